"""What a worker answers: turns, like any process for bots, and tasks about games, such as a step of a review."""

import time

from msgspec import Struct, msgpack

from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.questions import StepQuestion, Task, answer_to
from twelvefold.analysis.steps import Step, StepKind
from twelvefold.bots.foreign import error_line
from twelvefold.bots.host import Host
from twelvefold.bots.messages import Answer, Load, Loaded, Question, decoded
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.record import write_record


class Computed(Struct, frozen=True, tag=True):
    """The result of a task."""

    value: bytes | None
    """As msgpack; None if it failed."""
    detail: str = ""
    """What was raised."""
    seconds: float = 0.0
    """CPU time."""


Reply = Answer | Computed
"""The answer to a turn or to a task."""


def read_reply(message: bytes) -> Reply:
    """A worker's reply; Gone if it can't be read."""
    return decoded(message, Reply)  # type: ignore[arg-type]  # a union is no type for mypy


class WorkerHost(Host):
    """The bots of one worker, and the analysis."""

    messages = Load | Question | Task

    def answer(self, message: Struct) -> Struct:
        """Do what a message asks for."""
        return self.compute(message) if isinstance(message, Task) else super().answer(message)

    def load(self, wanted: Load) -> Loaded:
        """Get ready for questions, and load the kernels of the analysis too."""
        loaded = super().load(wanted)
        if COMPILED:  # otherwise there's nothing to load, and it would take long
            warm_up()
        return loaded

    def compute(self, task: Task) -> Computed:
        """Compute a task; whatever is raised becomes the answer."""
        started = time.process_time()
        try:
            value, detail = msgpack.encode(answer_to(task)), ""
        except Exception as error:  # noqa: BLE001  # a worker has to go on
            value, detail = None, error_line(error, None)
        return Computed(value, detail, time.process_time() - started)


def warm_up() -> None:
    """Compile and load the kernels of the analysis."""
    game = Game.new(2, 0, first_seat=0)
    while not game.is_over:
        game.push(game.legal_moves[0])
    record = write_record(game)
    for ply in (0, 2 * 12 - 1):
        answer_to(StepQuestion(record, Step(StepKind.MOVE, ply), Knowledge.SEAT, seconds=0.01))
