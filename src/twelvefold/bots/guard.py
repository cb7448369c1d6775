"""A guard for a user's bot: the bot thinks in a separate process, and whatever it does there, the game continues.

A crash, an illegal move or an endless thought is a fault: `naive` moves instead of the bot, and the turn's remarks say
so. After three processes have crashed or timed out in one game, naive plays for the bot until that game ends.
"""

from itertools import count
from math import inf
from threading import Lock

from twelvefold.bots.child import Child
from twelvefold.bots.faults import fault_in, placed_in, too_late
from twelvefold.bots.foreign import Foreign
from twelvefold.bots.messages import Gone
from twelvefold.bots.options import BotError
from twelvefold.bots.remarks import CRASH, ENDLESS, FAULT, PLAYED_ON
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Turn
from twelvefold.engine.move import Code, Move

LIMIT = 10.0
"""Wall seconds for a thought by default."""
GRACE = 1.0
"""Wall seconds by which a bot may exceed its budget."""
MOST_LOST = 3
"""How many processes a bot may lose in one game."""
MOST_CHILDREN = 16
"""How many bots one process keeps ready; the least recently used one is dropped first."""


class Guard:
    """A user's bot, with naive to stand in for it.

    All guards of one bot in one process share a child, in which the bot is made anew for each of them. A guard's counts
    don't affect an answer unless the bot loses its process.
    """

    def __init__(self, foreign: Foreign, *, tried: bool = False) -> None:
        """A bot that was `tried` before is loaded at its first turn; if that fails, it's a fault like any other."""
        self.foreign = foreign
        self._number = next(_NUMBERS)
        self._naive = Naive()
        self._lock = Lock()
        self._lost = 0
        self._moves: tuple[Code, ...] = ()
        if not tried:
            self._child()  # so that a bot that can't be loaded is reported now

    def choose(self, turn: Turn) -> Move:
        """The bot's move, or naive's."""
        with self._lock:
            self._follow(turn.view.moves)
            if self._lost >= MOST_LOST:
                turn.remarks.append(PLAYED_ON)
                return self._naive.choose(turn)
            return self._asked(turn)

    def _asked(self, turn: Turn) -> Move:
        limit = self.limit(turn)
        try:
            answer = self._child().ask(turn, limit, self._number)
        except TimeoutError:
            self._lost += 1
            return self._stand_in(turn, ENDLESS, too_late(limit))
        except (Gone, BotError) as error:
            self._lost += 1
            return self._stand_in(turn, CRASH, error.args[0])
        turn.seconds_elsewhere += answer.seconds if 0 <= answer.seconds < inf else 0.0
        turn.remarks += [remark for remark in answer.remarks if not remark.startswith(FAULT)]
        move = answer.legal_move(turn) if answer.fault is None else None
        return self._stand_in(turn, *fault_in(answer)) if move is None else move

    def limit(self, turn: Turn) -> float:
        """Wall seconds for a turn: the limit that was set, else its budget and some grace, else `LIMIT`."""
        if self.foreign.limit is not None:
            return float(self.foreign.limit)
        return LIMIT if turn.budget.seconds is None else turn.budget.seconds + GRACE

    def _stand_in(self, turn: Turn, fault: str, what: object) -> Move:
        turn.remarks.append(fault)
        turn.details[fault] = placed_in(turn, what)
        return self._naive.choose(turn)

    def _follow(self, moves: tuple[Code, ...]) -> None:
        """Notice a new game: its moves don't begin with those seen before."""
        if moves[: len(self._moves)] != self._moves:
            self._lost = 0
        self._moves = moves

    def _child(self) -> Child:
        """The process in which the bot thinks; a new one if that has ended or isn't ours."""
        key = repr(self.foreign)
        with _STARTING:
            child = _CHILDREN.pop(key, None)
            if child is None or not child.is_ours:
                child = Child(self.foreign)
            _CHILDREN[key] = child
            while len(_CHILDREN) > MOST_CHILDREN:
                _CHILDREN.pop(next(iter(_CHILDREN))).end()
            return child


_NUMBERS = count()
_STARTING = Lock()
_CHILDREN: dict[str, Child] = {}
"""For each bot, the child process in which it thinks; the most recently used comes last."""
