"""Games with real pieces: a person tells what chance and they did, the rules answer for the rest."""

from pyramidion.catalog import PlaysReal
from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused
from pyramidion.core.session import Session
from pyramidion.core.state import CHANCE
from pyramidion.server.companion.shapes import AskReal, Outcome, RealTable, Told

SEAT = 0


class Teller:
    """A session without a seed, fed with what was told, in order."""

    def __init__(self, game: Game, asked: AskReal) -> None:
        if not isinstance(game, PlaysReal):
            raise Refused("REAL", f"{game.name} cannot be played with real pieces")
        self.game: PlaysReal = game
        self.session = Session(game, 1, asked.options, players=[asked.player], by_hand=True)
        self.since: list[Told] = []  # what happened since the seat last acted
        for told, line in enumerate(asked.lines):
            self._follow(asked.lines[told:])
            self._enter(line, forced=False)
        self._follow([])

    def _follow(self, later: list[str]) -> None:
        """Enter all that needs no telling."""
        while self.session.state.mover() == CHANCE:
            line = self.game.filled(self.session.state, later)
            if line is None:
                return
            self._enter(line, forced=True)

    def _enter(self, line: str, *, forced: bool) -> None:
        session = self.session
        rule = self.game.clause(session.state, line) if session.state.mover() == CHANCE else ""
        if session.state.mover() == CHANCE and line.split(" ", maxsplit=1)[0].isdigit():
            raise Refused(rule or "REC", "first tell what chance did")
        session.enter(line)
        session.unsaid = []
        if not line.startswith(("-", "L")):
            self.since = []
        self.since.append(Told(line, rule, forced))
        for note in session.events[-1].notes:
            self.since.append(Told(note, self.game.clause(session.state, note), forced=True))


def real_table(game: Game, asked: AskReal) -> RealTable:
    """How a game with real pieces stands after all that was told."""
    teller = Teller(game, asked)
    state, found = teller.session.state, teller.game
    chance = state.mover() == CHANCE
    outcomes = found.outcomes(state) if chance else []
    return RealTable(
        record=teller.session.record(),
        over=teller.session.over,
        rule=found.clause(state, outcomes[0][0]) if outcomes else "",
        since=teller.since,
        outcomes=[Outcome(line, shown) for line, shown in outcomes],
        offers=[] if chance else list(game.offers(state, SEAT)),
        view=found.real_view(state),
    )
