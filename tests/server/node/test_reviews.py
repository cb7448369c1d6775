"""Reviews on a node: computed once for all, behind whoever plays, within limits, and only while somebody waits."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import ClassVar

import msgspec
import pytest
from tests.analysis.games import played
from tests.page.visitor import BotsBeside

from twelvefold.analysis import Knowledge, Review, ReviewError
from twelvefold.analysis.questions import StepQuestion
from twelvefold.analysis.review import SECONDS
from twelvefold.bots import Turn
from twelvefold.bots.messages import HEAD, Load, Question
from twelvefold.engine.game import Game
from twelvefold.engine.record import RecordError, write_record
from twelvefold.page.bots import bot_workers
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.wire import encode
from twelvefold.server.bots import REVIEW, BotPool
from twelvefold.server.node import review_work, reviews
from twelvefold.server.node.review_work import ReviewCounters
from twelvefold.server.node.reviews import News, Reviews
from twelvefold.server.table.refusal import Refused

PATIENCE = 60.0
"""Seconds after which a test gives up."""
RECORD = write_record(played(2))
OTHERS = [write_record(played(2, seed)) for seed in range(2, 5)]
PARTS = 12 + 24 + 2


class Watched(BotsBeside):
    """A worker that notes what it's asked, may wait until it's let on, and may die over a question."""

    questions: ClassVar[list[Question | StepQuestion]] = []
    gate: ClassVar[asyncio.Event | None] = None
    dies: ClassVar[Callable[[StepQuestion], bool]] = staticmethod(lambda _: False)

    def post(self, message: bytes) -> None:
        read = msgspec.msgpack.decode(message[HEAD:], type=Load | Question | StepQuestion)
        if not isinstance(read, Load):
            Watched.questions.append(read)
            if isinstance(read, StepQuestion) and Watched.dies(read):
                asyncio.get_running_loop().call_soon(self.die, "killed")
                return
        asyncio.get_running_loop().create_task(self._later(message))

    async def _later(self, message: bytes) -> None:
        if Watched.gate is not None:
            await Watched.gate.wait()
        self._heard(self._answerer.answer(message))


@pytest.fixture(autouse=True)
def quick(monkeypatch: pytest.MonkeyPatch) -> None:
    """Reviews of a few playouts."""
    monkeypatch.setitem(SECONDS, 2, 0.01)
    Watched.questions, Watched.gate, Watched.dies = [], None, staticmethod(lambda _: False)


@asynccontextmanager
async def opened() -> AsyncIterator[tuple[Reviews, BotPool]]:
    """Reviews and the only worker that computes them."""
    pool = BotPool(0, kind=bot_workers(Watched))
    found = Reviews(pool)
    try:
        assert await pool.warm()
        yield found, pool
    finally:
        if Watched.gate is not None:
            Watched.gate.set()
        await found.stop()
        await pool.close()


async def whole(found: Reviews, record: str = RECORD, address: str = "me") -> News:
    """Ask until there is no more."""
    news = await found.open(record, Knowledge.SEAT, address)
    parts = list(news.parts)
    while not (news.done or news.failed):
        news = await found.more(news.review, len(parts), address)
        parts += news.parts
    return News(news.review, tuple(parts), news.done, news.failed)


def run(story: Callable[[], Awaitable[None]]) -> None:
    async def bounded() -> None:
        async with asyncio.timeout(PATIENCE):
            await story()

    asyncio.run(bounded())


def steps() -> int:
    return sum(isinstance(each, StepQuestion) for each in Watched.questions)


def test_it_is_the_review_that_anybody_can_compute() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            news = await whole(found)
            assert news.done
            assert [bytes(part) for part in news.parts] == [encode(part) for part in Review.stream(played(2))]

    run(story)


def test_two_who_ask_share_the_work_and_later_it_is_known_at_once() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            one, other = await asyncio.gather(whole(found, address="one"), whole(found, address="other"))
            assert one == other
            assert steps() == 36
            assert await found.open(RECORD, Knowledge.SEAT, "a third") == one
            with_names = RECORD[:-1] + ', "names": ["Ada", "Bo"]}'
            assert await found.open(with_names, Knowledge.SEAT, "a fourth") == one
            assert steps() == 36
            assert found.counters == ReviewCounters(asked=4, cached=2, computed=1)

    run(story)


def test_with_everything_revealed_it_is_another_review() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            one = await found.open(RECORD, Knowledge.SEAT, "me")
            other = await found.open(RECORD, Knowledge.EVERYTHING, "me")
            assert one.review != other.review

    run(story)


def test_what_is_no_finished_game_is_refused_in_a_sentence() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            game = played(2)
            unfinished = write_record(Game.replayed(game.deal, game.moves[:23]))
            with pytest.raises(ReviewError, match="23 of 24"):
                await found.open(unfinished, Knowledge.SEAT, "me")
            with pytest.raises(RecordError, match="format"):
                await found.open("{}", Knowledge.SEAT, "me")
            forged = RECORD.replace('"winners": [', '"winners": [5, ')
            with pytest.raises(RecordError, match="winners"):
                await found.open(forged, Knowledge.SEAT, "me")
            with pytest.raises(Refused, match=Reason.NO_TABLE):
                await found.more("0" * 64, 0, "me")
            assert Watched.questions == []

    run(story)


def test_a_bots_move_waits_for_one_step_at_most() -> None:
    async def story() -> None:
        async with opened() as (found, pool):
            Watched.gate = asyncio.Event()
            reviewing = [await found.open(record, Knowledge.SEAT, "me") for record in (RECORD, *OTHERS)]
            assert len(reviewing) == reviews.MOST_FOR_ADDRESS
            await asyncio.sleep(0)
            game = Game.new(2, 1)
            assert game.seat_to_move is not None
            moving = asyncio.create_task(pool.think("master:ms=1", Turn(game.view(game.seat_to_move), game.box, 1)))
            await asyncio.sleep(0)
            Watched.gate.set()
            assert (await moving).fault is None
            assert [type(each) for each in Watched.questions[:2]] == [StepQuestion, Question]

    run(story)


def test_a_step_over_which_a_worker_dies_is_computed_by_another() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            hired, deaths = BotsBeside.hired, list[StepQuestion]()

            def dies(question: StepQuestion) -> bool:
                if question.step.ply == 5 and not deaths:
                    deaths.append(question)
                    return True
                return False

            Watched.dies = staticmethod(dies)
            assert len((await whole(found)).parts) == PARTS
            assert BotsBeside.hired == hired + 1

    run(story)


def test_after_a_second_death_the_review_fails_and_can_be_asked_for_anew() -> None:
    async def story() -> None:
        async with opened() as (found, _):
            Watched.dies = staticmethod(lambda question: question.step.ply == 5)
            news = await whole(found)
            assert (news.done, news.failed) == (False, "lost")
            assert 0 < len(news.parts) < PARTS
            Watched.dies = staticmethod(lambda _: False)
            news = await whole(found)
            assert (news.done, news.failed, len(news.parts)) == (True, None, PARTS)
            assert found.counters == ReviewCounters(asked=2, computed=1, failed=1)

    run(story)


def test_without_anybody_waiting_it_stops_and_later_goes_on_where_it_was(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ABANDONED_AFTER", 0.0)

    async def story() -> None:
        async with opened() as (found, _):
            news = await found.open(RECORD, Knowledge.SEAT, "me")
            news = await found.more(news.review, 3, "me")
            work = found._works[news.review]
            assert work._task is not None
            await asyncio.wait([work._task])
            done = steps()
            assert done < 36
            assert not work.done
            assert len((await whole(found)).parts) == PARTS
            assert steps() <= 36 + review_work.AT_ONCE, "at most what was being computed is computed again"

    run(story)


def test_somebody_who_waits_keeps_it_going(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "ABANDONED_AFTER", 0.0)

    async def story() -> None:
        async with opened() as (found, _):
            name = (await found.open(RECORD, Knowledge.SEAT, "me")).review
            news = await found.more(name, PARTS - 1, "me")
            assert news.done
            assert steps() == 36

    run(story)


def test_an_address_has_so_many_reviews_at_once_and_all_have_a_bound_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_FOR_ADDRESS", 1)
    monkeypatch.setattr(reviews, "MOST_RUNNING", 2)

    async def story() -> None:
        async with opened() as (found, pool):
            Watched.gate = asyncio.Event()
            await found.open(RECORD, Knowledge.SEAT, "me")
            with pytest.raises(Refused, match=Reason.TOO_MANY):
                await found.open(OTHERS[0], Knowledge.SEAT, "me")
            await found.open(OTHERS[0], Knowledge.SEAT, "you")
            with pytest.raises(Refused, match=Reason.TOO_MANY):
                await found.open(OTHERS[1], Knowledge.SEAT, "a third")
            await found.open(RECORD, Knowledge.SEAT, "a third")  # somebody else's costs nothing
            assert found.counters == ReviewCounters(asked=5, refused=2)
            await asyncio.sleep(0)
            # The only worker has one of the steps that both reviews ask for.
            assert (found.running, pool.waiting_for(REVIEW)) == (2, 2 * review_work.AT_ONCE - 1)
            assert pool.counters.review_seconds == 0
            Watched.gate.set()
            await whole(found, RECORD)
            await whole(found, OTHERS[1])
            assert (found.running, pool.waiting_for(REVIEW)) == (0, 0)
            assert pool.counters.review_seconds > 0

    run(story)


def test_a_poll_beyond_the_bound_is_answered_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "POLLS_FOR_ADDRESS", 1)

    async def story() -> None:
        async with opened() as (found, _):
            Watched.gate = asyncio.Event()
            name = (await found.open(RECORD, Knowledge.SEAT, "me")).review
            waiting = asyncio.create_task(found.more(name, 0, "me"))
            await asyncio.sleep(0)
            assert (await found.more(name, 0, "me")).parts == ()
            assert not waiting.done()
            Watched.gate.set()
            assert (await waiting).parts
            assert not found._polls

    run(story)


def test_a_poll_ends_after_a_while_even_without_news(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "LONGEST_POLL", 0.0)

    async def story() -> None:
        async with opened() as (found, _):
            Watched.gate = asyncio.Event()
            name = (await found.open(RECORD, Knowledge.SEAT, "me")).review
            assert await found.more(name, 0, "me") == News(name, (), done=False, failed=None)

    run(story)


def test_reviews_are_forgotten_when_they_take_too_much_memory(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(reviews, "MOST_BYTES", 200_000)

    async def story() -> None:
        async with opened() as (found, _):
            names = [(await whole(found, record)).review for record in (RECORD, *OTHERS)]
            await asyncio.wait([work._task for work in found._works.values() if work._task is not None])
            left = [name for name in names if name in found._works]
            assert left
            assert left == names[-len(left) :]
            assert len(left) < len(names)
            assert sum(work.size for work in found._works.values()) <= 200_000

    run(story)
