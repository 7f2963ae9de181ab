"""Makes and checks the dominoes of Pyramido: Forgotten Treasures (PY-1.4).

    python -m tools.make_dominoes --seed 1     writes the domino file anew
    python -m tools.make_dominoes --check      checks the file and shows how its icons are spread

Each colour has two one-coloured dominoes with both icons on one block and two with one on each; each pair of
colours has two dominoes with both icons on its first colour, two with both on its second, three with one on
each. Where in their blocks the icons lie is drawn at random and then exchanged until it is even: for each
colour over the four quarters, as drawn and as seen from the domino's own end (half a turn changes the one and
not the other), and over the six ways in which two icons can lie on one block.
"""

import argparse
from itertools import combinations, combinations_with_replacement
from pathlib import Path
from random import Random

from pyramidion.games.pyramido.domino_file import STANDARD, check, load
from pyramidion.games.pyramido.rules.dominoes import Block, Domino
from pyramidion.games.pyramido.rules.gems import COLOURS

ONE_COLOURED = ((2, 0), (2, 0), (1, 1), (1, 1))
TWO_COLOURED = ((2, 0), (2, 0), (1, 1), (1, 1), (1, 1), (0, 2), (0, 2))
LAYOUTS = {
    icons: [tuple(int(quarter in chosen) for quarter in range(4)) for chosen in combinations(range(4), icons)]
    for icons in range(3)
}
RARELY = 0.1


def make(seed: int) -> list[Domino]:
    """The dominoes in the order of their numbers; the same seed gives the same set."""
    rng = Random(f"dominoes {seed}")
    dominoes: list[Domino] = []
    for pair in combinations_with_replacement(range(len(COLOURS)), 2):
        for icons in ONE_COLOURED if pair[0] == pair[1] else TWO_COLOURED:
            sides = list(zip(pair, icons, strict=True))
            rng.shuffle(sides)
            a, b = (Block(colour, rng.choice(LAYOUTS[count])) for colour, count in sides)
            dominoes.append(Domino(len(dominoes) + 1, a, b))
    even_out(dominoes, rng)
    return dominoes


def even_out(dominoes: list[Domino], rng: Random) -> None:
    """Changes one or two dominoes at a time, rarely for the worse, until all is even and all differ."""
    worst = unevenness(dominoes)
    while worst:
        chosen = rng.sample(dominoes, rng.choice((1, 2)))
        before = [(domino.a, domino.b) for domino in chosen]
        for domino in chosen:
            domino.a, domino.b = (
                Block(block.colour, rng.choice(LAYOUTS[sum(block.quarters)]))
                for block in rng.sample((domino.a, domino.b), 2)
            )
        now = unevenness(dominoes)
        if now <= worst + (rng.random() < RARELY):
            worst = now
        else:
            for domino, (a, b) in zip(chosen, before, strict=True):
                domino.a, domino.b = a, b


def unevenness(dominoes: list[Domino]) -> int:
    """0 if icons are spread as evenly as can be and all dominoes differ."""
    uneven = len(dominoes) - len({domino.shape() for domino in dominoes})
    for tally in tallies(dominoes):
        # Equal counts, or where they do not divide, as many of the two nearest as it takes.
        least, more = divmod(sum(tally), len(tally))
        even = [least + 1] * more + [least] * (len(tally) - more)
        uneven += (
            sum(abs(count - goal) for count, goal in zip(sorted(tally, reverse=True), even, strict=True)) // 2
        )
    return uneven


def tallies(dominoes: list[Domino]) -> list[list[int]]:
    """Counts that should be equal: icons of a colour by quarter, drawn and lying; layouts of two icons."""
    drawn = [[0] * 4 for _ in COLOURS]
    lying = [[0] * 4 for _ in COLOURS]
    layouts = dict.fromkeys(LAYOUTS[2], 0)
    for domino in dominoes:
        for block, quarters in ((domino.a, domino.a.quarters), (domino.b, domino.b.quarters[::-1])):
            for quarter in range(4):
                drawn[block.colour][quarter] += block.quarters[quarter]
                lying[block.colour][quarter] += quarters[quarter]
            if quarters in layouts:
                layouts[quarters] += 1
    return [*drawn, *lying, list(layouts.values())]


def write(path: Path, seed: int, dominoes: list[Domino]) -> None:
    """Writes the domino file."""
    lines = [f"# Seed {seed}. Made by: python -m tools.make_dominoes --seed {seed}", 'name = "standard"']
    for domino in dominoes:
        lines += ["", "[[domino]]", f"id = {domino.number}"]
        for side, block in (("a", domino.a), ("b", domino.b)):
            upper, lower = block.quarters[:2], block.quarters[2:]
            quarters = "/".join("".join(map(str, row)) for row in (upper, lower))
            lines.append(f'{side} = "{COLOURS[block.colour]} {quarters}"')
    path.write_text("\n".join(lines) + "\n", encoding="utf-8")


def main() -> int:
    """Runs the command line; 1 if the dominoes are not as they should be."""
    parser = argparse.ArgumentParser(description="Make or check the dominoes.")
    parser.add_argument("--seed", type=int, default=1, help="the seed of a new set")
    parser.add_argument("--check", action="store_true", help="check the domino file instead of writing it")
    asked = parser.parse_args()
    if not asked.check:
        write(STANDARD, asked.seed, make(asked.seed))
    faults = check(STANDARD) or []
    if not faults:
        dominoes = load(STANDARD).dominoes
        print(*tallies(dominoes), f"unevenness {unevenness(dominoes)}", sep="\n")
    print(*faults, sep="\n")
    return 1 if faults else 0


if __name__ == "__main__":
    raise SystemExit(main())
