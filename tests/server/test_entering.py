"""Coming in: whoever does is told everything once, the others that somebody is there."""

from pathlib import Path

import msgspec
import pytest

from pyramidion import catalog
from pyramidion.server import rulings
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.bot_pool import BotPool
from pyramidion.server.hub import Hub
from pyramidion.server.store import Guest, opened


class Listener:
    """Keeps what kinds of messages came together."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[list[str]] = []

    def tell(self, parts: list[bytes]) -> None:
        self.heard.append([msgspec.json.decode(part)["is"] for part in parts])


@pytest.mark.anyio
async def test_who_comes_in_is_told_everything_once_and_the_others_who_is_there(tmp_path: Path) -> None:
    store = await opened(f"sqlite:///{tmp_path}/games.db")
    pool = BotPool(1, {})
    hub = Hub(store, catalog.game, pool)
    new = NewTable("silver-gold", [NewSeat("me"), NewSeat("here")])
    await hub.open("t", rulings.opened(new, Guest("ada", "Ada"), catalog.game("silver-gold"), 0))
    await hub.change("t", rulings.started)
    ada, bob, second_tab = Listener("ada"), Listener("bob"), Listener("bob")
    for ear in (ada, bob, second_tab):
        await hub.enter("t", ear)
    assert ada.heard == [["table", "board", "board", "log"], ["table"]]
    assert bob.heard == second_tab.heard == [["table", "board", "log"]]
    pool.stop()
    await store.close()
