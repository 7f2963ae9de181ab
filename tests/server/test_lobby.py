"""Finding a table and sitting down, over HTTP: who sees which tables, and who may do what before the game."""

from time import monotonic

import pytest
from websockets.exceptions import InvalidStatus

from tests.server.running import Person, serving

ME, OPEN = {"kind": "me"}, {"kind": "open"}


def people(server: str, *names: str) -> list[Person]:
    """Guests with names."""
    found = [Person(server) for _ in names]
    for person, name in zip(found, names, strict=True):
        person.call("PUT", "api/me", {"name": name})
    return found


def listed(person: Person, query: str = "") -> list[str]:
    """The tables that somebody is shown."""
    return [row["id"] for row in person.get(f"api/tables{query}")]


def test_public_tables_are_listed_until_they_are_over_and_one_s_own_always(url: str) -> None:
    with serving(url) as server:
        ada, bob = people(server, "Ada", "Bob")
        shown = ada.table("silver-gold", ME, OPEN, public=True)
        by_link = ada.table("pyramido", ME, OPEN)

        assert listed(bob) == [shown]
        assert set(listed(ada, "?mine=true")) == {shown, by_link}
        assert listed(bob, "?mine=true") == []
        bob.post(f"api/tables/{by_link}/sit", {"seat": 1})  # whoever has the link may
        assert listed(bob, "?mine=true") == [by_link]
        assert bob.get("api/tables")[0]["players"] == ["Ada", ""]


def test_all_of_one_s_own_open_tables_are_listed_however_many(url: str) -> None:
    with serving(url) as server:
        (ada,) = people(server, "Ada")
        tables = [ada.table("pyramido", ME, OPEN) for _ in range(60)]
        assert set(listed(ada, "?mine=true")) == set(tables)


def test_seats_are_taken_left_freed_and_filled_before_the_game_begins(url: str) -> None:
    with serving(url) as server:
        ada, bob, eve = people(server, "Ada", "Bob", "Eve")
        table = ada.table("silver-gold", ME, OPEN, OPEN)
        at = f"api/tables/{table}"

        def seats() -> list[str]:
            return [seat["name"] for seat in eve.get(at)["seats"]]

        bob.post(f"{at}/sit", {"seat": 1})
        assert seats() == ["Ada", "Bob", ""]
        assert eve.call("POST", f"{at}/sit", {"seat": 1})[0] == 409
        bob.post(f"{at}/leave", {"seat": 1})
        eve.post(f"{at}/sit", {"seat": 1})
        ada.post(f"{at}/remove", {"seat": 1})
        assert seats() == ["Ada", "", ""]
        assert ada.call("POST", f"{at}/start")[0] == 409
        bob.post(f"{at}/sit", {"seat": 2})
        ada.post(f"{at}/replace", {"seat": 1, "bot": "random"})
        assert bob.call("POST", f"{at}/start")[0] == 409
        assert ada.post(f"{at}/start")["status"] == "playing"
        assert seats() == ["Ada", "bot:random", "Bob"]


def test_a_guest_has_so_many_tables_and_an_address_so_many_connections(url: str) -> None:
    with serving(url) as server:
        (ada,) = people(server, "Ada")
        tables = [ada.table("silver-gold", ME, OPEN) for _ in range(100)]
        status, problem = ada.call("POST", "api/tables", {"game": "silver-gold", "seats": [ME, OPEN]})
        assert (status, problem["rule"]) == (409, "LIMIT")
        (bob,) = people(server, "Bob")
        bob.table("silver-gold", ME, OPEN)

        sockets = [ada.sit_at(table) for table in tables]
        with pytest.raises(InvalidStatus):
            bob.sit_at(tables[0])
        sockets.pop().close()
        while True:  # until the server has noticed
            try:
                sockets.append(bob.sit_at(tables[0]))
                break
            except InvalidStatus:
                assert len(sockets) == 99
        for socket in sockets:
            socket.close()


def test_bots_take_their_time_and_a_table_can_set_it(url: str) -> None:
    with serving(url) as server:
        (ada,) = people(server, "Ada")
        begun = monotonic()
        table = ada.table("silver-gold", ME, {"kind": "bot", "bot": "random"}, pace=600)
        seat = ada.sit_at(table)
        seat.settle()
        assert seat.table["pace"] == 600
        while seat.table["seats"][1]["acting"]:
            seat.hear(lambda message: message["is"] == "table")
        assert monotonic() - begun >= 0.6
        ada.post(f"api/tables/{table}/pace", {"pace": 0})
        assert seat.hear(lambda message: message["is"] == "table")["pace"] == 0
