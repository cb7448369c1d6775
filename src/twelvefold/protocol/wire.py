"""Messages to bytes and back. What is no message raises one typed error, whatever was sent."""

import re

import msgspec

from twelvefold.protocol.commands import Said
from twelvefold.protocol.messages import Message
from twelvefold.world.errors import TwelvefoldError

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_PATH = re.compile(r"- at `(\$[A-Za-z0-9_.\[\]]{0,60})`")
_encoder = msgspec.json.Encoder()


class BadMessage(TwelvefoldError):
    """Bytes that are no message; it names the part that is wrong, such as `$.seat`, or `$` for the whole."""


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


def _part(error: Exception) -> str:
    """Which part of a message is wrong; nothing of what was sent comes back."""
    found = _PATH.search(str(error))
    return found[1] if found else "$"


def encode(message: Message | Said) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
