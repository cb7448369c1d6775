"""The host's own bots at tables: a few processes for all of them, each asked one question at a time.

A bot that crashes, answers nonsense or takes too long loses the move, never the game: whoever asks gets a fault, and
lets `naive` move instead.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass, field
from itertools import count

from twelvefold.bots.faults import fault_in, placed_in, too_late
from twelvefold.bots.foreign import Foreign
from twelvefold.bots.guard import GRACE, LIMIT, MOST_LOST
from twelvefold.bots.messages import Answer, Gone, Load, Question, framed
from twelvefold.bots.options import BotError
from twelvefold.bots.remarks import ILLEGAL as ILLEGAL_MOVE
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.move import CODE_OF, Code
from twelvefold.server.bots.asker import Asker
from twelvefold.server.bots.counters import BUSY, CRASHED, FULL, GIVEN_UP, ILLEGAL, LATE, Fault
from twelvefold.server.bots.own_processes import CantStart, OwnProcess, OwnProcesses
from twelvefold.server.bots.registered import Registered
from twelvefold.words import Sentence

PATIENCE = 30.0
"""Seconds a question waits for a process; then `naive` moves."""
MOST_WAITING = 64
MOST_GAMES = 1000
"""Games whose lost processes are remembered, of all bots together; the oldest are forgotten."""


@dataclass
class _Game:
    """A bot in a seat of a game."""

    number: int
    """A bot is made anew for each."""
    lost: int = 0
    """How many processes it has lost there."""
    moves: tuple[Code, ...] = field(default=())


class OwnBots:
    """The bots that the host has registered. Use it from one event loop only."""

    def __init__(self, registered: Sequence[Registered] = (), patience: float = PATIENCE) -> None:
        self.names = tuple(bot.name for bot in registered)
        self.patience = patience
        self._foreign = {bot.name: bot.foreign for bot in registered}
        self.processes = OwnProcesses(self._foreign)
        self._games: OrderedDict[tuple[str, str, int], _Game] = OrderedDict()
        self._numbers = count(1)

    def __contains__(self, name: str) -> bool:
        return name in self._foreign

    def warm(self) -> None:
        """Start a process for each bot, so that nobody has to wait for it."""
        for name in self.names:
            self.processes.start_one(name)

    async def close(self) -> None:
        """Kill all processes."""
        await self.processes.close()

    async def think(self, name: str, turn: Turn, asker: Asker) -> Code | Fault:
        """A registered bot's move, or why it has none."""
        game = self._game(name, turn, asker)
        if game.lost >= MOST_LOST:
            return Fault(GIVEN_UP)
        if self.processes.waiting >= MOST_WAITING:
            return Fault(FULL)
        try:
            async with asyncio.timeout(self.patience):
                process = await self.processes.take(name, game.number, asker)
        except TimeoutError:
            return Fault(BUSY)
        except CantStart as error:
            game.lost += 1
            return Fault(CRASHED, placed_in(turn, error.args[0]))
        found: Code | Fault | None = None
        try:
            found = await self._asked(process, turn, game, self._foreign[name])
        finally:
            # Without an answer, or after a lost process, it can't be asked again.
            await self.processes.give_back(process, usable=found is not None and not process.lost)
        return found

    async def _asked(self, process: OwnProcess, turn: Turn, game: _Game, foreign: Foreign) -> Code | Fault:
        """The answer of a process that is ours for now."""
        assert process.worker is not None
        seconds, limit = _time_for(foreign)
        made, process.made_for = process.made_for, game.number
        try:
            if made not in (None, game.number):
                await process.worker.load(Load(foreign), limit)
            answer = await process.worker.ask(framed(Question.of(turn, None, Budget(seconds))), limit)
        except TimeoutError:
            return self._lost(process, game, LATE, placed_in(turn, too_late(limit)))
        except (Gone, BotError) as error:
            return self._lost(process, game, CRASHED, placed_in(turn, error.args[0]))
        if not isinstance(answer, Answer) or answer.key != turn.key:
            return self._lost(process, game, CRASHED, placed_in(turn, Sentence("cli-detail-another")))
        move = answer.legal_move(turn) if answer.fault is None else None
        if move is not None:
            return CODE_OF[move]
        fault, what = fault_in(answer)
        return Fault(ILLEGAL if fault == ILLEGAL_MOVE else CRASHED, placed_in(turn, what))

    def _lost(self, process: OwnProcess, game: _Game, fault: str, detail: Sentence) -> Fault:
        process.lost = True
        game.lost += 1
        return Fault(fault, detail)

    def _game(self, name: str, turn: Turn, asker: Asker) -> _Game:
        """The game of a turn; a new one if its moves don't begin with those seen before."""
        key, moves = (name, asker.table, turn.seat), turn.view.moves
        game = self._games.pop(key, None)
        if game is None or moves[: len(game.moves)] != game.moves:
            game = _Game(next(self._numbers))
        game.moves = moves
        self._games[key] = game
        while len(self._games) > MOST_GAMES:
            self._games.popitem(last=False)
        return game


def _time_for(foreign: Foreign) -> tuple[float, float]:
    """The seconds that a bot is told it has for a move, and those after which its process is ended."""
    return (LIMIT, LIMIT + GRACE) if foreign.limit is None else (float(foreign.limit), float(foreign.limit))
