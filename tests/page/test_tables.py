"""The tables of a browser, from the page's side: whole games, requests, and what goes wrong."""

import asyncio
import json
from collections.abc import Callable
from copy import deepcopy
from typing import Any, TypeVar

import pytest
from tests.page.visitor import BotsBeside, Visitor, opened

from twelvefold.engine.record import read_record
from twelvefold.page.memory import MemoryStorage
from twelvefold.page.storage import Full, Work
from twelvefold.protocol.commands import Hint, Play, PlayDaily
from twelvefold.protocol.messages import Ack, Goodbye, Reason, Rejected, Suggestion
from twelvefold.protocol.table import Options, SeatKind, SeatRequest, Status
from twelvefold.server.bots import BotPool
from twelvefold.server.node import endpoints
from twelvefold.server.node.daily import DailyGames
from twelvefold.server.table.daily import day_of, days_before

T = TypeVar("T")

HERE = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest(SeatKind.PERSON, name="Ben"))


def test_what_is_no_record_is_refused_without_the_names_of_sentences(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(endpoints, "has_books", lambda: False)
    answer = asyncio.run(endpoints.replay(b'{"broken', "en"))
    assert json.loads(answer.body) == {"type": "rejected", "reason": "bad message", "where": None}


def test_a_whole_game_is_played_and_its_record_replays() -> None:
    async def play() -> None:
        async with opened() as tables:
            ada = Visitor(tables)
            table = await ada.create()
            assert table.startswith("here-")
            assert len(table) == 22
            await ada.play(table, 0)
            assert ada.status is Status.OVER
            status, record = await ada.ask(f"/api/tables/{table}/record")
            assert status == 200
            assert len(read_record(json.dumps(record)).moves) == 24
            status, replay = await ada.ask("/api/replays", json.dumps(record), "POST")
            assert (status, len(replay["frames"])) == (200, 25)
            status, own = await ada.ask("/api/own")
            assert [each["id"] for each in own["tables"]] == [table]

    asyncio.run(play())


def test_a_worker_that_was_killed_lost_nothing_and_another_goes_on() -> None:
    async def play() -> None:
        storage = MemoryStorage()
        async with opened(storage) as tables:
            ada = Visitor(tables)
            table = await ada.create()
            await ada.play(table, 0, most=3)
            left, last = deepcopy(storage), ada.seq  # what is there if the worker is killed now
        async with opened(left) as tables:
            again = Visitor(tables)
            await again.watch(table)
            assert again.seq >= last
            await again.play(table, 0)
            assert again.status is Status.OVER

    asyncio.run(play())


def test_two_people_at_one_screen_play_in_turn() -> None:
    async def play() -> None:
        async with opened() as tables:
            page = Visitor(tables)
            table = await page.create(HERE)
            await page.play(table, 0, 1)
            assert page.status is Status.OVER

    asyncio.run(play())


@pytest.mark.parametrize(
    ("method", "path", "status", "keys"),
    [
        ("GET", "/api/about", 200, {"version", "protocol", "url", "reachable", "bots", "styles", "own_bots"}),
        ("GET", "/api/tables", 200, {"tables"}),
        ("GET", "/api/own", 200, {"tables"}),
        ("GET", "/api/daily", 200, {"day", "next_at", "players", "place", "own", "earlier", "earlier_days"}),
        ("GET", "/api/codes/ABC123", 404, {"type", "reason", "where"}),
        ("GET", "/api/tables/here-aaaaaaaaaaaaaaaaa/box", 404, {"type", "reason", "where"}),
        ("GET", "/api/records/" + 64 * "0", 404, {"type", "reason", "where"}),
        ("GET", "/api/replays", 404, {"type", "reason", "where"}),
        ("POST", "/api/replays", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines/what-if", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines/move", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines/hint", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines/value", 422, {"type", "reason", "where"}),
        ("POST", "/api/lines/judge", 422, {"type", "reason", "where"}),
        ("POST", "/api/reviews", 422, {"type", "reason", "where"}),
        ("GET", "/api/reviews/" + 64 * "0", 404, {"type", "reason", "where"}),
        ("POST", "/api/lines/record", 422, {"type", "reason", "where"}),
        ("POST", "/api/puzzles", 422, {"type", "reason", "where"}),
        ("POST", "/api/boxes", 422, {"type", "reason", "where"}),
        ("POST", "/api/own/here-aaaaaaaaaaaaaaaaa/leave", 404, {"type", "reason", "where"}),
        ("POST", "/api/what-ifs", 409, {"type", "reason", "where"}),
        ("GET", "/nowhere", 404, {"type", "reason", "where"}),
    ],
)
def test_each_request_is_answered(method: str, path: str, status: int, keys: set[str]) -> None:
    async def ask() -> None:
        async with opened() as tables:
            found, body = await Visitor(tables).ask(path, "{}" if method == "POST" else None, method)
            assert (found, set(body)) == (status, keys)

    asyncio.run(ask())


class FullStorage(MemoryStorage):
    """A device that has no room when a test says so."""

    is_full = False

    async def run(self, work: Callable[[], Work[T]], *, writes: bool) -> T:
        if writes and self.is_full:
            raise Full
        return await super().run(work, writes=writes)


def test_a_full_device_loses_nothing_and_the_same_command_succeeds_when_there_is_room() -> None:
    async def play() -> None:
        storage, told = FullStorage(), list[bool]()
        async with opened(storage, told.append) as tables:
            ada = Visitor(tables)
            table = await ada.create(HERE)
            before = ada.game
            move = Play("full", table, ada.seq, 0, 0, 0, 0)
            storage.is_full = True
            refused = await ada.answer(move)
            assert isinstance(refused, Rejected)
            assert refused.reason is Reason.UNKNOWN
            assert ada.game == before
            assert True in told
            storage.is_full = False
            ada.heard.clear()
            assert isinstance(await ada.answer(move), Ack)
            assert told[-1] is False

    asyncio.run(play())


def test_a_bots_worker_that_dies_is_replaced_and_the_bot_still_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play() -> None:
        monkeypatch.setattr(BotsBeside, "deaf", True)
        monkeypatch.setattr(BotsBeside, "hired", 0)
        async with opened() as tables:
            ada = Visitor(tables)
            table = await ada.create()
            await ada.play(table, 0)
            assert ada.status is Status.OVER
            assert BotsBeside.hired == 2

    asyncio.run(play())


def test_a_hint_is_answered() -> None:
    async def ask() -> None:
        async with opened() as tables:
            ada = Visitor(tables)
            table = await ada.create()
            assert isinstance(await ada.answer(Hint("hint", table, 0)), Suggestion)

    asyncio.run(ask())


def test_a_daily_game_is_the_same_in_every_browser_and_nobody_is_ranked() -> None:
    async def play() -> None:
        games: list[Any] = []
        for _ in range(2):
            async with opened() as tables:
                ada = Visitor(tables)
                today = day_of(tables.node.tables.store.now())
                started = await ada.answer(PlayDaily("daily", today, "Ada"))
                assert isinstance(started, Ack)
                await ada.watch(started.table)
                assert ada.game is not None
                games.append((ada.game.offer, ada.game.columns))
                await ada.play(started.table, 0)
                status, known = await ada.ask("/api/daily")
                assert (status, known["place"], known["players"]) == (200, None, 0)
                status, compared = await ada.ask(f"/api/daily/{today}")
                assert status == 200
                assert compared["own"]["total"] is not None
                assert compared["place"] is None
                again = await ada.answer(PlayDaily("again", today, "Ada"))
                assert isinstance(again, Rejected)
                assert (again.reason, again.where) == (Reason.ONE_ATTEMPT, started.table)
        assert games[0] == games[1]

    asyncio.run(play())


def test_a_servers_daily_deals_are_others_than_those_of_a_browser() -> None:
    async def deals() -> None:
        async with opened() as tables:
            day = days_before(day_of(tables.node.tables.store.now()), 1)
            server = DailyGames(tables.node.tables, BotPool(0))
            assert await tables.node.daily.match(day) != await server.match(day)

    asyncio.run(deals())


def test_forgetting_deletes_everything_in_the_browser() -> None:
    async def forget() -> None:
        storage = MemoryStorage()
        async with opened(storage) as tables:
            ada = Visitor(tables)
            table = await ada.create(options=Options(seed="page", first_seat=0))
            assert (await ada.ask("/api/token/forget", None, "POST"))[0] == 200
            await ada.until(lambda: ada.closed)
            assert ada.heard[-1] == Goodbye(Reason.FORGOTTEN)
            another = Visitor(tables, 2)
            assert await another.ask("/api/own") == (200, {"tables": []})
            assert (await another.ask(f"/api/tables/{table}/box"))[0] == 404

    asyncio.run(forget())
