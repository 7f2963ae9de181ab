"""A game being played: the only place where chance is drawn and events are kept."""

from collections.abc import Sequence
from itertools import groupby
from secrets import token_hex
from typing import NamedTuple

from pyramidion.core.game import Game, Options, settled
from pyramidion.core.lots import Lots
from pyramidion.core.record import Header, is_plain
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import Rng, commitment, seeded
from pyramidion.core.state import CHANCE, ONLOOKER, OVER


class Event(NamedTuple):
    """One action that happened, and the bookkeeping that followed from it."""

    seat: int
    action: int
    line: str
    notes: tuple[str, ...]
    batch: int  # events of one simultaneous phase share a number; they are written by seat
    told: tuple[str, ...]  # where not all may read it: its line for each seat and, last, for an onlooker

    def read_by(self, viewer: int) -> str:
        """Its line as a seat or ONLOOKER may read it."""
        return self.told[viewer if viewer >= 0 else -1] if self.told else self.line


class Session:
    """A game in progress: checks legality, draws chance, keeps events.

    Without a seed one is made up. `by_hand=True` draws nothing: whoever holds the real cards enters chance's
    lines too.
    """

    def __init__(
        self,
        game: Game,
        seats: int = 2,
        options: Options | None = None,
        seed: int | str | None = None,
        players: Sequence[str] | None = None,
        *,
        by_hand: bool = False,
    ) -> None:
        self.game = game
        self.options = settled(game, seats, options or {})
        self.players = list(players or [f"Seat {n}" for n in range(1, seats + 1)])
        if len(self.players) != seats or not all(map(is_plain, self.players)):
            raise Refused("REC", f"{seats} players need {seats} names without control characters")
        self.seed = None if by_hand else token_hex(16) if seed is None else str(seed)
        if self.seed is not None and not is_plain(self.seed):
            raise Refused("REC", "a seed has no control characters")
        self.seed_shown = False  # until the game is over
        self.more: dict[str, list[str]] = {}  # further keys of the record's header
        if self.seed is not None:
            self.more["Commitment"] = [commitment(self.seed)]
        self._lots: Lots | None = None
        self._restart()
        self._draw()

    def _restart(self) -> None:
        """Back to before the first event, with the same seed."""
        self.state = self.game.start(len(self.players), self.options)
        self.events: list[Event] = []
        self.unsaid: list[str] = []  # notes that a replayed record has not come to yet
        self._rng = seeded(self.seed) if self.seed is not None else None
        self._batch = 0  # of the last event, where that begins, and the phase it belongs to
        self._begins = 0
        self._phase = -1

    # Playing.

    def actors(self) -> list[int]:
        """The seats that may act now; [CHANCE] in a game dealt by hand; none when it is over."""
        return self.state.actors()

    def legal(self, seat: int) -> list[int]:
        """The legal actions of a seat, ascending."""
        return self.state.legal(seat)

    def act(self, seat: int, action: int) -> None:
        """Let a seat do an action; then chance draws what it owes."""
        legal = self.state.legal(seat)
        if action not in legal:
            why = f"{action} is not among its legal actions" if legal else "it is not its turn"
            raise Refused(self.game.clauses, f"seat {seat + 1} cannot do that: {why}")
        self._push(seat, action)
        self.go_on()

    def go_on(self) -> None:
        """Take as said what follows by itself, and draw what chance owes."""
        self.unsaid = []
        self._draw()

    def enter(self, text: str) -> None:
        """Do what one line of a record says; nothing follows by itself.

        Where the session has a seed, what chance does must be what the seed draws.
        """
        line = self.game.notation.parse(text, len(self.players))
        if self.unsaid:
            if text != self.unsaid[0]:
                raise self.game.misplaced(self.state, self.unsaid[0], line)
            self.unsaid = self.unsaid[1:]
            return
        if self.state.mover() == OVER:
            raise Refused("REC", "the game is over, nothing can follow")
        move = self.game.read(self.state, line)
        if move.seat == CHANCE and self._rng is not None:
            rng = Rng(self._rng.state)  # a refused line must not use up a draw
            drawn = int(self.state.sample(rng))
            if drawn != move.action:
                should = self.game.write(self.state, CHANCE, drawn)
                raise Refused("REC", f"the seed draws `{should}` here")
            self._rng = rng
        self._push(move.seat, move.action)
        self.unsaid = list(self.events[-1].notes)

    def recall(self, text: str) -> None:
        """Do again what a line says that was stored before; its notes are taken as said.

        Chance did what the line says, whatever the seed would draw today: a stored game outlives changes of
        how draws are made.
        """
        move = self.game.read(self.state, self.game.notation.parse(text, len(self.players)))
        if move.seat == CHANCE and self._rng is not None:
            self.state.sample(self._rng)
        self._push(move.seat, move.action)

    def prove(self, seed: str) -> None:
        """Hold what chance will do against a seed that is known; to be called before the first event."""
        self.seed = seed
        self.seed_shown = True
        self._rng = seeded(seed)

    def cast(self, lots: Lots) -> None:
        """Let chance draw lots from now on. No record can prove them, so it carries no seed."""
        self._lots = lots

    def take_back(self, events: int) -> None:
        """Return to where this many events had happened; the same choices will meet the same draws."""
        kept = self.events[:events]
        self._restart()
        for event in kept:
            if event.seat == CHANCE and self._rng is not None:
                self.state.sample(self._rng)
            self._push(event.seat, event.action)
        self._draw()

    def _push(self, seat: int, action: int) -> None:
        before, state = self.state.copy(), self.state
        line = self.game.write(state, seat, action)
        batch = self._joined(seat)
        told = self._told(seat, action, line)
        state.apply(seat, action)
        self.events.append(Event(seat, action, line, tuple(self.game.notes(before, state)), batch, told))

    def _told(self, seat: int, action: int, line: str) -> tuple[str, ...]:
        """Nothing if all may read the line; an onlooker knows least."""
        tell, state = self.game.tell, self.state
        seen = tell(state, seat, action, ONLOOKER)
        if seen == line:
            return ()
        return (*(tell(state, seat, action, viewer) for viewer in range(len(self.players))), seen)

    def _joined(self, seat: int) -> int:
        """The batch of the next event: that of the last one if both belong to one secret phase."""
        phase = int(self.state.phase)
        last = self.events[-1] if self.events else None
        alone = last is None or last.seat == CHANCE or bool(last.notes) or seat == CHANCE
        if alone or phase != self._phase or not self.state.secret():
            self._batch += 1
            self._begins = len(self.events)
            self._phase = phase
        return self._batch

    def _draw(self) -> None:
        while self.state.mover() == CHANCE:
            if self._lots is not None:
                drawn = [event.line for event in self.events if event.seat == CHANCE]
                self._push(CHANCE, self._lots.draw(self.game, self.state, drawn))
            elif self._rng is not None:
                self._push(CHANCE, int(self.state.sample(self._rng)))
            else:
                return

    # Looking.

    @property
    def over(self) -> bool:
        """Whether the last action has been done."""
        return self.state.mover() == OVER

    def lines(self) -> list[str]:
        """All event lines in the order they are written: simultaneous ones by seat."""
        said = [one if isinstance(one, str) else one.line for one in by_seat(self.events)]
        return said[: len(said) - len(self.unsaid)]

    def log(self, viewer: int) -> list[str]:
        """The event lines as a viewer may read them: without others' commits of a phase under way.

        In the order of the record, so that it does not tell who was the first to commit.
        """
        settled = len(self.events) - self.secrets()
        own = [event for event in self.events[settled:] if event.seat == viewer]
        return read(by_seat(self.events[:settled] + own), viewer)

    def secrets(self) -> int:
        """How many of the last events are commits of a phase under way, known only to who made them."""
        if not self.state.secret() or self._phase != self.state.phase:
            return 0
        return len(self.events) - self._begins

    def record(self) -> str:
        """The game as text. The seed is shown once the game is over, until then what commits to it."""
        seed = self.seed if self.over or self.seed_shown else None
        header = Header(self.game.name, self.options, self.players, seed, self.more)
        return header.text() + "".join(f"{line}\n" for line in self.lines())


def by_seat(events: list[Event]) -> list[Event | str]:
    """Events in the order they are written, those of one secret phase by seat, with the notes behind them."""
    said: list[Event | str] = []
    for _, batch in groupby(events, key=lambda event: event.batch):
        together = list(batch)
        ordered = sorted(together, key=lambda event: event.seat)
        said += ordered
        said += together[-1].notes  # only what ends a phase has any
    return said


def read(said: list[Event | str], viewer: int) -> list[str]:
    """The lines of events and notes as a seat or ONLOOKER may read them."""
    return [one if isinstance(one, str) else one.read_by(viewer) for one in said]
