"""What happened and why, as data. Every event is public: everyone at the table may see all of it."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.world.units import AreaMask, Face, Rotation, Seat, Slot, TileId


class Bid(Struct, frozen=True, gc=False):
    """One planet's bid for an animal."""

    value: int
    regions: tuple[AreaMask, ...]
    """The regions behind it, biggest first: all for `most`, else the biggest one, or three in the last round."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many areas each of these regions has."""
        return tuple(region.bit_count() for region in self.regions)


class Decision(StrEnum):
    """What made one planet the best for an animal."""

    BEST = "best"
    SECOND = "second"
    """A tie in the last round, decided by the second regions."""
    THIRD = "third"


class Doubt(StrEnum):
    """Why nobody won an animal."""

    DRAW = "draw"
    NO_BID = "no bid"


class RoundOpened(Struct, frozen=True, tag="round opened"):
    """A pile was turned up."""

    round: int
    first_seat: Seat
    offer: tuple[TileId, ...]


class Placed(Struct, frozen=True, tag="placed", gc=False):
    """A seat took a tile and placed it."""

    seat: Seat
    slot: Slot
    tile: TileId
    face: Face
    rotation: Rotation


class Awarded(Struct, frozen=True, tag="awarded"):
    """An animal went to the planet that suits it best."""

    round: int
    animal: str
    seat: Seat
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


class Revealed(Struct, frozen=True, tag="revealed"):
    """A face-down animal was turned up under its round."""

    under: int
    animal: str


class Score(Struct, frozen=True, gc=False):
    """A seat's final score."""

    seat: Seat
    objective: int
    """Points for the objective."""
    animals: int
    """Points for the animals."""
    cards: int
    """The number of animals."""
    total: int


class Verdict(StrEnum):
    """What decided the game."""

    POINTS = "points"
    CARDS = "cards"
    """Equal points, more animals."""
    SHARED = "shared"
    """Equal points and equal animals: the victory is shared."""


class Ended(Struct, frozen=True, tag="ended"):
    """The objectives were turned up and the points counted."""

    objectives: tuple[str, ...]
    """Each seat's habitat; empty in the beginner game."""
    scores: tuple[Score, ...]
    winners: tuple[Seat, ...]
    by: Verdict


Event = RoundOpened | Placed | Awarded | Carried | Discarded | Revealed | Ended
