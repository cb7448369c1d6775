"""Par: what each level makes of a day's deal, in the person's seat and against the same opponent.

The games are those that the arena plays with the same seeds. They are played in the background, one at a time, behind
everything that people wait for, and each result is stored, so that a day is played once.
"""

import asyncio
from collections.abc import Awaitable, Callable
from functools import partial

from twelvefold.bots.levels import LEVELS
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, Move
from twelvefold.server.bots import Asker, BotPool, behind_everybody
from twelvefold.server.bots.pool import UNWATCHED
from twelvefold.server.logger import logger
from twelvefold.server.node.supervisor import Works
from twelvefold.server.store.base import Store
from twelvefold.server.table.attempts import Par
from twelvefold.server.table.daily import EARLIER_DAYS, OPPONENT, OWN, bots_seed, deal_of

ASKER = Asker("daily", "daily", behind_everybody)
MASTER = "master:ms=300"
"""The hardest level plays with a third of its usual effort: two seconds for a whole game, so no player waits for it."""
WITHIN = Budget(UNWATCHED)
"""Ten times what any of these moves needs."""
TRIES = 12
"""How often a move is asked for if the bots are too busy, or not ready, to think it through."""
AGAIN_AFTER = 5.0
"""Seconds between two tries."""

log = logger("twelvefold.par")


class TooBusy(Exception):
    """The bots didn't get to think a move through."""


class Pars:
    """Plays the levels' games."""

    def __init__(self, store: Store, bot_pool: BotPool, match_of: Callable[[str], Awaitable[bytes]]) -> None:
        """`match_of` is the seed of a day's match."""
        self._store = store
        self._bot_pool = bot_pool
        self._match_of = match_of
        self._wanted: asyncio.Queue[str] = asyncio.Queue()
        self._waiting: set[str] = set()

    def want(self, day: str) -> None:
        """Ask for a day's results; only the last days have any."""
        if day not in self._waiting and len(self._waiting) <= EARLIER_DAYS:
            self._waiting.add(day)
            self._wanted.put_nowait(day)

    async def run(self, works: Works) -> None:
        """Play what is wanted, for ever."""
        while True:
            day = await self._wanted.get()
            try:
                await self.play(day)
            except TooBusy:
                log.warning("par not played", day=day)
            finally:
                self._waiting.discard(day)
            works()

    async def play(self, day: str) -> None:
        """Play the games of a day that aren't stored yet, the easiest level first."""
        match = await self._match_of(day)
        done = {par.level for par in await self._store.daily.pars(day)}
        for level in LEVELS:
            if level not in done:
                await self._store.daily.put_par(day, await self.game(level, match))

    async def game(self, level: str, match: bytes) -> Par:
        """Play a level's game."""
        deal = deal_of(match)
        game, seed = Game(deal), bots_seed(deal)
        player = MASTER if level == "master" else level
        while (seat := game.seat_to_move) is not None:
            bot = player if seat == OWN else OPPONENT
            game.push(await self._move(bot, partial(Turn, game.view(seat), deal.box, seed, WITHIN)))
        assert game.end is not None
        score = game.end.scores[OWN]
        return Par(level, score.total, score.cards)

    async def _move(self, bot: str, turn: Callable[[], Turn]) -> Move:
        """A move that is thought through: one that depends on how busy the machine is would be no par."""
        for _ in range(TRIES):
            thought = await self._bot_pool.think(bot, turn(), ASKER)
            if thought.fault is None and not thought.cut_short:
                return MOVES[thought.move]
            await asyncio.sleep(AGAIN_AFTER)
        raise TooBusy
