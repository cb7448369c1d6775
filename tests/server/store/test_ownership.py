"""Which node does what is due: the last to append, while it lives; then one other takes over each table."""

import asyncio
from collections.abc import Iterator
from contextlib import aclosing

import pytest
from sqlalchemy import Connection
from tests.server.store.databases import Database
from tests.server.store.lines import begin, entry, on_the_loop, row

from twelvefold.server.store import Store
from twelvefold.server.store.base import ANYTHING, LEFT
from twelvefold.server.store.nodes import AHEAD, FORGOTTEN, LEASE
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.sql import SqlStore

ALL = 100


class Hour:
    """A time of day shared by all nodes, which a test moves."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.at = 2e9
        monkeypatch.setattr(SqlStore, "now", lambda _: self.at)


@pytest.fixture
def hour(monkeypatch: pytest.MonkeyPatch) -> Iterator[Hour]:
    return Hour(monkeypatch)  # type: ignore[return-value]  # nothing to undo here


async def move(store: Store, table: str, seq: int, due_at: float | None) -> None:
    """Append to a table's log."""
    assert await store.append(row(table, seq, due_at=due_at), [entry(table, seq)])


async def look(store: Store, hour: Hour) -> list[str]:
    return await store.due(hour.at, ALL)


@on_the_loop
async def test_what_is_due_is_for_the_node_that_added_last(postgres: Database, hour: Hour) -> None:
    async with postgres.store() as one, postgres.store() as two:
        assert await look(one, hour) == await look(two, hour) == []
        await begin(one, "t")
        await move(one, "t", 2, hour.at)
        assert await look(two, hour) == []
        assert await look(one, hour) == ["t"]
        await move(two, "t", 3, hour.at)
        assert await look(one, hour) == []
        assert await look(two, hour) == ["t"]
        assert await look(two, hour) == ["t"]
        await move(two, "t", 4, hour.at + 0.1)
        assert await look(two, hour) == []


@on_the_loop
async def test_the_tables_of_a_node_that_gives_no_sign_of_life_are_taken_over(postgres: Database, hour: Hour) -> None:
    async with postgres.store() as dead, postgres.store() as one, postgres.store() as two:
        await asyncio.gather(look(dead, hour), look(one, hour), look(two, hour))
        due = {"now": 0.0, "soon": LEASE + AHEAD - 0.1, "later": LEASE + AHEAD + 0.2}
        for table, after in due.items():
            await begin(dead, table)
            await move(dead, table, 2, hour.at + after)
        hour.at += LEASE - 0.1
        assert await look(one, hour) == []
        hour.at += 0.2
        assert set(await look(one, hour)) == {"now", "soon"}
        # No other node takes it over as well.
        assert await look(two, hour) == []
        # The table now belongs to this node, while it lives.
        assert await look(one, hour) == ["now"]


@on_the_loop
async def test_each_table_is_taken_over_by_one_node_even_if_all_look_at_once(postgres: Database, hour: Hour) -> None:
    tables = [f"{number:02}" for number in range(40)]
    async with postgres.store() as dead:
        for table in tables:
            await begin(dead, table)
            await move(dead, table, 2, hour.at)
    stores = [open_store(postgres.url) for _ in range(4)]
    try:
        found = await asyncio.gather(*(look(store, hour) for store in stores))
        assert sorted(table for some in found for table in some) == tables
    finally:
        await asyncio.gather(*(store.close() for store in stores))


@on_the_loop
async def test_a_node_that_leaves_tells_the_others_and_they_take_over_at_once(postgres: Database, hour: Hour) -> None:
    async with postgres.store() as one, postgres.store() as two, aclosing(two.notifications()) as notifications:
        assert await anext(notifications) == ANYTHING
        await look(one, hour)
        await begin(one, "t")
        assert (await anext(notifications))[:2] == ("t", 1)
        await move(one, "t", 2, hour.at)
        assert (await anext(notifications))[:2] == ("t", 2)
        assert await look(two, hour) == []
        await one.leave()
        assert (await anext(notifications))[:2] == ("", LEFT)
        assert await look(two, hour) == ["t"]


@on_the_loop
async def test_after_a_start_a_node_finds_what_the_one_before_it_left(database: Database, hour: Hour) -> None:
    async with database.store() as store:
        await begin(store, "t")
        await move(store, "t", 2, hour.at)
        assert await look(store, hour) == ["t"]
    hour.at += 2 * LEASE
    async with database.store() as store:
        assert await look(store, hour) == ["t"]
        assert await look(store, hour) == ["t"]


@on_the_loop
async def test_dead_nodes_are_forgotten(postgres: Database, hour: Hour) -> None:
    for _ in range(3):
        async with postgres.store() as store:
            await look(store, hour)
            hour.at += FORGOTTEN + 1
    async with postgres.store() as store:
        await look(store, hour)
        assert isinstance(store, SqlStore)
        assert store._run(_count_nodes) == 1


def _count_nodes(connection: Connection) -> int:
    return connection.exec_driver_sql("SELECT count(*) FROM node").scalar_one()  # type: ignore[no-any-return]  # a count
