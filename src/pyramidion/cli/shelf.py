"""The games at hand, with the data files that flags such as --deck added to them."""

import tomllib
from pathlib import Path

from pyramidion import catalog
from pyramidion.cli.usage import WrongUsage, readable
from pyramidion.core.game import Game, Options
from pyramidion.core.refusal import BadData


def file_options(game: Game) -> list[str]:
    """The options of a game whose values are data files."""
    return [option.name for option in game.options if option.is_file]


def own_name(path: Path) -> str:
    """The name that a sound data file gives itself."""
    return str(tomllib.loads(path.read_text("utf-8"))["name"])


class Shelf:
    """Finds games by name; a file given for an option is known to each game that has the option."""

    def __init__(self, files: dict[str, Path]) -> None:
        self.names: Options = {}  # the name that each file gives itself
        self._games: dict[str, Game] = {}
        if not files:
            return
        owners = {name: file_options(catalog.game(name)) for name in catalog.names()}
        known = sorted({option for options in owners.values() for option in options})
        for option, path in files.items():
            if option not in known:
                flags = " and ".join(f"--{name}" for name in known)
                raise WrongUsage(f"there is no flag --{option}; the flags for data files are {flags}")
            readable(path)
        for name, options in owners.items():
            if any(option in files for option in options):
                self._games[name] = _loaded(name, files)
        self.names = {option: own_name(path) for option, path in files.items()}

    def find(self, name: str) -> Game:
        """The game of this name; a KeyError, as in the catalog, if there is none."""
        return self._games[name] if name in self._games else catalog.game(name)

    def game(self, name: str) -> Game:
        """The game that was asked for on the command line."""
        try:
            return self.find(name)
        except KeyError as error:
            raise WrongUsage(str(error.args[0])) from None


def _loaded(name: str, files: dict[str, Path]) -> Game:
    try:
        return catalog.game_with(name, files)
    except BadData as bad:
        more = f" (and {len(bad.faults) - 1} more faults)" if len(bad.faults) > 1 else ""
        hint = "`pyramidion deck check` names all" if more else "see `pyramidion deck check`"
        raise WrongUsage(f"{bad.file}: {bad.faults[0]}{more}; {hint}") from None
