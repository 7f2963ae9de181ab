"""Guests, the links that carry them to another device, and tokens of their programs."""

import asyncio

import pytest

from pyramidion.server.store import Guest, Store, Token

pytestmark = pytest.mark.anyio
ADA = Guest("ada", "Ada", '{"theme": "dark"}')


async def test_a_guest_is_known_by_a_key_and_can_change_name_and_settings(store: Store) -> None:
    assert await store.guest("ada") is None
    await store.keep_guest(ADA)
    assert await store.guest("ada") == ADA
    await store.keep_guest(Guest("ada", "Ada L."))
    assert await store.guest("ada") == Guest("ada", "Ada L.", "{}")


async def test_a_link_makes_another_device_the_same_guest_once(store: Store) -> None:
    await store.keep_guest(ADA)
    await store.keep_link("code", "ada", seconds=60)

    outcomes = await asyncio.gather(*(store.take_link("code", f"device{i}") for i in range(5)))

    assert outcomes.count(ADA) == 1
    (device,) = [f"device{i}" for i, guest in enumerate(outcomes) if guest]
    assert await store.guest(device) == ADA
    await store.keep_guest(Guest("ada", "Countess"))
    assert await store.guest(device) == Guest("ada", "Countess")


async def test_an_old_or_unknown_link_gives_nobody(store: Store) -> None:
    await store.keep_guest(ADA)
    await store.keep_link("old", "ada", seconds=-1)
    assert await store.take_link("old", "device") is None
    assert await store.take_link("unknown", "device") is None
    assert await store.guest("device") is None


async def test_tokens_are_kept_listed_and_dropped_by_their_guest(store: Store) -> None:
    for key in ("k1", "k2"):
        await store.keep_token(Token(key, "ada", f"bot {key}"))
    await store.keep_token(Token("k3", "bob", "other"))

    assert [(token.key, token.name) for token in await store.tokens("ada")] == [
        ("k1", "bot k1"),
        ("k2", "bot k2"),
    ]
    found = await store.token("k1")
    assert found is not None
    assert (found.guest, found.at > 0) == ("ada", True)

    assert not await store.drop_token("k1", "bob")
    assert await store.drop_token("k1", "ada")
    assert not await store.drop_token("k1", "ada")
    assert await store.token("k1") is None


async def test_an_impossible_name_is_nobody(store: Store) -> None:
    assert await store.guest("nul\0") is None
    assert await store.events("nul\0") == []
