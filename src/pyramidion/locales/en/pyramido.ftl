# Pyramido: Forgotten Treasures: the board, the log and the rules in short.

## What to do now

pyramido-todo-take = Take a face-up domino together with one gem from its space.
pyramido-todo-split = The pile is empty: choose another pile to split.
pyramido-todo-open = Turn up the top domino of a face-down pile.
pyramido-todo-place = Place your domino in your pyramid.
pyramido-todo-activate = Spend gems to activate areas, then finish the level.
pyramido-todo-discard = You hold { $count } gems: discard down to five.
pyramido-todo-confirm = Confirm your choice, or take it back.
pyramido-todo-wait = The others are playing.
pyramido-todo-end = The pyramids are complete.
pyramido-stage = Level { $level } of 4
pyramido-stage-setup = Set-up

## Pieces

pyramido-colour-orange = orange
pyramido-colour-blue = blue
pyramido-colour-purple = purple
pyramido-colour-green = green
pyramido-colour-red = red
pyramido-gem-orange = orange topaz
pyramido-gem-blue = blue sapphire
pyramido-gem-purple = purple amethyst
pyramido-gem-green = green peridot
pyramido-gem-red = red ruby
pyramido-gem-mythical = mythical gem
pyramido-gems = { $count } × { $gem }
pyramido-half = { $colour } with { $icons ->
    [0] no icon
    [one] { $icons } icon
   *[other] { $icons } icons
}
pyramido-domino = Domino: { $a }, { $b }
pyramido-back = Face-down domino: { $a }, { $b }
pyramido-empty = empty
pyramido-pile = Pile { $space }: { $shown }; { $height } in the pile
pyramido-moves = moves { $count }
pyramido-take-gem = { $gem } of space { $space }

## The board

pyramido-market = Exploration area
pyramido-hand = Domino in hand
pyramido-turn = Turn
pyramido-place = Place here
pyramido-angle = At an angle
pyramido-peel = Look through the levels
pyramido-own = Your pyramid, building level { $level }
pyramido-pyramid-of = Pyramid of { $who }, level { $level }, { $blocks ->
    [one] { $blocks } block
   *[other] { $blocks } blocks
}
pyramido-cell = Level { $level }, column { $x }, row { $y }
pyramido-hole = { $count ->
    [one] Leaves a hole
   *[other] Leaves { $count } holes
}
pyramido-change-new = new { $colour } area with { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
}
pyramido-change-grows = { $colour } grows to { $icons }
pyramido-change-merges = { $colour } areas join to { $icons }
pyramido-change-shrinks = { $colour } shrinks to { $icons }
pyramido-change-splits = { $colour } splits, { $icons ->
    [one] { $icons } icon in all
   *[other] { $icons } icons in all
}
pyramido-change-covered = { $colour } is covered
pyramido-purse = Gems: { $gems }
pyramido-legend = The Legend
pyramido-the-legend = THE Legend
pyramido-wants = Wants: { $gems }
pyramido-legend-turns = { $count ->
    [one] { $count } turn left on this level
   *[other] { $count } turns left on this level
}

## Scoring

