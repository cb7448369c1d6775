"""While the bots are being compiled, a substitute makes their moves."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.bots.questions import FIRST_TURN, LONG, QUICK

from twelvefold.bots.simple import Naive
from twelvefold.engine.kernel import native
from twelvefold.engine.kernel.jit import KERNELS
from twelvefold.engine.kernel.native import MAY_COMPILE
from twelvefold.engine.move import CODE_OF
from twelvefold.server.bots import BotPool, workers
from twelvefold.server.bots.compiled import KERNEL, are_compiled, as_it_is
from twelvefold.server.bots.worker import ProcessWorker


@pytest.fixture
def compiling(monkeypatch: pytest.MonkeyPatch) -> Iterator[asyncio.Event]:
    """Pretend that nothing is compiled yet; set the event to finish compiling."""
    done, start = asyncio.Event(), ProcessWorker.start

    async def slow() -> ProcessWorker:
        await done.wait()
        return await start()

    monkeypatch.setattr(workers, "are_compiled", lambda: False)
    monkeypatch.setattr(ProcessWorker, "start", slow)
    return done  # type: ignore[return-value]  # nothing to undo here


def test_until_bots_are_compiled_one_helps_out_and_then_leaves(
    runner: asyncio.Runner, compiling: asyncio.Event
) -> None:
    async def play() -> None:
        pool = BotPool(workers=1)
        quick = await FIRST_TURN.there(pool, QUICK)
        assert (quick.fault, quick.move) == (None, FIRST_TURN.here(QUICK))  # no weaker than usual
        long = await FIRST_TURN.there(pool, LONG, 600.0)
        assert long.fault is None  # answered at once, not after ten minutes
        assert pool.process_ids == []
        compiling.set()
        assert await pool.warm()
        assert len(pool.process_ids) == 2
        assert (await FIRST_TURN.there(pool, QUICK)).move == quick.move
        await pool.close()

    runner.run(play())


def test_closing_ends_the_helper_too(runner: asyncio.Runner, compiling: asyncio.Event) -> None:
    async def play() -> None:
        pool = BotPool(workers=1)
        assert (await FIRST_TURN.there(pool, QUICK)).fault is None
        assert pool._workers is not None
        helper = pool._workers._helper
        assert helper is not None
        await pool.close()
        assert helper.gone.done()

    runner.run(play())


def test_whoever_stands_in_does_not_wait_for_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    expected = FIRST_TURN.here("naive")
    monkeypatch.setattr(native, "unsealed", lambda _: None)
    monkeypatch.setattr(native, "_compile", lambda *_: pytest.fail("it was compiled"))
    for name, function in KERNELS.items():
        if function.__module__.startswith(KERNEL):
            found = getattr(__import__(function.__module__, fromlist=[name]), name)
            monkeypatch.setattr(found, "_code", None)

    async def choose() -> int:
        return CODE_OF[await asyncio.to_thread(as_it_is, Naive().choose, FIRST_TURN.turn())]

    assert asyncio.run(choose()) == expected
    assert MAY_COMPILE.get()


def test_they_are_compiled_when_every_function_is_there(monkeypatch: pytest.MonkeyPatch) -> None:
    assert FIRST_TURN.here("master:playouts=1") in range(300)
    assert are_compiled()
    monkeypatch.setitem(KERNELS, "another", _another)
    assert not native.is_compiled(KERNEL)


def _another() -> None: ...


_another.__module__ = f"{KERNEL}.another"
