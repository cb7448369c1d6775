"""The order of questions: quick ones first, unless a long one has waited long enough."""

import asyncio
from collections.abc import Sequence

from twelvefold.server.bots.counters import Counters
from twelvefold.server.bots.queue import AGED, BotQueue, Pending


def order(*lanes: Sequence[str], waited: float = 0.0, only_quick: bool = False) -> list[str]:
    """The order in which a worker takes questions; `waited` is how long the long ones have been waiting."""

    async def in_turn() -> list[str]:
        loop = asyncio.get_running_loop()
        queue, gone = BotQueue(Counters()), loop.create_future()
        for name in [name for lane in lanes for name in lane]:
            since = loop.time() - (waited if name.startswith("long") else 0.0)
            pending = Pending(name.encode(), name.startswith("quick"), 1.0, since, loop.create_future())
            assert queue.add(pending, most=10)
        names: list[str] = []
        while True:
            taking = asyncio.create_task(queue.take(gone, only_quick=only_quick))
            await asyncio.sleep(0)
            if not taking.done():  # nothing is left for this worker
                gone.set_result(0)
            if (taken := await taking) is None:
                return names
            names.append(taken.frame.decode())

    return asyncio.run(in_turn())


QUICK = ["quick 1", "quick 2"]
LONG = ["long 1", "long 2"]


def test_quick_questions_are_taken_first_and_each_kind_in_order() -> None:
    assert order(LONG, QUICK) == QUICK + LONG


def test_a_long_question_that_has_waited_its_while_goes_first() -> None:
    assert order(QUICK, LONG, waited=2 * AGED) == LONG + QUICK


def test_one_worker_is_kept_for_quick_questions() -> None:
    assert order(LONG, QUICK, waited=2 * AGED, only_quick=True) == QUICK


def test_a_question_whose_worker_died_is_first_again() -> None:
    async def taken() -> list[bytes]:
        loop = asyncio.get_running_loop()
        queue, gone = BotQueue(Counters()), loop.create_future()
        first, second = (Pending(name, False, 1.0, 0.0, loop.create_future()) for name in (b"first", b"second"))
        queue.put_back(second)
        queue.put_back(first)
        return [each.frame for _ in range(2) if (each := await queue.take(gone, only_quick=False)) is not None]

    assert asyncio.run(taken()) == [b"first", b"second"]


def test_a_worker_that_waits_gets_the_question_and_the_one_for_quick_ones_is_preferred() -> None:
    async def taken() -> list[bytes | None]:
        loop = asyncio.get_running_loop()
        queue, gone = BotQueue(Counters()), loop.create_future()
        takers = [asyncio.create_task(queue.take(gone, only_quick=only)) for only in (False, True, False)]
        await asyncio.sleep(0)
        for name in (b"quick", b"long"):
            assert queue.add(Pending(name, name == b"quick", 1.0, 0.0, loop.create_future()), most=0)
        gone.set_result(0)
        return [None if each is None else each.frame for each in await asyncio.gather(*takers)]

    assert asyncio.run(taken()) == [b"long", b"quick", None]
