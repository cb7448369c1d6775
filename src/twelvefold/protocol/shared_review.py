"""What is said in a shared review: people go through a finished game together, and one of them leads."""

from typing import Annotated, NamedTuple

from msgspec import Meta, Struct

from twelvefold.protocol.limits import (
    ChoiceNumber,
    CommandId,
    FaceNumber,
    GameNumber,
    Name,
    PersonId,
    PlyNumber,
    RecordId,
    ReviewId,
    RotationNumber,
    SeatNumber,
    TableId,
    TileNumber,
)


class LineMove(NamedTuple):
    """A move of a line that branches off a game, as a record has it."""

    seat: SeatNumber
    tile: TileNumber
    face: FaceNumber
    rotation: RotationNumber


class ReviewPosition(Struct, frozen=True, forbid_unknown_fields=True):
    """What the leader of a shared review shows."""

    ply: PlyNumber = 0
    """Moves of the game made so far."""
    seat: SeatNumber | None = None
    """The seat whose planet is large."""
    review: bool = False
    """Whether the review of the game is open, rather than its replay."""
    choice: ChoiceNumber | None = None
    """Which of the best moves the review draws in place of the one that was made; None if it draws none."""
    line: Annotated[tuple[LineMove, ...], Meta(min_length=0, max_length=48)] = ()
    """The moves made from there that aren't the game's, if a line of one's own is shown."""


class _ReviewCommand(Struct, frozen=True, forbid_unknown_fields=True):
    cmd_id: CommandId


class JoinReview(_ReviewCommand, frozen=True, tag="join review"):
    """Go through a finished game together with whoever has the link. The first to join leads."""

    review: ReviewId
    table: TableId | None = None
    """The table where the game was played; for an uploaded record, name the `record` instead."""
    game: GameNumber | None = None
    """Which game of the table; None for the last one."""
    record: RecordId | None = None
    name: Name | None = None
    """The name the others may see."""
    position: ReviewPosition = ReviewPosition()
    """What you are looking at; it is shown to the others if you are the first."""


class LeaveReview(_ReviewCommand, frozen=True, tag="leave review"):
    """Leave the shared review; if you lead, whoever has been there longest leads then."""


class Lead(_ReviewCommand, frozen=True, tag="lead"):
    """As the leader of a shared review, show everybody what you are looking at."""

    position: ReviewPosition


class PassLead(_ReviewCommand, frozen=True, tag="pass lead"):
    """As the leader of a shared review, let somebody else lead."""

    to: PersonId


ReviewCommand = JoinReview | LeaveReview | Lead | PassLead
"""Everything a client may say about shared reviews."""


class Reviewing(Struct, frozen=True, tag="reviewing"):
    """The answer to each command about a shared review; the review as it is now comes with `SharedReview`."""

    cmd_id: str
    review: str
    """The shared review's id."""
    you: str
    """Your id among its people; it stays the same when you come back."""
    game: int | None
    """Which game of the table, from 1; None for an uploaded record."""
    open: bool
    """Whether anybody with the link may join; if not, only people who have sat at the table may."""


class Reviewer(Struct, frozen=True):
    """Somebody in a shared review."""

    id: str
    """Their id in this review; it says nothing about who they are elsewhere."""
    name: str | None
    """The name they gave, cleaned up."""
    away: bool
    """Whether their connection was lost a moment ago; they are still expected back."""


class SharedReview(Struct, frozen=True, tag="shared review"):
    """Who goes through a game together, who leads, and what the leader shows; the same bytes for everybody there."""

    review: str
    """The shared review's id."""
    people: tuple[Reviewer, ...]
    """Everybody there, whoever came first at the beginning."""
    leader: str
    """The id of whoever leads."""
    position: ReviewPosition


__all__ = [
    "JoinReview", "Lead", "LeaveReview", "LineMove", "PassLead", "ReviewCommand", "ReviewPosition", "Reviewer",
    "Reviewing", "SharedReview",
]  # fmt: skip
