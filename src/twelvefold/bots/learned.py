"""One ply with what was learnt: the placement that is worth most, seen through a mind and its weaknesses."""

import numpy as np

from twelvefold.bots.kernel.prudence import free_of_cost
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.minds import PLAIN, Mind
from twelvefold.bots.model import kind_of_game, model_of
from twelvefold.bots.turn import Turn
from twelvefold.bots.weakness import NONE, Weakness
from twelvefold.bots.workspace import Thought
from twelvefold.engine.kernel.bits import Words
from twelvefold.engine.move import MOVES, Move


def think_about(turn: Turn, tables: str | Words | None = None) -> Thought:
    """The thought that a turn begins with; tables are those of the package, of a file, or given."""
    if isinstance(tables, np.ndarray):
        return Thought(turn.position, tables)
    view = turn.view
    return Thought(turn.position, model_of(turn.box, kind_of_game(view.players, beginner=view.beginner), tables))


class LearnedBot:
    """The best placement by the learned tables, without looking further."""

    def __init__(self, mind: Mind = PLAIN, weakness: Weakness = NONE, tables: str | Words | None = None) -> None:
        self.mind = mind
        """How it thinks when nothing goes wrong."""
        self.weakness = weakness
        self.tables = tables

    def choose(self, turn: Turn) -> Move:
        """The placement that is worth most, among equals any; nothing that is free is left lying but by a weakness."""
        thought = think_about(turn, self.tables)
        mind = self.weakness.on(self.mind, turn.view).words(turn.view.players)
        faces = self.weakness.befall(turn, thought)
        first = weigh_moves(thought.room, thought.tables, thought.model, mind, faces)
        values, _ = thought.values()
        best = np.flatnonzero(values == values[first]).tolist()
        code = best[0] if len(best) == 1 else turn.chance.choice(best)
        if self.weakness is not NONE:
            self._own_up(turn, thought, code, faces)
        return MOVES[code if turn.remarks else free_of_cost(thought.room, thought.tables, code)]

    def _own_up(self, turn: Turn, thought: Thought, code: int, faces: int) -> None:
        """Remark which weaknesses played a part, if without them it would have valued another placement more."""
        failings = self.weakness.failings(thought, faces)
        if not failings:
            return
        self.weakness.recover(thought)
        sound = self.mind.words(turn.view.players)
        best = weigh_moves(thought.room, thought.tables, thought.model, sound, ALL_FACES)
        if thought.value(code) < thought.value(best):
            turn.remarks += failings
