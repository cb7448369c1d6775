"""The limits of a message, defined once for the server, the generated types and the protocol page."""

from typing import Annotated

from msgspec import Meta

PROTOCOL = 3
"""The version of the messages; a client with another version is told so."""

LONGEST_FRAME = 4096
"""Bytes that a client may send at once."""
LONGEST_POST = 256 * 1024
"""Bytes of an uploaded box or record."""
LONGEST_NAME = 24
"""Characters of a name."""
LONGEST_SEED = 64
"""Characters of a seed."""
LONGEST_HOLD = 10
"""Seconds that a table's hold may last."""
DEFAULT_HOLD = 3.0
"""Seconds of hold, unless the table says otherwise."""
SHORTEST_CLOCK, LONGEST_CLOCK = 10, 7 * 24 * 3600
"""Seconds that a seat may have for a move."""

TableId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{22}\\Z", description="a table; anybody with its id is invited")]
CommandId = Annotated[
    str, Meta(pattern="^[A-Za-z0-9_-]{1,40}\\Z", description="made up by the client, a new one for each command")
]
Day = Annotated[str, Meta(pattern="^[0-9]{4}-[0-9]{2}-[0-9]{2}\\Z", description="a date in UTC: `2026-11-19`")]
Token = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}\\Z", description="256 bits that prove who holds a seat")]
Secret = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{43}\\Z", description="256 bits that hand over a seat once")]
Name = Annotated[str, Meta(min_length=1, max_length=80, description=f"cleaned and cut to {LONGEST_NAME} characters")]
SeatNumber = Annotated[int, Meta(ge=0, le=3)]
SlotNumber = Annotated[int, Meta(ge=0, le=4)]
FaceNumber = Annotated[int, Meta(ge=0, le=11)]
RotationNumber = Annotated[int, Meta(ge=0, le=4)]
TileNumber = Annotated[int, Meta(ge=0, le=49)]
Sequence = Annotated[int, Meta(ge=0, le=2**53 - 1, description="the last entry of the table's log that you saw")]
BotName = Annotated[
    str,
    Meta(
        min_length=1,
        max_length=60,
        description="a level, a bot with its options, or a bot that the host has registered",
    ),
]
BoxId = Annotated[str, Meta(pattern="^[0-9a-f]{64}\\Z", description="the SHA-256 of an uploaded box")]
GameNumber = Annotated[int, Meta(ge=1, le=100_000, description="which game of the table, from 1")]
ChoiceNumber = Annotated[int, Meta(ge=0, le=9, description="one of the best moves, 0 for the best")]
PlyNumber = Annotated[int, Meta(ge=0, le=48, description="moves made so far")]
RecordId = Annotated[str, Meta(pattern="^[0-9a-f]{64}\\Z", description="the SHA-256 of an uploaded record")]
ReviewId = Annotated[
    str,
    Meta(pattern="^[A-Za-z0-9_-]{22}\\Z", description="a shared review, 128 random bits; anybody with it can join"),
]
PersonId = Annotated[str, Meta(pattern="^[A-Za-z0-9_-]{16}\\Z", description="somebody in a shared review")]
