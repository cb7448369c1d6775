"""The daily game on nodes: one attempt whatever is sent and whenever, its result, and what the bots make of it."""

import asyncio
import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import cast

import pytest
from tests.server.node.guest import Answer, Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.node.rooms import Room, in_a_room
from tests.server.table.driver import ADA, BEN, CEM
from tests.server.table.test_daily import DAY, NOON

from twelvefold.arena.group import play_group
from twelvefold.arena.task import make_task
from twelvefold.bots import Turn, make_bot
from twelvefold.bots.levels import LEVELS
from twelvefold.engine.move import CODE_OF
from twelvefold.protocol.commands import Create, Done, Play, PlayDaily, Resign
from twelvefold.protocol.messages import Ack, Reason, Rejected
from twelvefold.protocol.table import Options, SeatKind, SeatRequest, Status
from twelvefold.server.bots import Asker, BotMove, BotPool
from twelvefold.server.bots.asker import Interest
from twelvefold.server.node import par as par_module
from twelvefold.server.node.daily import DailyGames
from twelvefold.server.node.daily_results import DailyResults
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.par import TooBusy
from twelvefold.server.table.attempts import Par
from twelvefold.server.table.daily import OPPONENT, OWN, days_before, match_seed
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table

YESTERDAY = days_before(DAY, 1)
TODAY = PlayDaily("today", DAY, "Ada")


class InlinePool:
    """Bots that think here and now."""

    def __init__(self, cut_short: int = 0) -> None:
        """The first few thoughts are cut short."""
        self.cut_short = cut_short
        self.interests: set[Interest] = set()

    async def think(self, bot: str, turn: Turn, asker: Asker) -> BotMove:
        self.interests.add(asker.interest())
        self.cut_short -= 1
        return BotMove(move=CODE_OF[make_bot(bot).choose(turn)], cut_short=self.cut_short >= 0, seconds=0.0)


@dataclass
class Players:
    """Two nodes on one store, at noon, and their daily games."""

    room: Room
    games: list[DailyGames]

    def __init__(self, room: Room) -> None:
        self.room = room
        room.store.time = NOON
        self.games = [DailyGames(node.tables, cast("BotPool", node.bot_pool)) for node in room.nodes]

    @property
    def results(self) -> DailyResults:
        """What the first node knows."""
        return DailyResults(self.room.store, self.games[0])

    async def ask(self, guest: Guest, command: PlayDaily, node: int = 0) -> Answer:
        try:
            await self.games[node].play(guest.client, command)
        except Refused as refused:
            return Rejected(refused.reason, command.cmd_id, refused.where)
        guest.read()
        return guest.answers.pop(command.cmd_id)

    async def start(self, guest: Guest, command: PlayDaily = TODAY) -> str:
        answer = await self.ask(guest, command)
        assert isinstance(answer, Ack)
        return answer.table

    async def live(self, table: str) -> LiveTable:
        return await self.room.nodes[0].tables.live(table)

    async def finish(self, guest: Guest, name: str) -> Table:
        """Play an attempt to its end."""
        live, node = await self.live(name), self.room.nodes[0]
        for number in range(99):
            await node.do_what_is_due(name)
            table = live.table
            if not table.playing:
                self.games[0].changed(live)
                await self.games[0].close()
                return table
            if table.seat_to_move != OWN:
                self.room.store.time += 1
                continue
            assert table.game is not None
            move = table.game.legal_moves[0]
            assert isinstance(await guest.ask(Play(f"p{number}", name, table.seq, OWN, *move)), Ack)
            assert isinstance(await guest.ask(Done(f"d{number}", name, live.table.seq, OWN)), Ack)
        raise AssertionError("it never ends")


@in_a_room
async def test_of_two_tabs_that_start_at_once_one_starts_and_the_other_learns_where(room: Room) -> None:
    players = Players(room)
    other_tab = Guest(room.nodes[0].tables, 0, ADA)
    answers = await asyncio.gather(
        players.ask(room.ada, TODAY), players.ask(other_tab, PlayDaily("other tab", DAY, "Ada"))
    )
    await one_started(players, answers)


@in_a_room
async def test_of_two_nodes_that_start_at_once_one_starts_and_the_other_learns_where(room: Room) -> None:
    players = Players(room)
    other_node = Guest(room.nodes[1].tables, 0, ADA)
    answers = await asyncio.gather(
        players.ask(room.ada, TODAY), players.ask(other_node, PlayDaily("other-node", DAY, "Ada"), node=1)
    )
    await one_started(players, answers)


