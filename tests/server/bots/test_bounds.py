"""How many think and wait, for how long, and what happens past that: somebody always moves."""

import asyncio
import os
import signal

import pytest
from tests.server.bots.begun import Begun
from tests.server.bots.questions import FIRST_TURN, HALF, LONG, QUICK

from twelvefold.bots import BotError
from twelvefold.server.bots import Thinkers, table_bot, table_seconds


def test_with_too_many_waiting_naive_answers_at_once(
    runner: asyncio.Runner, thinkers: Thinkers, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(thinkers, "waiting", 1)

    async def play() -> None:
        running = FIRST_TURN.asking(thinkers, LONG)
        await begun.next()
        waiting = FIRST_TURN.asking(thinkers, LONG)
        await asyncio.sleep(0)
        thought = await FIRST_TURN.there(thinkers, LONG)
        assert (thought.fault, thought.move) == ("full", FIRST_TURN.here("naive"))
        assert (thinkers.counters.waiting, thinkers.counters.thinking) == (1, 1)
        assert [each.fault for each in await asyncio.gather(running, waiting)] == [None, None]

    before = thinkers.counters.faults["full"]
    runner.run(play())
    assert thinkers.counters.faults["full"] == before + 1


def test_nobody_waits_for_a_worker_longer_than_patience_lasts(
    runner: asyncio.Runner, thinkers: Thinkers, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(thinkers, LONG)
        await begun.next()
        monkeypatch.setattr(thinkers, "patience", 0.0)
        thought = await FIRST_TURN.there(thinkers, LONG)
        assert (thought.fault, thought.move) == ("busy", FIRST_TURN.here("naive"))
        assert (await running).fault is None

    runner.run(play())


def test_a_quick_thought_does_not_wait_behind_long_ones(
    runner: asyncio.Runner, thinkers: Thinkers, begun: Begun
) -> None:
    async def play() -> None:
        long = [FIRST_TURN.asking(thinkers, LONG, 600.0) for _ in range(3)]
        worker = await begun.next()
        thought = await FIRST_TURN.there(thinkers, QUICK)
        assert (thought.fault, thought.move) == (None, FIRST_TURN.here(QUICK))
        assert not any(each.done() for each in long)
        assert (thinkers.counters.waiting, thinkers.counters.thinking) == (2, 1)
        for each in long:
            each.cancel()
        os.kill(worker, signal.SIGKILL)
        assert (await FIRST_TURN.there(thinkers, LONG, 0.001)).fault is None

    runner.run(play())


def test_a_thought_that_is_too_long_is_ended_and_naive_moves(
    runner: asyncio.Runner, thinkers: Thinkers, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        monkeypatch.setattr(thinkers, "grace", 0.0)
        late = FIRST_TURN.asking(thinkers, LONG, 0.001)
        worker = await begun.next()
        thought = await late
        assert (thought.fault, thought.move) == ("late", FIRST_TURN.here("naive"))
        monkeypatch.undo()
        assert (await FIRST_TURN.there(thinkers, LONG)).fault is None
        assert worker not in thinkers.process_ids
        assert thinkers.counters.ready == 2

    runner.run(play())


def test_one_who_no_longer_waits_frees_the_place(runner: asyncio.Runner, thinkers: Thinkers, begun: Begun) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(thinkers, LONG)
        await begun.next()
        waiting = FIRST_TURN.asking(thinkers, LONG)
        await asyncio.sleep(0)
        assert thinkers.counters.waiting == 1
        waiting.cancel()
        await asyncio.gather(waiting, return_exceptions=True)
        assert thinkers.counters.waiting == 0
        assert (await running).fault is None
        assert thinkers.counters.thinking == 0

    runner.run(play())
    assert len(begun.frames) == 1


def test_a_thought_that_nobody_waits_for_runs_out_without_harm(
    runner: asyncio.Runner, thinkers: Thinkers, begun: Begun
) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(thinkers, LONG)
        worker = await begun.next()
        running.cancel()
        thought = await FIRST_TURN.there(thinkers, "search:playouts=40")
        assert (thought.fault, thought.move) == (None, FIRST_TURN.here("search:playouts=40"))
        assert await begun.next() == worker

    runner.run(play())


def test_a_bot_that_there_is_not_is_replaced_by_naive(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    for name in ("nobody", "naive:ms=5", "learned:tables=/dev/zero", "builtins.py:print"):
        thought = runner.run(FIRST_TURN.there(thinkers, name, table_seconds(name)))
        assert (thought.fault, thought.move) == ("unknown", FIRST_TURN.here("naive"))


def test_what_is_asked_is_counted(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    before = thinkers.counters
    asked, answered, seconds = before.asked, before.answered, before.seconds
    thought = runner.run(FIRST_TURN.there(thinkers, QUICK))
    after = thinkers.counters
    assert (after.asked, after.answered) == (asked + 1, answered + 1)
    assert after.seconds == seconds + thought.seconds
    assert thought.seconds > 0


def test_workers_step_back_behind_the_server(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    ours = os.getpriority(os.PRIO_PROCESS, 0)
    for worker in thinkers.process_ids:
        assert os.getpriority(os.PRIO_PROCESS, worker) == min(19, ours + 5)


def test_a_stop_of_the_server_is_not_for_the_workers(runner: asyncio.Runner, thinkers: Thinkers) -> None:
    workers = sorted(thinkers.process_ids)
    for worker in workers:
        for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
            os.kill(worker, number)
    for bot in (QUICK, LONG):
        assert runner.run(FIRST_TURN.there(thinkers, bot)).fault is None
    assert sorted(thinkers.process_ids) == workers


def test_each_level_has_its_time_at_a_table() -> None:
    seconds = {"seedling": 1.0, "ranger": 1.0, "expert": 1.0, "search": 1.0, "master": 3.0, "master:ms=60000": 10.0}
    assert {bot: table_seconds(bot) for bot in seconds} == seconds
    assert HALF < table_seconds("master:playouts=1000000") <= 10.0


def test_a_bot_at_a_table_reads_no_file() -> None:
    with pytest.raises(BotError, match="plays with the tables that it came with"):
        table_bot("ranger:style=hunter,tables=/etc/hostname")
    with pytest.raises(BotError, match="at most 100 characters"):
        table_bot("ranger" + ":" * 100)
