"""What happened, and why, as data. Every event is public: everybody at the table may see all of it."""

from enum import StrEnum

from msgspec import Struct

from twelvefold.world.units import AreaMask, Face, Rotation, Seat, Slot, TileId


class Bid(Struct, frozen=True, gc=False):
    """What one planet had to offer an animal."""

    value: int
    regions: tuple[AreaMask, ...]
    """The regions that made it, biggest first: all for `most`, else the biggest one, in the last round the three."""

    @property
    def sizes(self) -> tuple[int, ...]:
        """How many areas each of these regions has."""
        return tuple(region.bit_count() for region in self.regions)


class Decision(StrEnum):
    """What made one planet the best for an animal."""

    BEST = "best"
    SECOND = "second"
    """A draw in the last round, decided by the second regions."""
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
    """A seat took a tile and laid it."""

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
    """What a seat ended with."""

    seat: Seat
    objective: int
    """Points for the objective."""
    animals: int
    """Points for the animals."""
    cards: int
    """How many animals."""
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
