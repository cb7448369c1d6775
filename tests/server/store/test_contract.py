"""The behaviour that all stores share; `tests/page` runs it in a real browser too."""

import asyncio

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, all_started, begin, entry, on_the_loop, row, taken

from twelvefold.protocol.events import Seated, Settled
from twelvefold.server.store import CodeTaken, StoreError, StoreUnavailable
from twelvefold.server.table.entries import Entry, Private, TableRow

pytestmark = pytest.mark.parametrize("database", EVERY, indirect=True)


@on_the_loop
async def test_what_was_stored_is_read_as_it_was(database: AnyDatabase) -> None:
    first = Entry(Seated(1, "naïve 🌍"), table="t", seq=1, at=1234.5678)
    second = Entry(
        Settled(1), Private(holder="hash"), table="t", seq=2, at=1e10, holder="hash", cmd_id="id", digest=b"\0said"
    )
    written = row(seq=2, code="ABC", status="playing", touched_at=3.25, due_at=4.125, summary=b'{"seats": 2}')
    async with database.store() as store:
        assert await store.create(written, [first, second])
        assert await store.read("t") == [first, second]
        assert await store.row("t") == written
    async with database.store() as store:
        assert await store.read("t") == [first, second]
        assert await store.row("t") == written


@on_the_loop
async def test_a_log_grows_and_is_read_from_where_one_was(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert await store.append(row(seq=3), [entry(seq=2), entry(seq=3)])
        assert await store.append(row(seq=4, status="ended", listed=False), [entry(seq=4)])
        assert [line.seq for line in await store.read("t")] == [1, 2, 3, 4]
        assert [line.seq for line in await store.read("t", after=2)] == [3, 4]
        assert [line.seq for line in await store.read("t", after=1, until=3)] == [2, 3]
        assert await store.read("t", after=4) == []
        assert await store.row("t") == row(seq=4, status="ended", listed=False)


@on_the_loop
async def test_nothing_is_known_of_a_table_that_never_was(database: AnyDatabase) -> None:
    async with database.store() as store:
        assert await store.read("t") == []
        assert await store.row("t") is None
        assert await store.find("code-t") is None
        assert not await store.append(row(seq=2), [entry(seq=2)])
        assert not await store.append(row(), [entry()])
        assert not await store.delete("t")


@on_the_loop
async def test_a_log_has_no_gaps(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert not await store.append(row(seq=3, status="torn"), [entry(seq=3)])
        assert [line.seq for line in await store.read("t")] == [1]
        assert await store.row("t") == row()


@on_the_loop
async def test_a_seq_is_given_once_and_the_loser_leaves_nothing(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert await store.append(row(seq=2), [entry(seq=2, seat=1)])
        late = [entry(seq=2, seat=2), entry(seq=3, seat=2)]
        assert not await store.append(row(seq=3, status="late"), late, ["loser"])
        assert [line.event for line in await store.read("t")] == [Settled(0), Settled(1)]
        assert await store.row("t") == row(seq=2)
        assert await store.of_holder("loser", 9) == []


@on_the_loop
async def test_a_command_sent_twice_counts_once(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert await store.append(row(seq=2), [entry(seq=2, holder="h", cmd_id="1")])
        again = [entry(seq=3, holder="h", cmd_id="2"), entry(seq=4, holder="h", cmd_id="1")]
        assert not await store.append(row(seq=4), again)
        assert [line.seq for line in await store.read("t")] == [1, 2]
        assert await store.row("t") == row(seq=2)


@on_the_loop
async def test_what_a_command_made_and_said_is_known_by_its_id(database: AnyDatabase) -> None:
    said = Entry(Settled(1), table="t", seq=2, at=0.5, holder="hash", cmd_id="id", digest=b"said")
    async with database.store() as store:
        await begin(store)
        assert await store.append(row(seq=3), [said, entry(seq=3, holder="hash", cmd_id="older")])
    async with database.store() as store:
        assert await store.command("t", "hash", "id") == (2, b"said")
        assert await store.command("t", "hash", "older") == (3, None)
        assert await store.command("t", "hash", "other") is None
        assert await store.command("t", "other", "id") is None
        assert await store.command("other", "hash", "id") is None


@on_the_loop
async def test_of_the_checkpoints_of_a_table_the_newest_is_found_or_that_of_a_game(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        assert await store.checkpoint("t") is None
        for game, state in ((2, b"old"), (3, b"three"), (2, b"two")):
            await store.put_checkpoint("t", game, state)
        assert await store.checkpoint("t") == b"three"
        assert await store.checkpoint("t", 2) == b"two"
        assert await store.checkpoint("t", 4) is None
        await store.delete("t")
        await store.put_checkpoint("t", 4, b"late")
        assert await store.checkpoint("t") is None


@on_the_loop
async def test_two_people_and_the_server_may_use_the_same_ids(database: AnyDatabase) -> None:
    async with database.store() as store:
        await begin(store)
        for seq, holder in enumerate(["one", "two", None, None], 2):
            assert await store.append(row(seq=seq), [entry(seq=seq, holder=holder, cmd_id="1")])
        assert await store.append(row(seq=6), [entry(seq=6, holder="one")])
        assert await store.append(row(seq=7), [entry(seq=7, holder="one")])


@pytest.mark.parametrize(
    ("of", "lines"),
    [
        (row(seq=1), []),
        (row(seq=3), [entry(seq=2)]),
        (row(seq=3), [entry(seq=3), entry(seq=2)]),
        (row(seq=4), [entry(seq=2), entry(seq=4)]),
        (row(seq=2), [entry("other", seq=2)]),
        (row(seq=0), [entry(seq=0)]),
        (row(seq=3), [entry(seq=2, holder="h", cmd_id="1"), entry(seq=3, holder="h", cmd_id="1")]),
    ],
)  # fmt: skip
@on_the_loop
async def test_what_no_caller_should_ask_for_is_refused(
    database: AnyDatabase, of: TableRow, lines: list[Entry]
) -> None:
    async with database.store() as store:
        await begin(store)
        with pytest.raises(StoreError):
            await store.append(of, lines)
        assert await store.append(row(seq=2), [entry(seq=2)])


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


@on_the_loop
async def test_a_store_answers_and_knows_the_time(database: AnyDatabase) -> None:
    async with database.store() as store:
        await store.check()
        assert store.now() > 1.7e9
        earlier = store.now()
        assert store.now() >= earlier
