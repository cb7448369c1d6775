"""Hints from a real server: the best moves and why, unaffected by hidden information, and sent to nobody else."""

import asyncio
import shutil
from pathlib import Path

import pytest
from msgspec.structs import replace
from tests.server.network.running import Running, running
from tests.server.network.test_secrecy import change

from twelvefold.analysis import advise
from twelvefold.client import Client, Rejection
from twelvefold.engine.move import MOVES
from twelvefold.protocol.commands import Hint
from twelvefold.protocol.messages import Reason, Suggestion
from twelvefold.protocol.table import Options
from twelvefold.world.box_file import standard_box

WITHIN = 300.0
"""Seconds; a machine that has never run a bot compiles them first."""
ROUNDS = 4


async def hinted(ada: Client, table: str) -> Suggestion:
    """Ask for a hint until the bots are ready."""
    while True:
        try:
            found = await ada.ask(Hint(ada.new_id(), table, 0))
            assert isinstance(found, Suggestion)
            return found
        except Rejection as refused:
            if (refused.reason, refused.where) != (Reason.NOT_NOW, "bots"):
                raise


def test_a_hint_is_what_the_analysis_advises_from_the_seats_view(server: Running) -> None:
    server.wait_for_bots()

    async def story() -> None:
        async with Client(server.url) as ada, Client(server.url) as eve:
            table = await ada.create([ada.here("Ada"), ada.bot("seedling")], Options(hold=0, first_seat=0))
            assert table.hints
            other = await eve.watch(table.id)
            for _ in range(ROUNDS):
                assert await table.my_turn() == 0
                await other.until(lambda now: now.seq == table.seq)
                seq, events = table.seq, len(other.events)
                hint = await hinted(ada, table.id)
                advice = advise(table.view(0), standard_box())
                assert hint == Suggestion.of(advice, hint.cmd_id, table.id, 0, table.view(0).ply)
                assert hint.reasons
                assert len(hint.alternatives) == 2
                move = await table.hint(0)
                assert move == MOVES[advice[0].code]
                assert move in table.legal_moves
                assert (table.seq, other.seq, len(other.events)) == (seq, seq, events)
                await table.play(0, move)
            await table.resign(0)
            with pytest.raises(Rejection, match="not now"):
                await table.hint(0)
            with pytest.raises(Rejection, match="not yours"):
                await other.hint(0)

    asyncio.run(asyncio.wait_for(story(), WITHIN))


def test_a_hint_is_the_same_whatever_is_hidden(tmp_path: Path) -> None:
    one, other = tmp_path / "one.db", tmp_path / "other.db"

    async def made(url: str) -> tuple[str, str]:
        async with Client(url) as ada:
            seats = [ada.here("Ada"), ada.bot("seedling")]
            table = await ada.create(seats, Options(mystery=True, first_seat=0))
            return table.id, ada.token or ""

    async def hint(url: str, token: str, table: str) -> Suggestion:
        async with Client(url, token) as ada:
            await ada.watch(table)
            return replace(await hinted(ada, table), cmd_id="")

    with running(str(one)) as server:
        table, token = asyncio.run(made(server.url))
        assert server.stop() == 0
    shutil.copy(one, other)
    change(other, mystery=True, bot=None)
    found = []
    for database in (one, other):
        with running(str(database)) as server:
            server.wait_for_bots()
            found.append(asyncio.run(asyncio.wait_for(hint(server.url, token, table), WITHIN)))
    assert found[0] == found[1]
