## Pages

web-page-learn = Learn
web-page-rules = Rules
web-page-tutorial = First steps
web-page-replay = Look back
learn-title = Learn and look back
learn-words = First steps in five minutes, the rules by clause, and every game to look at again.
learn-tutorials = First steps
learn-rules = The rules
learn-replays = Look at a game again
learn-you = You
learn-no-server = The server does not answer. Please try again in a moment.

## Rules

learn-search = Search the rules
learn-found =
    { $count ->
        [0] No clause speaks of that.
        [one] { $count } clause
       *[other] { $count } clauses
    }
learn-clause-link = Link to { $clause }

## Tutorials

learn-step = Step { $step } of { $steps }
learn-go-on = Go on
learn-go-back = Back
learn-your-turn = Your turn: follow the glow.
learn-not-this = That would be possible, but here we try something else: follow the glow.
learn-show-me = Do it for me
learn-finished = Done! Now for a real game.
learn-play-now = Play
learn-again = Once more
learn-silver-gold-first = Silver & Gold: your first pyramid
learn-pyramido-first = Pyramido: your first levels
learn-pyramido-legend = Pyramido alone: meet the Legend

learn-silver-gold-first-welcome = Each card you are about to see is a pyramid. You enter at the top left, go round the walls and look for the golden tomb at the bottom right. Reaching it completes the pyramid: 10 points.
learn-silver-gold-first-keep = Four cards were dealt to you; tap the two that you keep. Here take 15 and 40: 15 has many treasures on its way.
learn-silver-gold-first-pattern = The expedition shows an L. Everybody marks this shape at the same time, turned or mirrored as they like. The first marks of a card include its entrance. Tap one of the glowing squares of card 15: that marks them all.
learn-silver-gold-first-cross = You marked a red cross: it gives you one more square at once, on either card. Take the red gem beside it.
learn-silver-gold-first-gems = A red and a green gem are a pair: 5 points. A gem without a partner is worth 1.
learn-silver-gold-first-single = The expedition drew a square of four. It fits only on card 40, over a skull, and skulls cost points. Instead of the shape you may always mark a single square, which is already chosen here: begin card 40 at its entrance.
learn-silver-gold-first-touch = New marks touch what you marked before, edge to edge. Lay the three in a row and take another red gem.
learn-silver-gold-first-skull = Sometimes the way leads over a skull. The first costs 1 point, but each further one costs more. This time it is worth it.
learn-silver-gold-first-potion = Two squares with a torch and a potion. A torch is 5 points, once in each of the four rounds. The potion makes up to two skulls vanish.
learn-silver-gold-first-tomb = Now reach the golden tomb: 10 points, and the pyramid is completed.
learn-silver-gold-first-replace = For a completed pyramid you take a new card: one of the four laid open, or an unseen one. Take card 30.
learn-silver-gold-first-race = Colours are a race: each has three boxes, worth 10, 6 and 3. Whoever has completed two, four or six pyramids of a colour takes the best box of it that is left.
learn-silver-gold-first-end = Four rounds of seven turns, then the points are counted. That is all you need to know!

learn-pyramido-first-welcome = You build a pyramid of dominoes in four levels. After each level you spend gems on areas of a colour: each visible gem icon in them is a point.
learn-pyramido-first-take-1 = Three of the five piles are face up. Take the glowing domino, and with it the mythical gem, the one with an eye. Mythical gems are wild: two of them stand for one gem of any colour. Each one you keep is a point on every level.
learn-pyramido-first-open-1 = Now turn up one of the face-down dominoes. Its back shows colours and how many icons there are.
learn-pyramido-first-place-1 = Lay your domino: tap it where it glows. The first one may lie anywhere.
learn-pyramido-first-take-2 = Your rival has taken and laid a domino too. Your turn again: domino and gem always come from the same space. Take the glowing domino, and with it a red gem.
learn-pyramido-first-open-2 = Turn up another one: everybody will be able to take it.
learn-pyramido-first-place-2 = Each further domino of level 1 touches an earlier one. Blocks of one colour that touch form an area: large areas bring more for one gem.
learn-pyramido-first-rest = Go on, and the rest of level 1 is laid for you: ten dominoes in a frame of five by four. You may leave a hole, but then one domino less fits in.
learn-pyramido-first-areas = The level is complete, now everybody activates areas in secret. One gem of its colour, or two mythical ones, and each visible icon of the area is a point.
learn-pyramido-first-activate-1 = Activate the orange area: tap +1 to pay one gem of its colour for its one icon.
learn-pyramido-first-activate-2 = Pay three gems for an area, and it counts twice. Two mythical gems stand for one: with two red and two mythical ones you pay three. Use them here.
learn-pyramido-first-done = More areas were activated for you. You need not spend every gem: up to five may be kept. Tap “Finish”.
learn-pyramido-first-level = Level 2! Whoever scored least begins. Its blocks lie over the joints of level 1, and whatever they cover counts no more.
learn-pyramido-first-above = Take the glowing domino and its gem for level 2.
learn-pyramido-first-over = Lay it where it covers few icons and joins its colours: an area runs on from level to level, as far as it can be seen.
learn-pyramido-first-end = Level 2 takes six dominoes, level 3 three and level 4 one; each is scored like the first. The highest total wins. That is all you need to know!

