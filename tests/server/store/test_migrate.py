"""Yesterday's database becomes today's at the start; tomorrow's is refused."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager

import pytest
from alembic.autogenerate import compare_metadata
from alembic.runtime.migration import MigrationContext
from sqlalchemy import Engine, NullPool, create_engine, text
from tests.server.store.databases import Database, begin, entry, on_the_loop, row

from twelvefold.server.store import StoreError, open_store
from twelvefold.server.store.migrate import migrate
from twelvefold.server.store.opening import parse_url
from twelvefold.server.store.schema import metadata
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
        # It is Alembic's own, and as Alembic would have made it.
        assert MigrationContext.configure(connection).get_current_heads() == ("0005",)
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, metadata) == []


@on_the_loop
async def test_nodes_that_start_at_once_on_a_new_database_wait_for_one_another(postgres: Database) -> None:
    with ThreadPoolExecutor(5) as threads:
        stores = [*threads.map(open_store, [postgres.url] * 5)]
    await begin(stores[0])
    for store in stores:
        assert await store.row("t") == row()
        await store.close()
