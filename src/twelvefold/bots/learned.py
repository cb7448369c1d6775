"""One ply with the learned model: the placement that is worth most, seen through a mind and its weaknesses."""

from array import array

from twelvefold.bots.kernel.prudence import free_of_cost
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.minds import PLAIN, Mind
from twelvefold.bots.model import kind_of_game, model_of
from twelvefold.bots.turn import Turn
from twelvefold.bots.weakness import NONE, Weakness
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.kernel.memory import Ints
from twelvefold.engine.move import MOVES, Move


def workspace_for(turn: Turn, model: str | Ints | None = None) -> Workspace:
    """The workspace for a turn; the model is the package's own, or one that is given or read from a file."""
    if isinstance(model, array):
        return Workspace(turn.position, model)
    view = turn.view
    return Workspace(turn.position, model_of(turn.box, kind_of_game(view.players, beginner=view.beginner), model))


class LearnedBot:
    """The best placement by the learned model, without looking ahead."""

    def __init__(self, mind: Mind = PLAIN, weakness: Weakness = NONE, model: str | Ints | None = None) -> None:
        self.mind = mind
        """How it thinks without its weaknesses."""
        self.weakness = weakness
        self.model = model

    def choose(self, turn: Turn) -> Move:
        """The placement that is worth most, at random among equals; only a weakness makes it miss a free animal."""
        workspace = workspace_for(turn, self.model)
        mind = self.weakness.on(self.mind, turn.view).factors(turn.view.players)
        faces = self.weakness.befall(turn, workspace)
        first = weigh_moves(workspace.array, workspace.tables, workspace.model, mind, faces)
        values, _ = workspace.values()
        best = [code for code, value in enumerate(values) if value == values[first]]
        code = best[0] if len(best) == 1 else turn.chance.choice(best)
        if self.weakness is not NONE:
            self._own_up(turn, workspace, code, faces)
        return MOVES[code if turn.remarks else free_of_cost(workspace.array, workspace.tables, code)]

    def _own_up(self, turn: Turn, workspace: Workspace, code: int, faces: int) -> None:
        """Remark which weaknesses played a part, if it would have preferred another placement without them."""
        failings = self.weakness.failings(workspace, faces)
        if not failings:
            return
        self.weakness.recover(workspace)
        sound = self.mind.factors(turn.view.players)
        best = weigh_moves(workspace.array, workspace.tables, workspace.model, sound, ALL_FACES)
        if workspace.value(code) < workspace.value(best):
            turn.remarks += failings
