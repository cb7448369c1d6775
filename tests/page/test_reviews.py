"""Reviews in a browser's worker: the same parts as anywhere else."""

import asyncio
import json
from typing import Any

import pytest
from tests.analysis.games import played
from tests.page.visitor import Visitor, opened
from tests.server.node.test_lines import GAME as LINE_GAME
from tests.server.node.test_lines import asked, other_line

from twelvefold.analysis import Knowledge, Review
from twelvefold.analysis.moves import judge_move
from twelvefold.analysis.review import SECONDS, effort_for
from twelvefold.analysis.steps import value_of
from twelvefold.engine.game import Game
from twelvefold.engine.record import write_record
from twelvefold.protocol.wire import encode


@pytest.mark.parametrize(("query", "knowledge"), [("", Knowledge.SEAT), ("?revealed=1", Knowledge.EVERYTHING)])
def test_a_review_arrives_part_by_part(query: str, knowledge: Knowledge, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(SECONDS, 3, 0.01)
    game = played(3)

    async def story() -> list[Any]:
        async with opened() as tables:
            page, parts = Visitor(tables), list[Any]()
            status, news = await page.ask(f"/api/reviews{query}", write_record(game), "POST")
            assert status == 200
            while not news["done"]:
                parts += news["parts"]
                status, news = await page.ask(f"/api/reviews/{news['review']}?after={len(parts)}")
                assert (status, news["failed"]) == (200, None)
            return [*parts, *news["parts"]]

    assert asyncio.run(story()) == [json.loads(encode(part)) for part in Review.stream(game, knowledge=knowledge)]


def test_a_position_on_a_line_has_a_value() -> None:
    async def story() -> Any:  # noqa: ANN401  # JSON
        async with opened() as tables:
            return await Visitor(tables).ask("/api/lines/value", asked(7, []).decode(), "POST")

    line = Game.replayed(LINE_GAME.deal, LINE_GAME.moves[:7])
    value = value_of(line, effort_for(line.players).positions, 0)
    assert asyncio.run(story()) == (200, {"ply": 7, "evaluation": json.loads(encode(value))})


def test_the_last_move_of_a_line_is_judged_as_in_a_review() -> None:
    position, moves = other_line(7, 1)

    async def story() -> Any:  # noqa: ANN401  # JSON
        async with opened() as tables:
            page = Visitor(tables)
            none, _ = await page.ask("/api/lines/judge", asked(7, []).decode(), "POST")
            return none, await page.ask("/api/lines/judge", asked(7, moves).decode(), "POST")

    made = position.pop()
    judged = json.loads(encode(judge_move(position, made.code, effort_for(position.players))))
    same = {each: judged[each] for each in ("before", "after", "best", "reasons", "kind")}
    none, (status, found) = asyncio.run(story())
    assert (none, status) == (422, 200)
    assert found == {"ply": 7, "verdict": found["verdict"], **same}
