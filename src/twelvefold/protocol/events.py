"""What happened at a table, as data: codes and parameters, never sentences in a language. All of it is public."""

from enum import StrEnum
from functools import lru_cache

from msgspec import Struct

from twelvefold.engine import events as engine
from twelvefold.engine.events import Decision, Doubt, Ended, Placed, Revealed, RoundOpened
from twelvefold.protocol.table import Ending, Options, Wish
from twelvefold.world.units import areas_of


class Bid(Struct, frozen=True):
    """What one planet has to offer an animal."""

    value: int
    regions: tuple[tuple[int, ...], ...]
    """The areas (5 × face + edge) of each region that makes it, biggest first."""


class Awarded(Struct, frozen=True, tag="awarded"):
    """An animal went to the planet that suits it best."""

    round: int
    animal: str
    seat: int
    by: Decision
    bids: tuple[Bid, ...]


class Carried(Struct, frozen=True, tag="carried"):
    """Nobody won an animal; it waits for the next round."""

    round: int
    animal: str
    why: Doubt
    bids: tuple[Bid, ...]


class Discarded(Struct, frozen=True, tag="discarded"):
    """Nobody won an animal in the last round; it leaves the game."""

    round: int
    animal: str
    why: Doubt
    bids: tuple[Bid, ...]


class Created(Struct, frozen=True, tag="created"):
    """A table was made."""

    code: str
    options: Options
    seats: tuple[Wish, ...]


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


def told(event: engine.Event) -> GameEvent:
    """An event of the game as it is sent: regions as lists of areas, since a browser's numbers are too short."""
    match event:
        case engine.Awarded():
            return Awarded(event.round, event.animal, event.seat, event.by, told_bids(event.bids))
        case engine.Carried():
            return Carried(event.round, event.animal, event.why, told_bids(event.bids))
        case engine.Discarded():
            return Discarded(event.round, event.animal, event.why, told_bids(event.bids))
        case _:
            return event


_areas = lru_cache(maxsize=1 << 12)(areas_of)
"""A region is told for each animal that it has something to offer."""


def told_bids(bids: tuple[engine.Bid, ...]) -> tuple[Bid, ...]:
    """Each seat's bid as it is sent."""
    return tuple(Bid(bid.value, tuple(map(_areas, bid.regions))) for bid in bids)
