"""One damaged file and what becomes of it in the hands of those who read such files."""

from collections.abc import Callable
from functools import cache
from pathlib import Path
from time import monotonic
from traceback import extract_tb, format_exc

from pyramidion import catalog, games
from pyramidion.arena.match import Match
from pyramidion.bots.bot import RandomBot
from pyramidion.cli.damage import damaged, pick
from pyramidion.cli.shelf import own_name
from pyramidion.core.game import settled
from pyramidion.core.playout import play_out
from pyramidion.core.refusal import BadData, BadRecord
from pyramidion.core.replay import replayed
from pyramidion.core.rng import seeded
from pyramidion.core.rulebook import rulebook
from pyramidion.core.state import ONLOOKER, buffer

PATIENCE = 10.0  # seconds; no file of this size may take longer
FINDING = "FINDING"


class Corpus:
    """Sound records and data files of all games, to be damaged."""

    def __init__(self, seed: str) -> None:
        self.seed = seed
        self.records: list[str] = []
        for game in map(catalog.game, catalog.names()):
            for seats in game.seats:
                bots = [RandomBot() for _ in range(seats)]
                match = Match(bots, f"{seed} {game.name} {seats}")
                text = match.told(game, settled(game, seats, {}), ["random"] * seats).record()
                rows = text.split("\n")
                # Without a seed to compare with, a reader gets further.
                by_hand = "\n".join(row for row in rows if not row.startswith(("[Seed", "[Commitment")))
                half_way = "\n".join([*by_hand.split("\n")[: len(rows) // 2], ""])
                self.records += [text, by_hand, by_hand, half_way]
        folder = Path(games.__path__[0])
        self.files = [path.read_text("utf-8") for path in sorted(folder.glob("*/data/*.toml"))]


class Hazard:
    """Case number k of a corpus. `finding` says what went wrong beyond what may, `place` where."""

    def __init__(self, corpus: Corpus, case: int, folder: Path) -> None:
        rng = seeded(f"{corpus.seed} fuzz {case}")
        is_record = pick((True, True, False), rng)
        self.kind = "record" if is_record else "data file"
        texts = corpus.records if is_record else corpus.files
        self.data = damaged(pick(texts, rng), pick(texts, rng), rng)
        self.path = folder / ("case.pyr" if is_record else "case.toml")
        self.finding = ""
        self.place = ""

    def outcome(self) -> str:
        """Let the file be read: ok, the rule it breaks, faults, or FINDING."""
        reader: Callable[[], str] = self._record if self.kind == "record" else self._file
        begin = monotonic()
        try:
            outcome = reader()
        except Exception as error:  # this is what a fuzzer is for
            last = extract_tb(error.__traceback__)[-1]
            self.finding = format_exc()
            self.place = f"{type(error).__name__} at {last.filename}:{last.lineno}"
            return FINDING
        took = monotonic() - begin
        self._expect(took < PATIENCE, "reading takes too long", f"{took:.1f} seconds")
        return FINDING if self.finding else outcome

    def _record(self) -> str:
        try:
            session = replayed(self.data, catalog.game)
        except BadRecord as bad:
            self._expect(bad.rule == "REC" or bad.rule in _known(), "no such clause", bad.rule)
            self._expect(1 <= bad.line <= self.data.count(b"\n") + 1, "no such line", str(bad))
            self._expect(bad.message.isprintable(), "not a clean sentence", repr(bad.message))
            return bad.rule
        again = session.record()
        reread = replayed(again.encode(), catalog.game).record()
        self._expect(reread == again, "what was written reads otherwise", reread)
        for viewer in (ONLOOKER, *range(len(session.players))):
            session.log(viewer)
            session.game.text(session.game.view(session.state, viewer))
        return "ok"

    def _file(self) -> str:
        self.path.write_bytes(self.data)
        said = set()
        for game in map(catalog.game, catalog.names()):
            faults = game.check_file(self.path)
            self._expect(all(map(str.isprintable, faults or [])), "not clean sentences", repr(faults))
            try:
                loaded = game.with_file(self.path)
            except BadData as bad:
                self._expect(faults != [], "found sound, but cannot be loaded", str(bad))
                said.add("unknown" if faults is None else "faults")
                continue
            self._expect(faults == [], "loaded in spite of faults", repr(faults))
            name = own_name(self.path)
            options = {option.name: name for option in loaded.options if name in option.values}
            for seats in loaded.seats:
                start = loaded.start(seats, settled(loaded, seats, options))
                play_out(start, seeded("fuzz"), buffer(start))
            said.add("ok")
        return next(word for word in ("ok", "faults", "unknown") if word in said)

    def _expect(self, holds: bool, otherwise: str, detail: str) -> None:
        if not holds:
            self.place, self.finding = otherwise, f"{otherwise}: {detail}"


@cache
def _known() -> set[str]:
    """The ids of all clauses of all games."""
    return {clause for name in catalog.names() for clause in rulebook(catalog.game(name).rules()).clauses()}
