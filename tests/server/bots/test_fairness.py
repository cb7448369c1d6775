"""Whose bots think first: a person who is waiting comes first, then the payer who has used the least time."""

import asyncio
from collections import Counter
from random import Random

import pytest
from tests.server.bots.begun import Begun
from tests.server.bots.questions import FIRST_TURN, LONG

from twelvefold.server.bots import Asker, BotPool, Interest
from twelvefold.server.bots.counters import Counters
from twelvefold.server.bots.queue import BotQueue, Pending
from twelvefold.server.bots.shares import BUDGET, MOST_KNOWN, WINDOW, Budgets, Shares


class Bench:
    """A queue with one worker, which takes a second for each long question."""

    def __init__(self, budget: float = BUDGET) -> None:
        self.queue = BotQueue(Counters(), budget)
        self._loop = asyncio.get_running_loop()
        self._gone: asyncio.Future[int] = self._loop.create_future()

    def ask(self, payer: str, table: str = "", interest: Interest = Interest.SEATED, *, most: int = 999) -> Pending:
        """Ask for a bot's move on someone's behalf."""
        asker = Asker(table, payer, lambda: interest)
        pending = Pending(b"", False, 1.0, self._loop.time(), self._loop.create_future(), asker)
        self.queue.add(pending, most=most)
        return pending

    async def next(self, seconds: float = 1.0) -> Asker:
        """The asker whose bot the worker thinks for next."""
        pending = await self.queue.take(self._gone, only_quick=False)
        assert pending is not None
        self.queue.took(pending, seconds)
        return pending.asker


def test_a_person_who_waits_comes_before_spectators_and_these_before_nobody() -> None:
    async def play() -> None:
        bench = Bench()
        kinds = list(Interest) * 3
        Random(1).shuffle(kinds)
        for number, interest in enumerate(kinds):
            bench.ask(str(number), interest=interest)
        assert [(await bench.next()).interest() for _ in kinds] == sorted(kinds)

    asyncio.run(play())


def test_whoever_begins_to_watch_while_a_question_waits_counts() -> None:
    async def play() -> None:
        bench, interest = Bench(), [Interest.UNWATCHED]
        for number in range(5):
            bench.ask(str(number), interest=Interest.WATCHED)
        loop = asyncio.get_running_loop()
        asker = Asker("mine", "me", lambda: interest[0])
        bench.queue.add(Pending(b"", False, 1.0, loop.time(), loop.create_future(), asker), most=999)
        assert (await bench.next()).table == ""
        interest[0] = Interest.SEATED
        assert (await bench.next()).table == "mine"

    asyncio.run(play())


def test_an_address_with_many_tables_gets_as_much_as_one_with_a_single_table() -> None:
    async def play() -> None:
        bench = Bench()
        for number in range(24):
            bench.ask("many", f"{number}")
        served: Counter[str] = Counter()
        bench.ask("one", "single")
        for _ in range(20):
            asker = await bench.next()
            served[asker.payer] += 1
            bench.ask(asker.payer, asker.table)  # each table's next turn
        assert served == {"many": 10, "one": 10}

    asyncio.run(play())


def test_the_tables_of_an_address_take_turns_too() -> None:
    async def play() -> None:
        bench = Bench()
        for _ in range(3):
            bench.ask("me", "greedy")
        bench.ask("me", "modest")
        assert [(await bench.next()).table for _ in range(4)] == ["greedy", "modest", "greedy", "greedy"]

    asyncio.run(play())


def test_nobody_saves_up_by_waiting() -> None:
    async def play() -> None:
        bench = Bench()
        for _ in range(100):
            bench.ask("busy")
            await bench.next()
        for _ in range(4):
            bench.ask("new")
            bench.ask("busy")
        served = [(await bench.next()).payer for _ in range(8)]
        assert all(set(pair) == {"busy", "new"} for pair in zip(served[1::2], served[2::2], strict=False))

    asyncio.run(play())


def test_past_its_budget_an_address_comes_after_all_others_who_are_waited_for() -> None:
    async def play() -> None:
        bench = Bench(budget=10)
        bench.ask("spender")
        await bench.next(seconds=11)
        for number in range(50):
            bench.ask("other", f"{number}")
        bench.ask("spender")
        bench.ask("nobody", interest=Interest.UNWATCHED)
        served = [(await bench.next(seconds=0.1)).payer for _ in range(52)]
        assert served == ["other"] * 50 + ["spender", "nobody"]

    asyncio.run(play())


def test_a_budget_flows_back() -> None:
    now = [0.0]
    budgets = Budgets(10, lambda: now[0])
    budgets.use("me", 15)
    assert budgets.is_over("me")
    assert not budgets.is_over("you")
    now[0] = WINDOW / 2
    assert not budgets.is_over("me")
    budgets.use("me", 6)
    assert budgets.is_over("me")


def test_what_is_kept_of_payers_is_bounded() -> None:
    now = [0.0]
    budgets, shares = Budgets(10, lambda: now[0]), Shares()
    for number in range(3 * MOST_KNOWN):
        now[0] += WINDOW
        budgets.use(str(number), 1.0)
        shares.begin(str(number), 0.0)
    assert len(budgets._used) <= MOST_KNOWN + 1
    assert len(shares._until) <= MOST_KNOWN + 1


def test_when_the_queue_is_full_the_last_one_goes_and_not_whoever_is_waited_for() -> None:
    async def play() -> None:
        bench = Bench()
        flood = [bench.ask("flood", f"{number}", Interest.UNWATCHED, most=20) for number in range(20)]
        refused = bench.ask("flood", "20", Interest.UNWATCHED, most=20)
        waited_for = bench.ask("me", most=20)
        assert not waited_for.answer.done()
        assert [pending.answer.result() for pending in flood if pending.answer.done()] == ["full"]
        assert not refused.answer.done()  # `add` tells its asker
        assert len(bench.queue) == 20
        assert (await bench.next()).payer == "me"

    asyncio.run(play())


def test_a_table_that_is_watched_waits_for_one_thought_of_26_tables_that_nobody_watches(
    runner: asyncio.Runner, pool: BotPool, begun: Begun
) -> None:
    unwatched = [Asker(f"{n}", "flood", lambda: Interest.UNWATCHED) for n in range(26)]

    async def play() -> None:
        flood = [FIRST_TURN.asking(pool, LONG, 0.1, asker) for asker in unwatched]
        await begun.next()
        assert (await FIRST_TURN.asking(pool, LONG, 0.1, Asker("mine", "me"))).fault is None
        assert len(begun.frames) <= 3
        assert sum(each.done() for each in flood) <= 2
        for each in flood:
            each.cancel()
        await asyncio.gather(*flood, return_exceptions=True)
        await FIRST_TURN.asking(pool, LONG, 0.01)

    runner.run(play())


def test_nobody_plays_in_a_masters_place_while_nobody_watches(
    runner: asyncio.Runner, pool: BotPool, begun: Begun, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        running = FIRST_TURN.asking(pool, LONG)
        await begun.next()
        monkeypatch.setattr(pool, "patience", 0.01)
        unwatched = FIRST_TURN.asking(pool, LONG, 0.1, Asker("t", "me", lambda: Interest.UNWATCHED))
        assert (await FIRST_TURN.asking(pool, LONG, 0.1, Asker("u", "me"))).fault == "busy"
        assert (await unwatched).fault is None
        await running

    runner.run(play())
