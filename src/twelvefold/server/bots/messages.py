"""What goes through the pipe to a worker and back: each message is msgpack behind its length.

A question holds a view and nothing else of the game: what is hidden from the seat never reaches the worker.
"""

import json
from functools import lru_cache

from msgspec import Struct, msgpack

from twelvefold.bots.pipe import framed
from twelvefold.bots.turn import Budget
from twelvefold.engine.view import View
from twelvefold.world.box import Box
from twelvefold.world.box_file import parse_box, standard_box

LONGEST_ANSWER = 1 << 12
"""Bytes of an answer."""
READY = b"ready"
"""What a worker says first, when all is compiled and loaded."""


class Question(Struct, frozen=True, array_like=True):
    """A turn on its way to a worker."""

    bot: str
    view: View
    box: str | None
    """The box as JSON; None for the standard one."""
    key: bytes
    budget: Budget


class Answer(Struct, frozen=True, array_like=True):
    """What came of it: a move's code, or what went wrong."""

    code: int | None = None
    problem: str = ""


def question_frame(bot: str, view: View, box: Box, key: bytes, seconds: float) -> bytes:
    """All bytes that a worker gets to know of a game."""
    question = Question(bot, view, _box_text(box), key, Budget(seconds))
    return framed(msgpack.encode(question))


@lru_cache(maxsize=16)
def _box_text(box: Box) -> str | None:
    return None if box == standard_box() else json.dumps(box.to_json())


@lru_cache(maxsize=16)
def box_in(text: str | None) -> Box:
    """The box of a question."""
    return standard_box() if text is None else parse_box(text)
