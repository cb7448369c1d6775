"""Questions for bots, and what naive would answer."""

import asyncio
from collections.abc import Coroutine
from dataclasses import dataclass

from twelvefold.bots import Budget, Turn, make_bot
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF, Code
from twelvefold.server.bots import Asker, BotMove, BotPool
from twelvefold.server.bots.asker import ANYBODY

QUICK = "ranger"
LONG = "master:ms=60000"
"""Searches for as long as it may."""
HALF = 0.5
"""Seconds for a search that lasts while the test does something else."""


@dataclass(frozen=True)
class Asked:
    """A game in which a bot is to move."""

    game: Game
    seed: int = 3

    def turn(self, seconds: float | None = None) -> Turn:
        assert self.game.seat_to_move is not None
        return Turn(self.game.view(self.game.seat_to_move), self.game.box, self.seed, Budget(seconds))

    def here(self, bot: str) -> Code:
        """The move a bot chooses in this process."""
        return CODE_OF[make_bot(bot).choose(self.turn())]

    def there(self, pool: BotPool, bot: str, seconds: float | None = HALF) -> Coroutine[None, None, BotMove]:
        """The move a bot chooses in a worker."""
        return pool.think(bot, self.turn(seconds))

    def asking(self, pool: BotPool, bot: str, seconds: float = HALF, asker: Asker = ANYBODY) -> "asyncio.Task[BotMove]":
        """The same as `there`, as a task."""
        return asyncio.create_task(pool.think(bot, self.turn(seconds), asker))


FIRST_TURN = Asked(Game.new(4, 1))
