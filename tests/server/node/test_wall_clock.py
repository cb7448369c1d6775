"""The wall clock jumps an hour forwards or back during games: bots still move, and nobody's time runs out."""

import asyncio
import time
from pathlib import Path
from typing import cast

import pytest
from tests.server.node.guest import Guest
from tests.server.node.nodes import QuickPool
from tests.server.table.driver import ADA, RANGER, here

from twelvefold.protocol.commands import Create, Play
from twelvefold.protocol.messages import Ack
from twelvefold.protocol.table import Options
from twelvefold.server.bots import BotPool
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.scheduler import Scheduler
from twelvefold.server.node.supervisor import Supervisor
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.opening import open_store

HOUR = 3600.0


@pytest.mark.parametrize("step", [HOUR, -HOUR])
def test_bots_move_on_and_a_clock_of_ten_minutes_is_not_over(
    tmp_path: Path, step: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def play() -> None:
        store = open_store(str(tmp_path / "tables.db"))
        moved = asyncio.Event()

        def changed(live: LiveTable) -> None:
            scheduler.schedule(live)
            if live.table.game is not None and live.table.game.ply == 2:
                moved.set()

        tables, supervisor = Tables(store, 0.0, changed), Supervisor()
        scheduler = Scheduler(tables, cast("BotPool", QuickPool()))
        scheduler.start(supervisor)
        ada = Guest(tables, 0, ADA)
        made = await ada.ask(Create("make", (here("Ada"), RANGER), Options(hold=0, clock=600, first_seat=0)))
        assert isinstance(made, Ack)
        live = await tables.live(made.table)
        wall = time.time
        monkeypatch.setattr(time, "time", lambda: wall() + step)
        await scheduler._do(made.table)  # nothing is due: Ada has ten minutes
        assert live.due is not None
        assert 500 < live.due.at - store.now() <= 600
        assert not live.table.seats[0].away
        assert isinstance(await ada.ask(Play("play", made.table, live.table.seq, 0, 0, 0, 0)), Ack)
        async with asyncio.timeout(30):
            await moved.wait()
        await supervisor.stop()
        await scheduler.stop()
        await store.close()

    asyncio.run(play())
