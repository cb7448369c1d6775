"""What a store promises while it's busy, fails or closes; `tests/browser` runs it in a real browser too."""

import asyncio

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, all_started, begin, entry, on_the_loop, row, taken

from twelvefold.server.store import StoreError, StoreUnavailable

pytestmark = pytest.mark.parametrize("database", EVERY, indirect=True)


@on_the_loop
async def test_one_write_that_cannot_be_stored_does_not_spoil_the_others(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        for number in range(9):
            await begin(store, str(number))
        with database.held_up():
            first = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            await taken(store)
            bad = asyncio.create_task(store.append(row("0", 2, status="\udc80"), [entry("0", 2)]))
            good = [asyncio.create_task(store.append(row(str(n), 2), [entry(str(n), 2)])) for n in range(1, 9)]
            await all_started()
        assert await first
        with pytest.raises(StoreError, match=r"can't store this|error-not-stored"):
            await bad
        assert all(await asyncio.gather(*good))
        assert await store.row("0") == row("0")


@on_the_loop
async def test_closing_finishes_what_somebody_brought_who_is_gone(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name in "t1":
            await begin(store, name)
        with database.held_up():
            first = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            await taken(store)
            gone = asyncio.create_task(store.append(row("1", 2), [entry("1", 2)]))
            await all_started()
            gone.cancel()
            closing = asyncio.create_task(store.close())
            await all_started()
        await closing
        assert await first
    async with database.store() as store:
        assert await store.read("1") == [entry("1"), entry("1", 2)]


@on_the_loop
async def test_a_caller_that_goes_away_loses_nothing(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        for number in range(9):
            await begin(store, str(number))
        with database.held_up():
            first = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            await taken(store)
            tasks = [asyncio.create_task(store.append(row(str(n), 2), [entry(str(n), 2)])) for n in range(9)]
            await all_started()
            for task in [first, *tasks[::2]]:
                task.cancel()
            await asyncio.wait([first, *tasks[::2]])
            assert all(task.cancelled() for task in [first, *tasks[::2]])
        assert all(await asyncio.gather(*tasks[1::2]))
        assert [len(await store.read(name)) for name in ["t", *"012345678"]] == [2] * 10


@on_the_loop
async def test_a_store_that_is_too_busy_says_so_at_once(database: AnyDatabase) -> None:
    async with database.store(most=3) as store:
        await begin(store)
        for name in "123":
            await begin(store, name)
        with database.held_up():
            first = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            tasks = [asyncio.create_task(store.append(row(name, 2), [entry(name, 2)])) for name in "12"]
            await all_started()
            with pytest.raises(StoreUnavailable, match="busy"):
                await store.append(row("3", 2), [entry("3", 2)])
        assert await first
        assert all(await asyncio.gather(*tasks))
        assert await store.append(row("3", 2), [entry("3", 2)])


@on_the_loop
async def test_a_call_takes_no_longer_than_the_limit_and_may_be_sent_again(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
    async with database.store(limit=1.0) as store:
        move = entry(seq=2, holder="h", cmd_id="1")
        with database.held_up(), pytest.raises(StoreUnavailable):
            await store.append(row(seq=2), [move])
    async with database.store() as store:
        await store.append(row(seq=2), [move])
        assert await store.read("t") == [entry(), move]


@on_the_loop
async def test_nobody_waits_longer_than_the_limit_whoever_waited_before(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
    async with database.store(limit=1.0) as store:
        with database.held_up():
            held = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            await taken(store)
            later = [asyncio.create_task(store.append(row(seq=2), [entry(seq=2)])) for _ in range(2)]
            answers = await asyncio.gather(held, *later, return_exceptions=True)
            assert [type(answer) for answer in answers if not isinstance(answer, StoreUnavailable)] == []


@on_the_loop
async def test_closing_finishes_what_was_accepted(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name in "t123456789":
            await begin(store, name)
        with database.held_up():
            tasks = [asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))]
            await taken(store)
            tasks += [asyncio.create_task(store.append(row(name, 2), [entry(name, 2)])) for name in "123456789"]
            await all_started()
            closing = asyncio.create_task(store.close())
            await all_started()
            with pytest.raises(StoreUnavailable, match="closed"):
                await store.append(row("t", 3), [entry("t", 3)])
        await closing
        assert all(await asyncio.gather(*tasks))
        with pytest.raises(StoreUnavailable, match="closed"):
            await store.check()
    async with database.store() as store:
        assert [len(await store.read(name)) for name in "t123456789"] == [2] * 10
