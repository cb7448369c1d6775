"""What happened at a table, as data: codes and parameters, never sentences in a language. All events are public."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.engine import events as engine
from twelvefold.engine.events import Awarded, Carried, Discarded, Ended, Revealed, RoundOpened
from twelvefold.protocol.table import Daily, Ending, Options, SeatRequest


class Created(Struct, frozen=True, tag="created"):
    """The table was created."""

    code: str
    options: Options
    seats: tuple[SeatRequest, ...]
    daily: Daily | None = None
    """The day, if this is a daily game."""


class Seated(Struct, frozen=True, tag="seated"):
    """Somebody took a seat."""

    seat: int
    name: str


class BotSeated(Struct, frozen=True, tag="bot seated"):
    """The host gave a seat to a bot."""

    seat: int
    bot: str


class Opened(Struct, frozen=True, tag="seat opened"):
    """A seat is open to anybody with the link; in a game, a bot plays for it until somebody sits down."""

    seat: int
    by_administrator: bool = False
    """Whether the server's administrator opened it, and not the table's host."""


class Left(Struct, frozen=True, tag="left"):
    """Somebody left; in a game, a bot plays for the seat until they come back."""

    seat: int


class Lapsed(Struct, frozen=True, tag="lapsed"):
    """Somebody's time for a move ran out; a bot plays for the seat until they come back."""

    seat: int


class Returned(Struct, frozen=True, tag="returned"):
    """Somebody came back to their seat."""

    seat: int


class Offered(Struct, frozen=True, tag="hand-over made"):
    """Somebody created a link to hand over their seat."""

    seat: int


class Started(Struct, frozen=True, tag="game started"):
    """A game was dealt."""

    game: int
    first_seat: int
    seed: str | None
    """The seed, if the deal is open."""


class BotFault(StrEnum):
    """What a bot that the server's host has registered did wrong."""

    CRASH = "crash"
    ILLEGAL = "illegal move"
    LATE = "endless thought"
    GIVEN_UP = "given up"
    """Its process was lost too often in this game."""
    BUSY = "busy"
    """Nothing: too many bots had to think at once."""
    MISSING = "missing"
    """Nothing: this server doesn't have it, or no longer."""


class Placed(engine.Placed, frozen=True, tag="placed", omit_defaults=True):
    """A seat took a tile and placed it."""

    fault: BotFault | None = None
    """Why `naive` placed it instead of the seat's bot."""

    @classmethod
    def of(cls, event: engine.Placed, fault: BotFault | None = None) -> "Placed":
        """A placement as the rules describe it, and what went wrong before it."""
        return cls(event.seat, event.slot, event.tile, event.face, event.rotation, fault)


class TakenBack(Struct, frozen=True, tag="taken back"):
    """A placement was undone."""

    seat: int


class Settled(Struct, frozen=True, tag="settled"):
    """The last placement can no longer be undone."""

    seat: int


class Resigned(Struct, frozen=True, tag="resigned"):
    """Somebody resigned; a bot plays on in their place."""

    seat: int


class EndWanted(Struct, frozen=True, tag="end wanted"):
    """Somebody agreed to end the game now, or withdrew."""

    seat: int
    wanted: bool


class RematchWanted(Struct, frozen=True, tag="rematch wanted"):
    """Somebody asked for a rematch, or withdrew."""

    seat: int
    wanted: bool


class GameOver(Struct, frozen=True, tag="game over"):
    """A game ended before its twelfth round."""

    game: int
    how: Ending


class Reaction(StrEnum):
    """The reactions a player can send."""

    HELLO = "hello"
    NICE = "nice"
    WOW = "wow"
    OOPS = "oops"
    THINKING = "thinking"
    HURRY = "hurry"
    THANKS = "thanks"
    GOOD_GAME = "good game"


class Reacted(Struct, frozen=True, tag="reacted"):
    """Somebody sent a reaction."""

    seat: int
    reaction: Reaction


class HostChanged(Struct, frozen=True, tag="host changed"):
    """The host left, and somebody else is host now."""

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
"""What a table's log contains."""

GameEvent = RoundOpened | Placed | Awarded | Carried | Discarded | Revealed | Ended
"""What the rules make of a move."""

Event = TableEvent | RoundOpened | Awarded | Carried | Discarded | Revealed | Ended
