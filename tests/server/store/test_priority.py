"""When several ask the database at once, players' writes come first, then players' reads, then spectators'."""

import asyncio
from functools import partial
from threading import Event

import pytest

from twelvefold.server.store.errors import StoreUnavailable
from twelvefold.server.store.group_commit import BoundedExecutor
from twelvefold.server.store.priority import Priority, as_urgent_as


async def asked(executor: BoundedExecutor, done: list[str], blocked: Event) -> list[asyncio.Task[None]]:
    """Keep the thread busy, then ask in the least helpful order."""

    def busy() -> None:
        blocked.wait()
        done.append("under way")

    tasks = [asyncio.create_task(executor.do(busy))]
    await asyncio.sleep(0)
    for priority in (Priority.NOBODY, Priority.SPECTATOR, Priority.PLAYER):
        for number in range(2):
            with as_urgent_as(priority):
                tasks.append(asyncio.create_task(executor.do(partial(done.append, f"{priority.name} {number}"))))
    for _ in range(3):
        await asyncio.sleep(0)
    executor.begin(partial(done.append, "written"))
    return tasks


def test_players_are_asked_for_first_and_writes_wait_for_one_question_at_most() -> None:
    done: list[str] = []

    async def story() -> None:
        executor, blocked = BoundedExecutor("test", 1, 100, 5), Event()
        tasks = await asked(executor, done, blocked)
        blocked.set()
        await asyncio.gather(*tasks)
        await executor.close()

    asyncio.run(story())
    assert done == ["under way", "written", *(f"{who.name} {number}" for who in Priority for number in range(2))]


def test_closing_answers_the_questions_that_still_wait() -> None:
    done: list[str] = []

    async def story() -> None:
        executor, blocked = BoundedExecutor("test", 1, 100, 5), Event()
        tasks = await asked(executor, done, blocked)
        closing = asyncio.create_task(executor.close())
        await asyncio.sleep(0)
        blocked.set()
        await asyncio.gather(closing, *tasks)
        with pytest.raises(StoreUnavailable, match="closed"):
            await executor.do(lambda: None)

    asyncio.run(story())
    assert len(done) == 8


def test_an_error_reaches_whoever_asked_and_nobody_else() -> None:
    async def story() -> None:
        executor = BoundedExecutor("test", 1, 100, 5)
        wrong, right = await asyncio.gather(executor.do(lambda: 1 // 0), executor.do(lambda: 1), return_exceptions=True)
        assert isinstance(wrong, ZeroDivisionError)
        assert right == 1
        await executor.close()

    asyncio.run(story())
