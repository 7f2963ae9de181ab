"""Trying again: a new table that begins where a record is, against bots, with chance drawn anew."""

from secrets import token_hex

from msgspec import Struct

from pyramidion.bots.roster import SPECS
from pyramidion.core.refusal import Refused
from pyramidion.server import rulings
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.learn.looking import FindGame, Walk
from pyramidion.server.learn.shapes import AskAgain
from pyramidion.server.lines import Start
from pyramidion.server.store import Entry
from pyramidion.server.table import Table

RIVAL = "master"  # plays for people


class Again(Struct, frozen=True):
    """A table to be opened, and the lines it begins with."""

    table: NewTable
    past: list[str]

    def begin(self, table: Table) -> list[Entry]:
        """Take the lines over, as if they had been played here.

        No seed explains them and what follows, so the table draws lots and its record claims no seed.
        """
        return rulings.started(table, Start(token_hex(16), lots=True, past=len(self.past)), self.past)


def again(asked: AskAgain, find: FindGame) -> Again:
    """What is to be opened; refused where there is nothing left to play."""
    walk = Walk(asked.record, find)
    walk.to(asked.ply)
    session = walk.session
    if asked.seat >= len(session.players):
        raise Refused("SEAT", f"there is no seat {asked.seat + 1}, only {len(session.players)} play")
    if session.over:
        raise Refused("AGAIN", "the game is over here; go back to an earlier move")
    seats = [
        NewSeat("me") if seat == asked.seat else NewSeat("bot", asked.bot or _as_it_was(player))
        for seat, player in enumerate(session.players)
    ]
    past = [event.line for event in session.events]
    return Again(NewTable(session.game.name, seats, session.options, pace=asked.pace), past)


def _as_it_was(player: str) -> str:
    """The bot that sat there; the master for a person, and for a bot that is not to be had here."""
    spec = player.removeprefix("bot:")
    return spec if spec in SPECS and spec != player else RIVAL
