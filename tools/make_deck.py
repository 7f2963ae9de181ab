"""Makes, checks and measures the decks of Silver & Gold: Pyramids (SG-1.6).

    python -m tools.make_deck standard --seed 1     writes the deck file anew
    python -m tools.make_deck standard --check      checks the file and measures it

What a deck must keep to: see `deckmaker/check.py`; the choice of ways that every card
offers: `deckmaker/routes.py`; how cards are valued: `deckmaker/simulate.py`.
"""

import argparse
import tomllib
from collections import defaultdict
from pathlib import Path
from random import Random

from tools.deckmaker.card import Card
from tools.deckmaker.check import faults, spread, summary
from tools.deckmaker.simulate import Tally
from tools.deckmaker.tune import Tallies, even_colours, first_deck, measure, slots_of, tune

DATA = Path(__file__).parents[1] / "src/pyramidion/games/silver_gold/data"


def make(name: str, seed: int) -> list[Card]:
    """The deck in the order of its numbers; the same name and seed give the same deck."""
    rng = Random(f"{name} {seed}")
    slots = slots_of(name, rng)
    deck = first_deck(slots, rng)
    print("before: " + spread(deck, measured(deck, rng)), flush=True)
    deck = tune(slots, deck, rng)
    deck = even_colours(deck, measured(deck, rng))
    colours = [deck[0:16], deck[16:32], deck[32:48]]
    for cards in colours:
        rng.shuffle(cards)
    return [card for trio in zip(*colours, strict=True) for card in trio]


def measured(deck: list[Card], rng: Random) -> Tallies:
    """What the cards yield over many fresh games."""
    tallies: Tallies = defaultdict(Tally)
    measure(deck, rng, tallies, plays=150)
    return tallies


def write(name: str, seed: int, deck: list[Card]) -> None:
    """Writes the deck file."""
    lines = [f"# Seed {seed}. Made by: python -m tools.make_deck {name} --seed {seed}", f'name = "{name}"']
    for number, card in enumerate(deck, 1):
        rows = ", ".join(f'"{card.grid[i : i + 5]}"' for i in range(0, 25, 5))
        lines += ["", "[[card]]", f"number = {number}", f"grid = [{rows}]"]
    (DATA / f"{name}.toml").write_text("\n".join(lines) + "\n", encoding="utf-8")


def read(name: str) -> list[Card]:
    """Reads the deck file, in the order of the numbers."""
    cards = tomllib.loads((DATA / f"{name}.toml").read_text(encoding="utf-8"))["card"]
    return [Card("".join(card["grid"])) for card in sorted(cards, key=lambda card: int(card["number"]))]


def main() -> int:
    """Runs the command line; 1 if the deck is not as it should be."""
    parser = argparse.ArgumentParser(description="Make or check a deck of pyramid cards.")
    parser.add_argument("name", choices=["standard", "wandering"])
    parser.add_argument("--seed", type=int, default=1, help="the seed of a new deck")
    parser.add_argument("--check", action="store_true", help="check the deck file instead of writing it")
    asked = parser.parse_args()
    if not asked.check:
        write(asked.name, asked.seed, make(asked.name, asked.seed))
    deck = read(asked.name)
    wrong = faults(asked.name, deck)
    print(summary(deck, measured(deck, Random(0))), *wrong, sep="\n")
    return 1 if wrong else 0


if __name__ == "__main__":
    raise SystemExit(main())
