# For owners of the printed games: score pad, expedition deck, one's own cards, the Legend.

web-page-companion = Companion
companion-invite = Playing with the real box? Score pad, expedition deck and more
companion-title = Companion for the printed games
companion-words = Your cards on the table, the arithmetic here. The score pad and the expedition deck work without a network, too.
companion-game-silver-gold = Silver & Gold: Pyramids
companion-game-pyramido = Pyramido: Forgotten Treasures

## The score pad

companion-pad = Score pad
companion-pad-words = Tap what scores: it adds up at once and settles ties.
companion-new-sheet = New sheet
companion-new-sheet-words = All entries are wiped out; the names stay.
companion-add-player = Add a player
companion-remove-player = Remove { $name }
companion-players = Players and their points
companion-player = Player { $number }
companion-name = Name of player { $number }
companion-total = Total
companion-less = One less: { $what }
companion-more = One more: { $what }
companion-add = { $factor ->
    [1] Add { $number }
   *[other] Add { $number } times { $factor }
}
companion-entered = Entered: { $what }
companion-remove-term = { $factor ->
    [1] Take { $number } away
   *[other] Take { $number }×{ $factor } away
}
companion-mark = { $what }: { $mark }
companion-mark-taken = { $what }, { $who } has it
companion-section-all = Score card
companion-section-level = Level { $number }
companion-section-end = If points are level
companion-rival-legend = The Legend
companion-entry-silver-gold-completed = Completed pyramids
companion-entry-silver-gold-torches = Torches, by round
companion-entry-silver-gold-boxes = Boxes of the race
companion-entry-silver-gold-red = Red gems
companion-entry-silver-gold-green = Green gems
companion-entry-silver-gold-skulls = Skulls
companion-entry-pyramido-areas = Icons of activated areas
companion-entry-pyramido-mythical = Mythical gems
companion-entry-pyramido-coloured = Coloured gems
companion-entry-pyramido-gems = Gems left at the end
companion-verdict-empty = Tap what scores: it is added up here.
companion-verdict = { $who } is ahead with { $points } points.
companion-verdict-tie = Level at { $points } points: { $who } wins.
companion-verdict-shared = { $who } share first place with { $points } points.
companion-verdict-rival = { $who } is ahead with { $points } points.
companion-verdict-rival-tie = A tie goes to the Legend.
companion-tie-silver-gold-card = The lowest completed card decides.
companion-tie-pyramido-gems = The most gems left decide.
companion-tie-pyramido-level = The best single level decides.

## The deck that is turned up

companion-keeper-silver-gold = Expedition deck
companion-keeper-silver-gold-words = Turns up the patterns for everybody and counts rounds and turns.
companion-keeper-silver-gold-turn = Everybody marks, then completed cards are replaced, then boxes are claimed.
companion-begin = Turn up the first card
companion-next = Next card
companion-next-round = Shuffle and begin round { $round }
companion-new-game = New game
companion-new-game-words = The deck is shuffled and begins with round 1.
companion-not-begun = All cards are shuffled.
companion-round = Round { $round } of { $rounds }
companion-turn = Turn { $turn } of { $turns }
companion-round-over = Round { $round } is over once everybody has claimed.
companion-deck-over = That was the last card. Claim the last boxes, then count the points.
companion-seen = Seen this round
companion-nothing-yet = Nothing yet.
companion-left = { $count ->
    [one] Still in the deck: { $count } card
   *[other] Still in the deck: { $count } cards
}
companion-no-undo = A card that was seen cannot be put back: chance has no undo.
companion-card-silver-gold-i2 = Two in a row
companion-card-silver-gold-i3 = Three in a row
companion-card-silver-gold-v3 = Corner of three
companion-card-silver-gold-l4 = L of four
companion-card-silver-gold-t4 = T of four
companion-card-silver-gold-o4 = Square of four

## One's own cards

