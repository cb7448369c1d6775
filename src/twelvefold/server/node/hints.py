"""Hints: the best moves for someone who plays alone, and why. They are never stored or shown to others.

A hint is computed in the background: whoever asked can move, or do anything else, before it arrives.
"""

import asyncio

from twelvefold.analysis.questions import Advice, AdviceQuestion
from twelvefold.bots.messages import Question
from twelvefold.bots.turn import Turn
from twelvefold.protocol.commands import Hint
from twelvefold.protocol.messages import Reason, Rejected, Suggestion
from twelvefold.server.bots import Asker, BotPool, Closed, Failed
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.tables import Tables
from twelvefold.server.table.hinting import turn_of
from twelvefold.server.table.refusal import Refused

WITHIN = 8.0
"""Seconds after which a hint is given up, even if it is still waiting for a worker."""
MOST_AT_ONCE = 16
"""Hints in progress at once, over all tables."""

log = logger("twelvefold.hints")


class Hints:
    """The hints in progress: at most one per seat, and `MOST_AT_ONCE` in total."""

    def __init__(self, tables: Tables, bot_pool: BotPool) -> None:
        self._tables = tables
        self._bot_pool = bot_pool
        self._asked: dict[tuple[str, int], asyncio.Task[None]] = {}

    async def ask(self, client: Client, question: Hint) -> None:
        """Start working on a hint, which is sent later; Refused if none is available now."""
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
        """Cancel all hints."""
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
                advice = await self._bot_pool.compute(AdviceQuestion(Question.of(turn)), Advice, asker)
        except (TimeoutError, Closed):
            raise Refused(Reason.NOT_NOW, "bots") from None
        except Failed as failed:
            log.warning("no hint", table=question.table, fault=failed.fault)
            raise Refused(Reason.NOT_NOW, "bots") from None
        except Exception:
            log.exception("failed", table=question.table)
            raise Refused(Reason.NOT_NOW, "bots") from None
        game = live.table.game
        if game is None or game.view(turn.seat) != turn.view:
            raise Refused(Reason.STALE)
        return Suggestion.of(advice.moves, question.cmd_id, question.table, question.seat, turn.view.ply)
