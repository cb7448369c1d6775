"""Messages to and from a process for bots: each is msgpack, preceded by its length.

A question holds a view and nothing else of the game: what is hidden from the seat never reaches the process.
"""

import json
from functools import lru_cache
from typing import TypeVar

from msgspec import DecodeError, Struct, msgpack

from twelvefold.bots.foreign import Foreign
from twelvefold.bots.options import BotError
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.move import MOVES, Move
from twelvefold.engine.view import View
from twelvefold.words import Sentence
from twelvefold.world.box import Box
from twelvefold.world.box_file import parse_box, standard_box

HEAD = 4
"""Bytes of a message's length."""
LONGEST_ANSWER = 1 << 16
"""The most bytes of an answer."""

T = TypeVar("T")


class SentenceData(Struct, frozen=True):
    """A sentence as data, so that the reader can choose the language."""

    name: str
    arguments: "dict[str, str | SentenceData]"

    @property
    def sentence(self) -> Sentence:
        """The sentence that this describes."""
        parts = self.arguments.items()
        return Sentence(self.name, **{key: part if isinstance(part, str) else part.sentence for key, part in parts})


def sentence_data(what: object) -> SentenceData | str:
    """A sentence, or an error's sentence, as data; anything else is plain text."""
    if isinstance(what, BotError) and len(what.args) == 1:
        return sentence_data(what.args[0])
    if not isinstance(what, Sentence):
        return str(what)
    return SentenceData(what.name, {key: sentence_data(part) for key, part in what.arguments.items()})


class Load(Struct, frozen=True, tag=True):
    """Asks for a user's bot, made anew if it's already there, or for all of ours."""

    foreign: Foreign | None = None
    niceness: int = 0
    """How much the process yields to others."""
    longest: float | None = None
    """Only for a process that helps out until others are ready: it starts at once, with this many seconds per move."""


class Loaded(Struct, frozen=True):
    """The bots are ready, unless there is a problem."""

    problem: SentenceData | str = ""


class Question(Struct, frozen=True, tag=True):
    """A turn on its way to a bot."""

    bot: str | None
    """The name of one of ours; None for the one that was loaded."""
    view: View
    box: str | None
    """The box as JSON; None for the standard one."""
    key: bytes
    budget: Budget

    @classmethod
    def of(cls, turn: Turn, bot: str | None = None, budget: Budget | None = None) -> "Question":
        """Everything that a process learns about a turn."""
        return cls(bot, turn.view, _box_text(turn.box), turn.key, budget or turn.budget)

    @property
    def turn(self) -> Turn:
        """The turn, rebuilt: with the same key, the bot gets the same random numbers."""
        return Turn.passed_on(self.view, _box_in(self.box), self.key, self.budget)


class Answer(Struct, frozen=True, tag=True):
    """The result: a move's code, or why there is none."""

    key: bytes
    """The question's key."""
    code: int | None = None
    fault: str | None = None
    detail: str = ""
    """What the bot raised, or what it chose instead of a legal move."""
    remarks: tuple[str, ...] = ()
    seconds: float = 0.0
    """CPU time of the thought."""

    def legal_move(self, turn: Turn) -> Move | None:
        """The move if it's legal: another process may answer anything."""
        move = MOVES[self.code] if self.code is not None and 0 <= self.code < len(MOVES) else None
        return move if turn.is_legal(move) else None


class Gone(Exception):
    """The process has ended or sent something unreadable; the only argument is a sentence that says which."""


def framed(message: Struct) -> bytes:
    """A message preceded by its length."""
    data = msgpack.encode(message)
    return len(data).to_bytes(HEAD, "big") + data


def size_in(head: bytes) -> int:
    """The length of the answer after a head; Gone if it's too long."""
    size = int.from_bytes(head, "big")
    if size > LONGEST_ANSWER:
        raise unreadable()
    return size


def decoded(message: bytes, kind: type[T]) -> T:
    """A message that came back; Gone if it can't be read."""
    try:
        return msgpack.decode(message, type=kind)
    except (DecodeError, UnicodeDecodeError):
        raise unreadable() from None


def unreadable() -> Gone:
    """The error for an answer that can't be read."""
    return Gone(Sentence("cli-detail-unreadable"))


@lru_cache(maxsize=16)
def _box_text(box: Box) -> str | None:
    return None if box == standard_box() else json.dumps(box.to_json())


@lru_cache(maxsize=16)
def _box_in(text: str | None) -> Box:
    return standard_box() if text is None else parse_box(text)
