"""Which games people may review together."""

from pathlib import Path
from typing import Any

from tests.server.node.guest import Guest
from tests.server.node.readers import REVIEW, Nodes, Reader, play
from tests.server.table.driver import ADA, BEN, CEM, OPEN, here

from twelvefold.protocol.commands import Create, Resign, Sit
from twelvefold.protocol.messages import Ack, Reason
from twelvefold.protocol.shared_review import (
    JoinReview,
)
from twelvefold.protocol.table import Options


async def table_of_two(nodes: Nodes, **options: Any) -> tuple[str, Guest, Guest]:  # noqa: ANN401
    """A table where Ada and Ben have just begun a game."""
    ada, ben = Guest(nodes.tables[0], 0, ADA), Guest(nodes.tables[0], 1, BEN)
    made = await ada.ask(Create("make", (here("Ada"), OPEN), Options(seed="review", first_seat=0, **options)))
    assert isinstance(made, Ack)
    assert isinstance(await ben.ask(Sit("sit", made.table, 1, "Ben")), Ack)
    return made.table, ada, ben


async def over(nodes: Nodes, table: str, guest: Guest, seat: int) -> None:
    seq = (await nodes.tables[0].live(table)).table.seq
    assert isinstance(await guest.ask(Resign("resign", table, seq, seat)), Ack)


def test_a_game_is_reviewed_only_when_it_is_over(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        table, ada, _ = await table_of_two(nodes)
        reader = Reader(nodes, ADA)
        assert await reader.refused(JoinReview("early", REVIEW, table)) == (Reason.NOT_NOW, "playing")
        assert await reader.refused(JoinReview("early", REVIEW, table, game=1)) == (Reason.NOT_NOW, "playing")
        assert await reader.refused(JoinReview("never", REVIEW, table, game=2)) == (Reason.NOT_NOW, "game")
        await over(nodes, table, ada, 0)
        answer = await reader.say(JoinReview("now", REVIEW, table))
        assert (answer.game, answer.open) == (1, True)
        # The last game and the first one are the same review.
        stranger = Reader(nodes, CEM)
        await stranger.join(table=table, game=1)
        assert len(stranger.now.people) == 2

    play(tmp_path, story)


def test_where_nobody_may_watch_only_those_who_sit_there_review(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        table, ada, _ = await table_of_two(nodes, spectators=False)
        await over(nodes, table, ada, 0)
        assert await Reader(nodes, CEM).refused(JoinReview("look", REVIEW, table)) == (Reason.NO_SPECTATORS, None)
        answer = await Reader(nodes, BEN).say(JoinReview("join", REVIEW, table))
        assert not answer.open

    play(tmp_path, story)


def test_a_review_names_one_game_that_exists(tmp_path: Path) -> None:
    async def story(nodes: Nodes) -> None:
        reader = Reader(nodes, ADA)
        assert await reader.refused(JoinReview("none", REVIEW)) == (Reason.BAD_MESSAGE, "$.record")
        both = JoinReview("both", REVIEW, "t" * 22, record=nodes.record)
        assert await reader.refused(both) == (Reason.BAD_MESSAGE, "$.record")
        assert await reader.refused(JoinReview("no", REVIEW, record="0" * 64)) == (Reason.NO_TABLE, None)
        assert await reader.refused(JoinReview("no", REVIEW, "t" * 22)) == (Reason.NO_TABLE, None)

    play(tmp_path, story)
