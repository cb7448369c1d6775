"""Hints: what a strong bot would do in the place of somebody who plays alone; never stored, never shown to others.

A hint is thought about beside everything else: whoever asked may move, or do anything, before it has come.
"""

import asyncio

import structlog

from twelvefold.bots.turn import Turn
from twelvefold.engine.move import MOVES
from twelvefold.protocol.commands import Hint
from twelvefold.protocol.messages import Reason, Rejected, Suggestion
from twelvefold.server.bots import Asker, BotPool, Closed
from twelvefold.server.node.client import Client
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.tables import Tables
from twelvefold.server.table.hinting import turn_of
from twelvefold.server.table.refusal import Refused

ADVISER = "expert"
"""Who is asked: strong, and so quick that no bot at a table waits for it."""
WITHIN = 8.0
"""Seconds after which a hint is given up, also if its bot is still waiting for a worker."""
MOST_AT_ONCE = 16
"""Hints that may be thought about at once, of all tables together."""

log = structlog.get_logger("twelvefold.hints")


class Hints:
    """The hints that are being thought about: one for a seat, and so many in all."""

    def __init__(self, tables: Tables, bot_pool: BotPool) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._asked: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def ask(self, client: Client, question: Hint) -> None:
        """Have a hint thought about, whose answer comes later; Refused if there is none now."""
        assert client.holder is not None
        live = await self._tables.live(question.table)
        turn = turn_of(await live.fresh(), client.holder.hash, question.seat)
        place = (question.table, question.seat)
        if place in self._asked or len(self._asked) >= MOST_AT_ONCE:
            raise Refused(Reason.TOO_MANY, "hints")
        task = asyncio.create_task(self._answer(client, question, live, turn))
        self._asked[place] = task
        task.add_done_callback(lambda _: self._asked.pop(place))

    async def stop(self) -> None:
        """Think about none any more."""
        tasks = list(self._asked.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _answer(self, client: Client, question: Hint, live: LiveTable, turn: Turn) -> None:
        try:
            client.send(await self._suggestion(client, question, live, turn))
        except Refused as refused:
            client.send(Rejected(refused.reason, question.cmd_id, refused.where))

    async def _suggestion(self, client: Client, question: Hint, live: LiveTable, turn: Turn) -> Suggestion:
        asker = Asker(question.table, client.address or client.hash or "")
        try:
            async with asyncio.timeout(WITHIN):
                thought = await self._bot_pool.think(ADVISER, turn, asker)
        except (TimeoutError, Closed):
            raise Refused(Reason.NOT_NOW, "bots") from None
        except Exception:
            log.exception("failed", table=question.table)
            raise Refused(Reason.NOT_NOW, "bots") from None
        if thought.fault is not None:  # what `naive` would do is no help
            log.warning("no hint", table=question.table, fault=thought.fault)
            raise Refused(Reason.NOT_NOW, "bots")
        game = live.table.game
        if game is None or game.view(turn.seat) != turn.view:
            raise Refused(Reason.STALE)
        move = MOVES[thought.move]
        return Suggestion(
            question.cmd_id, question.table, question.seat, turn.view.ply, move.slot, move.face, move.rotation
        )