companion-pieces-silver-gold = My own pyramid cards
companion-pieces-silver-gold-words = Enter the cards of your box once, then play with them here.
companion-pieces-pyramido = My own dominoes
companion-pieces-pyramido-words = Enter the dominoes of your box once, then play with them here.
companion-piece-silver-gold = Card { $number }
companion-piece-pyramido = Domino { $number }
companion-import = Open a file
companion-export = Save as a file
companion-start-anew = Start anew
companion-start-anew-words = All that was entered here is wiped out. Save it as a file first if you want to keep it.
companion-unchecked = The server does not answer. What you enter is kept here and will be checked later.
companion-previous = Previous
companion-following = Next
companion-not-entered = Not entered yet: any change enters it.
companion-piece-fine = Nothing wrong with it.
companion-piece-drop = Take it out again
companion-deck-name = Name of the set, one word
companion-progress = { $done } of { $size } are entered
companion-faults = What is still missing
companion-use = Use on this server
companion-used = { $name } can now be chosen when a table is opened.
companion-state-missing = { $piece }, not entered
companion-state-wrong = { $piece }, with a fault
companion-state-done = { $piece }, entered
companion-tools = What to paint
companion-tools-words = Tap or drag over squares. By keys: arrows, and the letter of what is to be there.
companion-block = Block { $side }
companion-quarter = Icon on block { $side }, { $quarter }
companion-quarter-0 = upper left
companion-quarter-1 = upper right
companion-quarter-2 = lower left
companion-quarter-3 = lower right
companion-quarters-words = Tap a quarter to put an icon there or to take it away. Block A lies on the left.
companion-fault-place = Entry no. { $place } of the file: { $fault }
companion-fault-toml-at = The file is not written as TOML: line { $line }, column { $column }.
companion-fault-toml = The file is not written as TOML.
companion-fault-empty = Nothing is entered yet: the file has no [[{ $table }]].
companion-fault-tables = All that is entered must stand under [[{ $table }]].
companion-fault-letters = The name may have up to { $most } letters, digits, - and _.
companion-fault-name = The set still needs a name, of one word.
companion-fault-taken = The name { $name } belongs to another set: give yours its own.
companion-fault-key = Nobody knows what { $key } means here.
companion-fault-number = The number must be one of 1 to { $most }.
companion-fault-twice = This number stands more than once.
companion-fault-missing = { $count ->
    [one] { $count } is still missing: { $numbers }.
   *[other] { $count } are still missing: { $numbers }.
}
companion-fault-cards-share = Cards that are { $colour }: { $found } instead of { $wanted }.
companion-fault-colour = There is no colour { $found }; the file knows { $known }.
companion-fault-grid = A card has { $rows } rows of { $columns } squares.
companion-fault-square = Square { $square }: there is no sign { $found }; the file knows { $known }.
companion-fault-entrance = There must be exactly one entrance, in the top row.
companion-fault-tomb = There must be exactly one golden tomb, in the bottom row.
companion-fault-cut-off = Cannot be reached from the entrance: { $squares }.
companion-fault-block = Block { $side } must be written like “red 10/00”.
companion-fault-block-colour = Block { $side }: there is no colour { $found }; the file knows { $known }.
companion-fault-icons = A domino has { $wanted } icons, this one has { $found }.
companion-fault-twin = It is the same as domino { $twin }, maybe turned by half.
companion-fault-blocks-share = Blocks that are { $colour }: { $found } instead of { $wanted }.
companion-fault-icons-share = Icons that are { $colour }: { $found } instead of { $wanted }.
companion-fault-pairs-share = Dominoes in { $colour } and { $other }: { $found } instead of { $wanted }.
refused-DECK = There is no such deck here.
refused-DECK-FAULT = The set still has a fault.
refused-DECK-NAME = There is a set of this name already: choose another one.
refused-DECK-LIMIT = The set is too large, or you have as many here as one can have.

## A game with real pieces

companion-real-pyramido = The Legend at your table
companion-real-pyramido-words = Solo with real dominoes: tell what lies there, and it says what the Legend does.
companion-real-about = Set up a solo game on your table. Then tell what you see, one thing at a time, and play your own turns here as well. Backs need not be told. The Legend’s turns come by themselves, with the rule for each step.
companion-real-begin = Begin
companion-your-name = Your name
companion-tell-legend = Which domino begins the Legend’s stack?
companion-tell-gem = Which gem was drawn for space { $space }?
companion-tell-domino = Which domino lies face up on pile { $space }?
companion-tell-draw = Which gem does the Legend draw from the bag?
companion-since = What has happened
companion-take-back = Take the last entry back
companion-save-record = Save the record
companion-watch = Look at it as a replay
companion-hues = Colours on the domino
companion-found = { $count ->
    [one] { $count } domino is possible
   *[other] { $count } dominoes are possible
}
companion-face-down = face down
companion-real-over = The game is over: { $points } points, the Legend { $rival }.
refused-REAL = This game cannot be played with real pieces here.
companion-real-leave = What was told so far is wiped out. Save the record first if you want to keep it.

## Only what the Legend needs

companion-ask-pyramido = What does the Legend do?
companion-ask-pyramido-words = Quicker: tell only what lies in the five spaces, and score your own pyramid yourself.
companion-ask-icons = Icons of the Legend’s top domino
companion-ask-space = Space { $space }
companion-ask-up = face up
companion-ask-go = What does the Legend do?
companion-ask-done = Done on the table
companion-ask-next = Then turn up the next domino of that pile, refill empty spaces and split for an empty pile.
companion-ask-draw = It got no gem: draw one from the bag for it.
companion-ask-gems = Gems of the Legend
companion-ask-level = Level { $level } is over: score
companion-ask-scored = The Legend’s points: { $points } ({ $levels })
companion-ask-gem = { $gem }: { $count }
