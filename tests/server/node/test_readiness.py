"""One proof serves all who ask, and nobody waits long for it."""

import asyncio
from pathlib import Path

from structlog.testing import capture_logs
from tests.server.node.virtual import VirtualStore, in_virtual_time

from twelvefold.server.node.failures import Failures
from twelvefold.server.node.readiness import GOOD_FOR, WITHIN, Readiness


class CountingStore(VirtualStore):
    """Counts the proofs, which may take a while."""

    proofs = 0
    seconds = 0.0

    async def check(self) -> None:
        self.proofs += 1
        await asyncio.sleep(self.seconds)
        await super().check()


def test_however_often_it_is_asked_little_is_written(tmp_path: Path) -> None:
    async def play() -> None:
        store = CountingStore(tmp_path / "tables.db")
        readiness = Readiness(store, Failures("ready"))
        for _ in range(10):
            assert all(await asyncio.gather(*(readiness.proved() for _ in range(100))))
        assert store.proofs == 1
        await asyncio.sleep(GOOD_FOR)
        assert await readiness.proved()
        assert store.proofs == 2
        await store.close()

    in_virtual_time(play)


def test_a_database_that_hangs_is_not_ready_and_is_asked_once(tmp_path: Path) -> None:
    async def play() -> None:
        store = CountingStore(tmp_path / "tables.db")
        store.seconds = 100.0
        readiness, loop = Readiness(store, Failures("ready")), asyncio.get_running_loop()
        for _ in range(3):
            began = loop.time()
            assert not any(await asyncio.gather(*(readiness.proved() for _ in range(100))))
            assert loop.time() - began <= WITHIN + 0.1
        assert store.proofs == 1
        store.seconds = 0.0
        await asyncio.sleep(100)
        assert await readiness.proved()
        await store.close()

    in_virtual_time(play)


def test_a_database_that_takes_no_writes_is_not_ready_and_this_is_logged_once(tmp_path: Path) -> None:
    async def play() -> None:
        store = VirtualStore(tmp_path / "tables.db")
        readiness = Readiness(store, Failures("ready"))
        with capture_logs() as logs:
            assert await readiness.proved()
            await store.refuse_writes(refuse=True)
            for _ in range(3):
                await asyncio.sleep(GOOD_FOR)
                assert not await readiness.proved()
            await store.refuse_writes(refuse=False)
            await asyncio.sleep(GOOD_FOR)
            assert await readiness.proved()
        assert [line["event"] for line in logs] == ["put off", "works again"]
        await store.close()

    in_virtual_time(play)
