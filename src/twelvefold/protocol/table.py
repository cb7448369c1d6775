"""A table as everybody may see it: its options, its seats, where it stands."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from twelvefold.protocol.limits import (
    DEFAULT_HOLD,
    LONGEST_CLOCK,
    LONGEST_HOLD,
    LONGEST_SEED,
    SHORTEST_CLOCK,
    BotName,
    BoxId,
    Name,
    SeatNumber,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """What is agreed before the first game; it stays for the rematches."""

    beginner: bool = False
    """No objectives; each animal scores 1."""
    mystery: bool = False
    """Half of the animals lie face down at first."""
    first_seat: SeatNumber | None = None
    """Who begins; None draws lots."""
    aids: bool = True
    """Whether bids, who would win, and what-ifs are shown."""
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    """Seconds for a move; a bot keeps the seat of whoever takes longer. None: the table waits."""
    hold: Annotated[float, Meta(ge=0, le=LONGEST_HOLD)] = DEFAULT_HOLD
    """Seconds for which bots, awards and the next pile wait, so that a placement can be taken back."""
    spectators: bool = True
    """Whether others than the seated may look on."""
    listed: bool = False
    """Whether the table stands in the public list while it has open seats."""
    box: BoxId | None = None
    """A box of tiles other than the standard one."""
    seed: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    """A chosen seed makes an open deal, and is shown to all; None takes a fresh one of 256 bits."""


class SeatKind(StrEnum):
    """What a seat is for."""

    OPEN = "open"
    """It waits for somebody with the link."""
    PERSON = "person"
    BOT = "bot"


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat shall be when a table is made."""

    kind: SeatKind = SeatKind.OPEN
    """A person is one at the maker's own screen; one with a link finds an open seat."""
    bot: BotName | None = None
    name: Name | None = None
    """The name of a person at the maker's screen."""


class SeatInfo(Struct, frozen=True):
    """A seat as all see it."""

    kind: SeatKind
    name: str | None = None
    """The person's name."""
    bot: str | None = None
    """The bot that sits here, or that keeps the seat for now."""
    away: bool = False
    """A bot keeps the seat until its player is back, or somebody sits down."""
    resigned: bool = False
    host: bool = False
    ends: bool = False
    """They would end the game here."""
    again: bool = False
    """They would like a rematch."""
    changed_hands: bool = False
    """Somebody sat down here since the game was dealt: others than who sits here may know its secrets."""


class Status(StrEnum):
    """Where a table stands."""

    WAITING = "waiting"
    """Some seats are open; the first game starts when all are taken."""
    PLAYING = "playing"
    OVER = "over"
    """The last game has ended; there may be a rematch."""
    CLOSED = "closed"


class Ending(StrEnum):
    """How a game came to its end."""

    PLAYED = "played"
    """All twelve rounds."""
    AGREED = "agreed"
    RESIGNED = "resigned"
    """All but one gave up."""
    CLOSED = "closed"


class TableInfo(Struct, frozen=True):
    """A table as all see it."""

    id: str
    code: str
    status: Status
    options: Options
    seats: tuple[SeatInfo, ...]
    game: int
    """The number of the game being played or just ended, from 1; 0 before the first."""
    ended: Ending | None = None
    """How the last game ended; None while one is played."""
    seed: str | None = None
    """The seed of an open deal; after the end, of any."""


class TableSummary(TableInfo, frozen=True):
    """A line in a list of tables."""

    round: int = 0
    """0 before the first game."""
    touched_at: float = 0.0
    """When something happened there last, in seconds since 1970."""
