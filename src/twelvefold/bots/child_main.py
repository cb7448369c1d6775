"""What runs in the process of somebody's bot: it loads the bot, then answers one question after another.

Whatever the bot prints goes to stderr, and it has no stdin: both are the pipes to our parent.
"""

import os
import reprlib
import signal
import sys
import time
from io import TextIOWrapper
from typing import NoReturn

from msgspec import msgpack

from twelvefold.bots.child import CRASH, ILLEGAL, Anew, Answer, Question
from twelvefold.bots.foreign import Foreign, load, make, one_line, problem_of, told
from twelvefold.bots.options import BotError
from twelvefold.bots.pipe import ParentPipe
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Bot, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF
from twelvefold.world.box import Box
from twelvefold.world.box_file import parse_box
from twelvefold.world.units import Seat

MOST_REMARKS = 16
"""Remarks of one turn that are passed on."""
LONGEST_REMARK = 80


def main() -> NoReturn:
    """Load the bot that the first message names, and answer until the pipe ends."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    pipe = ParentPipe()
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    foreign = msgpack.decode(pipe.next(), type=Foreign)
    try:
        _warm_up()
        maker = load(foreign)
        bot = make(foreign, maker)
        pipe.say(msgpack.encode(""))
        box: Box | None = None
        while True:
            question = msgpack.decode(pipe.next(), type=Question | Anew)
            if isinstance(question, Anew):
                bot = make(foreign, maker)
                pipe.say(msgpack.encode(""))
                continue
            if question.box is not None:
                box = parse_box(question.box)
            assert box is not None
            answer = think(bot, Turn.passed_on(question.view, box, question.key, question.budget), foreign.file)
            pipe.say(msgpack.encode(answer))
    except BotError as error:
        pipe.say(msgpack.encode(problem_of(error)))
        os._exit(0)


def think(bot: Bot, turn: Turn, file: str | None) -> Answer:
    """Ask the bot; whatever it raises is its answer."""
    started = time.process_time()
    code, fault, detail = None, None, ""
    try:
        move: object = bot.choose(turn)
        if turn.is_legal(move):
            code = CODE_OF[move]
        else:
            fault, detail = ILLEGAL, f"choose gave {_shown(move)}"
        remarks = tuple(one_line(str(remark), LONGEST_REMARK) for remark in list(turn.remarks)[:MOST_REMARKS])
    except BaseException as error:  # noqa: BLE001  # it is anybody's code, and SystemExit is no way to resign
        code, fault, detail, remarks = None, CRASH, told(error, file), ()
    return Answer(turn.key, code, fault, detail, remarks, time.process_time() - started)


def _shown(answer: object) -> str:
    """What a bot answered, short and in one line."""
    try:
        return one_line(reprlib.repr(answer), LONGEST_REMARK)
    except Exception:  # noqa: BLE001  # it may be anything, such as a number of five thousand digits
        return f"something of type {type(answer).__name__}"


def _warm_up() -> None:
    """Load the compiled rules, so that the first thought does not pay for it."""
    game = Game.new(2, 0, first_seat=0)
    Naive().choose(Turn(game.view(Seat(0)), game.box, 0))
