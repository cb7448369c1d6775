"""Limits on how many bots think and wait, and for how long; past them, the bot still makes a move."""

import asyncio
import os
import signal

import pytest
from tests.server.bots.begun import Begun
from tests.server.bots.questions import FIRST_TURN, HALF, LONG, QUICK

from twelvefold.bots import BotError
from twelvefold.server.bots import BotPool
from twelvefold.server.bots.costs import cost_of


def test_with_too_many_waiting_naive_answers_at_once(
    runner: asyncio.Runner, pool: BotPool, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(pool, "waiting", 1)

    async def play() -> None:
        running = FIRST_TURN.asking(pool, LONG)
        await begun.next()
        waiting = FIRST_TURN.asking(pool, LONG)
        await asyncio.sleep(0)
        thought = await FIRST_TURN.there(pool, LONG)
        assert (thought.fault, thought.move) == ("full", FIRST_TURN.here("naive"))
        assert (pool.counters.waiting, pool.counters.thinking) == (1, 1)
        assert [each.fault for each in await asyncio.gather(running, waiting)] == [None, None]

    before = pool.counters.faults["full"]
    runner.run(play())
    assert pool.counters.faults["full"] == before + 1


def test_nobody_waits_for_a_worker_longer_than_patience_lasts(
    runner: asyncio.Runner, pool: BotPool, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(pool, LONG)
        await begun.next()
        monkeypatch.setattr(pool, "patience", 0.0)
        thought = await FIRST_TURN.there(pool, LONG)
        assert (thought.fault, thought.move) == ("busy", FIRST_TURN.here("naive"))
        assert (await running).fault is None

    runner.run(play())


def test_a_quick_thought_does_not_wait_behind_long_ones(runner: asyncio.Runner, pool: BotPool, begun: Begun) -> None:
    async def play() -> None:
        long = [FIRST_TURN.asking(pool, LONG, 600.0) for _ in range(3)]
        worker = await begun.next()
        thought = await FIRST_TURN.there(pool, QUICK)
        assert (thought.fault, thought.move) == (None, FIRST_TURN.here(QUICK))
        assert not any(each.done() for each in long)
        assert (pool.counters.waiting, pool.counters.thinking) == (2, 1)
        for each in long:
            each.cancel()
        os.kill(worker, signal.SIGKILL)
        assert (await FIRST_TURN.there(pool, LONG, 0.001)).fault is None

    runner.run(play())


def test_a_thought_that_is_too_long_is_ended_and_naive_moves(
    runner: asyncio.Runner, pool: BotPool, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(pool, "grace", 0.0)
        late = FIRST_TURN.asking(pool, LONG, 0.001)
        worker = await begun.next()
        thought = await late
        assert (thought.fault, thought.move) == ("late", FIRST_TURN.here("naive"))
        monkeypatch.undo()
        assert (await FIRST_TURN.there(pool, LONG)).fault is None
        assert worker not in pool.process_ids
        assert pool.counters.ready == 2

    runner.run(play())


def test_one_who_no_longer_waits_frees_the_place(runner: asyncio.Runner, pool: BotPool, begun: Begun) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(pool, LONG)
        await begun.next()
        waiting = FIRST_TURN.asking(pool, LONG)
        await asyncio.sleep(0)
        assert pool.counters.waiting == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert pool.counters.waiting == 0
        assert (await running).fault is None
        assert pool.counters.thinking == 0

    runner.run(play())
    assert len(begun.frames) == 1


def test_a_thought_that_nobody_waits_for_runs_out_without_harm(
    runner: asyncio.Runner, pool: BotPool, begun: Begun
) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(pool, LONG)
        worker = await begun.next()
        running.cancel()
        thought = await FIRST_TURN.there(pool, "search:playouts=40")
        assert (thought.fault, thought.move) == (None, FIRST_TURN.here("search:playouts=40"))
        assert await begun.next() == worker

    runner.run(play())


def test_a_bot_that_there_is_not_is_replaced_by_naive(runner: asyncio.Runner, pool: BotPool) -> None:
    for name in ("nobody", "naive:ms=5", "learned:tables=/dev/zero", "builtins.py:print"):
        thought = runner.run(FIRST_TURN.there(pool, name))
        assert (thought.fault, thought.move) == ("unknown", FIRST_TURN.here("naive"))


def test_what_is_asked_is_counted(runner: asyncio.Runner, pool: BotPool) -> None:
    before = pool.counters
    asked, answered, seconds = before.asked, before.answered, before.seconds
    thought = runner.run(FIRST_TURN.there(pool, QUICK))
    after = pool.counters
    assert (after.asked, after.answered) == (asked + 1, answered + 1)
    assert after.seconds == seconds + thought.seconds
    assert thought.seconds > 0


def test_workers_step_back_behind_the_server(runner: asyncio.Runner, pool: BotPool) -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    for worker in pool.process_ids:
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, ours + 5)


def test_a_stop_of_the_server_is_not_for_the_workers(runner: asyncio.Runner, pool: BotPool) -> None:
    workers = sorted(pool.process_ids)
    for worker in workers:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(worker, number)
    for bot in (QUICK, LONG):
        assert runner.run(FIRST_TURN.there(pool, bot)).fault is None
    assert sorted(pool.process_ids) == workers


def test_each_level_has_its_time_at_a_table() -> None:
    seconds = {"seedling": 1.0, "ranger": 1.0, "expert": 1.0, "search": 1.0, "master": 3.0, "master:ms=60000": 10.0}
    assert {bot: cost_of(bot).seconds for bot in seconds} == seconds
    assert HALF < cost_of("master:playouts=1000000").seconds <= 10.0


def test_a_bot_at_a_table_reads_no_file() -> None:
    with pytest.raises(BotError, match="you can't choose a model file here"):
        cost_of("ranger:style=hunter,tables=/etc/hostname")
    with pytest.raises(BotError, match="at most 100 characters"):
        cost_of("ranger" + ":" * 100)


def test_a_turn_without_a_budget_gets_the_time_of_its_bot(runner: asyncio.Runner, pool: BotPool, begun: Begun) -> None:
    assert runner.run(FIRST_TURN.there(pool, QUICK, None)).fault is None
    assert runner.run(FIRST_TURN.there(pool, QUICK, cost_of(QUICK).seconds)).fault is None
    assert begun.frames[0] == begun.frames[1]
