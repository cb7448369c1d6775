"""What bounds a message: said once, for the server, the generated types and the page about the protocol."""

from typing import Annotated

from msgspec import Meta

PROTOCOL = 3
"""The version of the messages; a client that speaks another one is told so."""

LONGEST_FRAME = 4096
"""Bytes that a client may send at once."""
LONGEST_POST = 256 * 1024
"""Bytes of a box or a record that somebody brings."""
LONGEST_NAME = 24
"""Characters of a name."""
LONGEST_SEED = 64
"""Characters of a seed."""
LONGEST_HOLD = 10
"""Seconds for which a placement may wait to be taken back."""
DEFAULT_HOLD = 3.0
"""Seconds of hold where a table says nothing else."""
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 7 * 24 * 3600
"""Seconds that a seat may have for a move."""

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}\\Z", description="a table; whoever knows it is invited")]
CommandId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,40}\\Z", description="made by the client, a new one for each command")
]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}\\Z", description="256 bits that prove who holds a seat")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}\\Z", description="256 bits that hand over a seat, once")]
Name = Annotated[str, Meta(min_length=1, max_length=80, description=f"cleaned and cut to {LONGEST_NAME} characters")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SlotNumber = Annotated[int, Meta(ge=0, le=4)]
FaceNumber = Annotated[int, Meta(ge=0, le=11)]
RotationNumber = Annotated[int, Meta(ge=0, le=4)]
TileNumber = Annotated[int, Meta(ge=0, le=49)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1, description="the last entry of the table's log that was seen")]
BotName = Annotated[str, Meta(min_length=1, max_length=60, description="a level or bot with its options")]
BoxId = Annotated[str, Meta(pattern="^[0-9a-f]{64}\\Z", description="the SHA-256 of a box that was brought by POST")]
