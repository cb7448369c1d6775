"""What happened at a table, as data: codes and parameters, never sentences in a language. All of it is public."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.engine.events import Awarded, Carried, Discarded, Ended, Placed, Revealed, RoundOpened
from twelvefold.protocol.table import Ending, Options, SeatRequest


class Created(Struct, frozen=True, tag="created"):
    """A table was made."""

    code: str
    options: Options
    seats: tuple[SeatRequest, ...]


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody took a seat."""

    seat: int
    name: str


class BotSeated(Struct, frozen=True, tag="bot seated"):
    """The host gave a seat to a bot."""

    seat: int
    bot: str


class Opened(Struct, frozen=True, tag="seat opened"):
    """A seat is open to whoever has the link; in a game a bot keeps it until then."""

    seat: int
    by_administrator: bool = False
    """Whether the server's administrator opened it, and not the table's host."""


class Left(Struct, frozen=True, tag="left"):
    """Somebody left; in a game a bot keeps the seat until they are back."""

    seat: int


class Lapsed(Struct, frozen=True, tag="lapsed"):
    """Somebody's time for a move is over: a bot keeps the seat until they are back."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody is back in their seat."""

    seat: int


class Offered(Struct, frozen=True, tag="hand-over made"):
    """Somebody made a link that hands their seat over."""

    seat: int


class Started(Struct, frozen=True, tag="game started"):
    """A game was dealt."""

    game: int
    first_seat: int
    seed: str | None
    """The seed of an open deal."""


class TakenBack(Struct, frozen=True, tag="taken back"):
    """A placement was taken back."""

    seat: int


class Settled(Struct, frozen=True, tag="settled"):
    """The last placement stands."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """Somebody gave up; a bot plays on in their place."""

    seat: int


class EndWanted(Struct, frozen=True, tag="end wanted"):
    """Somebody would end the game here, or would not any more."""

    seat: int
    wanted: bool


class RematchWanted(Struct, frozen=True, tag="rematch wanted"):
    """Somebody would like another game, or would not any more."""

    seat: int
    wanted: bool


class GameOver(Struct, frozen=True, tag="game over"):
    """A game ended before its twelfth round was played."""

    game: int
    how: Ending


class Reaction(StrEnum):
    """What one can say at the table."""

    HELLO = "hello"
    NICE = "nice"
    WOW = "wow"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"
    THANKS = "thanks"
    GOOD_GAME = "good game"


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody said one of a few things."""

    seat: int
    reaction: Reaction


class HostChanged(Struct, frozen=True, tag="host changed"):
    """The host left; somebody else is host now."""

    seat: int


class Closed(Struct, frozen=True, tag="closed"):
    """The table was closed."""

    by_administrator: bool = False
    """Whether the server's administrator closed it, and not the table's host."""


TableEvent = (
    Created
    | Seated
    | BotSeated
    | Opened
    | Left
    | Lapsed
    | Returned
    | Offered
    | Started
    | Placed
    | TakenBack
    | Settled
    | Resigned
    | EndWanted
    | RematchWanted
    | GameOver
    | Reacted
    | HostChanged
    | Closed
)
"""What stands in a table's log."""

GameEvent = RoundOpened | Placed | Awarded | Carried | Discarded | Revealed | Ended
"""What follows from a move by the rules."""

Event = TableEvent | RoundOpened | Awarded | Carried | Discarded | Revealed | Ended
