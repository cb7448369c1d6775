"""Reviews over HTTP: of finished games only, refused like any other record, and within limits."""

import asyncio
import json
import time
from collections.abc import Callable
from typing import Any

import pytest
from tests.analysis.games import played
from tests.server.network.asking import Answer, ask
from tests.server.network.running import Running, running

from twelvefold.analysis import Review
from twelvefold.client import Client
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import encode

GAME = played(2)
RECORD = write_record(GAME)
WITHIN = 120.0


def post(server: Running, body: str | bytes, path: str = "/api/reviews") -> Answer:
    text = body.encode() if isinstance(body, str) else body
    return ask(server, path, "POST", {"accept-language": "de"}, text)


def more(server: Running, review: str, known: int) -> Any:  # noqa: ANN401  # JSON
    return ask(server, f"/api/reviews/{review}?after={known}").said


def test_the_parts_of_a_review_come_as_they_are_computed(server: Running) -> None:
    server.wait_for_bots()
    news, parts = post(server, RECORD).said, list[Any]()
    while len(parts) < 3:
        assert (news["done"], news["failed"]) == (False, None)
        parts += news["parts"]
        news = more(server, news["review"], len(parts))
    expected = [json.loads(encode(part)) for part, _ in zip(Review.stream(GAME), range(3), strict=False)]
    assert parts[:3] == expected
    again = post(server, RECORD).said
    assert again["review"] == news["review"]
    assert again["parts"][:3] == expected


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("{}", "format: fehlt"),
        (
            write_record(Game.replayed(GAME.deal, GAME.moves[:9])),
            "nur beendete Partien lassen sich analysieren: Erst 9 von 24 Zügen sind gemacht",
        ),
    ],
)
def test_what_is_no_finished_game_is_refused_in_the_readers_language(server: Running, body: str, sentence: str) -> None:
    answer = post(server, body)
    assert (answer.status, answer.reason, answer.said["where"]) == (422, "bad message", sentence)


def test_a_review_that_nobody_knows_is_not_found(server: Running) -> None:
    for name in ("0" * 64, "x"):
        answer = ask(server, f"/api/reviews/{name}?after=1")
        assert (answer.status, answer.reason) == (404, "no table")


def test_a_running_game_has_no_record_and_somebody_elses_daily_game_never_has_one(server: Running) -> None:
    def refused(table: str, token: str | None) -> str:
        headers = {"authorization": f"Bearer {token}"} if token else {}
        answer = ask(server, f"/api/tables/{table}/record", headers=headers)
        assert (answer.status, set(answer.said)) == (409, {"type", "reason", "where"})
        return answer.reason

    async def story() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await ada.create([ada.here("Ada"), ada.here("Bo")], Options(hold=0, first_seat=0))
            await table.play(0, table.legal_moves[0])
            assert refused(table.id, ada.token) == "not now"
            day = ask(server, "/api/daily").said["day"]
            attempt = (await ada.send(PlayDaily("start", day, "Ada"))).table
            seen = await ada.watch(attempt)
            assert (refused(attempt, ada.token), refused(attempt, eve.token)) == ("not now", "no spectators")
            await seen.resign(0)
            # Eve may still have this deal before her.
            assert (refused(attempt, eve.token), refused(attempt, None)) == ("no spectators", "no spectators")
            given_up = ask(server, f"/api/tables/{attempt}/record", headers={"authorization": f"Bearer {ada.token}"})
            assert post(server, given_up.body).status == 422

    asyncio.run(asyncio.wait_for(story(), WITHIN))


def test_an_address_asks_for_so_many_reviews_and_values_and_waits_for_free(database: str) -> None:
    def last_of(many: int, asked: Callable[[], Answer]) -> tuple[int, str]:
        answer = [asked() for _ in range(many)][-1]
        return answer.status, answer.reason

    limits = ("reviews=2", "evaluations=2", "request_time=2")
    with running(database, *(text for limit in limits for text in ("--limit", limit))) as server:
        server.wait_for_bots()
        news = post(server, RECORD).said
        began, known = time.monotonic(), 0
        while time.monotonic() - began < 2.0:  # longer than requests may take
            known += len(more(server, news["review"], known)["parts"])
        assert last_of(2, lambda: post(server, "{}")) == (429, "too many")
        assert last_of(3, lambda: post(server, "{}", "/api/lines/value")) == (429, "too many")
