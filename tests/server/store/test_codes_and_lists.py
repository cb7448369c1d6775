"""How tables are begun, found, listed and forgotten; `tests/browser` runs it in a real browser too."""

import asyncio

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, begin, entry, on_the_loop, row

from twelvefold.server.store import CodeTaken, StoreError

pytestmark = pytest.mark.parametrize("database", EVERY, indirect=True)


@on_the_loop
async def test_a_table_is_begun_once(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert not await store.create(row(code="another", status="late"), [entry(seat=3)])
        assert await store.row("t") == row()
        assert await store.read("t") == [entry()]
        with pytest.raises(StoreError, match="follow"):
            await store.create(row("u", seq=2), [entry("u", seq=2)])


@on_the_loop
async def test_a_code_is_one_tables_and_stays_with_it(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        with pytest.raises(CodeTaken):
            await store.create(row("u", code="code-t"), [entry("u")])
        assert await store.row("u") is None
        assert await store.read("u") == []
        assert await store.append(row(seq=2, code="changed"), [entry(seq=2)])
        assert await store.find("code-t") == "t"
        assert await store.find("changed") is None


@on_the_loop
async def test_of_many_that_begin_with_one_code_one_has_it(database: AnyDatabase) -> None:
    async with database.store() as store:
        names = [str(number) for number in range(9)]
        tries = [store.create(row(name, code="the"), [entry(name)]) for name in names]
        answers = await asyncio.gather(*tries, return_exceptions=True)
        assert answers.count(True) == 1
        assert sum(isinstance(answer, CodeTaken) for answer in answers) == 8
        assert await store.find("the") == names[answers.index(True)]


@on_the_loop
async def test_open_tables_are_listed_the_last_touched_first(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name, at in [("a", 5.0), ("b", 9.0), ("c", 7.0), ("d", 8.0)]:
            assert await store.create(row(name, touched_at=at, listed=name != "d"), [entry(name)])
        assert [found.table for found in await store.listed(9)] == ["b", "c", "a"]
        assert await store.append(row("a", 2, touched_at=10.0), [entry("a", 2)])
        assert await store.append(row("b", 2, touched_at=11.0, listed=False), [entry("b", 2)])
        assert [found.table for found in await store.listed(9)] == ["a", "c"]
        assert [found.table for found in await store.listed(1)] == ["a"]


@on_the_loop
async def test_tables_that_wait_for_players_are_listed_before_games_to_watch(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name, at, status in [("a", 5.0, "waiting"), ("b", 9.0, "playing"), ("c", 7.0, "waiting")]:
            assert await store.create(row(name, touched_at=at, status=status), [entry(name)])
        assert [found.table for found in await store.listed(9)] == ["c", "a", "b"]
        assert [found.table for found in await store.listed(2)] == ["c", "a"]


@on_the_loop
async def test_a_table_leaves_a_holders_list_and_returns_to_it(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.create(row("a"), [entry("a")], ["host", "guest"])
        await store.delete_holding("host", "a")
        await store.delete_holding("host", "nowhere")
        assert await store.of_holder("host", 9) == []
        assert [found.table for found in await store.of_holder("guest", 9)] == ["a"]
        for _ in range(2):
            await store.put_holding("host", "a")
        await store.put_holding("host", "nowhere")
        assert [found.table for found in await store.of_holder("host", 9)] == ["a"]


@on_the_loop
async def test_whoever_held_a_seat_finds_the_table(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name, at in [("a", 5.0), ("b", 9.0)]:
            assert await store.create(row(name, touched_at=at), [entry(name)], ["host"])
        assert await store.append(row("a", 2, touched_at=10.0), [entry("a", 2)], ["guest", "host", "guest"])
        assert [found.table for found in await store.of_holder("host", 9)] == ["a", "b"]
        assert [found.table for found in await store.of_holder("host", 1)] == ["a"]
        assert [found.table for found in await store.of_holder("guest", 9)] == ["a"]
        assert await store.of_holder("nobody", 9) == []


@on_the_loop
async def test_what_is_due_is_told_the_longest_due_first(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name, at in [("a", 5.0), ("b", 3.0), ("c", None), ("d", 8.0)]:
            assert await store.create(row(name, due_at=at), [entry(name)])
        assert await store.due(5.0, 9) == ["b", "a"]
        assert await store.due(5.0, 1) == ["b"]
        assert await store.append(row("b", 2), [entry("b", 2)])
        assert await store.due(5.0, 9) == ["a"]


@on_the_loop
async def test_abandoned_tables_are_forgotten_with_all_that_was_theirs(database: AnyDatabase) -> None:
    async with database.store() as store:
        for name, at, status in [("a", 5.0, "open"), ("b", 3.0, "ended"), ("c", 1.0, "playing"), ("d", 9.0, "open")]:
            assert await store.create(row(name, touched_at=at, status=status), [entry(name)], ["host"])
        assert await store.forget(["open", "ended"], 9.0, 1) == ["b"]
        assert await store.forget(["open", "ended"], 9.0, 9) == ["a"]
        assert await store.forget([], 9.0, 9) == []
        assert [found.table for found in await store.of_holder("host", 9)] == ["d", "c"]
        assert await store.read("a") == []
        assert not await store.append(row("a", 2), [entry("a", 2)])
        await begin(store, "a")
        assert [found.table for found in await store.of_holder("host", 9)] == ["d", "c"]


@on_the_loop
async def test_a_deleted_table_is_gone(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        await begin(store, "u")
        assert await store.delete("t")
        assert not await store.delete("t")
        assert await store.row("t") is None
        assert await store.find("code-t") is None
        assert await store.read("u") == [entry("u")]


@on_the_loop
async def test_a_document_is_kept_by_its_hash(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.document("box", "1") is None
        await store.put_document("box", "1", b"\x00text")
        await store.put_document("box", "1", b"another")
        await store.put_document("record", "1", b"record")
        assert await store.document("box", "1") == b"\x00text"
        assert await store.document("record", "1") == b"record"