async def one_started(players: Players, answers: Sequence[Answer]) -> None:
    [ack] = [answer for answer in answers if isinstance(answer, Ack)]
    [refused] = [answer for answer in answers if isinstance(answer, Rejected)]
    assert (refused.reason, refused.where) == (Reason.ONE_ATTEMPT, ack.table)
    own = await players.room.nodes[0].tables.own(ADA)
    assert [each.id for each in own] == [ack.table]


@in_a_room
async def test_a_second_attempt_is_refused_for_good(room: Room) -> None:
    players = Players(room)
    table = await players.start(room.ada)
    assert await players.start(room.ada) == table, "the same command has the same answer"
    for ends in (False, True):
        if ends:
            live = await players.live(table)
            assert isinstance(await room.ada.ask(Resign("resign", table, live.table.seq, OWN)), Ack)
        refused = await players.ask(room.ada, PlayDaily(f"again-{ends}", DAY, "Ada"))
        assert isinstance(refused, Rejected)
        assert (refused.reason, refused.where) == (Reason.ONE_ATTEMPT, table)
    assert await players.start(room.ben) != table
    room.store.time += 24 * 3600
    assert await players.start(room.ada, PlayDaily("tomorrow", "2026-11-20", "Ada")) != table


@in_a_room
async def test_no_table_of_somebodys_own_becomes_an_attempt(room: Room) -> None:
    """A table with weak bots and a chosen seed, made under the id of the command that starts the attempt."""
    players = Players(room)
    seats = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest(SeatKind.BOT, bot="random"))
    made = await room.ada.ask(Create(TODAY.cmd_id, seats, Options(seed="mine")))
    assert isinstance(made, Ack)
    table = await players.start(room.ada)
    assert table != made.table
    assert (await players.live(table)).table.daily is not None


@in_a_room
async def test_an_attempt_whose_node_died_before_it_had_a_table_gets_one(room: Room) -> None:
    players = Players(room)
    await room.store.daily.claim(DAY, ADA.hash, "A" * 22)
    refused = await players.ask(room.ada, TODAY)
    assert isinstance(refused, Rejected)
    assert (refused.reason, refused.where) == (Reason.ONE_ATTEMPT, "A" * 22)
    assert (await players.live("A" * 22)).table.playing


@in_a_room
async def test_two_people_get_the_same_deal_and_the_same_opponent(room: Room) -> None:
    players = Players(room)
    ada, ben = [(await players.live(await players.start(each))).table for each in (room.ada, room.ben)]
    assert ada.deal == ben.deal


@in_a_room
async def test_a_result_has_a_place_and_ties_share_one(room: Room) -> None:
    players = Players(room)
    running = await players.results.today(ADA)
    assert (running.day, running.own, running.players) == (DAY, None, 0)
    table = await players.start(room.ada)
    running = await players.results.today(ADA)
    assert running.own is not None
    assert (running.own.table, running.own.over, running.own.round, running.own.total) == (table, False, 1, None)
    ended = await players.finish(room.ada, table)
    await players.finish(room.ben, await players.start(room.ben))
    await players.start(room.cem)
    assert ended.game is not None
    assert ended.game.end is not None
    for holder in (ADA, BEN):
        known = await players.results.today(holder)
        assert (known.place, known.players) == (1, 2)
        assert known.own is not None
        assert (known.own.over, known.own.total) == (True, ended.game.end.scores[OWN].total)
    assert (await players.results.today(None)).players == 2
    room.store.time += 24 * 3600
    assert [each.day for each in (await players.results.today(ADA)).earlier] == [DAY]


@in_a_room
async def test_an_end_that_a_crash_kept_from_being_stored_is_stored_later(room: Room) -> None:
    players = Players(room)
    for settle in (True, False):
        guest = room.ada if settle else room.ben
        table = await players.start(guest)
        live = await players.live(table)
        assert isinstance(await guest.ask(Resign("resign", table, live.table.seq, OWN)), Ack)
        if settle:
            await players.games[1].settle()
        own = (await players.results.today(guest.holder)).own
        assert own is not None
        assert (own.over, own.total) == (True, None)
    assert await room.store.daily.unfinished([Status.OVER], DAY, 9) == []


