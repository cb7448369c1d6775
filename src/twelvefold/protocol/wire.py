"""Messages to bytes and back. What is no message raises one typed error, whatever was sent."""

import msgspec

from twelvefold.protocol.commands import Said
from twelvefold.protocol.messages import Message
from twelvefold.world.errors import TwelvefoldError

_said: msgspec.json.Decoder[Said] = msgspec.json.Decoder(Said)
_message: msgspec.json.Decoder[Message] = msgspec.json.Decoder(Message)
_encoder = msgspec.json.Encoder()


class BadMessage(TwelvefoldError):
    """Bytes that are no message; it says which part is wrong, without repeating what was sent."""


def read_said(frame: str | bytes) -> Said:
    """What a client said."""
    try:
        return _said.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)[:200]) from None


def read_message(frame: str | bytes) -> Message:
    """What a server said."""
    try:
        return _message.decode(frame)
    except (msgspec.MsgspecError, UnicodeError, RecursionError) as error:
        raise BadMessage(str(error)[:200]) from None


def encode(message: Message | Said) -> bytes:
    """A message as JSON."""
    return _encoder.encode(message)
