"""What happens to one animal at the end of a round: a seat wins it, it waits, or it leaves the game."""

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Literal

from tests.referee.paper import Animal
from tests.referee.planet import Planet, bid_with

Outcome = Literal["award", "carry", "discard"]
By = Literal["best", "second", "third"]

LAST_ROUND = 12


@dataclass(frozen=True)
class Look:
    """One look at one animal: each seat's bid and its regions, the outcome, and which region decided.

    `regions` has, for each seat, its qualifying regions, biggest first, and `sizes` their sizes; for `most`, each
    seat's tuple is empty.
    """

    round: int
    animal: str
    bids: tuple[int, ...]
    regions: tuple[tuple[frozenset[int], ...], ...]
    sizes: tuple[tuple[int, ...], ...]
    outcome: Outcome
    seat: int | None
    by: By | None


def look_at(animal: Animal, planets: Sequence[Planet], round_: int) -> Look:
    """Look at one animal in a round, following "A round", paragraph 2."""
    regions = tuple(tuple(planet.qualifying(animal)) for planet in planets)
    bids = tuple(bid_with(animal, of_seat) for of_seat in regions)
    sizes = tuple(() if animal["requirement"] == "most" else tuple(map(len, of_seat)) for of_seat in regions)
    outcome, seat, by = _decide(animal, bids, sizes, round_)
    return Look(round_, animal["id"], bids, regions, sizes, outcome, seat, by)


def _decide(
    animal: Animal, bids: tuple[int, ...], sizes: tuple[tuple[int, ...], ...], round_: int
) -> tuple[Outcome, int | None, By | None]:
    undecided: Outcome = "discard" if round_ == LAST_ROUND else "carry"
    if max(bids) == 0:
        return undecided, None, None
    tied = _leaders(dict(enumerate(bids)))
    if len(tied) == 1:
        return "award", tied[0], "best"
    if round_ < LAST_ROUND or animal["requirement"] == "most":
        return undecided, None, None

    # Round 12: only seats still tied compare, first their second region, then their third.
    tied = _leaders({seat: _nth(sizes[seat], 2) for seat in tied})
    if len(tied) == 1:
        return "award", tied[0], "second"
    tied = _leaders({seat: _nth(sizes[seat], 3) for seat in tied})
    if len(tied) == 1:
        return "award", tied[0], "third"
    return undecided, None, None


def _leaders(offers: dict[int, int]) -> list[int]:
    best = max(offers.values())
    return [seat for seat, offer in offers.items() if offer == best]


def _nth(sizes: tuple[int, ...], nth: int) -> int:
    """The size of the nth biggest qualifying region; a missing one counts 0."""
    return sizes[nth - 1] if len(sizes) >= nth else 0
