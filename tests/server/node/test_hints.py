"""Hints: for those who play alone, from what they may see, one at a time, and without disturbing anyone."""

import asyncio
from collections.abc import Callable, Coroutine
from random import Random
from typing import Any, cast

import msgspec
import pytest
from tests.server.node.guest import Guest
from tests.server.node.nodes import Node, QuickPool, TimedStore
from tests.server.table.driver import ADA, BEN, EVE, OPEN, RANGER, Driver, here
from tests.server.table.test_secrets import deal_in, other_deal, with_deal

from twelvefold.analysis import Advised
from twelvefold.analysis.questions import Advice, AdviceQuestion
from twelvefold.bots.messages import Question, framed
from twelvefold.engine.move import Move
from twelvefold.protocol.commands import Create, Hint, Play, Watch
from twelvefold.protocol.messages import Ack, Reason, Rejected, Suggestion
from twelvefold.protocol.table import Options
from twelvefold.server.bots import Asker, BotPool, Failed
from twelvefold.server.node import hints
from twelvefold.server.node.hints import Hints
from twelvefold.server.table.hinting import turn_of
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import yours
from twelvefold.server.table.table import Table
from twelvefold.world.units import Face, Rotation, Slot


def alone(**options: object) -> Driver:
    """Ada and two bots; Ada begins."""
    given: dict[str, object] = {"seed": "desk", "first_seat": 0, **options}
    return Driver([here("Ada"), RANGER, RANGER], Options(**given))  # type: ignore[arg-type]


def why_not(driver: Driver, holder: Holder = ADA, seat: int = 0) -> tuple[Reason, str | None] | None:
    """Why a player gets no hint; None if they do get one."""
    try:
        turn_of(driver.table, holder.hash, seat)
    except Refused as refused:
        return refused.reason, refused.where
    return None


def _played(driver: Driver) -> Driver:
    driver.wait(0)  # for a bot that begins
    driver.play(ADA, 0)
    return driver


def _left(driver: Driver) -> Driver:
    driver.leave(ADA, 0)
    return driver


def _ended(driver: Driver) -> Driver:
    driver.end(ADA, 0)
    return driver


@pytest.mark.parametrize(
    ("made", "holder", "seat", "told"),
    [
        (alone, ADA, 0, None),
        (alone, ADA, 1, (Reason.NOT_YOURS, None)),
        (alone, ADA, 3, (Reason.NO_SEAT, None)),
        (alone, EVE, 0, (Reason.NOT_YOURS, None)),
        (lambda: alone(aids=False), ADA, 0, (Reason.NO_AIDS, None)),
        (lambda: _played(alone()), ADA, 0, (Reason.NOT_YOUR_TURN, None)),
        (lambda: _played(Driver([here("Ada"), RANGER], Options(first_seat=1))), ADA, 0, (Reason.HELD, None)),
        (lambda: _left(alone()), ADA, 0, (Reason.NOT_NOW, "away")),
        (lambda: _ended(alone()), ADA, 0, (Reason.NOT_NOW, "over")),
        (lambda: Driver([here("Ada"), here("Bo"), RANGER], Options(first_seat=0)), ADA, 0, (Reason.NOT_NOW, "others")),
        (lambda: Driver([here("Ada"), OPEN]), ADA, 0, (Reason.NOT_NOW, "others")),
        (Driver.of_two, ADA, 0, (Reason.NOT_NOW, "others")),
    ],
    ids=[
        "alone", "a bot's seat", "no seat", "a stranger", "no aids", "another's turn", "held", "away", "over",
        "one screen", "an open seat", "two people",
    ],
)  # fmt: skip
def test_a_hint_is_for_whoever_plays_alone_at_their_turn(
    made: Callable[[], Driver], holder: Holder, seat: int, told: tuple[Reason, str | None] | None
) -> None:
    driver = made()
    if told == (Reason.HELD, None):
        assert driver.table.held
    assert why_not(driver, holder, seat) == told


def test_who_may_ask_is_told_so() -> None:
    assert yours(alone().table, ADA.hash).hints
    assert not yours(alone().table, EVE.hash).hints
    assert not yours(alone(aids=False).table, ADA.hash).hints
    assert not yours(Driver.of_two().table, ADA.hash).hints
    assert not yours(Driver.of([ADA, BEN]).table, BEN.hash).hints


@pytest.mark.parametrize("mystery", [False, True])
def test_what_is_hidden_from_the_seat_changes_no_byte_that_the_bot_is_asked_with(*, mystery: bool) -> None:
    driver, rng, compared = alone(mystery=mystery, seed=None), Random(5), 0
    empty = Table(driver.table.id, driver.table.box)
    at = next(number for number, entry in enumerate(driver.entries) if deal_in(entry) is not None)
    deal = deal_in(driver.entries[at])
    assert deal is not None

    def asked(table: Table) -> bytes:
        return framed(AdviceQuestion(Question.of(turn_of(table, ADA.hash, 0))))

    while driver.table.playing:
        if driver.table.seat_to_move == 0:
            other = other_deal(deal, driver.table, ADA, rng)
            assert other != deal
            log = [*driver.entries[:at], with_deal(driver.entries[at], other), *driver.entries[at + 1 :]]
            assert asked(empty.after(log)[0]) == asked(driver.table)
            own = msgspec.structs.replace(deal, objectives=deal.objectives[::-1])
            log = [*driver.entries[:at], with_deal(driver.entries[at], own), *driver.entries[at + 1 :]]
            assert asked(empty.after(log)[0]) != asked(driver.table)
            compared += 1
            driver.play(ADA, 0, rng.choice(driver.moves))
        driver.wait(driver.table.options.hold)
    assert compared == 12


