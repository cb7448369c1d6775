"""Bots that the host has registered, at tables of a real server, and of one that no longer has them."""

import asyncio
from pathlib import Path
from typing import Any

import pytest
from tests.server.network.asking import ask
from tests.server.network.running import ROOT, Running, running
from tests.server.network.test_start import refused

from twelvefold.client import Client, Rejection
from twelvefold.client.seen import Seen
from twelvefold.protocol.events import BotFault, Placed
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options

OWN = str(ROOT / "tests" / "bots" / "own_bot.py")
AT_ONCE: dict[str, Any] = {"hold": 0, "first_seat": 0}


def faults(table: Seen) -> list[tuple[int, BotFault | None]]:
    """Who has placed a tile, and why another bot did."""
    return [(event.seat, event.fault) for event in table.events if isinstance(event, Placed)]


async def play(table: Seen, moves: int) -> None:
    """Play Ada's seat until there are so many moves."""
    while table.game is not None and len(table.game.moves) < moves:
        if await table.my_turn() is None:
            return
        await table.play(0, table.legal_moves[0])
        await table.until(lambda now: now.is_over or now.seat_to_move == 0)


async def first_evening(server: Running) -> tuple[str, str]:
    """Two registered bots play, one of which fails; returns the table and Ada's token."""
    async with Client(server.url) as ada:
        table = await ada.create([ada.here("Ada"), ada.bot("Agent"), ada.bot("Broken")], Options(**AT_ONCE))
        await play(table, 5)
        assert set(faults(table)) == {(0, None), (1, None), (2, BotFault.CRASH)}
        assert [seat.bot for seat in table.info.seats] == [None, "Agent", "Broken"]
        for name in ("Nobody", f"{OWN}:Mine", "Agent:style=hunter", "agent"):
            with pytest.raises(Rejection) as rejection:
                await ada.create([ada.here("Ada"), ada.bot(name)])
            assert rejection.value.reason is Reason.NO_BOT
        assert ada.token is not None
        return table.id, ada.token


async def second_evening(server: Running, table: str, token: str) -> None:
    """The server no longer has the bots: the table goes on, and so does its rematch."""
    async with Client(server.url, token) as ada:
        seen = await ada.watch(table)
        begun = len(faults(seen))
        await play(seen, 36)
        assert seen.is_over
        assert set(faults(seen)[begun:]) == {(0, None), (1, BotFault.MISSING), (2, BotFault.MISSING)}
        await seen.rematch(0)
        await seen.until(lambda now: now.info.game == 2)
        begun = len(faults(seen))
        await play(seen, 4)
        assert set(faults(seen)[begun:]) == {(0, None), (1, BotFault.MISSING), (2, BotFault.MISSING)}
        await seen.fill(1, "seedling")
        with pytest.raises(Rejection):
            await seen.fill(2, "Agent")


def test_registered_bots_play_and_a_server_without_them_goes_on_with_their_tables(database: str) -> None:
    with running(database, "--bots", f"Agent={OWN}:Mine,Broken={OWN}:Wrong:does=crash") as server:
        about = ask(server, "/api/about").said
        assert about["own_bots"] == ["Agent", "Broken"]
        assert len(about["bots"]) == 6
        table, token = asyncio.run(asyncio.wait_for(first_evening(server), 120))
        assert server.stop() == 0
        lines = [line for line in server.said.splitlines() if '"bot at fault"' in line]
        assert len(lines) == server.said.count("\n")
        assert '"bot":"Broken"' in lines[0].replace(": ", ":")
        assert "round 1, seat 2: ValueError: seat 2 [2J is lost (own_bot.py, line " in lines[0]
    with running(database) as server:
        assert ask(server, "/api/about").said["own_bots"] == []
        asyncio.run(asyncio.wait_for(second_evening(server, table, token), 120))


def test_a_bot_that_cannot_be_loaded_stops_the_start(database: str) -> None:
    serve = ("--port", "0", "--database", database, "--bots")
    assert refused(*serve, f"{OWN}:Nothing") == f'twelvefold: {OWN} has no "Nothing"\n'
    assert refused(*serve, f"{OWN}:NoBot") == f"twelvefold: {OWN}:NoBot creates a NoBot, which has no choose(turn)\n"
    assert not Path(database).exists()
