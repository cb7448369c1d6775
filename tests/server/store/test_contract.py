"""The behaviour that all stores share: a table's log; `tests/browser` runs it in a real browser too."""

import pytest
from tests.server.store.lines import EVERY, AnyDatabase, begin, entry, on_the_loop, row

from twelvefold.protocol.events import Seated, Settled
from twelvefold.server.store import StoreError
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
async def test_a_store_answers_and_knows_the_time(database: AnyDatabase) -> None:
    async with database.store() as store:
        await store.check()
        assert store.now() > 1.7e9
        earlier = store.now()
        assert store.now() >= earlier
