"""Decks and dominoes that guests enter: checked like `deck check`, kept for good, played with, verified."""

import random
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from pyramidion.catalog import HasPieces, game
from pyramidion.core.companion import Pieces
from pyramidion.server.companion.checking import checked
from pyramidion.server.settings import Limits
from pyramidion.server.store import Deck, Store
from tests.server.running import Person, serving

FIXTURES = Path(__file__).parents[1] / "fixtures"
DECK = (FIXTURES / "deck.toml").read_text("utf-8")
DOMINOES = (FIXTURES / "dominoes.toml").read_text("utf-8")
ME, BOT = {"kind": "me"}, {"kind": "bot", "bot": "novice"}


def named(text: str, name: str) -> str:
    """A data file under another name."""
    return f'name = "{name}"\n' + text.partition("\n")[2]


OWN = [("silver-gold", "deck", DECK), ("pyramido", "dominoes", DOMINOES)]


@pytest.fixture(params=OWN, ids=["deck", "dominoes"])
def own(request: pytest.FixtureRequest) -> tuple[str, str, str]:
    """A game, its option and a file for it."""
    found: tuple[str, str, str] = request.param
    return found


def test_faults_are_those_of_the_command_line_with_card_and_rule(
    own: tuple[str, str, str], tmp_path: Path
) -> None:
    name, _, text = own
    path = tmp_path / "mine.toml"
    path.write_text(text, "utf-8")
    assert checked(game(name), text).faults == []
    assert len(checked(game(name), text).pieces) == {"silver-gold": 48, "pyramido": 90}[name]
    broken = "\n".join(line for line in text.split("\n") if not line.startswith(("grid", "a =")))
    broken = broken.replace(" = 2\n", " = 1\n", 1)
    path.write_text(broken, "utf-8")
    said = subprocess.run(
        [sys.executable, "-m", "pyramidion", "deck", "check", path],
        capture_output=True,
        text=True,
        check=False,
    )
    found = checked(game(name), broken).faults
    assert said.returncode == 1
    assert said.stdout.splitlines() == [f"{path}: {fault.message}" for fault in found]
    assert {fault.piece for fault in found} >= {1, 3}
    assert any(fault.rule.endswith("-1.1") for fault in found)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("name = ", "not a TOML file"),
        ('name = "x"', "no [[card]]"),
        (named(DECK, "../../x"), "letters, digits"),
        (named(DECK, "standard"), "belongs to another deck"),
    ],
)
def test_what_is_no_deck_is_told_so(text: str, fault: str) -> None:
    assert fault in " ".join(one.message for one in checked(game("silver-gold"), text).faults)


def broken(text: str) -> list[str]:
    """A data file broken in every way that its loader has a sentence for."""
    key, number = ("number", 48) if text is DECK else ("id", 90)
    swaps = [
        ("name = ", "name : "),
        ('name = "', 'name = "\\ud83d'),
        ('name = "', 'name = "../'),
        ('name = "', 'name = "two words '),
        ("name = ", "shade = "),
        (f"{key} = {number}\n", f"{key} = {number + 1}\n"),
        (f"{key} = 2\n", f"{key} = 1\n"),
        (f"{key} = 2\n", f"{key} = 2\nshade = 3\n"),
        *[(f'"{row}"', f'"{changed}"') for row in rows(text) for changed in spoilt(row)],
        *[(word, other) for word in COLOURS for other in COLOURS],
        ("number = 2\n", 'number = 2\ncolour = "blue"\n'),
        ("number = 2\n", 'number = 2\ncolour = "green"\n'),
        *[(f"{side} = ", f"{side} = 1 # ") for side in ("a", "b", "grid")],
        ("[[card]]", "[[domino]]"),
        ("[[domino]]", "[[card]]"),
    ]
    files = [text.replace(old, new, 1) for old, new in swaps] + [text.replace(old, new) for old, new in swaps]
    twins = text.split("\n\n")
    copied = "\n".join([*twins[2].split("\n")[:2], *twins[1].split("\n")[2:]])
    table = twins[1].split("\n")[0].strip("[]")
    return [
        *files,
        "\n\n".join([*twins[:2], copied, *twins[3:]]),
        "name = [",
        'name = "x"',
        f'name = "x"\n{table} = 3',
        named(text, "standard"),
    ]


COLOURS = ("red", "green", "blue", "orange", "purple")


def rows(text: str) -> list[str]:
    """The first few texts in a file that stand in quotes."""
    return text.split('"')[3:40:2]


def spoilt(row: str) -> list[str]:
    """A row of a card or a block of a domino, with something wrong."""
    return [
        row.replace(old, new, 1) for old, new in [("E", "."), ("T", "."), (".", "?"), (".", "#"), ("0", "1")]
    ] + [
        "#####",
        row[1:],
    ]


