"""Short sums of many games, to compare engines: `python -m tests.digest` prints those of its own."""

import json
import sys
from hashlib import sha256

from librt.vecs import vec

from pyramidion.core import bits, state
from pyramidion.core.perft import perft
from pyramidion.core.playout import play_out
from pyramidion.core.rng import Rng, seeded
from pyramidion.core.state import ONLOOKER, buffer
from tests.seating import Seating, luck, play, position, seatings, steps

PYTHON = ".py"


def engine() -> str:
    """What runs: compiled modules or their sources."""
    return "interpreted" if str(state.__file__).endswith(PYTHON) else "compiled"


def sums() -> dict[str, str]:
    """A sum for each part that could differ."""
    found = {"rng": _sum(_stream()), "bits": _sum(_bits())}
    for seating in seatings():
        found[f"{seating} record"] = _sum(_records(seating))
        found[f"{seating} states"] = _sum(_states(seating))
        found[f"{seating} playout"] = _sum(_playout(seating))
        found[f"{seating} judgement"] = _sum(_judgement(seating))
    return found


def _sum(told: object) -> str:
    return sha256(repr(told).encode()).hexdigest()


def _stream() -> list[int]:
    told: list[int] = []
    for rng in (Rng(1), Rng(2**61), seeded("1"), seeded("pyramidion")):
        told += [int(rng.word()) for _ in range(500)]
        told += [int(rng.below(n)) for n in range(1, 500)]
        told += [int(rng.below(2**30 - 1)), int(rng.state)]
    return told


def _bits() -> list[object]:
    told: list[object] = []
    rng = luck(5)
    for _ in range(300):
        number = int(rng.below(2**30 - 1)) << 32 | int(rng.word())
        members = bits.members(number)
        told += [members, int(bits.count(number)), int(bits.lowest(number))]
        told += [int(bits.kth(number, k)) for k in range(len(members))]
    return told


def _records(seating: Seating) -> list[object]:
    told: list[object] = []
    for seed in range(3):
        session = seating.session(seed)
        play(session, luck(seed), 30)
        told += [session.log(viewer) for viewer in (ONLOOKER, *range(seating.seats))]
        play(session, luck(seed + 10))
        told += [session.record(), session.state.key(), session.state.scores(), session.state.places()]
    return told


def _states(seating: Seating) -> list[object]:
    told: list[object] = []
    happened = steps(seating, 9)
    for after in range(0, len(happened) + 1, 3):
        here = position(seating, 9, after)
        told += [here.key(), here.scores(), int(here.mover()), int(here.acting())]
        told += [here.legal(seat) for seat in here.actors()]
        told += [list(seating.game.encode(here, seat)) for seat in range(seating.seats)]
        told += [repr(seating.game.view(here, ONLOOKER)), perft(here, 1)]
        here.redeal(0, luck(after))
        told.append(here.key())
    return told


def _playout(seating: Seating) -> list[object]:
    told: list[object] = []
    rng = luck(77)
    for _ in range(5):
        here = seating.start()
        told += [int(play_out(here, rng, buffer(here))), here.key(), int(rng.state)]
    return told


def _judgement(seating: Seating) -> list[float]:
    told: list[float] = []
    sense = seating.game.sense()
    for after in range(0, len(steps(seating, 9)) + 1, 10):
        here = position(seating, 9, after)
        told += [sense.worth(here, seat) for seat in range(seating.seats)]
        actions, ratings = buffer(here), vec[float]([0.0] * int(here.width()))
        for seat in here.actors():
            if seat >= 0:
                n = int(here.list_legal(seat, actions))
                sense.rate(here, seat, actions, n, ratings)
                told += [ratings[i] for i in range(n)]
    return told


if __name__ == "__main__":
    json.dump({"engine": engine(), "sums": sums()}, sys.stdout)
