"""Reviews of finished games: each is computed once, however many people ask for it, and kept in memory for a while.

The steps wait behind the bots of everybody who plays, so a review never delays a move by more than one step.
"""

import asyncio
import hashlib
from collections import Counter, OrderedDict

from msgspec import Raw, Struct

from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.review import need_finished
from twelvefold.engine.game import Game
from twelvefold.engine.record import read_record, write_record
from twelvefold.protocol.messages import Reason
from twelvefold.server.bots import BotPool
from twelvefold.server.node.review_work import ReviewCounters, ReviewWork
from twelvefold.server.table.refusal import Refused

MOST_RUNNING = 32
"""Reviews computed at once."""
MOST_FOR_ADDRESS = 4
"""Reviews computed at once for one address."""
MOST_BYTES = 64 << 20
"""Bytes of reviews to keep in memory; the one that nobody has asked for the longest is forgotten first."""
LONGEST_POLL = 10.0
"""Seconds that a request waits for new parts."""
MOST_POLLS = 500
"""Requests that may wait at once; further ones are answered at once with what is known."""
POLLS_FOR_ADDRESS = 8
"""The same for one address."""
ABANDONED_AFTER = 30.0
"""Seconds after which a review stops if nobody asks for more; it goes on where it was when somebody does."""


class News(Struct, frozen=True):
    """What is new of a review."""

    review: str
    parts: tuple[Raw, ...]
    done: bool
    failed: str | None


class Reviews:
    """The reviews of one node. Other nodes have their own: whichever is asked can compute a review."""

    def __init__(self, bot_pool: BotPool) -> None:
        self.counters = ReviewCounters()
        self._bot_pool = bot_pool
        self._works: OrderedDict[str, ReviewWork] = OrderedDict()
        """By id, the one asked for last at the end."""
        self._polls: Counter[str] = Counter()

    @property
    def running(self) -> int:
        """How many reviews are being computed."""
        return len(self._running())

    async def open(self, text: str | bytes, knowledge: Knowledge, address: str) -> News:
        """Begin the review of a record, unless it's known already; a RecordError or ReviewError says what is wrong."""
        game = await asyncio.to_thread(_finished, text)
        self.counters.asked += 1
        name = hashlib.sha256(f"{knowledge} {write_record(game)}".encode()).hexdigest()
        work = self._works.get(name)
        self.counters.cached += work is not None and work.done
        if work is None or work.failed is not None:
            self._need_room(address)
            work = self._works[name] = ReviewWork(game, knowledge, self._bot_pool, ABANDONED_AFTER, self.counters)
        self._go_on(name, work, address)
        return _news(name, work, 0)

    async def more(self, name: str, known: int, address: str) -> News:
        """What comes after the first `known` parts of a review; waits for it if there's nothing yet."""
        work = self._works.get(name)
        if work is None:
            raise Refused(Reason.NO_TABLE)
        self._go_on(name, work, address)
        if self._polls[address] < POLLS_FOR_ADDRESS and self._polls.total() < MOST_POLLS:
            self._polls[address] += 1
            try:
                await work.more_than(known, LONGEST_POLL)
            finally:
                self._polls[address] -= 1
                self._polls += Counter()  # forgets those at zero
        return _news(name, work, known)

    async def stop(self) -> None:
        """Stop all work."""
        for work in self._works.values():
            await work.stop()

    def _go_on(self, name: str, work: ReviewWork, address: str) -> None:
        """Have a review computed for an address, unless it's done or somebody else already waits for it."""
        self._works.move_to_end(name)
        if work.over:
            return
        if not work.running:
            self._need_room(address)
            work.start(self._forget_some)
        work.payer = address
        work.wait_for_somebody()

    def _need_room(self, address: str) -> None:
        """Refuse a review if there are too many, in all or for an address."""
        running = self._running()
        if len(running) >= MOST_RUNNING or sum(work.payer == address for work in running) >= MOST_FOR_ADDRESS:
            self.counters.refused += 1
            raise Refused(Reason.TOO_MANY, "reviews")

    def _running(self) -> list[ReviewWork]:
        return [work for work in self._works.values() if work.running]

    def _forget_some(self) -> None:
        """Forget what nobody has asked for the longest, if there's too much."""
        left = sum(work.size for work in self._works.values())
        for name, work in list(self._works.items()):
            if left <= MOST_BYTES:
                break
            if not work.running:
                left -= work.size
                del self._works[name]


def _finished(text: str | bytes) -> Game:
    """The game of a record, which must be over."""
    game = read_record(text)
    need_finished(game)
    return game


def _news(name: str, work: ReviewWork, known: int) -> News:
    return News(name, tuple(work.parts[known:]), work.done, work.failed)