class SlowPool(QuickPool):
    """Workers that think until the test lets them answer, and advise the first legal moves."""

    def __init__(self) -> None:
        self.may = asyncio.Event()
        self.fault: str | None = None

    async def compute(self, task: AdviceQuestion, kind: type[Advice], asker: Asker) -> Advice:
        del asker
        await self.may.wait()
        if self.fault is not None:
            raise Failed(self.fault)
        codes = [move.code for move in task.turn.turn.legal_moves[:3]]
        return kind(tuple(Advised(code, 0.5, ()) for code in codes))


class Alone:
    """Ada against a bot, with a spectator; all in one event loop."""

    def __init__(self, store: TimedStore) -> None:
        self.store = store
        self.tables = Node(store).tables
        self.bot_pool = SlowPool()
        self.hints = Hints(self.tables, cast("BotPool", self.bot_pool))
        self.ada, self.eve = Guest(self.tables, 0, ADA), Guest(self.tables, 1, EVE)
        self.table = ""

    async def begin(self) -> None:
        made = await self.ada.ask(Create("make", (here("Ada"), RANGER), Options(seed="alone", first_seat=0)))
        assert isinstance(made, Ack)
        self.table = made.table
        for guest in (self.ada, self.eve):
            await guest.ask(Watch("look", self.table))
        self.ada.read()  # that Eve is watching

    async def ask(self, cmd_id: str) -> None:
        await self.hints.ask(self.ada.client, Hint(cmd_id, self.table, 0))

    async def answer(self) -> object:
        """What Ada is sent once the bot may answer."""
        self.bot_pool.may.set()
        frame = await asyncio.wait_for(self.ada.next_frame(), 30)
        return msgspec.json.decode(frame, type=Suggestion | Rejected)


def story(tell: Callable[[Alone], Coroutine[Any, Any, None]]) -> None:
    """Run a scenario in which Ada plays alone."""

    async def run() -> None:
        store = TimedStore()
        try:
            place = Alone(store)
            await place.begin()
            await tell(place)
        finally:
            await store.close()

    asyncio.run(run())


def test_a_hint_is_a_legal_move_that_nobody_else_hears_of_and_that_is_not_stored() -> None:
    async def tell(place: Alone) -> None:
        before = await place.store.read(place.table)
        await place.ask("h1")
        found = await place.answer()
        assert isinstance(found, Suggestion)
        assert (found.cmd_id, found.seat, found.ply) == ("h1", 0, 0)
        assert [(other.slot, other.face, other.rotation) for other in found.alternatives] == [(0, 0, 1), (0, 0, 2)]
        game = (await place.tables.live(place.table)).table.game
        assert game is not None
        assert game.is_legal(Move(Slot(found.slot), Face(found.face), Rotation(found.rotation)))
        assert await place.store.read(place.table) == before
        assert place.eve.client.left() == []

    story(tell)


def test_one_hint_is_thought_about_at_a_time_and_then_another() -> None:
    async def tell(place: Alone) -> None:
        await place.ask("h1")
        with pytest.raises(Refused, match="too many: hints"):
            await place.ask("h2")
        first = await place.answer()
        assert isinstance(first, Suggestion)
        await place.ask("h3")
        second = await place.answer()
        assert isinstance(second, Suggestion)
        assert msgspec.structs.replace(second, cmd_id="h1") == first, "the same position brings the same hint"

    story(tell)


def test_no_move_waits_for_a_hint_and_after_it_the_hint_is_stale() -> None:
    async def tell(place: Alone) -> None:
        await place.ask("h1")
        moved = await asyncio.wait_for(place.ada.ask(Play("p1", place.table, place.ada.seq, 0, 0, 0, 0)), 30)
        assert isinstance(moved, Ack)
        assert await place.answer() == Rejected(Reason.STALE, "h1")

    story(tell)


def test_a_worker_that_does_not_answer_in_time_or_fails_gives_no_hint(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(place: Alone) -> None:
        place.bot_pool.fault = "crashed"
        await place.ask("h1")
        assert await place.answer() == Rejected(Reason.NOT_NOW, "h1", "bots")
        monkeypatch.setattr(hints, "WITHIN", 0.01)
        place.bot_pool.may = asyncio.Event()
        await place.ask("h2")
        frame = await asyncio.wait_for(place.ada.next_frame(), 30)
        assert msgspec.json.decode(frame, type=Rejected) == Rejected(Reason.NOT_NOW, "h2", "bots")

    story(tell)


def test_so_many_hints_are_thought_about_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    async def tell(place: Alone) -> None:
        monkeypatch.setattr(hints, "MOST_AT_ONCE", 1)
        other = await place.ada.ask(Create("more", (here("Ada"), RANGER), Options(first_seat=0)))
        assert isinstance(other, Ack)
        await place.ask("h1")
        with pytest.raises(Refused, match="too many: hints"):
            await place.hints.ask(place.ada.client, Hint("h2", other.table, 0))
        await place.hints.stop()
        await place.hints.ask(place.ada.client, Hint("h3", other.table, 0))
        assert isinstance(await place.answer(), Suggestion)

    story(tell)
