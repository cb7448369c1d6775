"""What a client may say. The first frame is `Hello`; everything else follows it."""

from typing import Annotated

from msgspec import Meta, Struct

from twelvefold.protocol.events import Reaction
from twelvefold.protocol.limits import (
    BotName,
    CommandId,
    FaceNumber,
    Name,
    RotationNumber,
    SeatNumber,
    Secret,
    Sequence,
    SlotNumber,
    TableId,
    TileNumber,
    Token,
)
from twelvefold.protocol.table import Options, SeatRequest


class _Frame(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: which protocol is spoken and, where there is no cookie, who speaks."""

    protocol: int
    token: Token | None = None


class Watch(_Frame, frozen=True, tag="watch"):
    """Look at a table from now on, as one of its seats or as a spectator; what happened since comes along."""

    cmd_id: CommandId
    table: TableId
    since: Sequence = 0
    """What was seen last; 0 asks for all that happened in the last game. Of earlier games nothing is told."""


class Unwatch(_Frame, frozen=True, tag="unwatch"):
    """Look away."""

    cmd_id: CommandId


class _Command(_Frame, frozen=True):
    cmd_id: CommandId
    table: TableId
    seq: Sequence


class _Act(_Command, frozen=True):
    seat: SeatNumber


class Create(_Frame, frozen=True, tag="create"):
    """Make a table. Its maker is the host, and sits where a person is wished for."""

    cmd_id: CommandId
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=2, max_length=4)]
    options: Options = Options()


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat, any or a certain one; or with its secret one that is handed over."""

    name: Name
    seat: SeatNumber | None = None
    secret: Secret | None = None


class Leave(_Act, frozen=True, tag="leave"):
    """Leave a seat; in a game a bot keeps it."""


class Return(_Act, frozen=True, tag="return"):
    """Take one's seat back from the bot that keeps it."""


class HandOver(_Act, frozen=True, tag="hand over"):
    """Ask for a secret with which somebody else can take this seat."""


class Play(_Act, frozen=True, tag="play"):
    """Take a tile and place it."""

    slot: SlotNumber
    face: FaceNumber
    rotation: RotationNumber


class TakeBack(_Act, frozen=True, tag="take back"):
    """Take one's placement back, until the next seat moves or anything is turned up."""


class Done(_Act, frozen=True, tag="done"):
    """My placement stands: go on."""


class Resign(_Act, frozen=True, tag="resign"):
    """Give up; a bot plays on in one's place."""


class End(_Act, frozen=True, tag="end"):
    """Agree to end the game here, or take it back; it ends when all people agree."""

    wanted: bool = True


class Rematch(_Act, frozen=True, tag="rematch"):
    """Ask for another game, or take it back; it starts when all people ask for it."""

    wanted: bool = True


class React(_Act, frozen=True, tag="react"):
    """Say one of a few things."""

    reaction: Reaction


class Fill(_Act, frozen=True, tag="fill"):
    """The host gives a seat that is open, a bot's or its player absent from to a bot, or opens it to others."""

    bot: BotName | None = None


class Kick(_Act, frozen=True, tag="kick"):
    """The host takes a seat from somebody; it is open then."""


class Close(_Command, frozen=True, tag="close"):
    """The host closes the table for good."""


class LaidTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a face of a planet that somebody tries things on."""

    tile: TileNumber
    rotation: RotationNumber


class WhatIf(_Frame, frozen=True, tag="what if"):
    """Ask what a tile would bring on every free face in every rotation; it changes nothing."""

    cmd_id: CommandId
    table: TableId
    seat: SeatNumber
    tile: TileNumber
    faces: Annotated[tuple[LaidTile | None, ...], Meta(min_length=12, max_length=12)] | None = None
    """A planet of one's own in the place of the seat's."""


class Hint(_Frame, frozen=True, tag="hint"):
    """Ask what a strong bot would do at one's own turn, alone against bots and with aids; it changes nothing."""

    cmd_id: CommandId
    table: TableId
    seat: SeatNumber


Command = (
    Create
    | Sit
    | Leave
    | Return
    | HandOver
    | Play
    | TakeBack
    | Done
    | Resign
    | End
    | Rematch
    | React
    | Fill
    | Kick
    | Close
)
"""What changes a table."""

TableCommand = (
    Sit | Leave | Return | HandOver | Play | TakeBack | Done | Resign | End | Rematch | React | Fill | Kick | Close
)
"""What changes a table that is there."""

Said = Hello | Watch | Unwatch | WhatIf | Hint | Command
"""All that a client may say."""

__all__ = [
    "Close", "Command", "Create", "Done", "End", "Fill", "HandOver", "Hello", "Hint", "Kick",
    "LaidTile", "Leave", "Play", "React", "Rematch", "Resign", "Return", "Said", "Sit", "TableCommand", "TakeBack",
    "Unwatch", "Watch", "WhatIf",
]  # fmt: skip
