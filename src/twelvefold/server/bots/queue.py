"""The queue of questions that wait for a worker, and which worker takes which.

Questions of tables where a person waits come first, then those with spectators only, then those that nobody watches; of
each kind those come last whose payer's budget is used up. Among the rest the payer is next who has had the least, then
their table that has had the least.

Most levels answer in a millisecond, master takes a second. So there are two lanes; one worker takes only quick
questions and is free again at once, and the others take quick ones first, unless a long one is of a more urgent kind or
has waited its while: then quick ones are the business of that one worker, and no lane starves.
"""

import asyncio
from dataclasses import dataclass
from typing import Any

from twelvefold.bots.messages import Answer
from twelvefold.server.bots.asker import ANYBODY, Asker
from twelvefold.server.bots.counters import FULL, Counters
from twelvefold.server.bots.shares import BUDGET, Budgets, Shares

AGED = 1.0
"""Seconds after which a long question is taken before quick ones."""
USUAL = {True: 0.005, False: 1.0}
"""Seconds that a quick question and a long one are reckoned to take, until it is known."""


@dataclass(eq=False)
class Pending:
    """A question that has no answer yet."""

    frame: bytes
    quick: bool
    limit: float
    """Wall seconds that the worker may take."""
    since: float
    """When it was asked, by the loop's clock."""
    answer: "asyncio.Future[Answer | str]"
    """The worker's answer, or the code of a fault."""
    asker: Asker = ANYBODY
    lost: int = 0
    """How many workers died over it."""

    def settle(self, answer: Answer | str) -> None:
        """Answer it, unless nobody waits any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


class BotQueue:
    """Questions without a worker, or workers without a question: never both, but for quick workers and long ones."""

    def __init__(self, counters: Counters, budget: float = BUDGET) -> None:
        self._counters = counters
        self._quick: list[Pending] = []
        self._long: list[Pending] = []
        self._takers: dict[asyncio.Future[Pending | None], bool] = {}
        """Workers that wait, the longest first, and whether they take only quick questions."""
        self._budgets = Budgets(budget)
        self._payers, self._tables = Shares(), Shares()

    def __len__(self) -> int:
        return len(self._quick) + len(self._long)

    def add(self, pending: Pending, *, most: int) -> bool:
        """Give a question to a worker that waits, else let it wait; False if so many wait already that come before it.

        Where it comes before others, the last of them goes instead.
        """
        if self._given(pending):
            return True
        if len(self) >= most:
            last = max((*self._quick, *self._long, pending), key=self._order)
            if last is pending:
                return False
            self.drop(last)
            last.settle(FULL)
        self._lane(pending).append(pending)
        self._counters.waiting = len(self)
        return True

    def _given(self, pending: Pending) -> bool:
        """Give a question to a worker that waits, if there is one."""
        taker = self._taker(quick=pending.quick)
        if taker is not None:
            del self._takers[taker]
            self._begin(pending)
            taker.set_result(pending)
        return taker is not None

    def _rank(self, pending: Pending) -> tuple[int, bool]:
        """Who comes before whom, however long they wait."""
        return pending.asker.interest(), self._budgets.is_over(pending.asker.payer)

    def _order(self, pending: Pending) -> tuple[tuple[int, bool], float, float, float]:
        """In which order questions are taken: the smallest first."""
        asker = pending.asker
        return self._rank(pending), self._payers.start(asker.payer), self._tables.start(asker.table), pending.since

    def _begin(self, pending: Pending) -> None:
        """A worker takes it."""
        asker, seconds = pending.asker, USUAL[pending.quick]
        self._counters.over_budget += self._budgets.is_over(asker.payer)
        self._payers.begin(asker.payer, seconds)
        self._tables.begin(asker.table, seconds)

    def took(self, pending: Pending, seconds: float) -> None:
        """What a worker took for it is its payer's and its table's."""
        asker, longer = pending.asker, seconds - USUAL[pending.quick]
        self._payers.correct(asker.payer, longer)
        self._tables.correct(asker.table, longer)
        self._budgets.use(asker.payer, seconds)

    def _taker(self, *, quick: bool) -> "asyncio.Future[Pending | None] | None":
        """A worker for a question: for a quick one rather the one that takes nothing else."""
        suitable = [each for each, only_quick in self._takers.items() if (quick or not only_quick) and not each.done()]
        return max(suitable, key=lambda taker: self._takers[taker], default=None)

    def _lane(self, pending: Pending) -> list[Pending]:
        return self._quick if pending.quick else self._long

    def put_back(self, pending: Pending) -> None:
        """A question whose worker died: it was first, and is again."""
        if not self._given(pending):
            self._lane(pending).insert(0, pending)
            self._counters.waiting = len(self)

    def drop(self, pending: Pending) -> bool:
        """Take a question out of the queue; whether it was in it."""
        try:
            self._lane(pending).remove(pending)
        except ValueError:
            return False
        self._counters.waiting = len(self)
        return True

    def clear(self) -> list[Pending]:
        """Take all questions out of the queue."""
        cleared = [*self._quick, *self._long]
        self._quick.clear()
        self._long.clear()
        self._counters.waiting = 0
        return cleared

    async def take(self, gone: "asyncio.Future[Any]", *, only_quick: bool) -> Pending | None:
        """The next question for a worker, when there is one; None if the worker is gone before."""
        if gone.done():
            return None
        if (found := self._next(only_quick=only_quick)) is not None:
            return found
        taker: asyncio.Future[Pending | None] = asyncio.get_running_loop().create_future()

        def leave(_: object) -> None:
            if not taker.done():
                taker.set_result(None)

        self._takers[taker] = only_quick
        gone.add_done_callback(leave)
        try:
            return await taker
        finally:
            self._takers.pop(taker, None)
            gone.remove_done_callback(leave)

    def _next(self, *, only_quick: bool) -> Pending | None:
        quick = min(self._quick, key=self._order, default=None)
        long = None if only_quick else min(self._long, key=self._order, default=None)
        found = long if long is not None and (quick is None or self._goes_first(long, quick)) else quick
        if found is not None:
            self._lane(found).remove(found)
            self._counters.waiting = len(self)
            self._begin(found)
        return found

    def _goes_first(self, long: Pending, quick: Pending) -> bool:
        ranks, waited = (self._rank(long), self._rank(quick)), asyncio.get_running_loop().time() - long.since
        return ranks[0] < ranks[1] or (ranks[0] == ranks[1] and waited > AGED)
