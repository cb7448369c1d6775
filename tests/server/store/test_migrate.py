"""An older database is migrated at the start; a newer one is refused."""

import sqlite3
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, NullPool, create_engine, event, inspect, text
from tests.server.store.databases import Database
from tests.server.store.lines import begin, entry, on_the_loop, row

from twelvefold.server.store import StoreError
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.opening import open_store, parse_url
from twelvefold.server.store.schema import metadata
from twelvefold.server.store.sql import SqlStore
from twelvefold.server.table.entries import TableRow


@contextmanager
def from_outside(database: Database) -> Iterator[Engine]:
    engine = create_engine(parse_url(database.url), poolclass=NullPool)
    yield engine
    engine.dispose()


@on_the_loop
async def test_yesterdays_database_is_brought_up_to_date_with_what_is_in_it(database: Database) -> None:
    with from_outside(database) as engine:
        migrate(engine, "0001")
        json = {"json": b"{}"}
        with engine.begin() as connection:
            connection.execute(
                text("INSERT INTO game_table VALUES ('t', 'code-t', 'open', true, 1, 0, NULL, :json)"), json
            )
            connection.execute(
                text("INSERT INTO event VALUES ('t', 1, 0.5, 'settled', NULL, NULL, :public, :private)"),
                {"public": b'{"type":"settled","seat":0}', "private": b'{"secret":"1"}'},
            )
            connection.execute(text("INSERT INTO holding VALUES ('host', 't')"))
    async with database.store() as store:
        assert await store.read("t") == [entry()]
        assert await store.of_holder("host", 9) == [row()]
        assert isinstance(await store.row("t"), TableRow)
        assert await store.append(row(seq=2), [entry(seq=2)])
        await store.put_document("box", "1", b"text")
        assert await store.document("box", "1") == b"text"


@on_the_loop
async def test_tomorrows_database_is_refused_and_left_as_it_is(database: Database) -> None:
    async with database.store() as store:
        await begin(store)
    with from_outside(database) as engine:
        with engine.begin() as connection:
            connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(StoreError, match=r"can't use .*: it comes from a newer version of Twelvefold"):
            open_store(database.url)
        with engine.begin() as connection:
            assert connection.scalar(text("SELECT version_num FROM alembic_version")) == "9999"


@on_the_loop
@pytest.mark.parametrize("step_by_step", [True, False])
async def test_a_new_database_and_an_old_one_have_the_same_schema(database: Database, step_by_step: bool) -> None:
    if step_by_step:
        with from_outside(database) as engine:
            migrate(engine, "0001")
    async with database.store():
        pass
    with from_outside(database) as engine, engine.connect() as connection:
        # The version table is Alembic's own, just as Alembic would have made it.
        assert MigrationContext.configure(connection).get_current_heads() == ("0007",)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []
        # Alembic doesn't compare the condition of a partial index.
        where = f"{engine.dialect.name}_where"
        indexes = inspect(connection).get_indexes("game_table")
        partial = {index["name"]: index["dialect_options"].get(where) for index in indexes}
        assert str(partial["ix_game_table_due_at"]) in ("due_at IS NOT NULL", "(due_at IS NOT NULL)")
        assert str(partial["ix_game_table_listed"]) in ("listed = 1", "listed")


@on_the_loop
async def test_lists_and_what_is_due_are_found_by_their_indexes(tmp_path: Path) -> None:
    async with Database(f"sqlite:///{tmp_path}/tables.db").store() as store:
        assert isinstance(store, SqlStore)
        seen: list[str] = []

        def plan(_: object, cursor: sqlite3.Cursor, statement: str, values: tuple[object, ...], *_more: object) -> None:
            if statement.startswith("SELECT") and "game_table" in statement:
                seen.append(str(cursor.connection.execute(f"EXPLAIN QUERY PLAN {statement}", values).fetchall()))

        event.listen(store._engine, "before_cursor_execute", plan)
        await store.listed(9)
        assert "ix_game_table_listed" in seen[0]
        del seen[:]
        await store.due(1.0, 9)
        assert len(seen) == 2
        assert all("ix_game_table_due_at" in each for each in seen)


@on_the_loop
async def test_nodes_that_start_at_once_on_a_new_database_wait_for_one_another(postgres: Database) -> None:
    with ThreadPoolExecutor(5) as threads:
        stores = [*threads.map(open_store, [postgres.url] * 5)]
    await begin(stores[0])
    for store in stores:
        assert await store.row("t") == row()
        await store.close()
