"""A node's background tasks: any of them may die for any reason, and is restarted."""

import asyncio
from collections import Counter
from collections.abc import Callable
from pathlib import Path

import pytest
from structlog.testing import capture_logs
from tests.server.node.virtual import in_virtual_time

from twelvefold.bots.messages import Gone
from twelvefold.server.bots import BotPool
from twelvefold.server.config import Config
from twelvefold.server.node.daily import DailyGames
from twelvefold.server.node.failures import Failures
from twelvefold.server.node.par import Pars
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.server import Server
from twelvefold.server.node.shared_reviews import SharedReviews
from twelvefold.server.node.supervisor import Supervisor, Works
from twelvefold.server.node.tokens import Tokens
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.sqlite import SqliteStore


class Mistake(Exception):
    """An exception that no code expects."""


def one_that_fails(times: int, how: Callable[[], BaseException]) -> tuple[Callable[..., object], asyncio.Event]:
    """A task that fails immediately this many times, then runs; the event is set when it does."""
    runs, lives = [0], asyncio.Event()

    async def work(*_: object) -> None:
        runs[0] += 1
        if runs[0] <= times:
            raise how()
        lives.set()
        await asyncio.Event().wait()

    return work, lives


BACKGROUND = {
    "look": (Scheduler, "_look"),
    "catch up": (Scheduler, "_catch_up"),
    "listen": (Scheduler, "_listen"),
    "warm": (BotPool, "warm"),
    "sweep": (SqliteStore, "forget_tokens"),
    "tokens": (Tokens, "look"),
    "daily": (DailyGames, "settle"),
    "par": (Pars, "run"),
    "shared reviews": (SharedReviews, "refresh"),
}
"""For each of a node's tasks, the function to replace with one that dies."""


@pytest.mark.parametrize("task", BACKGROUND)
def test_each_task_of_a_node_that_dies_is_begun_again_and_counted(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, task: str
) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        work, lives = one_that_fails(3, Mistake)
        monkeypatch.setattr(*BACKGROUND[task], work)
        if task != "warm":
            monkeypatch.setattr(BotPool, "warm", lambda _: asyncio.sleep(0))
        server = Server(Config(database=""), store)
        with capture_logs() as logs:
            server.start()
            async with asyncio.timeout(30):
                await lives.wait()
            # The list has all of a node's tasks, and nothing else.
            assert {running.get_name() for running in server.supervisor._tasks} == set(BACKGROUND)
            await server.close()
        assert [(line["event"], line["task"]) for line in logs if line["log_level"] == "error"] == [("failed", task)]
        assert f'twelvefold_failures_total{{task="{task}"}} 3.0' in server.figures().decode()

    asyncio.run(play())


@pytest.mark.parametrize("how", [Mistake, asyncio.CancelledError, TimeoutError, Gone], ids=lambda how: how.__name__)
def test_one_that_dies_of_anything_is_begun_again(how: Callable[[], BaseException]) -> None:
    counted: Counter[str] = Counter()

    async def play() -> None:
        supervisor = Supervisor(lambda name: Failures(name, count=lambda task: counted.update([task])))
        work, lives = one_that_fails(5, how)
        supervisor.keep("task", work)  # type: ignore[arg-type]  # it accepts anything
        await lives.wait()
        await supervisor.stop()

    with capture_logs() as logs:
        in_virtual_time(play)
    assert counted == {"task": 5}
    assert len(logs) == 1
    assert "exc_info" in logs[0]


def test_one_that_works_for_a_while_and_dies_does_not_wait_long() -> None:
    async def play() -> float:
        loop, runs = asyncio.get_running_loop(), [0]
        supervisor, done = Supervisor(), asyncio.Event()

        async def work(works: Works) -> None:
            runs[0] += 1
            if runs[0] == 50:
                return done.set()
            works()
            raise Mistake

        supervisor.keep("task", work)
        await done.wait()
        await supervisor.stop()
        return loop.time()

    with capture_logs() as logs:
        assert in_virtual_time(play) < 50 * 0.25
    assert len(logs) == 98
    assert [line["event"] for line in logs[:2]] == ["failed", "works again"]


def test_one_that_is_done_is_not_begun_again_and_a_stop_ends_the_others() -> None:
    runs: Counter[str] = Counter()

    async def step() -> None:
        runs["repeated"] += 1

    async def once() -> None:
        runs["once"] += 1

    async def play() -> None:
        supervisor = Supervisor()
        supervisor.repeat("repeated", step, 10.0)
        supervisor.once("once", once)
        await asyncio.sleep(95)
        await supervisor.stop()
        await asyncio.sleep(95)

    in_virtual_time(play)
    assert runs == {"repeated": 10, "once": 1}
