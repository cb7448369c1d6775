"""The pace of bots: where a person plays, each placement is seen separately."""

import asyncio
from collections.abc import AsyncIterator, Sequence
from contextlib import asynccontextmanager
from itertools import pairwise

import pytest
from tests.server.node.guest import Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.table.driver import ADA, RANGER, Driver, here

from twelvefold.engine.events import Placed
from twelvefold.protocol.commands import Create, Done, Leave, Play, TakeBack
from twelvefold.protocol.messages import Ack
from twelvefold.protocol.table import Options, SeatRequest
from twelvefold.server.table.due import AT_AN_OPENING, What, due_of

PAUSE = 0.75
STEP = 0.125
"""Seconds by which a test moves the clock; all sums are exact as floats."""


class Evening:
    """Ada against bots, at a table on nodes whose bots pause."""

    def __init__(self, store: TimedStore, pause: float) -> None:
        self.store = store
        self.node, self.other = Node(store, pause), Node(store, pause)
        self.ada = Guest(self.node.tables, 0, ADA)
        self.table = ""
        self.sent = 0

    async def make(self, seats: Sequence[SeatRequest], **options: object) -> None:
        given: dict[str, object] = {"seed": "pace", "first_seat": 0, "hold": 0, **options}
        made = await self.ada.ask(Create("make", tuple(seats), Options(**given)))  # type: ignore[arg-type]
        assert isinstance(made, Ack)
        self.table = made.table

    def head(self) -> tuple[str, str, int]:
        self.sent += 1
        live = self.node.tables.in_memory(self.table)
        assert live is not None
        return f"c{self.sent}", self.table, live.table.seq

    async def play(self) -> None:
        """Ada makes the first legal move."""
        live = self.node.tables.in_memory(self.table)
        assert live is not None
        game = live.table.game
        assert game is not None
        assert isinstance(await self.ada.ask(Play(*self.head(), 0, *game.legal_moves[0])), Ack)

    async def placed(self) -> list[float]:
        """When each tile was placed."""
        entries = await self.store.read(self.table)
        return [each.at for each in entries if isinstance(each.event, Placed)]

    async def pass_time(self, seconds: float, *nodes: Node) -> None:
        """Let time pass step by step, while the nodes do what is due."""
        for _ in range(round(seconds / STEP)):
            self.store.time += STEP
            for node in nodes or (self.node,):
                await node.look(self.table)


@asynccontextmanager
async def evening(pause: float = PAUSE) -> AsyncIterator[Evening]:
    store = TimedStore()
    try:
        yield Evening(store, pause)
    finally:
        await store.close()


def gaps(times: Sequence[float]) -> list[float]:
    return [after - before for before, after in pairwise(times)]


def test_bots_place_one_after_the_other_with_a_pause_between() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER, RANGER, RANGER])
            await at.play()
            await at.pass_time(12)
            opening = PAUSE * AT_AN_OPENING
            # Three bots answer Ada, then open the next round among themselves, until it is Ada's turn.
            assert gaps(await at.placed()) == [PAUSE, PAUSE, PAUSE, opening, PAUSE, PAUSE]

    asyncio.run(run())


def test_without_a_pause_bots_place_at_once() -> None:
    async def run() -> None:
        async with evening(0) as at:
            await at.make([here("Ada"), RANGER, RANGER, RANGER])
            await at.play()
            await at.node.do_what_is_due(at.table)
            assert gaps(await at.placed()) == [0.0] * 6

    asyncio.run(run())


def test_a_bot_thinks_during_its_pause_and_only_once() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER])
            await at.play()
            await at.node.look(at.table)
            assert (at.node.bot_pool.asked, len(await at.placed())) == (1, 1)
            await at.pass_time(PAUSE - STEP)
            assert len(await at.placed()) == 1
            await at.pass_time(STEP)
            assert (at.node.bot_pool.asked, len(await at.placed())) == (1, 2)

    asyncio.run(run())


def test_a_node_that_dies_in_a_pause_loses_nothing() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER])
            await at.play()
            await at.pass_time(3 * STEP)
            born_later = Node(at.store, PAUSE)
            assert await at.store.due(at.store.time, 9) == []
            at.store.time += 60
            assert await at.store.due(at.store.time, 9) == [at.table]
            await born_later.look(at.table)
            assert len(await at.placed()) == 2

    asyncio.run(run())


def test_two_nodes_that_both_waited_place_one_tile() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER])
            await at.play()
            await at.pass_time(PAUSE - STEP, at.node, at.other)
            assert (at.node.bot_pool.asked, at.other.bot_pool.asked) == (1, 1)
            at.store.time += STEP
            await asyncio.gather(at.node.look(at.table), at.other.look(at.table))
            assert len(await at.placed()) == 2

    asyncio.run(run())


def test_what_was_thought_of_a_tile_taken_back_is_forgotten() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER])
            await at.play()
            await at.pass_time(3 * STEP)
            assert isinstance(await at.ada.ask(TakeBack(*at.head(), 0)), Ack)
            await at.pass_time(PAUSE)
            assert len(await at.placed()) == 1, "it is Ada's turn again"
            await at.play()
            await at.pass_time(PAUSE - STEP)
            assert len(await at.placed()) == 2
            await at.pass_time(STEP)
            assert (at.node.bot_pool.asked, len(await at.placed())) == (2, 3)

    asyncio.run(run())


def test_nobody_places_while_all_people_have_left() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER])
            await at.play()
            await at.node.look(at.table)
            assert isinstance(await at.ada.ask(Leave(*at.head(), 0)), Ack)
            await at.pass_time(2 * PAUSE)
            assert len(await at.placed()) == 1

    asyncio.run(run())


def test_done_shortens_the_hold_and_not_the_pause() -> None:
    async def run() -> None:
        async with evening() as at:
            await at.make([here("Ada"), RANGER], hold=3)
            await at.play()
            await at.pass_time(3 * STEP)
            assert isinstance(await at.ada.ask(Done(*at.head(), 0)), Ack)
            await at.pass_time(3 * STEP)
            assert gaps(await at.placed()) == [PAUSE]

    asyncio.run(run())


@pytest.mark.parametrize(("hold", "first"), [(0, PAUSE), (3, 3)])
def test_a_hold_and_a_pause_run_side_by_side(hold: float, first: float) -> None:
    driver = Driver([here("Ada"), RANGER], Options(seed="desk", first_seat=0, hold=hold))
    driver.table.pause = PAUSE
    driver.play(ADA, 0)
    due = due_of(driver.table)
    assert due is not None
    assert (due.what, due.at, due.since) == (What.BOT, driver.now + first, driver.now + hold)
    assert driver.view.due_at == driver.now + hold, "what is told is when the hold is over"


def test_bots_among_themselves_do_not_wait() -> None:
    driver = Driver([RANGER, RANGER])
    driver.table.pause = PAUSE
    driver.wait(0)
    assert not driver.table.playing
