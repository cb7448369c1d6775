"""The tables' time runs evenly whatever happens to the wall clock, and is never earlier than what is stored."""

import time

import pytest
from sqlalchemy import text
from tests.server.store.databases import Database
from tests.server.store.lines import entry, on_the_loop, row

from twelvefold.server.store import nodes
from twelvefold.server.store.clock import Clock

HOUR = 3600.0


@on_the_loop
@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_wall_clock_that_is_set_changes_nothing(
    database: Database, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with database.store() as store:
        before, wall = store.now(), time.time
        monkeypatch.setattr(time, "time", lambda: wall() + step)
        assert 0 <= store.now() - before < HOUR / 2


@on_the_loop
async def test_after_a_start_it_is_not_before_the_newest_entry(database: Database) -> None:
    ahead = time.time() + 2 * HOUR  # as after the wall clock was set back
    for table, listed, at in [("t", True, ahead - 5), ("u", False, ahead), ("v", False, ahead - 9)]:
        async with database.store() as store:
            assert await store.create(row(table, touched_at=at, listed=listed), [entry(table)])
    async with database.store() as store:
        assert ahead <= store.now() < ahead + HOUR


@on_the_loop
@pytest.mark.parametrize("step", [HOUR, -HOUR])
async def test_a_node_that_joins_takes_the_time_of_those_who_live(
    postgres: Database, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The clock of the database's machine is changed in between."""
    async with postgres.store() as one:
        await one.due(one.now(), 1)
        monkeypatch.setattr(nodes, "WALL", text(f"SELECT extract(epoch FROM clock_timestamp())::float8 + {step}"))

        def wait(_: float) -> None:
            """Make the first node give a sign of life while the new one waits for it."""
            one._run(lambda connection: nodes.beat(connection, one.node, one.now()))  # type: ignore[attr-defined]

        monkeypatch.setattr("twelvefold.server.store.nodes.time.sleep", wait)
        async with postgres.store() as two:
            assert abs(two.now() - one.now()) < 60
            await two.due(two.now(), 1)
            await one.due(one.now(), 1)
            assert abs(two.now() - one.now()) < 60


@on_the_loop
async def test_nodes_agree_on_the_time_of_whoever_is_furthest_ahead(postgres: Database) -> None:
    async with postgres.store() as one, postgres.store() as two:
        one._clock.advance(one.now() + 5)  # type: ignore[attr-defined]  # as if the other had slept
        await one.due(one.now(), 1)
        await two.due(two.now(), 1)
        assert abs(one.now() - two.now()) < 1


def test_a_clock_never_goes_back() -> None:
    clock = Clock(1000.0)
    clock.advance(500.0)
    assert 1000.0 <= clock.now() < 1100.0
    clock.advance(2000.0)
    assert 2000.0 <= clock.now() < 2100.0
