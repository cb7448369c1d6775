"""Whatever happens to a worker, its question is answered, another replaces it, and none outlives the server."""

import asyncio
import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.server.bots.begun import Begun
from tests.server.bots.questions import FIRST_TURN, LONG, QUICK

from twelvefold.server.bots import BotPool, Closed
from twelvefold.server.bots import worker as worker_module
from twelvefold.server.bots.worker import ProcessWorker

SEARCH = "master:playouts=300"
WRONG = str(Path(__file__).with_name("wrong_bots.py"))


def test_a_question_whose_worker_is_killed_is_asked_again(runner: asyncio.Runner, pool: BotPool, begun: Begun) -> None:
    async def play() -> None:
        question = FIRST_TURN.asking(pool, SEARCH, 600.0)
        first = await begun.next()
        os.kill(first, signal.SIGKILL)
        assert await begun.next() != first
        thought = await question
        assert (thought.fault, thought.move) == (None, FIRST_TURN.here(SEARCH))
        assert first not in pool.process_ids

    runner.run(play())


def test_an_idle_worker_that_is_killed_is_replaced_before_anybody_asks(
    runner: asyncio.Runner, pool: BotPool, begun: Begun
) -> None:
    async def play() -> None:
        await FIRST_TURN.there(pool, LONG, 0.001)
        killed = await begun.next()
        assert pool._workers is not None
        workers = [each for each in pool._workers.ready if isinstance(each, ProcessWorker)]
        worker = next(each for each in workers if each.process.pid == killed)
        os.kill(killed, signal.SIGKILL)
        await worker.gone
        assert (await FIRST_TURN.there(pool, SEARCH, 600.0)).fault is None
        assert await begun.next() != killed

    runner.run(play())


@pytest.fixture
def own_loop() -> Iterator[asyncio.Runner]:
    """An event loop in which the shared pool starts no worker, while the command that starts workers is patched."""
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture
def wrong(own_loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> Iterator[BotPool]:
    """A pool of workers whose bots misbehave as ours never should."""
    monkeypatch.setattr(worker_module, "COMMAND", [sys.executable, WRONG])
    pool = BotPool(workers=1, grace=0.0, patience=600)
    yield pool
    own_loop.run(pool.close())


def test_whatever_a_bot_does_somebody_moves(own_loop: asyncio.Runner, wrong: BotPool) -> None:
    async def play() -> dict[str, str | None]:
        assert await wrong.warm()
        bots = ("random", "learned", "margin", "builder")
        thoughts = {bot: await FIRST_TURN.there(wrong, bot) for bot in bots}
        assert {thought.move for thought in thoughts.values()} == {FIRST_TURN.here("naive")}
        return {bot: thought.fault for bot, thought in thoughts.items()}

    faults = {"random": "crashed", "learned": "crashed", "margin": "late", "builder": "lost"}
    assert own_loop.run(play()) == faults
    assert wrong.counters.faults == {"crashed": 2, "late": 1, "lost": 1}


def test_where_no_worker_starts_naive_moves(own_loop: asyncio.Runner, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker_module, "COMMAND", [sys.executable, "-c", "raise SystemExit(1)"])

    async def play() -> None:
        pool = BotPool(workers=1)
        asked = FIRST_TURN.asking(pool, LONG)
        assert not await pool.warm()
        thought = await asked
        assert (thought.fault, thought.move) == ("lost", FIRST_TURN.here("naive"))
        await pool.close()

    own_loop.run(play())


def test_closing_ends_all_workers_even_those_that_think(runner: asyncio.Runner, begun: Begun) -> None:
    async def play() -> None:
        pool = BotPool(workers=1)
        thinking, waiting = FIRST_TURN.asking(pool, LONG, 600.0), FIRST_TURN.asking(pool, LONG, 600.0)
        worker = await begun.next()
        assert worker in pool.process_ids
        workers = pool.process_ids
        async with asyncio.timeout(10):
            await pool.close()
        for task in (thinking, waiting):
            with pytest.raises(Closed):
                await task
        for each in workers:
            with pytest.raises(ProcessLookupError):
                os.kill(each, 0)
        assert (pool.process_ids, pool.counters.ready, pool.counters.thinking) == ([], 0, 0)
        with pytest.raises(Closed):
            await FIRST_TURN.there(pool, QUICK)
        await pool.close()

    runner.run(play())


SERVER = """
import asyncio
from twelvefold.bots import Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.server.bots import BotPool
from twelvefold.server.bots.worker import ProcessWorker

ask = ProcessWorker.ask

async def told(worker, question, seconds):
    print("thinking", flush=True)
    return await ask(worker, question, seconds)

async def main():
    game = Game.new(2, 1)
    turn = Turn(game.view(game.seat_to_move), game.box, 1, Budget(600.0))
    await BotPool(workers=1).think("master:ms=60000", turn)

ProcessWorker.ask = told
asyncio.run(main())
"""


def test_no_worker_outlives_a_server_that_is_killed() -> None:
    with subprocess.Popen(
        [sys.executable, "-c", SERVER], stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as server:
        assert server.stdout is not None
        assert server.stdout.readline() == "thinking\n"
        server.kill()
        # The workers hold the other end of stderr, which closes when the last of them exits.
        assert server.communicate(timeout=60) == ("", "")
    assert server.returncode == -signal.SIGKILL
