"""A deal by its name: a day such as 2026-11-18, or any word that people agree on."""

import re
from datetime import UTC, date, datetime, time, timedelta
from hashlib import sha256
from hmac import digest
from unicodedata import category, normalize

from msgspec import Struct

from pyramidion.core.game import Game
from pyramidion.core.refusal import Refused

DAY = re.compile(r"\d{4}-\d\d-\d\d")
LONGEST = 40
RIVAL = "explorer"  # thinks in no time and by no clock: as strong, and the same, for everyone
SEATS = 2


class Deal(Struct, frozen=True):
    """A game and the name of what is dealt."""

    game: str
    name: str

    @property
    def key(self) -> str:
        """What it is known by in the store."""
        return f"{self.game}/{self.name}"

    @property
    def day(self) -> date | None:
        """The day whose deal it is, if it is one of a day."""
        return date.fromisoformat(self.name) if DAY.fullmatch(self.name) else None

    @property
    def ends(self) -> datetime | None:
        """When its table is closed: a day's at midnight, a named one's never."""
        return datetime.combine(self.day + timedelta(1), time(), UTC) if self.day else None

    def seed(self, secret: str) -> str:
        """What is drawn from: nobody can guess it who does not know the server's secret."""
        return digest(secret.encode(), self.key.encode(), sha256).hex()[:32]


def deal(game: Game, name: str, now: datetime) -> Deal:
    """The deal that a name stands for, `today` and capital letters included; `Refused` if there is none."""
    plain = "-".join(normalize("NFKC", name).casefold().split())
    if plain == "today":
        plain = now.date().isoformat()
    odd = any(category(sign)[0] in "CZ" or sign in "/?#%\\" for sign in plain)
    if odd or not 1 <= len(plain) <= LONGEST:
        raise Refused("DEAL", f"a deal's name has 1 to {LONGEST} letters, without / ? # %")
    found = Deal(game.name, plain)
    try:
        day = found.day
    except ValueError:
        raise Refused("DEAL", f"there is no day {plain}") from None
    if day and day > now.date():
        raise Refused("DEAL", f"the deal of {plain} is not dealt yet")
    return found


def seats(game: Game) -> int:
    """How many sit at a deal: one guest, and bots."""
    return SEATS if SEATS in game.seats else game.seats[0]
