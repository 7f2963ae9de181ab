"""Nothing that a viewer cannot know makes a difference to what is sent to them: byte for byte."""

import random

import pytest

from pyramidion import catalog
from pyramidion.core.state import CHANCE
from pyramidion.server import rulings
from pyramidion.server.bodies import NewSeat, NewTable
from pyramidion.server.change import Before, change_of
from pyramidion.server.lines import Sit
from pyramidion.server.slot import Slot
from pyramidion.server.store import Entry, Event, Guest
from pyramidion.server.table import Table

PEOPLE = ["ada", "bea", "cleo"]
ONLOOKER = "eve"


class Ear:
    """Remembers every message to a guest."""

    def __init__(self, guest: str) -> None:
        self.guest = guest
        self.heard: list[bytes] = []

    def tell(self, parts: list[bytes]) -> None:
        self.heard.append(b"\n".join(parts))


class World:
    """A table with everybody listening, without storage."""

    def __init__(self, past: list[Entry]) -> None:
        self.past: list[Entry] = []
        self.table = Table("t", catalog.game)
        self.slot = Slot("t")
        self.add(past)
        self.slot.ears = [Ear(guest) for guest in (*PEOPLE, ONLOOKER)]
        for ear in self.slot.ears:
            ear.tell(self.slot.whole(self.table, ear.guest))

    def add(self, entries: list[Entry]) -> None:
        """Fold lines and tell of them, as a hub does once they are stored."""
        then = Before(self.table)
        for entry in entries:
            self.table.fold(Event(self.table.seq + 1, entry.seat, entry.text, 0))
        self.past += entries
        self.slot.tell(self.table, change_of(self.table, entries, then))

    def play(self, seat: int, action: int) -> None:
        """Let a seat act."""
        self.add(self.table.play(seat, self.table.turn(seat), [action]))

    def heard(self, guest: str) -> list[bytes]:
        """All that a guest was sent."""
        return [
            heard
            for ear in self.slot.ears
            if isinstance(ear, Ear) and ear.guest == guest
            for heard in ear.heard
        ]


def begun(game: str) -> list[Entry]:
    """The lines of a table of three people where the game has just begun."""
    new = NewTable(game, [NewSeat("me"), NewSeat("open"), NewSeat("open")])
    entries = rulings.opened(new, Guest("ada", "Ada"), catalog.game(game), 0)
    entries += [rulings.entry(Sit(seat, PEOPLE[seat], PEOPLE[seat])) for seat in (1, 2)]
    table = Table("t", catalog.game)
    for seq, entry in enumerate(entries, 1):
        table.fold(Event(seq, entry.seat, entry.text, 0))
    return entries + rulings.started(table)


def commit(world: World, seat: int, chance: random.Random, actions: int) -> None:
    """Let a seat do up to so many actions of its own in a secret phase, without ending it for the others."""
    for _ in range(actions):
        legal = world.table.playing.legal(seat)
        if not legal or not world.table.playing.state.secret():
            return
        world.play(seat, chance.choice(legal))


@pytest.mark.parametrize("game", catalog.names())
def test_what_others_choose_in_secret_changes_no_byte_for_anyone_else(game: str) -> None:
    """In secret phases of a random game a seat chooses differently in two worlds that are else the same."""
    chance, compared = random.Random(11), 0
    world = World(begun(game))
    while actors := world.table.acting():
        if world.table.playing.state.secret() and len(actors) > 1:
            compared += differ_only_for_one(world, actors[chance.randrange(len(actors) - 1)], chance)
        seat = chance.choice(actors)
        world.play(seat, chance.choice(world.table.playing.legal(seat)))
    assert compared > 5


def differ_only_for_one(world: World, seat: int, chance: random.Random) -> int:
    """All but one seat hear the same in two worlds where it chose differently; how many were compared."""
    one, two = World(list(world.past)), World(list(world.past))
    commit(one, seat, random.Random(chance.random()), 9)
    commit(two, seat, random.Random(chance.random()), 9)
    if one.past == two.past or any(seat in made.table.acting() for made in (one, two)):
        return 0
    if CHANCE in {entry.seat for made in (one, two) for entry in made.past[len(world.past) :]}:
        return 0
    for guest in (*PEOPLE, ONLOOKER):
        if guest != PEOPLE[seat]:
            assert one.heard(guest) == two.heard(guest)
    assert one.heard(PEOPLE[seat]) != two.heard(PEOPLE[seat])
    return 1


@pytest.mark.parametrize("game", catalog.names())
def test_a_choice_that_is_not_complete_is_not_heard_of_at_all(game: str) -> None:
    chance, silent = random.Random(12), 0
    world = World(begun(game))
    while actors := world.table.acting():
        seat = chance.choice(actors)
        counts = {guest: len(world.heard(guest)) for guest in (*PEOPLE, ONLOOKER)}
        world.play(seat, chance.choice(world.table.playing.legal(seat)))
        if (
            world.table.playing.state.secret()
            and seat in world.table.acting()
            and world.table.playing.secrets()
        ):
            silent += 1
            others = [guest for guest in counts if guest != PEOPLE[seat]]
            assert all(len(world.heard(guest)) == counts[guest] for guest in others)
    assert silent > 0


def test_the_cards_dealt_to_others_change_no_byte() -> None:
    """SG-2.1: two deals that give a seat the same cards look the same to it, and all look so to onlookers."""
    start = begun("silver-gold")
    dealt = [k for k, entry in enumerate(start) if entry.text.startswith("- deal 2 ")]
    unseen = set(map(str, range(1, 49))) - {entry.text.split()[-1] for entry in start if "deal" in entry.text}
    other = list(start)
    for k, card in zip(dealt, sorted(unseen), strict=False):
        other[k] = Entry(-1, f"- deal 2 {card}")
    one, two = World(start), World(other)
    assert one.heard("bea") != two.heard("bea")
    for guest in ("ada", "cleo", ONLOOKER):
        assert one.heard(guest) == two.heard(guest)