def kind_of(form: Pieces, sentence: str) -> str:
    """What a sentence of a loader is about."""
    for kind, wanted in form.faults.items():
        parts = re.split(r"\{\w+\}", wanted)
        if re.fullmatch(".+?".join(map(re.escape, parts)), sentence, re.DOTALL):
            return kind
    raise AssertionError(f"pages cannot tell this in the reader's language: {sentence}")


def test_pages_know_every_sentence_in_which_a_loader_finds_fault(own: tuple[str, str, str]) -> None:
    name, _, text = own
    found = game(name)
    assert isinstance(found, HasPieces)
    form = found.pieces()
    said = {fault.message for file in broken(text) for fault in checked(found, file).faults}
    bare = {re.sub(r"^[a-z]+ \d+: |^\[\[\w+\]\] no\. \d+: ", "", message) for message in said}
    assert {kind_of(form, sentence) for sentence in bare} == set(form.faults)


@pytest.mark.anyio
async def test_a_name_is_one_guest_s_and_guests_have_so_many(store: Store, other: Store) -> None:
    deck = Deck("silver-gold", "deck", "mine", "ada", DECK)
    assert await store.keep_deck(deck, 2)
    assert not await other.keep_deck(Deck("silver-gold", "deck", "mine", "bo", "other"), 2)
    assert await store.keep_deck(Deck("silver-gold", "deck", "second", "ada", DECK), 2)
    assert not await store.keep_deck(Deck("silver-gold", "deck", "third", "ada", DECK), 2)
    assert await other.deck_count() == 2
    assert [(one.name, one.guest, one.text) for one in await other.decks()] == [
        ("mine", "ada", DECK),
        ("second", "ada", DECK),
    ]


def values(person: Person, name: str, option: str) -> list[str]:
    """What can be chosen for an option of a game."""
    (found,) = [one for one in person.get("api/games") if one["name"] == name]
    (setting,) = [one for one in found["options"] if one["name"] == option]
    return list(setting["values"])


def test_a_deck_is_stored_played_with_and_verified(
    url: str, own: tuple[str, str, str], tmp_path: Path
) -> None:
    name, option, text = own
    text = named(text, "from-my-box")
    with serving(url) as server, serving(url) as beside:
        ada, bo = Person(server), Person(beside)
        assert ada.post("api/decks", {"game": name, "text": text})["name"] == "from-my-box"
        assert "from-my-box" in values(ada, name, option)
        table = bo.table(name, ME, BOT, options={option: "from-my-box"})  # a process that has not seen it yet
        seat = bo.sit_at(table)
        seat.play_on(random.Random(1), [0])
        seat.close()
        record = bo.get(f"api/tables/{table}/record")
        assert f'"{option}=from-my-box"' in record
        outline = bo.post("api/records/outline", {"record": record})
        assert outline["over"]
        report: Any = bo.post("api/records/analysis", {"record": record})
        assert report["key"]
        file = tmp_path / "own.toml"
        file.write_text(bo.get(f"api/decks/{name}/from-my-box"), "utf-8")
        assert file.read_text("utf-8") == text
    with serving(url) as again:
        ada.server = again
        rows = ada.get("api/decks")
        assert rows == [{"game": name, "option": option, "name": "from-my-box", "mine": True}]
        assert ada.get(f"api/tables/{table}")["status"] == "over"
    game_file = tmp_path / "game.pyr"
    game_file.write_text(record, "utf-8")
    flags = [f"--{option}", str(file)]
    said = subprocess.run(
        [sys.executable, "-m", "pyramidion", "verify", game_file, *flags], capture_output=True, check=False
    )
    assert said.returncode == 0, said.stdout


def test_a_deck_is_refused_for_its_faults_its_name_and_its_size(tmp_path: Path) -> None:
    with serving(f"sqlite:///{tmp_path}/games.db") as server:
        ada = Person(server)

        def refused(text: str) -> str:
            status, problem = ada.call("POST", "api/decks", {"game": "silver-gold", "text": text})
            assert status == 409
            return str(problem["rule"])

        assert refused(DECK.replace("E", ".", 1)) == "DECK-FAULT"
        assert refused(named(DECK, "standard")) == "DECK-FAULT"
        assert refused(DECK + "#" * Limits().deck) == "DECK-LIMIT"
        ada.post("api/decks", {"game": "silver-gold", "text": named(DECK, "mine")})
        assert refused(named(DECK, "mine")) == "DECK-NAME"
        for number in range(1, Limits().decks):
            ada.post("api/decks", {"game": "silver-gold", "text": named(DECK, f"mine-{number}")})
        assert refused(named(DECK, "one-more")) == "DECK-LIMIT"
        assert ada.call("GET", "api/decks/silver-gold/none")[0] == 409
