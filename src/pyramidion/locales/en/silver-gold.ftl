# Silver & Gold: Pyramids: the board, the log and the rules in short.

## What to do now

silver-gold-todo-keep = Choose the two pyramid cards you want to keep.
silver-gold-todo-mark = Mark the whole pattern on one of your cards, or just a single square.
silver-gold-todo-single = The pattern fits nowhere: mark a single square.
silver-gold-todo-cross = A red cross: mark one more square on either card.
silver-gold-todo-replace = Pyramid completed! Take a new card from the display or from the deck.
silver-gold-todo-take = Pyramid completed! Take a new card from the display.
silver-gold-todo-confirm = Confirm your choice, or take it back.
silver-gold-todo-wait = The others are choosing.
silver-gold-todo-end = The expedition is over.
silver-gold-stage = Round { $round } of 4, turn { $turn } of 7
silver-gold-stage-setup = Set-up

## The board

silver-gold-colour-green = green
silver-gold-colour-orange = orange
silver-gold-colour-purple = purple
silver-gold-card = Pyramid card { $number }, { $colour }
silver-gold-square = { $square }: { $what }
silver-gold-square-marked = { $square }: { $what }, marked
silver-gold-square-wall = wall
silver-gold-square-free = free
silver-gold-square-entrance = entrance
silver-gold-square-tomb = golden tomb
silver-gold-square-red-cross = red cross
silver-gold-square-red-gem = red gem
silver-gold-square-green-gem = green gem
silver-gold-square-torch = torch
silver-gold-square-skull = skull
silver-gold-square-potion = potion
silver-gold-expedition = Expedition card
silver-gold-turn = Turn
silver-gold-mirror = Mirror
silver-gold-single = Single square
silver-gold-other-way = Another way to lie here, { $way } of { $ways }
silver-gold-left = Still to come this round
silver-gold-pattern = { $pattern }: { $count ->
    [one] { $count } card
   *[other] { $count } cards
}
silver-gold-hand = Your four cards
silver-gold-display = Display
silver-gold-deck = Draw from the pyramid deck, { $count ->
    [one] { $count } card left
   *[other] { $count } cards left
}
silver-gold-race = Race for the colours
silver-gold-box-owned = { $points }, claimed by { $who }
silver-gold-marks = { $count ->
    [0] not started
    [one] { $count } mark
   *[other] { $count } marks
}
silver-gold-completed = Completed pyramids: { $cards }

## Choices in words

silver-gold-brings = { $what } ×{ $count }
silver-gold-choice-mark = Card { $card }: mark { $squares }
silver-gold-choice-mark-brings = Card { $card }: mark { $squares }; brings { $brings }; { $points ->
    [one] { $points } point
   *[other] { $points } points
}
silver-gold-choice-keep = Keep cards { $one } and { $other }
silver-gold-choice-take = Take card { $card } from the display
silver-gold-choice-draw = Draw an unseen card from the deck

## Score card

silver-gold-sheet = Score sheet
silver-gold-torches = Torches
silver-gold-red-gems = Red gems
silver-gold-green-gems = Green gems
silver-gold-skulls = Skulls
silver-gold-ticked = { $what }: { $count } of { $of }
silver-gold-part-tombs = Golden tombs
silver-gold-part-torches = Torches
silver-gold-part-boxes = Race boxes
silver-gold-part-gems = Gems
silver-gold-part-skulls = Skulls
silver-gold-part-total = Victory points
silver-gold-tie-card = Tied on points: { $who } wins with the lowest completed card, number { $card }.
silver-gold-tie-shared = Tied on points, and no one completed a pyramid: the victory is shared.

## Log

silver-gold-log-deal = { $who } gets card { $card }.
silver-gold-log-keep = { $who } keeps cards { $one } and { $other }.
silver-gold-log-show = Card { $card } joins the display.
silver-gold-log-round = Round { $round } begins.
silver-gold-log-reveal = The expedition shows { $pattern }.
silver-gold-log-mark = { $who } marks { $squares } on card { $card }.
silver-gold-log-cross = { $who } marks { $square } on card { $card } for a red cross.
silver-gold-log-take = { $who } takes card { $card } from the display.
silver-gold-log-draw = { $who } draws from the deck.
silver-gold-log-claim = { $who } claims the { $colour } box worth { $points }.
silver-gold-log-score = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
silver-gold-log-winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

## Why not: one sentence a rule

silver-gold-why-other = That cannot be done now.
silver-gold-why-SG-1-1 = Every card exists only once, and this one is not among the unseen.
silver-gold-why-SG-2-1 = You keep exactly two of the four cards you were dealt.
silver-gold-why-SG-2-2 = First the display is filled up to four cards.
silver-gold-why-SG-3-1 = First an expedition card is revealed; each can appear only as often as the deck holds it.
silver-gold-why-SG-4-1 = The whole pattern must lie on one of your cards, on unmarked squares that are no walls; you may turn and mirror it.
silver-gold-why-SG-4-2 = Your first mark on a card must include its entrance; later ones must share an edge with a mark made before.
silver-gold-why-SG-4-3 = A single mark must be the entrance or share an edge with a mark; and you cannot pass.
silver-gold-why-SG-4-4 = A red cross gives one extra mark, at once: on either card, the entrance or a square beside a mark.
silver-gold-why-SG-5-1 = New cards are taken only for completed pyramids, from the display or from the deck.
silver-gold-why-SG-5-2 = You completed two pyramids: choose your second card before the display is refilled.
silver-gold-why-SG-5-3 = First the display is refilled to four cards.
silver-gold-why-SG-5-4 = Whoever completed the card with the lower number replaces first.
silver-gold-why-SG-5-5 = The deck is empty: take a card from the display.
silver-gold-why-SG-5-6 = After the very last turn nothing is replaced.
silver-gold-why-SG-6-1 = A box is claimed on reaching 2, 4 or 6 pyramids of its colour: the highest one still free.
silver-gold-why-SG-6-2 = Whoever completed the card with the lower number claims first.
silver-gold-why-SG-7-1 = The score follows from tombs, torches, boxes, gems and skulls.
silver-gold-why-SG-7-3 = Most points wins; a tie goes to whoever completed the lowest card.

## Pictures of the rules

silver-gold-figure-SG-1-5 = Torches of rounds 1 and 4, six red gems, three green ones, three skulls: −6.
silver-gold-figure-SG-2-1 = Four cards dealt, two of them kept.
silver-gold-figure-SG-4-2 = The first mark includes the entrance; a later one touches what is marked, edge to edge.
silver-gold-figure-SG-4-3 = One square instead of the pattern.
silver-gold-figure-SG-4-4 = The pattern has marked a red cross: one more square is marked at once.
silver-gold-figure-SG-4-9 = Three skulls before the potion, one after it: −1 instead of −6.
silver-gold-figure-SG-6-1 = The 10 is gone: whoever reaches two, four or six purple pyramids now takes the 6.
silver-gold-figure-SG-6-2 = Ada completes card 33 as her second, Ben card 15 as his fourth: the lower number is first, so Ben takes the 6 and Ada the 3.
silver-gold-figure-SG-7-1 = Seven pyramids, two torches, three boxes, six red and three green gems, three skulls.
