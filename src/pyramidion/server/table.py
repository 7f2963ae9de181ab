"""A table: what its stored events amount to. No sockets, no clock, no storage."""

from collections.abc import Callable
from secrets import token_hex
from typing import final

from pyramidion.core.draft import Draft
from pyramidion.core.game import Game
from pyramidion.core.lots import Lots
from pyramidion.core.refusal import Refused
from pyramidion.core.rng import commitment
from pyramidion.core.session import Session
from pyramidion.core.state import ONLOOKER
from pyramidion.server import lines
from pyramidion.server.lines import MARK, Chair, Start, TableLine
from pyramidion.server.log import Log
from pyramidion.server.store.kept import Entry, Event
from pyramidion.server.wire import Said
from pyramidion.server.words import Status

CHATS = 100  # so many of the last things said are shown


@final
class Viewer:
    """Who looks, as far as it makes a difference to what they see."""

    def __init__(self, seats: tuple[int, ...], *, hosting: bool) -> None:
        self.seats = seats
        self.hosting = hosting
        # As whom they read the log: people at one screen read what everyone may.
        self.reader = seats[0] if len(seats) == 1 else ONLOOKER


class Table:
    """One table, made by folding its events; `fold` is the only thing that changes it, but for `play`."""

    def __init__(self, table: str, find_game: Callable[[str], Game]) -> None:
        self.id = table
        self.seq = 0
        self.chairs: list[Chair] = []
        self.session: Session | None = None
        self.start: Start | None = None
        self.said: list[Said] = []
        self.spoken = 0  # how many things were ever said
        self.ask: int | None = None  # the seat that wants to take back
        self.granted: set[str] = set()
        self.next: str | None = None
        self.pace = 0
        self._find_game = find_game
        # Of guests, and of what makes the difference, as long as nobody sits down or leaves.
        self._viewers: dict[str, Viewer] = {}
        self._kinds: dict[tuple[tuple[int, ...], bool], Viewer] = {}
        self._backs = 0
        self._ahead = 0  # lines that were played here and are not stored yet

    # What happened.

    def fold(self, event: Event) -> None:
        """Take in a stored event."""
        self.seq = event.seq
        if event.text.startswith(MARK):
            self._happen(lines.parsed(event.text), event.at)
        elif self._ahead:
            self._ahead -= 1
        else:
            self.playing.recall(event.text)
            self._moved()

    def _happen(self, line: TableLine, at: int) -> None:
        match line:
            case lines.Open():
                self.opening = line
                self.chairs = line.chairs
                self.pace = line.pace
                try:
                    self.game = self._find_game(line.game)
                except KeyError as error:
                    raise Refused("TABLE", str(error.args[0])) from None
            case lines.Sit():
                self._place(line.seat, Chair(line.owner, line.name))
            case lines.Leave():
                self._place(line.seat, Chair())
            case lines.Stand():
                self.chairs[line.seat].bot = line.bot
            case lines.Reclaim():
                self.chairs[line.seat].bot = ""
            case Start():
                self.session = self.begun(line)
                self.start = line
                self.log = Log(self.session)
            case lines.Speak():
                self.spoken += 1
                self.said = [*self.said, Said(line.seat, line.name, line.text, at / 1000)][-CHATS:]
            case lines.Ask():
                self.ask, self.granted = line.seat, set()
            case lines.Answer():
                self.granted.add(line.owner)
                if not line.grant:
                    self.ask = None
            case lines.Back():
                self.playing.take_back(line.events)
                self.log = Log(self.playing)
                self._backs += 1
                self._moved()
            case lines.Pace():
                self.pace = line.pace
            case lines.Next():
                self.next = line.table

    def _place(self, seat: int, chair: Chair) -> None:
        self.chairs[seat] = chair
        self._viewers, self._kinds = {}, {}

    def _moved(self) -> None:
        self.log.follow()
        if not self.playing.secrets():  # or the end of a request would tell that somebody has chosen
            self.ask = None

    def begun(self, start: Start) -> Session:
        """The game before its first event."""
        names = [f"bot:{chair.bot}" if not chair.owner else chair.name for chair in self.chairs]
        session = Session(self.game, len(names), self.opening.options, players=names, by_hand=True)
        if start.lots:
            session.cast(Lots(start.seed))
        else:
            session.prove(start.seed)
            session.seed_shown = False
            session.more["Commitment"] = [commitment(start.seed)]
        return session

    def play(self, seat: int, turn: str, actions: list[int]) -> list[Entry]:
        """Let a seat do all of this, or refuse it; what is to be stored.

        The game runs ahead of the stored events until they are folded. If they cannot be stored, the table
        must be forgotten.
        """
        if turn != self.turn(seat):
            raise Refused("TURN", "the table has changed for this seat; look at its board again")
        if not actions:
            raise Refused("TURN", "there is nothing to play")
        if len(actions) > 1:  # all or none
            self.draft(seat, actions)
        session = self.playing
        known = len(session.events)
        for action in actions:
            session.act(seat, action)
        entries = [Entry(event.seat, event.line) for event in session.events[known:]]
        self._ahead += len(entries)
        self._moved()
        return entries

    # How things stand.

    @property
    def playing(self) -> Session:
        """The game under way or over."""
        if self.session is None:
            raise Refused("TABLE", "the game has not begun")
        return self.session

    @property
    def status(self) -> Status:
        """Whether it waits for players, is played at, or is over."""
        if self.session is None:
            return "waiting"
        return "over" if self.session.over else "playing"

    def viewer(self, guest: str) -> Viewer:
        """How a guest sees the table; who sees the same are the same viewer."""
        viewer = self._viewers.get(guest)
        if viewer is None:
            seats = tuple(seat for seat, chair in enumerate(self.chairs) if guest and chair.owner == guest)
            hosting = guest == self.opening.host
            viewer = self._kinds.setdefault((seats, hosting), Viewer(seats, hosting=hosting))
            self._viewers[guest] = viewer
        return viewer

    def acting(self) -> list[int]:
        """The seats that the table waits for."""
        return self.session.actors() if self.session else []

    def others(self, seat: int) -> set[str]:
        """The guests who must agree to a take-back of a seat: people who play, but for its own."""
        own = self.chairs[seat].owner
        return {chair.owner for chair in self.chairs if chair.owner and not chair.bot} - {own}

    def waiting(self) -> list[int]:
        """The seats whose owners have not granted the take-back that is asked for."""
        if self.ask is None:
            return []
        missing = self.others(self.ask) - self.granted
        return [seat for seat, chair in enumerate(self.chairs) if chair.owner in missing]

    def draft(self, seat: int, actions: list[int]) -> Draft:
        """What a seat would have after some actions, as far as it can know."""
        draft = Draft(self.playing, seat)
        for action in actions:
            draft.act(action)
        return draft

    def hidden(self, viewer: int) -> int:
        """How many events a seat or ONLOOKER may not know of yet."""
        session = self.session
        secrets = session.secrets() if session else 0
        if session is None or not secrets:
            return 0
        return sum(event.seat != viewer for event in session.events[-secrets:])

    def luck(self, seat: int) -> str:
        """What seeds a bot's choice: the same for all who play a deal as far as it went the same way."""
        if self.start is None or not self.start.lots:
            return token_hex(8)
        return f"{self.start.seed} {seat} {self.turn(seat)}"

    def turn(self, seat: int) -> str:
        """A seat's situation: the same as long as nothing happens that the seat may know of."""
        return f"{self._backs}.{len(self.playing.events) - self.hidden(seat)}"

    def known(self, viewer: int) -> int:
        """How many of the stored events a seat or ONLOOKER may know of."""
        return self.seq - self.hidden(viewer)
