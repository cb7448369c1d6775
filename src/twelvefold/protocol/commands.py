"""What a client may say. The first frame is `Hello`; everything else comes after it."""

from typing import Annotated

from msgspec import Meta, Struct

from twelvefold.protocol.events import Reaction
from twelvefold.protocol.limits import (
    BotName,
    CommandId,
    Day,
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
from twelvefold.protocol.shared_review import ReviewCommand
from twelvefold.protocol.table import Options, SeatRequest


class _Frame(Struct, frozen=True, forbid_unknown_fields=True):
    pass


class Hello(_Frame, frozen=True, tag="hello"):
    """The first frame: the protocol's version and, without a cookie, who you are."""

    protocol: int
    token: Token | None = None


class Watch(_Frame, frozen=True, tag="watch"):
    """Watch a table from now on, as one of its seats or as a spectator; the answer includes what happened since."""

    cmd_id: CommandId
    table: TableId
    since: Sequence = 0
    """The last entry you saw; 0 asks for everything that happened in the last game. Earlier games aren't included."""
    name: Name | None = None
    """The name everybody at the table may see while you watch without a seat."""


class Unwatch(_Frame, frozen=True, tag="unwatch"):
    """Stop watching."""

    cmd_id: CommandId


class _Command(_Frame, frozen=True):
    cmd_id: CommandId
    table: TableId
    seq: Sequence


class _Act(_Command, frozen=True):
    seat: SeatNumber


class Create(_Frame, frozen=True, tag="create"):
    """Create a table. You become its host and take the seats of kind `person`."""

    cmd_id: CommandId
    seats: Annotated[tuple[SeatRequest, ...], Meta(min_length=2, max_length=4)]
    options: Options = Options()


class PlayDaily(_Frame, frozen=True, tag="play daily"):
    """Start the daily game, once a day, or practise with the deal of an earlier day; everything else is fixed."""

    cmd_id: CommandId
    day: Day
    name: Name
    practice: bool = False
    """Whether to practise: this never counts."""


class Sit(_Command, frozen=True, tag="sit"):
    """Take an open seat, any or a particular one, or use a secret to take a seat that is handed over to you."""

    name: Name
    seat: SeatNumber | None = None
    secret: Secret | None = None


class Leave(_Act, frozen=True, tag="leave"):
    """Leave your seat; in a game, a bot plays for it."""


class Return(_Act, frozen=True, tag="return"):
    """Take your seat back from the bot that plays for it."""


class HandOver(_Act, frozen=True, tag="hand over"):
    """Ask for a secret that lets somebody else take this seat."""


class Play(_Act, frozen=True, tag="play"):
    """Take a tile and place it."""

    slot: SlotNumber
    face: FaceNumber
    rotation: RotationNumber


class TakeBack(_Act, frozen=True, tag="take back"):
    """Undo your placement, until the next seat moves or anything is revealed."""


class Done(_Act, frozen=True, tag="done"):
    """Confirm your placement; the game continues."""


class Resign(_Act, frozen=True, tag="resign"):
    """Resign; a bot plays on in your place."""


class End(_Act, frozen=True, tag="end"):
    """Agree to end the game now, or withdraw; it ends when all people agree."""

    wanted: bool = True


class Rematch(_Act, frozen=True, tag="rematch"):
    """Ask for a rematch, or withdraw; it starts when all people ask for it."""

    wanted: bool = True


class React(_Act, frozen=True, tag="react"):
    """Send a reaction."""

    reaction: Reaction


class Fill(_Act, frozen=True, tag="fill"):
    """As the host, give a seat to a bot or open it to others: an open seat, a bot's, or one whose player is absent."""

    bot: BotName | None = None


class Kick(_Act, frozen=True, tag="kick"):
    """As the host, remove a player; the seat is open then."""


class Close(_Command, frozen=True, tag="close"):
    """As the host, close the table for good."""


class LaidTile(Struct, frozen=True, forbid_unknown_fields=True):
    """A tile on a face of a planet to try things on."""

    tile: TileNumber
    rotation: RotationNumber


class WhatIf(_Frame, frozen=True, tag="what if"):
    """Ask what a tile would change on every free face in every rotation. The table stays as it is."""

    cmd_id: CommandId
    table: TableId
    seat: SeatNumber
    tile: TileNumber
    faces: Annotated[tuple[LaidTile | None, ...], Meta(min_length=12, max_length=12)] | None = None
    """A planet of your own to try instead of the seat's."""


class Hint(_Frame, frozen=True, tag="hint"):
    """Ask what a strong bot would do on your turn, alone against bots with `aids` on. The table stays as it is."""

    cmd_id: CommandId
    table: TableId
    seat: SeatNumber


Command = (
    Create
    | PlayDaily
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
"""Everything that changes a table."""

TableCommand = (
    Sit | Leave | Return | HandOver | Play | TakeBack | Done | Resign | End | Rematch | React | Fill | Kick | Close
)
"""Everything that changes an existing table."""

Said = Hello | Watch | Unwatch | WhatIf | Hint | ReviewCommand | Command
"""Everything a client may say."""

__all__ = [
    "Close", "Command", "Create", "Done", "End", "Fill", "HandOver", "Hello", "Hint", "Kick",
    "LaidTile", "Leave", "Play", "PlayDaily", "React", "Rematch", "Resign", "Return", "Said", "Sit", "TableCommand",
    "TakeBack", "Unwatch", "Watch", "WhatIf",
]  # fmt: skip
