"""Lines in a browser's worker: the server's answers, and its own bots' replies."""

import asyncio
import json

from tests.page.visitor import Visitor, opened
from tests.server.node.test_lines import asked, other_line

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
