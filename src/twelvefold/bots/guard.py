"""A guard for somebody's bot: it thinks in a process of its own, and whatever it does there, the game goes on.

A crash, an illegal move or an endless thought is a fault: `naive` moves in the bot's place, and the turn's remarks say
so. After three lost processes in one game, crashed or timed out, naive plays on for the bot until that game ends.
"""

from itertools import count
from math import inf
from threading import Lock

from twelvefold.bots.child import Child
from twelvefold.bots.foreign import Foreign, one_line
from twelvefold.bots.messages import Answer, Gone
from twelvefold.bots.options import BotError
from twelvefold.bots.remarks import CRASH, ENDLESS, FAULT, ILLEGAL, PLAYED_ON
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Turn
from twelvefold.engine.move import Code, Move
from twelvefold.words import Sentence

LIMIT = 10.0
"""Wall seconds for a thought when nobody chose otherwise."""
GRACE = 1.0
"""Wall seconds that a bot may take longer than its budget."""
MOST_LOST = 3
"""Processes that a bot may lose in one game."""
MOST_CHILDREN = 16
"""Bots that one process keeps ready; the one that was not asked for longest goes first."""
LONGEST_DETAIL = 280
"""Characters of what a bot's process says about a fault."""


class Guard:
    """Somebody's bot, with naive to stand in for it.

    All guards of one bot in one process share a child, in which the bot is made anew for each of them. What a guard
    counts has no influence on an answer unless the bot loses its process.
    """

    def __init__(self, foreign: Foreign, *, tried: bool = False) -> None:
        """One that was tried before is loaded when it is asked; that it cannot be is then a fault like others."""
        self.foreign = foreign
        self._number = next(_NUMBERS)
        self._naive = Naive()
        self._lock = Lock()
        self._lost = 0
        self._moves: tuple[Code, ...] = ()
        if not tried:
            self._child()  # so that a bot that cannot be loaded is known now

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
            return self._stand_in(turn, ENDLESS, Sentence("cli-detail-late", seconds=f"{limit:g}"))
        except (Gone, BotError) as error:
            self._lost += 1
            return self._stand_in(turn, CRASH, error.args[0])
        turn.seconds_elsewhere += answer.seconds if 0 <= answer.seconds < inf else 0.0
        turn.remarks += [remark for remark in answer.remarks if not remark.startswith(FAULT)]
        move = answer.legal_move(turn) if answer.fault is None else None
        return self._failed(turn, answer) if move is None else move

    def limit(self, turn: Turn) -> float:
        """Wall seconds for a turn: as chosen, else its budget and some grace, else `LIMIT`."""
        if self.foreign.limit is not None:
            return float(self.foreign.limit)
        return LIMIT if turn.budget.seconds is None else turn.budget.seconds + GRACE

    def _failed(self, turn: Turn, answer: Answer) -> Move:
        detail = one_line(answer.detail, LONGEST_DETAIL)
        if answer.fault == CRASH:
            return self._stand_in(turn, CRASH, detail)
        if answer.fault is not None:
            return self._stand_in(turn, ILLEGAL, Sentence("cli-detail-gave", what=detail))
        return self._stand_in(turn, ILLEGAL, Sentence("cli-detail-code", code=str(answer.code)))

    def _stand_in(self, turn: Turn, fault: str, what: object) -> Move:
        turn.remarks.append(fault)
        turn.details[fault] = Sentence("cli-detail-place", round=turn.view.round, seat=turn.seat, what=what)
        return self._naive.choose(turn)

    def _follow(self, moves: tuple[Code, ...]) -> None:
        """A new game has begun when what was played before is not its beginning."""
        if moves[: len(self._moves)] != self._moves:
            self._lost = 0
        self._moves = moves

    def _child(self) -> Child:
        """The process in which the bot thinks; another, if that is no more or is not ours."""
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
"""For each bot the child of this process in which it thinks, the last used last."""