learn-pyramido-legend-welcome = Alone you play against the Legend. It builds nothing: it gathers gems. At the end you need more points than it has; a tie is the Legend's.
learn-pyramido-legend-wants = The Legend has one domino, and it wants gems in the colours of the two icons on it.
learn-pyramido-legend-take-1 = You begin as always: take the glowing domino, here with its mythical gem. What you take, the Legend cannot have.
learn-pyramido-legend-open-1 = Turn up a domino. Think of the Legend: it looks at the three face-up spaces in order, space 1 first.
learn-pyramido-legend-place-1 = Lay your domino: tap it where it glows.
learn-pyramido-legend-legend-1 = Now it is the Legend's turn. It takes each gem that it wants, space by space in the same order, and mythical ones for what is missing: two gems at most.
learn-pyramido-legend-gathered-1 = It took a red gem and, for want of a purple one, a mythical one. The domino from the space of its last gem now lies on its stack: the icons on it are what the Legend wants next.
learn-pyramido-legend-take-2 = Your second turn. Take the glowing domino, this time with the green gem.
learn-pyramido-legend-open-2 = Turn up another one.
learn-pyramido-legend-place-2 = Lay it beside its colour.
learn-pyramido-legend-legend-2 = And the Legend again, after each of your turns: ten times on level 1, then six, three and one.
learn-pyramido-legend-gathered-2 = If it found no gem at all, it would take the first domino that is face up and draw a gem from the bag. Go on, and the rest of the level is played for you.
learn-pyramido-legend-score = The level is full. You activate areas as usual; the Legend scores its coloured gems times the number of the level, and two points for each mythical one.
learn-pyramido-legend-end = It gives its coloured gems back and keeps the mythical ones: they count again on every level. So do not leave it too many. Good luck!

## Replay

learn-broken-line = Line { $line } of the record:
learn-drop = Drop a record (.pyr) here, or open one
learn-open = Open a record
learn-ply = { $ply } of { $plies }
learn-position = Position in the game
learn-first = To the start
learn-back = One step back
learn-play = Play
learn-pause = Pause
learn-forward = One step on
learn-last = To the end
learn-speed = Speed
learn-eyes = Seen by
learn-onlooker = An onlooker
learn-moments = Moments
learn-moment-round = Round { $number }
learn-moment-level = Level { $number }
learn-moment-big = { $name }: { $points } points at once
learn-moment-end = The end
learn-share = Share by link
learn-download = Download the record
learn-keys = Arrow keys step, Home and End jump, the space bar plays.
learn-look-back = Look back

## Analysis and hindsight

learn-analysis = What did it cost?
learn-analyse = Analyse the game
learn-analysing-soon = Getting ready to think …
learn-analysing = Thinking about choice { $done } of { $total } …
learn-course = Points each could expect, over the game
learn-costliest = The costliest choices
learn-no-cost = Nothing that the Master would have done better.
learn-cost = cost { $points } points
learn-better-elsewhere = Better in another place: “Show” points it out.
learn-better = Better: { $line }
learn-no-more = Leave it at that.
learn-show = Show
learn-whose = Choices of
learn-all-choices =
    { $count ->
        [one] The only choice
       *[other] All { $count } choices, one by one
    }
learn-unsure = (may be luck)
learn-best = The Master would have done the same.
learn-try-again = Try again from here
learn-try-again-words = A new table goes on from this position, against the same bots; the Master plays for people. What is drawn from now on is drawn anew.
learn-try-again-as = You play
learn-try-again-against = Against
learn-try-again-same = the same as before
learn-try-again-start = Start
learn-tried-again = tried again
refused-AGAIN = The game is over at this point. Go back to an earlier move and try from there.
learn-hindsight = What was possible
learn-hindsight-words = With the cards that came (in Pyramido: with the dominoes and gems that were taken), all known beforehand. A line for the first number was found; that none gives more than the second is proven.
learn-exact = Exact: { $points } was the best possible.
learn-enclosed = Not exact: a line for { $found } was found, and { $bound } is a proven bound. The best lies between them.
learn-scored = Scored
learn-possible = Possible
learn-bound = Never more than

## One's own games

web-page-past = Your games
learn-past-none = No finished game yet. Play one, and it will be here.
learn-past-played = Played
learn-past-won = Won
learn-past-mean = On average
learn-past-best = Best
learn-past-course = Points over time
learn-past-against = Games won, by opponent
learn-past-parts = Your points by what they were for, on average
learn-past-all = All games
learn-past-export = Export all ({ $count })
learn-past-when = When
learn-past-points = Points
learn-past-place = Place
learn-past-recent = Last five
learn-past-streak = Won in a row, at most
learn-past-lead = Ahead of the best rival
learn-past-seconds = Time for a move
learn-past-seconds-of = { $seconds } s
learn-past-began = Won as first player
learn-past-of = { $won } of { $played }
learn-past-by-round = Your points by round
learn-past-by-level = Your points by level
learn-past-sheet = On your score sheet, on average
learn-past-game = Game
learn-past-show-all = Show all { $count }
learn-part-tombs = Pyramids
learn-part-torches = Torches
learn-part-boxes = Boxes
learn-part-gems = Gems
learn-part-skulls = Skulls
learn-part-areas = Areas
learn-part-mythical = Mythical gems
