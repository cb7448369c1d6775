"""Which token belongs to which person, on all stores."""

import asyncio

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, begin, on_the_loop

HOUR = 3600.0

pytestmark = pytest.mark.parametrize("database", EVERY, indirect=True)


@on_the_loop
async def test_a_token_that_nobody_rotated_speaks_for_itself(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.identity("first") == "first"


@on_the_loop
async def test_a_rotated_token_is_worthless_and_the_new_one_speaks_for_the_same_person(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.revoke("first", "second")
        assert await store.revoke("second", "third")
        assert [await store.identity(token) for token in ("first", "second", "third")] == [None, None, "first"]
        assert await store.revoked_since(store.now() - HOUR) == ["second", "first"]
    async with database.store() as store:
        assert await store.identity("third") == "first"


@on_the_loop
async def test_a_forgotten_token_cannot_be_rotated_back(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.revoke("first")
        assert not await store.revoke("first", "second")
        assert [await store.identity(token) for token in ("first", "second")] == [None, "second"]


@on_the_loop
async def test_of_two_who_rotate_one_token_at_once_one_succeeds(database: AnyDatabase) -> None:
    async with database.store() as store:
        done = await asyncio.gather(*(store.revoke("first", f"next {n}") for n in range(6)))
        assert sorted(done) == [False] * 5 + [True]
        assert [await store.identity(f"next {n}") for n in range(6)].count("first") == 1


@on_the_loop
async def test_what_makes_no_difference_is_deleted_in_time(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store, holders=["player"])
        await store.revoke("player", "second")
        await store.revoke("second", "third")
        await store.revoke("stranger", "other")
        await store.forget_tokens(store.now() - HOUR)
        assert len(await store.revoked_since(0)) == 3
        await store.forget_tokens(store.now() + HOUR)
        # Without its row, the first token would hold the seat again; the others hold nothing of their own.
        assert await store.revoked_since(0) == ["player"]
        assert await store.identity("third") == "player"
