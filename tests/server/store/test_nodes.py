"""Several nodes on one PostgreSQL: one order of entries, notifications, and a server that comes and goes."""

import asyncio
import os
import signal
import time
from collections.abc import AsyncGenerator
from contextlib import aclosing

import msgspec
import psycopg
import pytest
from sqlalchemy import text
from tests.postgres import execute, fresh_database, own_server
from tests.server.store.databases import Database
from tests.server.store.lines import begin, entry, on_the_loop, row

from twelvefold.protocol.events import Settled
from twelvefold.server.store import Store, StoreUnavailable
from twelvefold.server.store.base import ANYTHING, Broadcast, Notification
from twelvefold.server.store.notifications import (
    BROADCASTS,
    CHANNEL,
    MOST_BYTES,
    MOST_CARRIED,
    joined,
    notification_of,
    payloads,
    understood,
)
from twelvefold.server.store.postgres import PostgresStore
from twelvefold.server.table.entries import Entry

CONNECTED = "SELECT pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
LISTENER = "pid FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'LISTEN%'"


def listening(store: Store) -> aclosing[AsyncGenerator[Notification | Broadcast, None]]:
    return aclosing(store.notifications())


@on_the_loop
async def test_of_two_nodes_that_want_the_same_seq_one_gets_it(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two:
        tables = [str(number) for number in range(20)]
        for table in tables:
            await begin(one, table)
        for seq in (2, 3, 4):
            answers = await asyncio.gather(
                *(
                    store.append(row(table, seq), [entry(table, seq, seat=node)])
                    for table in tables
                    for node, store in enumerate([one, two])
                )
            )
            won = {(table, node) for (table, node), answer in zip(_tries(tables), answers, strict=True) if answer}
            assert {table for table, _ in won} == set(tables)
            assert len(won) == len(tables)
            for table, node in won:
                assert (await one.read(table, seq - 1))[0].event == Settled(node)
                assert len(await two.read(table)) == seq


def _tries(tables: list[str]) -> list[tuple[str, int]]:
    return [(table, node) for table in tables for node in (0, 1)]


@on_the_loop
async def test_many_nodes_with_many_tables_at_once_never_lock_each_other_out(postgres: Database) -> None:
    """Each node appends to the tables in a different order; every table grows by one each time."""
    tables = [str(number) for number in range(30)]
    async with postgres.store() as one, postgres.store() as two, postgres.store() as three:
        stores = [one, two, three]
        for table in tables:
            await begin(one, table)
        for seq in range(2, 8):
            orders = [tables, tables[::-1], tables[15:] + tables[:15]]
            answers = await asyncio.gather(
                *(
                    store.append(row(table, seq), [entry(table, seq)], ["host"])
                    for store, order in zip(stores, orders, strict=True)
                    for table in order
                )
            )
            assert sum(answers) == len(tables)


@on_the_loop
async def test_nothing_is_appended_to_a_table_that_another_node_is_deleting(postgres: Database) -> None:
    async with postgres.store() as store:
        await begin(store)
        with psycopg.connect(postgres.url) as other:
            other.execute("DELETE FROM event")
            other.execute("DELETE FROM game_table")
            append = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
            waiting = CONNECTED + " AND wait_event_type = 'Lock'"
            while not await asyncio.to_thread(execute, postgres.url, waiting):
                assert not append.done()
            other.commit()
        assert not await append
        assert await store.read("t") == []


@on_the_loop
async def test_what_one_node_appends_the_other_is_told_at_once(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two, listening(two) as hints:
        assert await anext(hints) == ANYTHING
        await begin(one)
        assert (await anext(hints))[:2] == ("t", 1)
        await begin(two, "own")
        assert await two.append(row("own", 2), [entry("own", 2)])
        assert not await one.append(row(seq=3), [entry(seq=3)])
        assert await one.append(row(seq=2), [entry(seq=2)])
        assert (await anext(hints))[:2] == ("t", 2)


@on_the_loop
async def test_one_that_lost_the_line_says_so_and_may_listen_again(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two:
        async with listening(two) as hints:
            assert await anext(hints) == ANYTHING
            assert execute(postgres.url, f"SELECT pg_terminate_backend(pid), {LISTENER}")
            with pytest.raises(StoreUnavailable):
                await anext(hints)
        async with listening(two) as hints:
            assert await anext(hints) == ANYTHING
            await begin(one)
            assert (await anext(hints))[:2] == ("t", 1)


@on_the_loop
async def test_one_that_lost_the_line_to_the_others_tells_them_over_a_new_one(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two, listening(two) as hints:
        assert await anext(hints) == ANYTHING
        await begin(one)
        assert (await anext(hints))[:2] == ("t", 1)
        telling = "FROM pg_stat_activity WHERE datname = current_database() AND query LIKE 'SELECT pg_notify%'"
        assert execute(postgres.url, f"SELECT pg_terminate_backend(pid) {telling}") == [(True,)]
        assert await one.append(row(seq=2), [entry(seq=2)])
        assert (await anext(hints))[:2] == ("t", 2)


@on_the_loop
async def test_a_quiet_line_is_tried_now_and_then_and_lives_on(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store(limit=1.0) as two, listening(two) as hints:
        assert await anext(hints) == ANYTHING
        before = execute(postgres.url, f"SELECT {LISTENER}")
        silence = asyncio.ensure_future(anext(hints))
        await asyncio.wait([silence], timeout=1.5)
        assert not silence.done()
        await begin(one)
        assert (await silence)[:2] == ("t", 1)
        asked = "pid FROM pg_stat_activity WHERE datname = current_database() AND query = 'SELECT 1'"
        assert before[0] in execute(postgres.url, f"SELECT {asked}")


@on_the_loop
async def test_a_hint_that_nobody_understands_may_mean_anything(postgres: Database) -> None:
    async with postgres.store() as store, listening(store) as hints:
        assert await anext(hints) == ANYTHING
        execute(postgres.url, f"NOTIFY {CHANNEL}, 'hello'")
        assert await anext(hints) == ANYTHING


@on_the_loop
async def test_what_a_node_broadcasts_the_others_hear_once_unless_it_is_too_long(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as other, listening(one) as mine, listening(other) as theirs:
        assert await anext(mine) == await anext(theirs) == ANYTHING
        execute(postgres.url, f"NOTIFY {BROADCASTS}, 'what nobody understands'")
        assert one.broadcast("long", "x" * MOST_BYTES)
        assert one.broadcast("short", "hello")
        assert await anext(theirs) == Broadcast(one.node, "hello")
        assert other.broadcast("answer", "hello yourself")
        assert await anext(mine) == Broadcast(other.node, "hello yourself"), "nobody hears their own"
        await one.close()
        assert not one.broadcast("late", "bye")


def told(table: str = "t", seq: int = 1, holder: str | None = None, cmd_id: str | None = None) -> Entry:
    """An entry without anything private."""
    return msgspec.structs.replace(entry(table, seq), private=None, holder=holder, cmd_id=cmd_id)


@on_the_loop
async def test_short_entries_come_with_their_notification_and_what_is_private_never_does(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two, listening(two) as hints:
        assert await anext(hints) == ANYTHING
        await begin(one)
        assert await anext(hints) == ("t", 1, ()), "it has a private part"
        second, third = told(seq=2, holder="ada", cmd_id="a"), told(seq=3)
        assert await one.append(row(seq=3), [second, third])
        assert await anext(hints) == ("t", 3, (second, third))
        many = [told(seq=seq) for seq in range(4, 4 + MOST_CARRIED + 1)]
        assert await one.append(row(seq=many[-1].seq), many)
        assert await anext(hints) == ("t", many[-1].seq, ())


def test_news_of_one_table_is_joined_and_what_is_too_long_goes_without_its_entries() -> None:
    first, second = told(seq=2), told(seq=3)
    one, other = notification_of("t", [first]), notification_of("t", [second])
    assert joined(one, other) == ("t", 3, (first, second))
    assert joined(one._replace(entries=()), other) == ("t", 3, (second,))
    assert joined(one, other._replace(entries=())) == ("t", 3, ())
    long = Notification("t" * 4000, 3, (told("t" * 4000, seq=3),))
    (piece,) = payloads("me", [long])
    assert understood(piece, "you") == [long._replace(entries=())]


def test_long_news_is_told_in_pieces() -> None:
    appended = [Notification(f"{number:032}", number) for number in range(1000)]
    pieces = [*payloads("me", appended)]
    assert max(len(piece) for piece in pieces) <= MOST_BYTES
    assert [hint for piece in pieces for hint in understood(piece, "you")] == appended
    assert [hint for piece in pieces for hint in understood(piece, "me")] == []


@on_the_loop
async def test_a_database_that_was_gone_is_used_again_and_has_kept_everything(pytestconfig: pytest.Config) -> None:
    server = own_server(pytestconfig)
    with fresh_database(pytestconfig, server) as url:
        postgres = Database(url)
        async with postgres.store() as store, listening(store) as hints:
            assert await anext(hints) == ANYTHING
            await begin(store)
            for seq in range(2, 20):
                assert await store.append(row(seq=seq), [entry(seq=seq)])
            server.stop()
            try:
                with pytest.raises(StoreUnavailable, match="doesn't answer"):
                    await store.append(row(seq=20), [entry(seq=20)])
                with pytest.raises(StoreUnavailable, match="doesn't answer"):
                    await store.check()
                with pytest.raises(StoreUnavailable, match="doesn't answer"):
                    await store.read("t")
                with pytest.raises(StoreUnavailable, match="doesn't answer"):
                    await anext(hints)
            finally:
                server.start()
            await store.check()
            assert [line.seq for line in await store.read("t")] == list(range(1, 20))
            assert await store.append(row(seq=20), [entry(seq=20)])


@on_the_loop
async def test_a_database_that_hangs_is_unavailable_in_time_and_then_works_again(pytestconfig: pytest.Config) -> None:
    with fresh_database(pytestconfig, own_server(pytestconfig)) as url:
        postgres = Database(url)
        async with postgres.store(limit=2.0) as store:
            await begin(store)
            pids = [pid for (pid,) in execute(url, CONNECTED) if isinstance(pid, int)]
            stopped = [pid for pid in pids if _signalled(pid, signal.SIGSTOP)]
            try:
                with pytest.raises(StoreUnavailable, match="did not answer within 2 s"):
                    await store.append(row(seq=2), [entry(seq=2, holder="h", cmd_id="1")])
            finally:
                assert all(_signalled(pid, signal.SIGCONT) for pid in stopped)
        async with postgres.store() as store:
            await store.append(row(seq=2), [entry(seq=2, holder="h", cmd_id="1")])
            assert len(await store.read("t")) == 2


def _signalled(pid: int, which: signal.Signals) -> bool:
    """Whether such a process still existed."""
    try:
        os.kill(pid, which)
    except ProcessLookupError:
        return False
    return True


@on_the_loop
async def test_a_connection_that_died_unnoticed_costs_nobody_an_answer(postgres: Database) -> None:
    async with postgres.store() as store:
        await begin(store)
        assert len(await store.read("t")) == 1
        assert execute(postgres.url, CONNECTED.replace("pid", "pg_terminate_backend(pid)", 1))
        assert await store.append(row(seq=2), [entry(seq=2)])
        assert len(await store.read("t")) == 2


@on_the_loop
async def test_all_nodes_have_the_databases_time(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two:
        ((told,),) = execute(postgres.url, "SELECT extract(epoch FROM clock_timestamp())::float8")
        assert isinstance(told, float)
        assert abs(one.now() - told) < 5
        assert abs(one.now() - two.now()) < 1
        assert abs(one.now() - time.time()) < 5


@on_the_loop
async def test_no_commit_is_acknowledged_before_it_is_on_the_disk(postgres: Database) -> None:
    """This holds whatever the database's own setting is."""
    name = postgres.url.partition("?")[0].rpartition("/")[2]
    execute(postgres.url, f'ALTER DATABASE "{name}" SET synchronous_commit TO off')
    try:
        async with postgres.store() as store:
            assert isinstance(store, PostgresStore)
            assert store._run(lambda connection: connection.scalar(text("SHOW synchronous_commit"))) == "on"
    finally:
        execute(postgres.url, f'ALTER DATABASE "{name}" RESET synchronous_commit')


@on_the_loop
async def test_of_two_nodes_that_claim_a_daily_game_at_once_both_learn_the_same_table(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as other:
        for number in range(20):
            claims = (
                store.daily.claim("2026-11-19", f"ada {number}", f"{store.node} {number}") for store in (one, other)
            )
            assert len(set(await asyncio.gather(*claims))) == 1
