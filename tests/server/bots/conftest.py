"""Workers shared by many tests, since a process takes a second to start; the tests run in one event loop."""

import asyncio
from collections.abc import Iterator

import pytest
from tests.server.bots.begun import Begun

from twelvefold.server.bots import BotPool


@pytest.fixture(scope="package")
def runner() -> Iterator[asyncio.Runner]:
    with asyncio.Runner() as runner:
        yield runner


@pytest.fixture(scope="package")
def shared(runner: asyncio.Runner) -> Iterator[BotPool]:
    pool = BotPool(workers=1, patience=600)

    async def made() -> None:
        assert await pool.warm()

    runner.run(made())
    yield pool
    runner.run(pool.close())


@pytest.fixture
def pool(runner: asyncio.Runner, shared: BotPool) -> BotPool:
    """The shared workers, all idle."""
    assert (shared.counters.waiting, shared.counters.thinking) == (0, 0)
    return shared


@pytest.fixture
def begun(monkeypatch: pytest.MonkeyPatch) -> Begun:
    return Begun(monkeypatch)
