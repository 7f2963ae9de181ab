"""Decks and dominoes that guests entered: kept in the store, laid out as files for games and bots."""

from pathlib import Path
from tempfile import TemporaryDirectory

from pyramidion import catalog
from pyramidion.core.game import Game, Options
from pyramidion.server import lines
from pyramidion.server.store import Store


class Decks:
    """All data files that this server knows; what another process stored comes with the next `refresh`."""

    def __init__(self, store: Store, given: dict[str, Path]) -> None:
        self._store = store
        self._given = given
        self._folder = TemporaryDirectory(prefix="pyramidion-")
        self._paths: dict[tuple[str, str, str], Path] = {}
        self._games: dict[str, Game] = {}

    def game(self, name: str) -> Game:
        """A game with all decks and dominoes it has here; KeyError if there is none of that name."""
        if name not in self._games:
            found = catalog.game_with(name, self._given)
            for (game, _, _), path in self._paths.items():
                if game == name:
                    found = found.with_file(path)
            self._games[name] = found
        return self._games[name]

    def files(self, game: str, options: Options) -> dict[str, Path]:
        """The files of stored decks that options of a game name, by the option."""
        return {
            option: self._paths[game, option, name]
            for option, name in options.items()
            if (game, option, name) in self._paths
        }

    async def refresh(self) -> None:
        """Lay out what was stored since the last time. Decks never change, so their number tells."""
        if await self._store.deck_count() == len(self._paths):
            return
        for deck in await self._store.decks():
            key = (deck.game, deck.option, deck.name)
            if key in self._paths or deck.game not in catalog.names():
                continue
            path = Path(self._folder.name, *key[:2], f"{deck.name}.toml")
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(deck.text, "utf-8")
            if deck.game in self._games:
                self._games[deck.game] = self._games[deck.game].with_file(path)
            self._paths[key] = path

    async def fetch(self, game: str, options: Options) -> None:
        """Make sure that decks which options name are here, if they are anywhere."""
        if game not in catalog.names():
            return
        for option in self.game(game).options:
            if option.is_file and options.get(option.name, option.default) not in option.values:
                await self.refresh()
                return

    async def ready(self, opening: str) -> None:
        """The same for the first line of a table."""
        opened = lines.parsed(opening)
        if isinstance(opened, lines.Open):
            await self.fetch(opened.game, opened.options)

    def close(self) -> None:
        """Take the files away."""
        self._folder.cleanup()
