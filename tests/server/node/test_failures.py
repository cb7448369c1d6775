"""When the database refuses: retries become rarer, the log says so once, and all resumes when it works again."""

import asyncio
from pathlib import Path
from random import Random

from structlog.testing import capture_logs
from tests.server.node.virtual import BusyNode, busy_node, in_virtual_time

from twelvefold.server.node.failures import FIRST, LONGEST, Failures
from twelvefold.server.store.errors import StoreUnavailable

TABLES = 20


async def moved(node: BusyNode, tables: list[str]) -> bool:
    """Whether the bot at each table has moved."""
    return all([(await node.tables.live(table)).table.seq > 2 for table in tables])


def test_while_nothing_can_be_written_attempts_get_rarer_and_the_log_says_it_once(tmp_path: Path) -> None:
    async def play() -> None:
        async with busy_node(tmp_path / "tables.db") as node:
            with capture_logs() as logs:
                tables = [await node.make(number) for number in range(TABLES)]
                await node.store.refuse_writes(refuse=True)
                node.start()
                for table in tables:
                    node.scheduler.schedule(await node.tables.live(table))
                await asyncio.sleep(60)
                # About eight attempts while the pauses are still short, then four a minute, for each table and for the
                # scan.
                assert TABLES * 5 < node.failed["due"] < TABLES * 16
                assert 5 < node.failed["look"] < 16
                assert node.failed.keys() == {"due", "look"}
                assert {(line["task"], line["event"]) for line in logs} == {("due", "put off"), ("look", "put off")}
                assert len(logs) == 2
                assert not await moved(node, tables[:1])
                await node.store.refuse_writes(refuse=False)
                await asyncio.sleep(LONGEST)
                assert await moved(node, tables)
                attempts = node.failed.total()
                assert {(line["task"], line["event"]) for line in logs[2:]} == {
                    ("due", "works again"),
                    ("look", "works again"),
                }
                await asyncio.sleep(60)
                assert node.failed.total() == attempts
                assert len(logs) == 4

    in_virtual_time(play)


def test_what_has_failed_is_not_begun_again_by_each_look(tmp_path: Path) -> None:
    """A full disk can still be read."""

    async def play() -> None:
        async with busy_node(tmp_path / "tables.db") as node:
            with capture_logs():
                table = await node.make(0)
                node.store.refuse_appends = True
                node.start()
                await asyncio.sleep(60)
                assert 5 < node.failed["due"] < 16
                node.store.refuse_appends = False
                await asyncio.sleep(LONGEST)
                assert await moved(node, [table])

    in_virtual_time(play)


def test_the_waits_double_up_to_a_bound_with_full_jitter_and_a_success_resets_them() -> None:
    failures = Failures("task", Random(1))
    with capture_logs():
        waits = [[failures.failed(StoreUnavailable("away"), str(n)) for n in range(200)] for _ in range(12)]
        bounds = [min(LONGEST, FIRST * 2**attempt) for attempt in range(12)]
        for attempt, bound in zip(waits, bounds, strict=True):
            assert 0.9 * bound < max(attempt) <= bound
            assert min(attempt) < 0.1 * bound
        failures.succeeded("7")
        assert failures.failed(StoreUnavailable("away"), "7") <= FIRST
        assert failures.failed(StoreUnavailable("away"), "8") > FIRST


def test_each_kind_is_said_when_it_begins_and_when_it_is_over_for_everything_it_concerns() -> None:
    failures = Failures("task")
    with capture_logs() as logs:
        for subject in ("one", "two", "one"):
            failures.failed(StoreUnavailable("away"), subject)
        for _ in range(3):
            try:
                raise KeyError("a mistake of ours")
            except KeyError as error:
                failures.failed(error, "one")
        assert [line["event"] for line in logs] == ["put off", "failed"]
        assert "exc_info" in logs[1]
        failures.succeeded("one")
        assert [line["event"] for line in logs[2:]] == ["works again"]
        failures.succeeded("two")
        failures.succeeded("two")
        assert [line["event"] for line in logs[2:]] == ["works again", "works again"]