@in_a_room
async def test_par_is_told_to_nobody_who_has_not_finished(room: Room) -> None:
    players = Players(room)
    for level in LEVELS:
        await room.store.daily.put_par(DAY, Par(level, 20, 8))
    with pytest.raises(Refused, match="not now: daily"):
        await players.results.compare(ADA, DAY)
    with pytest.raises(Refused, match="not now: daily"):
        await players.results.compare(None, DAY)
    table = await players.start(room.ada)
    with pytest.raises(Refused, match="not now: daily"):
        await players.results.compare(ADA, DAY)
    await players.finish(room.ada, table)
    compared = await players.results.compare(ADA, DAY)
    assert [(each.level, each.total) for each in compared.par] == [(level, 20) for level in LEVELS]
    assert (compared.place, compared.players) == (1, 1)
    for day in ("2026-11-20", days_before(DAY, 31), "0000-00-00"):
        with pytest.raises(Refused, match="not now: day"):
            await players.results.compare(ADA, day)


@in_a_room
async def test_an_attempt_that_goes_on_after_midnight_is_neither_practised_nor_compared_meanwhile(room: Room) -> None:
    players = Players(room)
    table = await players.start(room.ada)
    room.store.time += 24 * 3600
    refused = await players.ask(room.ada, PlayDaily("peek", DAY, "Ada", practice=True))
    assert isinstance(refused, Rejected)
    assert (refused.reason, refused.where) == (Reason.ONE_ATTEMPT, table)
    with pytest.raises(Refused, match="not now: daily"):
        await players.results.compare(ADA, DAY)
    await players.finish(room.ada, table)
    await players.start(room.ada, PlayDaily("practice", DAY, "Ada", practice=True))


@in_a_room
async def test_practice_is_unlimited_and_does_not_count(room: Room) -> None:
    players = Players(room)
    tables = {
        await players.start(room.cem, PlayDaily(f"practice-{n}", YESTERDAY, "Cem", practice=True)) for n in range(3)
    }
    assert len(tables) == 3
    await players.finish(room.cem, tables.pop())
    known = await players.results.today(CEM)
    assert (known.own, known.earlier, known.players) == (None, (), 0)
    assert [each.total for each in (await players.results.compare(CEM, YESTERDAY)).par] == [None] * len(LEVELS)


def test_par_is_what_the_arena_makes_of_the_same_seeds() -> None:
    async def story() -> None:
        store = TimedStore()
        try:
            pool = InlinePool(cut_short=2)
            pars = DailyGames(Node(store).tables, cast("BotPool", pool)).pars
            match = match_seed(bytes(32), DAY)
            for level in ("seedling", "ranger"):
                [record, *_] = play_group(make_task([level, OPPONENT], seed=match), 0)
                score = json.loads(record)["scores"][OWN]
                assert await pars.game(level, match) == Par(level, score["total"], score["cards"])
                assert await pars.game(level, match) == Par(level, score["total"], score["cards"])
            assert pool.interests == {Interest.UNWATCHED}, "it comes after every table"
        finally:
            await store.close()

    asyncio.run(story())


@pytest.fixture(autouse=True)
def _no_pauses(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(par_module, "AGAIN_AFTER", 0.0)


@in_a_room
async def test_par_is_played_once_and_goes_on_where_it_stopped(room: Room) -> None:
    players = Players(room)
    pars = players.games[0].pars
    await room.store.daily.put_par(DAY, Par("seedling", 1, 1))
    pars.want(DAY)
    pars.want(DAY)
    works = asyncio.Event()
    task = asyncio.create_task(pars.run(works.set))
    await works.wait()
    task.cancel()
    found = {par.level: par.total for par in await room.store.daily.pars(DAY)}
    assert found.keys() == set(LEVELS)
    assert found["seedling"] == 1
    asked = room.nodes[0].bot_pool.asked
    await pars.play(DAY)
    assert room.nodes[0].bot_pool.asked == asked


@in_a_room
async def test_a_par_that_is_never_thought_through_is_not_stored(room: Room) -> None:
    games = DailyGames(room.nodes[0].tables, cast("BotPool", InlinePool(cut_short=10**6)))
    with pytest.raises(TooBusy):
        await games.pars.play(DAY)
    assert await room.store.daily.pars(DAY) == []
