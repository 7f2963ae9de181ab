"""What the tests of environments share: each game with each number of seats."""

import pytest

from pyramidion import catalog

EACH = [(name, seats) for name in catalog.names() for seats in catalog.game(name).seats]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """Run a test that asks for a game and seats with all there are."""
    if {"game", "seats"} <= set(metafunc.fixturenames):
        metafunc.parametrize(("game", "seats"), EACH, ids=[f"{name}-{seats}" for name, seats in EACH])
