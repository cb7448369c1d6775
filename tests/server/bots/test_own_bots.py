"""Whatever a registered bot does, its table gets an answer, other tables don't wait, and no process is left behind."""

import asyncio
import os
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from pathlib import Path
from typing import Any

import pytest

from twelvefold.bots import Turn, make_bot
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF
from twelvefold.server.bots import Asker, Interest, own_processes
from twelvefold.server.bots.counters import Fault
from twelvefold.server.bots.own_bots import OwnBots
from twelvefold.server.bots.registered import registered_bots

OWN = str(Path(__file__).parents[2] / "bots" / "own_bot.py")
GAME = Game.new(2, 1, first_seat=0)
LATER = GAME.copy()
LATER.push(LATER.legal_moves[0])
ONE, OTHER = Asker("one table"), Asker("another")


def turn_of(game: Game) -> Turn:
    assert game.seat_to_move is not None
    return Turn(game.view(game.seat_to_move), game.box, 3)


@asynccontextmanager
async def own_bots(*texts: str) -> AsyncIterator[OwnBots]:
    bots = OwnBots(registered_bots(texts))
    try:
        yield bots
    finally:
        processes = bots.processes.process_ids
        await bots.close()
        for process in processes:
            with pytest.raises(ProcessLookupError):
                os.kill(process, 0)


def in_a_loop(test: Callable[..., Coroutine[Any, Any, None]]) -> Callable[..., None]:
    @wraps(test)
    def runs(*args: object, **kwargs: object) -> None:
        asyncio.run(test(*args, **kwargs))

    return runs


def said(fault: object) -> tuple[str, str]:
    assert isinstance(fault, Fault)
    return fault.fault, str(fault.detail)


@in_a_loop
async def test_it_makes_the_move_it_makes_anywhere() -> None:
    async with own_bots(f"Agent={OWN}:Mine") as bots:
        there = CODE_OF[make_bot(f"{OWN}:Mine").choose(turn_of(GAME))]
        assert await bots.think("Agent", turn_of(GAME), ONE) == there
        assert list(bots.processes.process_ids.values()) == ["Agent"]
        assert "Mine" not in bots
        assert f"{OWN}:Mine" not in bots


@in_a_loop
async def test_an_exception_and_an_illegal_move_cost_the_move_but_no_process() -> None:
    async with own_bots(f"A={OWN}:Wrong:does=crash", f"B={OWN}:Wrong:does=nothing") as bots:
        for _ in range(4):
            fault, detail = said(await bots.think("A", turn_of(GAME), ONE))
            assert fault == "crashed"
            assert detail.startswith("round 1, seat 0: ValueError: seat 0 [2J is lost (own_bot.py, line ")
        detail = "round 1, seat 0: choose returned None"
        assert said(await bots.think("B", turn_of(GAME), ONE)) == ("illegal", detail)


@in_a_loop
async def test_after_three_lost_processes_it_has_lost_the_game_but_not_the_next() -> None:
    async with own_bots(f"{OWN}:Wrong:does=die") as bots:
        died = "crashed", "round 1, seat 0: its process ended with status 7"
        for _ in range(3):
            assert said(await bots.think("Wrong", turn_of(GAME), ONE)) == died
        assert await bots.think("Wrong", turn_of(GAME), ONE) == Fault("given up")
        assert said(await bots.think("Wrong", turn_of(GAME), OTHER)) == died


@in_a_loop
async def test_an_endless_thought_is_ended() -> None:
    async with own_bots(f"{OWN}:Wrong:does=loop,limit=1") as bots:
        detail = "round 1, seat 0: no move after 1 seconds"
        assert said(await bots.think("Wrong", turn_of(GAME), ONE)) == ("late", detail)


@in_a_loop
async def test_while_it_thinks_at_one_table_it_moves_at_another(tmp_path: Path) -> None:
    until = tmp_path / "until"
    async with own_bots(f"{OWN}:Waiting:seat=0,until={until}") as bots:
        thinking = asyncio.create_task(bots.think("Waiting", turn_of(GAME), ONE))
        assert isinstance(await bots.think("Waiting", turn_of(LATER), OTHER), int)
        assert not thinking.done()
        until.touch()
        assert isinstance(await thinking, int)


@in_a_loop
async def test_who_waits_too_long_gets_no_answer_and_a_player_goes_before_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(own_processes, "MOST_OF_ONE", 1)
    until = tmp_path / "until"
    async with own_bots(f"{OWN}:Waiting:seat=0,until={until}") as bots:
        first = asyncio.create_task(bots.think("Waiting", turn_of(GAME), ONE))
        done: list[str] = []

        async def ask(name: str, interest: Interest) -> None:
            assert isinstance(await bots.think("Waiting", turn_of(LATER), Asker(name, "", lambda: interest)), int)
            done.append(name)

        nobody = asyncio.create_task(ask("nobody", Interest.UNWATCHED))
        player = asyncio.create_task(ask("player", Interest.SEATED))
        await asyncio.sleep(0)
        bots.patience = 0.0
        assert await bots.think("Waiting", turn_of(LATER), OTHER) == Fault("busy")
        until.touch()
        await asyncio.gather(first, nobody, player)
        assert done == ["player", "nobody"]


@in_a_loop
async def test_processes_are_bounded_and_an_idle_one_makes_room(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_processes, "MOST", 1)
    async with own_bots(f"A={OWN}:Mine", f"B={OWN}:Mine") as bots:
        bots.warm()
        for name in ("A", "B", "A"):
            assert isinstance(await bots.think(name, turn_of(GAME), ONE), int)
            assert list(bots.processes.process_ids.values()) == [name]


@in_a_loop
async def test_it_is_made_anew_for_each_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(own_processes, "MOST_OF_ONE", 1)
    async with own_bots(f"{OWN}:Counting") as bots:
        first = await bots.think("Counting", turn_of(GAME), ONE)
        assert await bots.think("Counting", turn_of(GAME), ONE) != first
        assert await bots.think("Counting", turn_of(GAME), OTHER) == first


@in_a_loop
async def test_a_bot_that_can_no_longer_be_loaded_loses_its_moves(tmp_path: Path) -> None:
    async with own_bots(f"{OWN}:OnlyOnce:mark={tmp_path / 'mark'}") as bots:
        assert isinstance(await bots.think("OnlyOnce", turn_of(GAME), ONE), int)
        fault, detail = said(await bots.think("OnlyOnce", turn_of(GAME), OTHER))
        assert fault == "crashed"
        assert detail.startswith(f"round 1, seat 0: can't create {OWN}:OnlyOnce with mark: FileExistsError: ")
        # The process was replaced, and the new one can't start.
        assert said(await bots.think("OnlyOnce", turn_of(GAME), OTHER)) == (fault, detail)
