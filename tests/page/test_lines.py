"""Lines in a browser's worker: the server's answers, and its own bots' replies."""

import asyncio
import json

from tests.page.visitor import Visitor, opened
from tests.server.node.test_lines import asked, other_line

from twelvefold.analysis import advise
from twelvefold.protocol.messages import Suggestion
from twelvefold.protocol.wire import encode
from twelvefold.server.node.lines import frames_of, what_if


def test_moves_are_tried_from_a_position_of_a_record_and_a_bot_replies() -> None:
    async def story() -> None:
        game, moves = other_line(7, 3)
        body = asked(7, moves, since=8, seat=1, tile=4, bot="ranger").decode()
        async with opened() as tables:
            page = Visitor(tables)
            assert await page.ask("/api/lines", body, "POST") == (200, json.loads(encode(frames_of(body.encode()))))
            found = json.loads(encode(what_if(body.encode())))
            assert await page.ask("/api/lines/what-if", body, "POST") == (200, found)
            status, reply = await page.ask("/api/lines/move", body, "POST")
            assert status == 200
            assert reply["move"]["seat"] == game.seat_to_move
            assert reply["frame"]["game"]["ply"] == game.ply + 1

    asyncio.run(story())


def test_a_hint_on_a_line_is_the_advice_for_that_position() -> None:
    async def story() -> None:
        game, moves = other_line(7, 3)
        async with opened() as tables:
            status, hint = await Visitor(tables).ask("/api/lines/hint", asked(7, moves).decode(), "POST")
            seat = game.seat_to_move
            assert status == 200
            assert seat is not None
            advice = advise(game.view(seat), game.box)
            assert hint == json.loads(encode(Suggestion.of(advice, "", "", seat, game.ply)))
            status, refused = await Visitor(tables, 2).ask("/api/lines/hint", asked(36, []).decode(), "POST")
            assert (status, refused["reason"], refused["where"]) == (409, "not now", "over")

    asyncio.run(story())
