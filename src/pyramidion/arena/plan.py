"""A tournament before it is played: what it consists of is a pure function of this."""

from collections.abc import Iterable
from functools import cached_property
from hashlib import sha256
from pathlib import Path
from shlex import quote
from typing import NamedTuple

from msgspec import Struct, json, structs

import pyramidion
from pyramidion.arena.seatings import LineUp, line_ups, seatings
from pyramidion.bots.outside import find, is_outside
from pyramidion.core.game import Options

# Of the core: what rules and judgement are made of. Of a title: its rules, how bots judge it, its decks or
# dominoes and who reads them, and what it starts with.
DECISIVE = (
    "core/bits.py",
    "core/rng.py",
    "core/sense.py",
    "core/state.py",
    "bots/*.py",
    "{folder}/rules/*.py",
    "{folder}/sense*.py",
    "{folder}/sense.toml",
    "{folder}/data/*.toml",
    "{folder}/*_file.py",
    "{folder}/__init__.py",
)


class Job(NamedTuple):
    """One game to be played."""

    deal: int  # games of one deal have the same number and the same chance
    seed: str
    options: Options
    seats: LineUp


class Plan(Struct, frozen=True, dict=True, forbid_unknown_fields=True):
    """Who plays what, and how often. Entrants are known by their number in `bots`.

    Game n is always the same, however many are played: a longer tournament begins with the shorter one.
    """

    game: str
    bots: list[str]
    seats: int
    settings: list[Options]  # each deal is played with all of them
    seed: str
    games: int
    files: dict[str, str] = {}  # texts of data files, by the option they are for
    code: str = ""  # what the games, bots and rules were made of

    @cached_property
    def line_ups(self) -> list[LineUp]:
        """The tables that are played in each deal."""
        return line_ups(len(self.bots), self.seats)

    @cached_property
    def names(self) -> list[str]:
        """What to call the entrants: by their spec, and if it is there again, by a number too."""
        before = [self.bots[:k].count(spec) for k, spec in enumerate(self.bots)]
        return [f"{spec} #{n + 1}" if n else spec for spec, n in zip(self.bots, before, strict=True)]

    @cached_property
    def turns(self) -> int:
        """In how many seatings each line-up plays a deal."""
        return len(seatings(self.line_ups[0], 0))

    @property
    def per_deal(self) -> int:
        """How many games a whole deal has."""
        return len(self.settings) * len(self.line_ups) * self.turns

    @property
    def deals(self) -> int:
        """How many deals are played; the last one may not be whole."""
        return -(-self.games // self.per_deal)

    def job(self, number: int) -> Job:
        """Game `number`, counted from 0: deal by deal, in each all settings, line-ups and seatings."""
        deal, rest = divmod(number, self.per_deal)
        rest, turn = divmod(rest, self.turns)
        setting, line_up = divmod(rest, len(self.line_ups))
        seats = seatings(self.line_ups[line_up], deal)[turn]
        return Job(deal, f"{self.seed}-{deal + 1}", self.settings[setting], seats)

    def told(self) -> str:
        """How much is played of what, in words."""
        fixed = {name: value for name, value in self.settings[0].items() if name not in self._varied}
        parts = [_count(self.seats, "seat"), _count(self.games, "game"), _count(self.deals, "deal")]
        return ", ".join([*parts, f"seed {self.seed}", *map("=".join, fixed.items())])

    def command(self) -> str:
        """What to type to have it played; data files have to be named as well."""
        values = {name: list(dict.fromkeys(one[name] for one in self.settings)) for name in self.settings[0]}
        words = ["pyramidion arena", self.game, "--bots", ",".join(self.bots), "--seats", str(self.seats)]
        words += ["--games", str(self.games), "--seed", quote(self.seed)]
        words += [
            f"--option {name}={','.join(some)}" for name, some in values.items() if name not in self.files
        ]
        return " ".join([*words, *(f"--{name} FILE" for name in self.files)])

    def setting(self, options: Options) -> str:
        """A setting in words: what it has of its own."""
        return " ".join(f"{name}={options[name]}" for name in self._varied) or "all games"

    @cached_property
    def _varied(self) -> list[str]:
        first, *others = self.settings
        return [name for name in first if any(other[name] != first[name] for other in others)]

    def same_games(self, other: "Plan") -> bool:
        """Whether both play the same games, but for how many."""
        return structs.replace(self, games=0) == structs.replace(other, games=0)

    def fingerprint(self) -> str:
        """Plans that play the same games have the same, others not."""
        return sha256(json.encode(structs.replace(self, games=0))).hexdigest()[:16]


def code(game: str, bots: Iterable[str] = ()) -> str:
    """A fingerprint of everything that decides how games go: rules, judgement, data, bots."""
    digest = sha256()
    for name, path in decisive(game, Path(pyramidion.__file__).parent):
        digest.update(name.encode() + b"\0" + path.read_bytes() + b"\0")
    for spec in filter(is_outside, bots):
        digest.update(Path(find(spec.partition(":")[0], spec)).read_bytes())
    return digest.hexdigest()[:16]


def decisive(game: str, root: Path) -> list[tuple[str, Path]]:
    """The files that decide how games of a title go, by their names from a folder; how it looks does not."""
    folder = f"games/{game.replace('-', '_')}"
    found = [path for pattern in DECISIVE for path in root.glob(pattern.format(folder=folder))]
    return sorted(
        (path.relative_to(root).as_posix(), path) for path in found if not path.name.startswith("test_")
    )


def _count(n: int, what: str) -> str:
    return f"{n:,} {what}" if n == 1 else f"{n:,} {what}s"
