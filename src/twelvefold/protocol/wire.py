"""Messages to bytes and back. Anything that isn't a message raises one typed error.

A set of areas is sent as a list, because 60 bits don't fit into a browser's numbers.
"""

import re
from functools import lru_cache
from typing import Annotated, TypeVar

import msgspec
from msgspec import Meta
from msgspec.structs import replace

from twelvefold.protocol.commands import Said
from twelvefold.protocol.messages import Message, Update
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.units import AreaMask, areas_of

T = TypeVar("T")

_PATH = re.compile(r"- at `(\$[A-Za-z0-9_.\[\]]{0,60})`")


def _mask_of(kind: type, areas: object) -> AreaMask:
    assert kind is AreaMask
    return AreaMask(sum(1 << area for area in msgspec.convert(areas, set[Annotated[int, Meta(ge=0, lt=AREA_COUNT)]])))


_areas_of = lru_cache(maxsize=1 << 12)(areas_of)
"""Cached, because a region is sent with every animal it makes a bid for."""

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message, dec_hook=_mask_of)
_encoder = msgspec.json.Encoder(enc_hook=_areas_of)


class BadMessage(TwelvefoldError):
    """These bytes aren't a message; the error names the wrong part, such as `$.seat`, or `$` for the whole."""


def read_said(frame: str | bytes) -> Said:
    """What a client said."""
    try:
        return _said.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(_part(error)) from None


def read_message(frame: str | bytes) -> Message:
    """What a server said."""
    try:
        return _message.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(_part(error)) from None


def read(text: bytes, kind: type[T]) -> T:
    """Anything that contains parts of messages."""
    try:
        return msgspec.json.decode(text, type=kind, dec_hook=_mask_of)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(_part(error)) from None


def _part(error: Exception) -> str:
    """Which part of a message is wrong; never repeats what was sent."""
    found = _PATH.search(str(error))
    return found[1] if found else "$"


def encode(message: object) -> bytes:
    """A message, or an answer to a request, as JSON."""
    return _encoder.encode(message)


class TimedUpdate:
    """An update, encoded before it's known at what time it will be sent."""

    __slots__ = ("_after", "_before")

    def __init__(self, update: Update) -> None:
        """Its `now` doesn't matter, and only numbers and a table's id stand before it."""
        self._before, _, self._after = encode(replace(update, now=0.0)).partition(_NOW)

    def at(self, now: float) -> bytes:
        """The update with this time."""
        return b'%b"now":%b%b' % (self._before, encode(now), self._after)


_NOW = b'"now":0.0'
