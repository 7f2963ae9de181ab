"""What a deck holds, and what its cards bring where everybody plays at random."""

from collections.abc import Iterable
from dataclasses import dataclass

from pyramidion.core.bits import members
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import CHANCE, OVER
from pyramidion.games.silver_gold.rules.actions import TAKE
from pyramidion.games.silver_gold.rules.deck import COLOURS, Card, Deck
from pyramidion.games.silver_gold.rules.patterns import CARD_BITS, HALF, beside, masks
from pyramidion.games.silver_gold.rules.player import Player
from pyramidion.games.silver_gold.rules.sheet import gem_points, skull_points, torch_points
from pyramidion.games.silver_gold.rules.state import DRAWN, KEEP_TWO, MARK, SilverGold

SEATS = 4
SYMBOLS = {
    "crosses": "+",
    "red": "r",
    "green": "g",
    "torches": "t",
    "skulls": "s",
    "potions": "p",
    "walls": "#",
}
Row = dict[str, str | int | float | None]


def tables(deck: Deck, seeds: Iterable[str]) -> dict[str, list[Row]]:
    """The symbols of each colour; the cards, with what came of them in a random game for each seed."""
    coloured = {colour: [card for card in deck.cards if card.colour == colour] for colour in COLOURS}
    symbols: list[Row] = [
        {"colour": colour, "cards": len(cards), **_counts(cards)}
        for colour, cards in [*coloured.items(), ("all", deck.cards)]
    ]
    return {"symbols": symbols, "cards": card_rows(deck, seeds)}


def card_rows(deck: Deck, seeds: Iterable[str]) -> list[Row]:
    """Each card: `kept` of hands, `taken` from displays and `completed` are shares of the chances to.

    `held` counts the seats that had it, `turns` those from getting to completing it; `points` are those of
    its symbols, for each seat that had it.
    """
    lives = [Life() for _ in deck.cards]
    for seed in seeds:
        live(SilverGold(deck, SEATS), seeded(seed), lives)
    return [
        {
            "card": card.number,
            "colour": card.colour,
            "way": shortest_way(card),
            **_counts([card]),
            "kept": _share(life.kept, life.dealt),
            "taken": _share(life.taken, life.shown),
            "held": life.held,
            "completed": _share(life.completed, life.held),
            "turns": _share(life.turns, life.completed),
            "points": _share(life.points, life.held),
        }
        for card, life in zip(deck.cards, lives, strict=True)
    ]


def _counts(cards: list[Card]) -> dict[str, int]:
    squares = "".join("".join(card.grid) for card in cards)
    return {name: squares.count(kind) for name, kind in SYMBOLS.items()}


def _share(of: int, all_: int) -> float | None:
    return round(of / all_, 3) if all_ else None


def shortest_way(card: Card) -> int:
    """How many squares the shortest way from the entrance to the tomb has, both included."""
    reached, way = card.squares("E"), 1
    while not reached & card.squares("T"):
        reached |= int(beside(reached)) & card.squares("T.+rgtsp")
        way += 1
    return way


@dataclass
class Life:
    """What became of one card over many games."""

    dealt: int = 0  # at set-up
    kept: int = 0
    shown: int = 0  # in the display when a seat chose
    taken: int = 0
    held: int = 0  # kept, taken or drawn
    completed: int = 0
    turns: int = 0
    points: int = 0
    since: int = -1  # the turn in which its present seat got it

    def hold(self, turn: int) -> None:
        """A seat gets the card."""
        self.held += 1
        self.since = turn


def live(state: SilverGold, rng: Rng, lives: list[Life]) -> None:
    """Play a game at random and note down what becomes of the cards."""
    while (mover := int(state.mover())) != OVER:
        if mover == CHANCE:
            card = int(state.sample(rng))
            if state.phase == DRAWN:
                lives[card].hold(int(state.turn))
            state.apply(CHANCE, card)
            continue
        legal = state.legal(mover)
        action = legal[int(rng.below(len(legal)))]
        player = state.players[mover]
        if state.phase == MARK:
            _mark(state, player, mover, action, lives)
        elif state.phase == KEEP_TWO:
            for card in members(player.hand):
                lives[card].dealt += 1
            state.apply(mover, action)
            for card in (int(player.first), int(player.second)):
                lives[card].kept += 1
                lives[card].hold(-1)
        else:
            for card in members(state.display):
                lives[card].shown += 1
                if card == action - TAKE:
                    lives[card].taken += 1
                    lives[card].hold(int(state.turn))
            state.apply(mover, action)


def _mark(state: SilverGold, player: Player, seat: int, action: int, lives: list[Life]) -> None:
    squares = int(masks[action])
    place = int(squares > HALF)
    card = int(player.card(place))
    life, turn, before = lives[card], int(state.turn), _points(player)
    state.apply(seat, action)
    life.points += _points(player) - before
    if squares >> CARD_BITS * place & state.deck.cards[card].squares("T"):
        life.completed += 1
        life.turns += turn - life.since


def _points(player: Player) -> int:
    return int(gem_points(player.sheet) + torch_points(player.sheet) + skull_points(player.sheet))
