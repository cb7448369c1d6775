"""The queue of questions waiting for a worker, and which worker takes which.

Questions from tables where a player waits come first, then tables with only spectators, then unwatched tables. Within
each group, payers over their budget come last. Among the rest, the payer who has had the least time goes first, then
that payer's table that has had the least.

Most levels answer in a millisecond; master takes a second. So there are two lanes. One worker takes only quick
questions, so it is soon free again. The others prefer quick questions too, unless a long one is more urgent or has
waited long enough: then the quick ones are left to the quick worker. Neither lane starves.
"""

import asyncio
from dataclasses import dataclass
from typing import Any, NamedTuple

from twelvefold.server.bots.asker import ANYBODY, REVIEW, Asker
from twelvefold.server.bots.counters import FULL, Counters
from twelvefold.server.bots.host import Reply
from twelvefold.server.bots.shares import BUDGET, Budgets, Shares

AGED = 1.0
"""Seconds after which a long question goes before quick ones."""
USUAL = {True: 0.005, False: 1.0}
"""Estimated seconds for a quick and for a long question, used until the real time is known."""


@dataclass(eq=False)
class Pending:
    """A question without an answer yet."""

    frame: bytes
    quick: bool
    limit: float
    """Wall seconds that the worker may take."""
    since: float
    """When it was asked, in event-loop time."""
    answer: "asyncio.Future[Reply | str]"
    """The worker's answer, or the code of a fault."""
    asker: Asker = ANYBODY
    lost: int = 0
    """How many workers have died over it."""
    is_task: bool = False
    """Whether it's about the analysis, which a worker without compiled code can't do in time."""

    def settle(self, answer: Reply | str) -> None:
        """Answer the question, unless nobody is waiting any more."""
        if not self.answer.done():
            self.answer.set_result(answer)


class Abilities(NamedTuple):
    """Which questions a worker takes."""

    only_quick: bool
    tasks: bool

    def take(self, pending: Pending) -> bool:
        """Whether it takes a question."""
        return pending.quick or (not self.only_quick and (self.tasks or not pending.is_task))


class BotQueue:
    """Waiting questions and workers. Both exist at once only if idle quick workers face nothing but long questions."""

    def __init__(self, counters: Counters, budget: float = BUDGET) -> None:
        self._counters = counters
        self._quick: list[Pending] = []
        self._long: list[Pending] = []
        self._takers: dict[asyncio.Future[Pending | None], Abilities] = {}
        """Waiting workers, longest wait first, and what each takes."""
        self._budgets = Budgets(budget)
        self._payers, self._tables = Shares(), Shares()

    def __len__(self) -> int:
        return len(self._quick) + len(self._long)

    def waiting_for(self, table: str) -> int:
        """How many of a table's questions are waiting."""
        return sum(pending.asker.table == table for pending in (*self._quick, *self._long))

    def add(self, pending: Pending, *, most: int) -> bool:
        """Hand a question to a waiting worker or queue it; False if `most` questions are queued and all come before it.

        If the queue is full but this question outranks another, the lowest-ranked one is dropped instead.
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
        """Hand a question to a waiting worker, if there is one."""
        taker = self._taker(pending)
        if taker is not None:
            del self._takers[taker]
            self._begin(pending)
            taker.set_result(pending)
        return taker is not None

    def _rank(self, pending: Pending) -> tuple[int, bool]:
        """The priority class, which counts before any waiting time."""
        return pending.asker.interest(), self._budgets.is_over(pending.asker.payer)

    def _order(self, pending: Pending) -> tuple[tuple[int, bool], float, float, float]:
        """The sort key for questions; the smallest goes first."""
        asker = pending.asker
        return self._rank(pending), self._payers.start(asker.payer), self._tables.start(asker.table), pending.since

    def _begin(self, pending: Pending) -> None:
        """Charge an estimate when a worker takes the question."""
        asker, seconds = pending.asker, USUAL[pending.quick]
        self._counters.over_budget += self._budgets.is_over(asker.payer)
        self._payers.begin(asker.payer, seconds)
        self._tables.begin(asker.table, seconds)

    def took(self, pending: Pending, seconds: float) -> None:
        """Correct the charge to its payer and its table once the real time is known."""
        asker, longer = pending.asker, seconds - USUAL[pending.quick]
        self._payers.correct(asker.payer, longer)
        self._tables.correct(asker.table, longer)
        self._budgets.use(asker.payer, seconds)
        if asker.table == REVIEW:
            self._counters.review_seconds += seconds

    def _taker(self, pending: Pending) -> "asyncio.Future[Pending | None] | None":
        """A waiting worker for a question; quick questions prefer the quick-only worker."""
        suitable = [each for each, can in self._takers.items() if can.take(pending) and not each.done()]
        return max(suitable, key=lambda taker: self._takers[taker].only_quick, default=None)

    def _lane(self, pending: Pending) -> list[Pending]:
        return self._quick if pending.quick else self._long

    def put_back(self, pending: Pending) -> None:
        """Requeue a question whose worker died, at the front."""
        if not self._given(pending):
            self._lane(pending).insert(0, pending)
            self._counters.waiting = len(self)

    def drop(self, pending: Pending) -> bool:
        """Remove a question from the queue; returns whether it was there."""
        try:
            self._lane(pending).remove(pending)
        except ValueError:
            return False
        self._counters.waiting = len(self)
        return True

    def clear(self) -> list[Pending]:
        """Remove all questions from the queue and return them."""
        cleared = [*self._quick, *self._long]
        self._quick.clear()
        self._long.clear()
        self._counters.waiting = 0
        return cleared

    async def take(self, gone: "asyncio.Future[Any]", *, only_quick: bool, tasks: bool = True) -> Pending | None:
        """Wait for the next question for a worker; None if the worker dies first."""
        can = Abilities(only_quick, tasks)
        if gone.done():
            return None
        if (found := self._next(can)) is not None:
            return found
        taker: asyncio.Future[Pending | None] = asyncio.get_running_loop().create_future()

        def leave(_: object) -> None:
            if not taker.done():
                taker.set_result(None)

        self._takers[taker] = can
        gone.add_done_callback(leave)
        try:
            return await taker
        finally:
            self._takers.pop(taker, None)
            gone.remove_done_callback(leave)

    def _next(self, can: Abilities) -> Pending | None:
        quick = min(self._quick, key=self._order, default=None)
        long = min(filter(can.take, self._long), key=self._order, default=None)
        found = long if long is not None and (quick is None or self._goes_first(long, quick)) else quick
        if found is not None:
            self._lane(found).remove(found)
            self._counters.waiting = len(self)
            self._begin(found)
        return found

    def _goes_first(self, long: Pending, quick: Pending) -> bool:
        ranks, waited = (self._rank(long), self._rank(quick)), asyncio.get_running_loop().time() - long.since
        return ranks[0] < ranks[1] or (ranks[0] == ranks[1] and waited > AGED)
