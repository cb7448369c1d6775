"""What runs in the process of somebody's bot: it loads the bot, then answers one question after another.

Whatever the bot prints goes to stderr, and it has no stdin: both are the pipes to our parent.
"""

import os
import queue
import reprlib
import signal
import sys
import threading
import time
from io import TextIOWrapper
from typing import NoReturn

from msgspec import msgpack

from twelvefold.bots.child import CRASH, HEAD, ILLEGAL, Answer, Question
from twelvefold.bots.foreign import Foreign, load, one_line, told
from twelvefold.bots.options import BotError
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
    questions, answers = os.dup(0), os.dup(1)
    os.dup2(os.open(os.devnull, os.O_RDONLY), 0)
    os.dup2(2, 1)
    if isinstance(sys.stdout, TextIOWrapper):
        sys.stdout.reconfigure(line_buffering=True)
    waiting: queue.SimpleQueue[bytes] = queue.SimpleQueue()
    threading.Thread(target=_listen, args=(questions, waiting), daemon=True).start()
    foreign = msgpack.decode(waiting.get(), type=Foreign)
    try:
        _warm_up()
        bot = load(foreign)
    except BotError as error:
        _say(answers, msgpack.encode(str(error)))
        os._exit(0)
    _say(answers, msgpack.encode(""))
    box: Box | None = None
    while True:
        question = msgpack.decode(waiting.get(), type=Question)
        if question.box is not None:
            box = parse_box(question.box)
        assert box is not None
        answer = think(bot, Turn.passed_on(question.view, box, question.key, question.budget), foreign.file)
        _say(answers, msgpack.encode(answer))


def think(bot: Bot, turn: Turn, file: str | None) -> Answer:
    """Ask the bot; whatever it raises is its answer."""
    started = time.process_time()
    code, fault, detail = None, None, ""
    try:
        move: object = bot.choose(turn)
        if turn.is_legal(move):
            code = CODE_OF[move]
        else:
            fault, detail = ILLEGAL, f"choose gave {one_line(reprlib.repr(move), LONGEST_REMARK)}"
        remarks = tuple(one_line(str(remark), LONGEST_REMARK) for remark in list(turn.remarks)[:MOST_REMARKS])
    except BaseException as error:  # noqa: BLE001  # it is anybody's code, and SystemExit is no way to resign
        code, fault, detail, remarks = None, CRASH, told(error, file), ()
    return Answer(code, fault, detail, remarks, time.process_time() - started)


def _listen(questions: int, waiting: "queue.SimpleQueue[bytes]") -> None:
    """Pass messages on as they come; at the end of the pipe our parent is gone, and we go, whatever the bot does."""
    with os.fdopen(questions, "rb") as pipe:
        while len(head := pipe.read(HEAD)) == HEAD:
            size = int.from_bytes(head, "big")
            message = pipe.read(size)
            if len(message) < size:
                break
            waiting.put(message)
        os._exit(0)


def _say(answers: int, message: bytes) -> None:
    left = memoryview(len(message).to_bytes(HEAD, "big") + message)
    try:
        while left:
            left = left[os.write(answers, left) :]
    except BrokenPipeError:  # our parent is gone
        os._exit(0)


def _warm_up() -> None:
    """Load the compiled rules, so that the first thought does not pay for it."""
    game = Game.new(2, 0, first_seat=0)
    Naive().choose(Turn(game.view(Seat(0)), game.box, 0))
