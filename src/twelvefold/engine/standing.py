"""The race for the animals: what each planet bids now, and who would win. All of it is public.

Only face-up animals count. A face-down one doesn't appear and changes nothing.
"""

from array import array
from collections.abc import Iterable
from functools import lru_cache
from typing import TYPE_CHECKING, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from twelvefold.engine.event_builder import bids_in, decision, doubt
from twelvefold.engine.events import Bid, Decision, Doubt
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import MOST_PLAYERS, PLANETS
from twelvefold.engine.kernel.memory import Answer
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.kernel.what_if import CHANGES, DECISIONS, NO_BIDS, decide_changes, decide_now
from twelvefold.engine.state import box_tables
from twelvefold.world.units import AreaMask, Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game
    from twelvefold.engine.view import PublicView
    from twelvefold.world.box import Box

WINNERS = (*map(Seat, range(MOST_PLAYERS)), None)
"""The winner by the kernel's number; −1 is nobody."""


SEATS_IN = tuple(
    tuple([Seat(seat) for seat in range(MOST_PLAYERS) if mask >> seat & 1]) for mask in range(1 << MOST_PLAYERS)
)
"""The seats in each mask of seats."""

_DECISIONS = Answer(DECISIONS)
_CHANGES = Answer(CHANGES)


class Standing(Struct, frozen=True, gc=False):
    """The race for one animal, as the planets are now."""

    animal: str
    round: int
    """The round it's under now."""
    bids: tuple[Bid, ...]
    """Each seat's bid, with the regions behind it."""
    winner: Seat | None
    """Who would win it if it were decided now; None for a tie, or if no planet suits it."""
    by: Decision | None
    """What would make the winner's planet the best; None without a winner."""
    why: Doubt | None
    """Why nobody would win it; None with a winner."""


class SeatBid(NamedTuple):
    """One seat's bid."""

    seat: Seat
    bid: Bid


class RaceChange(Struct, frozen=True, gc=False):
    """What changed in the race for one animal."""

    animal: str
    bids: tuple[SeatBid, ...]
    """The bids that changed."""
    winner: Seat | None
    by: Decision | None
    why: Doubt | None

    def onto(self, standing: Standing) -> Standing:
        """A standing with this change made to it."""
        changed = dict(self.bids)
        bids = tuple(changed.get(Seat(seat), bid) for seat, bid in enumerate(standing.bids))
        return replace(standing, bids=bids, winner=self.winner, by=self.by, why=self.why)


def standings(game: "Game", planets: "Game | None" = None) -> tuple[Standing, ...]:
    """Every face-up animal still waiting, in column order, as the current round would decide it.

    `planets` may be another game: the same one with a placement that shouldn't have any consequences yet.
    """
    waiting = face_up(game)
    out = _DECISIONS.ints
    count = decide_now(state_with(game, planets), packed(game.box, tuple([animal for _, animal in waiting])), out)
    ints, at = out[:count].tolist(), 0
    found = []
    for round_number, animal in waiting:
        winner = WINNERS[ints[at]]
        bids, at = bids_in(ints, at + 1, game.players)
        by, why = (None, doubt(bids)) if winner is None else (decision(winner, bids), None)
        found.append(Standing(animal, round_number, bids, winner, by, why))
    return tuple(found)


def race_changes(cards: "Game", before: "Game", after: "Game", seats: Iterable[Seat]) -> tuple[RaceChange, ...]:
    """The races in which a bid or the leader changed, if only the planets of these seats did.

    `cards` has the animals that wait. It must not be in the last round, where the next regions break a tie.
    """
    animals = tuple([animal for column in cards.columns for animal in column if animal is not None])
    mask = sum({1 << seat for seat in seats})
    out = _CHANGES.ints
    ints = out[: decide_changes(before.state, after.state, mask, packed(cards.box, animals), out)].tolist()
    found, at = [], 0
    while at < len(ints):
        number, leads, changed = ints[at : at + 3]
        at += 3
        bids = []
        for seat in SEATS_IN[changed]:
            end = at + 2 + ints[at + 1]
            bids.append(SeatBid(seat, Bid(ints[at], tuple(map(AreaMask, ints[at + 2 : end])))))
            at = end
        if leads >= 0:
            found.append(RaceChange(animals[number], tuple(bids), Seat(leads), Decision.BEST, None))
        else:
            why = Doubt.NO_BID if leads == NO_BIDS else Doubt.DRAW
            found.append(RaceChange(animals[number], tuple(bids), None, None, why))
    return tuple(found)


def state_with(game: "Game", planets: "Game | None") -> Ints:
    """A copy of a game's state, with the planets of another game if one is given."""
    ints = game.state_ints()
    if planets is not None:
        ints[PLANETS:] = planets.state_ints()[PLANETS:]
    return ints


def face_up(game: "Game | PublicView") -> list[tuple[int, str]]:
    """The waiting animals that everyone can see, each with the round it's under."""
    columns = enumerate(game.columns, 1)
    return [(round_number, animal) for round_number, column in columns for animal in column if animal is not None]


@lru_cache(maxsize=1024)
def packed(box: "Box", animals: tuple[str, ...]) -> Ints:
    """Animals as the kernel takes them: how many, then an integer for each."""
    places = [ANIMALS + box.animal_numbers[animal] for animal in animals]
    tables = box_tables(box)
    return array("q", [len(places), *[tables[place] for place in places]])
