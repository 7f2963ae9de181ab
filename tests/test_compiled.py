"""Compiled and interpreted agree to the bit, and the generator behind every draw never changes."""

import json
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest

from pyramidion.core.rng import MULTIPLIER, Rng, commitment, seeded
from tests.digest import engine, sums
from tests.seating import names
from tools.compile import compiler, hot

ROOT = Path(__file__).parents[1]
SOURCES = ROOT / "src"
ASKED_FOR_SOURCES = os.environ.get("PYRAMIDION_INTERPRETED", "") not in ("", "0")


def told_by(interpreted: str) -> Any:
    """The sums of another process, with or without compiled modules."""
    command = [sys.executable, "-m", "tests.digest"]
    environment = os.environ | {"PYRAMIDION_INTERPRETED": interpreted}
    done = subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, timeout=120, check=True)
    return json.loads(done.stdout)


def test_compiled_and_interpreted_agree_to_the_bit() -> None:
    other = told_by("" if ASKED_FOR_SOURCES else "1")
    assert other["sums"] == sums()
    assert ASKED_FOR_SOURCES or other["engine"] == "interpreted"


def test_where_there_is_a_compiler_the_compiled_modules_run() -> None:
    wanted = "interpreted" if ASKED_FOR_SOURCES or not compiler() else "compiled"
    assert engine() == wanted
    for path in hot(SOURCES):
        module = ".".join(path.with_suffix("").parts)
        unready = path.parts[1] == "games" and path.parts[2].replace("_", "-") not in names()
        if path.name != "__init__.py" and not unready:
            file = str(import_module(module).__file__)
            assert file.endswith(".py") == (wanted == "interpreted"), file


# The stream, frozen: records with a seed depend on each bit of it.


@pytest.mark.parametrize(
    ("state", "words"),
    [
        (1, [1, 979146465, 3018482715, 3132035905, 1798237154, 2336861669]),
        (2**61, [536870912, 536870912, 659264220, 536870912, 2132925359, 2842319860]),
        (int(seeded("1").state), [820792097, 2526121601, 3719812053, 3052812968, 3550705013, 2997951423]),
        (int(seeded("9f2c").state), [1584364715, 2775505511, 1313295686, 4236874840, 3909447138, 477117698]),
    ],
    ids=["1", "2**61", "seed 1", "seed 9f2c"],
)
def test_the_stream_of_words_never_changes(state: int, words: list[int]) -> None:
    rng = Rng(state)
    assert [rng.word() for _ in words] == words


def test_the_stream_is_multiply_with_carry() -> None:
    rng, state = seeded("a"), int(seeded("a").state)
    for n in range(1, 1000):
        low, carry = state % 2**32, state // 2**32
        assert rng.below(n) == (low ^ carry) * n // 2**32
        state = MULTIPLIER * low + carry
        assert rng.state == state < 2**62


def test_a_seed_is_a_place_in_the_stream_and_its_commitment_a_sha256() -> None:
    assert [int(seeded(seed).state) for seed in ("", "1", "pyramidion")] == [
        1402260747743533839,
        50800727959286239,
        3072697167633350458,
    ]
    assert commitment("1") == "6b86b273ff34fce19d6b804eff5a3f5747ada4eaa22f1d49c01e52ddb7875b4b"
