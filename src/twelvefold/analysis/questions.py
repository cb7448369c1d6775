"""Questions about games that another process answers: small ones, so that whoever else needs it never waits long."""

from functools import lru_cache

from msgspec import Struct

from twelvefold.analysis.advice import Advised, advise
from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.moves import Judged, judge_move
from twelvefold.analysis.review import effort_for
from twelvefold.analysis.steps import Found, Step, compute, value_of
from twelvefold.bots.messages import Question
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, Code
from twelvefold.engine.record import read_record


class StepQuestion(Struct, frozen=True, tag=True):
    """One step of the review of a finished game."""

    record: str
    step: Step
    knowledge: Knowledge
    seconds: float | None = None
    """How long the whole review computes; None for as long as usual."""
    seed: int = 0


class PositionQuestion(Struct, frozen=True, tag=True):
    """What a position is worth after any moves from a record's deal, judged as in a review's chart."""

    record: str
    """Says how the game was set up; its own moves don't matter."""
    moves: tuple[Code, ...]
    seed: int = 0


class AdviceQuestion(Struct, frozen=True, tag=True):
    """The best moves for a seat, each with its reasons."""

    turn: Question
    """The seat's view and nothing else of the game."""


class Advice(Struct, frozen=True):
    """The answer to that."""

    moves: tuple[Advised, ...]


class MoveQuestion(Struct, frozen=True, tag=True):
    """How good the last of some moves from a record's deal is, judged as in a review."""

    record: str
    """Says how the game was set up; its own moves don't matter."""
    moves: tuple[Code, ...]
    """At least one."""
    seed: int = 0


Task = StepQuestion | PositionQuestion | MoveQuestion | AdviceQuestion
Result = Found | Evaluation | Judged | Advice


def answer_to(task: Task) -> Result:
    """Compute the answer."""
    if isinstance(task, AdviceQuestion):
        return Advice(advise(task.turn.turn.view, task.turn.turn.box))
    game = _game(task.record)
    if isinstance(task, StepQuestion):
        return compute(game, task.step, effort_for(game.players, task.seconds), task.knowledge, task.seed)
    if isinstance(task, MoveQuestion):
        *before, made = task.moves
        position = Game.replayed(game.deal, [MOVES[code] for code in before])
        return judge_move(position, made, effort_for(game.players), seed=task.seed)
    line = Game.replayed(game.deal, [MOVES[code] for code in task.moves])
    return value_of(line, effort_for(game.players).positions, task.seed)


@lru_cache(maxsize=4)
def _game(record: str) -> Game:
    """A record's game; the questions about it come one after another."""
    return read_record(record)
