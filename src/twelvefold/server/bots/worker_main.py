"""What runs in a worker process: it loads all that bots need, says so, then answers one question after another.

It stays when its server is told to stop and goes when the server has gone: then it reads the end of its pipe.
"""

import os
import signal
from typing import NoReturn

from msgspec import msgpack

from twelvefold.bots.levels import LEVELS
from twelvefold.bots.pipe import ParentPipe
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.move import CODE_OF
from twelvefold.server.bots.costs import table_bot
from twelvefold.server.bots.messages import READY, Answer, Question, box_in
from twelvefold.world.box import ROUNDS
from twelvefold.world.units import Seat

NICENESS = 5
"""How far workers step back behind the server, which serves people."""
LONGEST_PROBLEM = 200


def main() -> NoReturn:
    """Answer until the pipe ends."""
    for number in (signal.SIGINT, signal.SIGTERM, signal.SIGHUP):
        signal.signal(number, signal.SIG_IGN)
    os.nice(NICENESS)
    pipe = ParentPipe()
    warm_up()
    pipe.say(READY)
    while True:
        pipe.say(msgpack.encode(answer(pipe.next())))


def answer(message: bytes) -> Answer:
    """The bot's move; whatever it raises is the answer."""
    try:
        question = msgpack.decode(message, type=Question)
        turn = Turn.passed_on(question.view, box_in(question.box), question.key, question.budget)
        return Answer(CODE_OF[table_bot(question.bot).choose(turn)])
    except Exception as error:  # noqa: BLE001  # whatever it is, the table plays on
        return Answer(problem=f"{type(error).__name__}: {error}"[:LONGEST_PROBLEM])


def warm_up() -> None:
    """Compile and load all kernels, and let each level move once; the search kernels of the last rounds too."""
    game = Game.new(2, 0, first_seat=Seat(0))
    _try_all(game)
    while game.round < ROUNDS - 1:
        game.push(game.legal_moves[0])
    if COMPILED:  # else there is nothing to load, and it takes long
        _try_all(game)
    while game.ply < 2 * ROUNDS - 1:
        game.push(game.legal_moves[0])
    _try_all(game)


def _try_all(game: Game) -> None:
    assert game.seat_to_move is not None
    view = game.view(game.seat_to_move)
    for bot in (Naive(), *map(table_bot, LEVELS)):
        bot.choose(Turn(view, game.box, 0, Budget(0.0)))
