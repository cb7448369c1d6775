"""A table as everybody may see it: its options, its seats and its status."""

from enum import StrEnum
from typing import Annotated

from msgspec import Meta, Struct

from twelvefold.engine.events import Ended
from twelvefold.protocol.limits import (
    DEFAULT_HOLD,
    LONGEST_CLOCK,
    LONGEST_HOLD,
    LONGEST_SEED,
    SHORTEST_CLOCK,
    BotName,
    BoxId,
    Day,
    Name,
    SeatNumber,
)


class Options(Struct, frozen=True, forbid_unknown_fields=True):
    """A table's settings, chosen before the first game and kept for rematches."""

    beginner: bool = False
    """No objectives; each animal scores 1."""
    mystery: bool = False
    """Half of the animals start face down."""
    first_seat: SeatNumber | None = None
    """Who begins; None chooses at random."""
    aids: bool = True
    """Whether bids and previews are shown: each seat's bids, who would win, and what a placement would change."""
    clock: Annotated[int, Meta(ge=SHORTEST_CLOCK, le=LONGEST_CLOCK)] | None = None
    """Seconds for a move; after that, a bot plays for the seat. None: no limit."""
    hold: Annotated[float, Meta(ge=0, le=LONGEST_HOLD)] = DEFAULT_HOLD
    """Seconds for which bots, awards and the next pile wait, so that a placement can be undone."""
    spectators: bool = True
    """Whether spectators may watch."""
    listed: bool = False
    """Whether the table is in the public list while it has open seats or, if spectators may watch, a running game."""
    box: BoxId | None = None
    """A box of tiles other than the standard one."""
    seed: Annotated[str, Meta(min_length=1, max_length=LONGEST_SEED)] | None = None
    """A seed of your choice, visible to everybody, makes the deal open; None draws a fresh seed of 256 bits."""


class SeatKind(StrEnum):
    """What a seat is for."""

    OPEN = "open"
    """For anybody with the link."""
    PERSON = "person"
    BOT = "bot"


class SeatRequest(Struct, frozen=True, forbid_unknown_fields=True):
    """What a seat should be in a new table."""

    kind: SeatKind = SeatKind.OPEN
    """A `person` sits at the host's own screen; people with the link take `open` seats."""
    bot: BotName | None = None
    name: Name | None = None
    """The name of a person at the host's screen."""


class SeatInfo(Struct, frozen=True):
    """A seat as everybody sees it."""

    kind: SeatKind
    name: str | None = None
    """The person's name."""
    bot: str | None = None
    """The bot that sits here, or that plays for the seat for now."""
    away: bool = False
    """Whether a bot plays for the seat until its player comes back or somebody sits down."""
    resigned: bool = False
    host: bool = False
    ends: bool = False
    """Whether the player agrees to end the game now."""
    again: bool = False
    """Whether the player asks for a rematch."""
    changed_hands: bool = False
    """Whether somebody sat down here after the game was dealt, so that others may know this seat's objective."""


class Status(StrEnum):
    """A table's status."""

    WAITING = "waiting"
    """Some seats are open. The first game starts when all are taken."""
    PLAYING = "playing"
    OVER = "over"
    """The last game has ended. There may be a rematch."""
    CLOSED = "closed"


class Ending(StrEnum):
    """How a game ended."""

    PLAYED = "played"
    """All twelve rounds were played."""
    AGREED = "agreed"
    RESIGNED = "resigned"
    """All players but one resigned."""
    CLOSED = "closed"


class Daily(Struct, frozen=True):
    """What makes a table a daily game."""

    day: Day
    practice: bool = False
    """Whether it's the deal of an earlier day, played for practice as often as you like."""


class TableInfo(Struct, frozen=True):
    """A table as everybody sees it."""

    id: str
    code: str
    status: Status
    options: Options
    seats: tuple[SeatInfo, ...]
    game: int
    """The number of the current or last game, from 1; 0 before the first."""
    ended: Ending | None = None
    """How the last game ended; None during a game."""
    seed: str | None = None
    """The seed, if the deal is open or the game is over; a daily game's is never shown."""
    daily: Daily | None = None
    """The day, if this is a daily game."""


class Removal(StrEnum):
    """What removing a table from a player's own list does."""

    CLOSE = "close"
    """Closes the table for good: nobody else plays there."""
    LEAVE = "leave"
    """Leaves the player's seats: a bot plays for them in a game, others may take them before it."""
    FORGET = "forget"
    """Nothing else; it can be undone while the player holds a seat."""


class TableSummary(TableInfo, frozen=True):
    """A line in a list of tables."""

    round: int = 0
    """0 before the first game."""
    touched_at: float = 0.0
    """When something last happened there, in seconds since 1970."""


class OwnTable(TableSummary, frozen=True):
    """A line in a player's own list of tables, with what this player may see there."""

    your_seats: tuple[int, ...] = ()
    """The seats the player holds."""
    seat_to_move: int | None = None
    """Whose turn it is."""
    your_planet: str | None = None
    """The planet of the first of these seats: for each area the first letter of its habitat, a dot where it is free."""
    end: Ended | None = None
    """The result of the last game, if it was played to its end."""
    removal: Removal = Removal.FORGET