pyramido-scoring = Activate areas
pyramido-best = Best: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pyramido-done = Finish with { $points } (areas { $areas } + mythical { $mythical })
pyramido-area = { $colour }, { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
}
pyramido-pay = Pay { $gems } for { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pyramido-sheet = Score sheet
pyramido-level = Level { $level }
pyramido-total = Total
pyramido-tie-gems = Tied on points: { $who } has more gems left.
pyramido-tie-level = Tied on points and gems: { $who } has the best single level.
pyramido-tie-shared = Tied on points, gems and best level: the victory is shared.
pyramido-tie-legend = A tie goes to the Legend.

## Choices in words

pyramido-choice-take = Space { $space }: take { $gem }. { $domino }
pyramido-choice-split = Split pile { $giver }, { $count ->
    [one] { $count } domino moves
   *[other] { $count } dominoes move
}
pyramido-choice-open = Turn up pile { $space }. { $back }
pyramido-choice-place = Block A on { $a }, block B on { $b }: { $changes }
pyramido-hint-take = Take { $gem } and the domino of space { $space }
pyramido-hint-open = Turn up pile { $space }
pyramido-hint-place = Place it here: { $changes }
pyramido-choice-activate = Activate { $colour } with { $icons ->
    [one] { $icons } icon
   *[other] { $icons } icons
} for { $gems }: { $points ->
    [one] { $points } point
   *[other] { $points } points
}
pyramido-choice-discard = Discard { $gem }

## Log

pyramido-log-legend = { $who } begins its stack.
pyramido-log-gem = From the bag to space { $space }: { $gem }.
pyramido-log-domino = The top of pile { $space } is turned up.
pyramido-log-level = Level { $level } begins, { $who } starts.
pyramido-log-take = { $who } takes the domino of space { $space } and a gem: { $gem }.
pyramido-log-take-domino = { $who } takes the domino of space { $space }.
pyramido-log-take-gem = { $who } takes a gem from space { $space }: { $gem }.
pyramido-log-split = { $who } refills pile { $space } from pile { $giver }.
pyramido-log-open = { $who } opens pile { $space }.
pyramido-log-place = { $who } places the domino.
pyramido-log-skip = { $who } has no room and skips.
pyramido-log-activate = { $who } activates an area of level { $level }: { $gems }.
pyramido-log-discard = { $who } discards: { $gem }.
pyramido-log-draw = { $who } draws from the bag: { $gem }.
pyramido-log-score = { $who } scores { $points ->
    [one] { $points } point
   *[other] { $points } points
} on level { $level }.
pyramido-log-total = { $who } has { $points ->
    [one] { $points } point
   *[other] { $points } points
} in all.
pyramido-log-winner = { $count ->
    [one] { $who } wins.
   *[other] { $who } share the victory.
}

## Why not: one sentence a rule

pyramido-why-other = That cannot be done now.
pyramido-why-PY-1-1 = A domino is two blocks that share an edge, and there is only one of each.
pyramido-why-PY-1-2 = A back shows colours and numbers of icons, and the domino must agree with it.
pyramido-why-PY-1-3 = The bag holds only so many gems of each kind.
pyramido-why-PY-2-1 = The set-up comes first: three gems in each space, piles 1, 3 and 5 face up.
pyramido-why-PY-2-2 = It is not your turn.
pyramido-why-PY-3-1 = Take a domino that is face up, and one gem from the same space.
pyramido-why-PY-3-2 = Only an empty pile is refilled, with the bottom half of another pile of at least two dominoes.
pyramido-why-PY-3-3 = A space gets three new gems only when it has none left.
pyramido-why-PY-3-4 = Turn up the top of a pile that is face down.
pyramido-why-PY-3-5 = Now place your domino in your pyramid.
pyramido-why-PY-3-6 = A new domino is turned up before you place yours.
pyramido-why-PY-3-7 = Whoever has room must play; whoever has none skips.
pyramido-why-PY-4-2 = On level 1 a domino must touch an earlier one along an edge, lie on free cells, and all must fit into 5×4.
pyramido-why-PY-4-3 = A domino must lie on two free neighbouring cells of this level, each over four blocks of the level below.
pyramido-why-PY-4-5 = Nobody goes on before everybody has completed and scored the level.
pyramido-why-PY-5-1 = Only what is seen from above counts: this block is covered or does not exist.
pyramido-why-PY-5-2 = An area is activated once per level, by 1 or 3 gems of its colour; two mythical gems stand in for one.
pyramido-why-PY-5-3 = You do not have these gems.
pyramido-why-PY-5-4 = Each mythical gem you keep scores one point.
pyramido-why-PY-5-6 = Gems are discarded only after a level has been scored, down to five.
pyramido-why-PY-5-7 = The player with the fewest points of the last level starts.
pyramido-why-PY-6-1 = The highest total wins; tied: most gems left, then the best single level.
pyramido-why-PY-7-1 = Now the Legend has its turn.
pyramido-why-PY-7-2 = The Legend takes the gems that its top domino shows, from the left.
pyramido-why-PY-7-3 = The Legend takes mythical gems for what it did not find, two gems in all.
pyramido-why-PY-7-4 = The Legend takes the domino of the space where it took its last gem.
pyramido-why-PY-7-5 = If it finds no gem, the Legend takes the leftmost domino and draws from the bag.
pyramido-why-PY-7-6 = The Legend refills what it has emptied.
pyramido-why-PY-7-7 = The Legend scores its coloured gems times the level, and two for each mythical gem.
pyramido-why-PY-7-8 = You must have more points than the Legend.
pyramido-why-PY-7-9 = THE Legend draws one more gem at the start of a level if it has seven mythical gems.

## Pictures of the rules

pyramido-figure-PY-2-1 = Five spaces: three dominoes face up, two face down, three gems before each.
pyramido-figure-PY-3-1 = The domino and one gem of the same space.
pyramido-figure-PY-4-1 = A finished pyramid: 20, 12, 6 and 2 blocks.
pyramido-figure-PY-4-2 = The red domino touches another one: fine. On the crossed cells it would touch none.
pyramido-figure-PY-4-3 = A domino of level 2, at an angle and from above: each of its blocks covers a quarter of four blocks below.
pyramido-figure-PY-4-4 = Two single cells are left, and no domino fits on either: two holes, one domino less.
pyramido-figure-PY-5-1 = The red area lies on two levels and shows 5 icons. A purple icon and an orange one are covered and count no more.
pyramido-figure-PY-5-2 = To activate a red area: with these gems each of its icons is 1 point (×1) or 2 points (×2).
pyramido-figure-PY-7-2 = On the left the top of its stack: it wants red and blue. It finds red in the second space and blue in the third.
pyramido-figure-PY-7-3 = Red is found, blue is nowhere: for it the Legend takes the leftmost mythical gem.
pyramido-figure-PY-7-4 = Its last gem was the blue one, so it takes the domino of the third space.
pyramido-figure-PY-7-5 = No red, no blue, nothing mythical: the leftmost domino, and a gem from the bag.
pyramido-figure-PY-7-7 = The end of level 3: five coloured gems and six mythical ones.
