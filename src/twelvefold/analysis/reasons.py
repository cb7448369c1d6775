"""Why one move is better than another: the one or two differences that matter most, as codes and parameters."""

from collections.abc import Iterator
from enum import StrEnum
from typing import TYPE_CHECKING

from msgspec import Struct

from twelvefold.analysis.kernel.outcomes import OBJECTIVES, WINNERS
from twelvefold.engine.kernel.evaluate import AFTER, evaluate
from twelvefold.engine.kernel.layout import CODES, MOST_PLAYERS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.move import MOVES
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.units import Face, Seat

if TYPE_CHECKING:
    from twelvefold.analysis.playouts import Playouts

MOST_REASONS = 2
LEAST_GAIN = 0.15
"""A second reason has to be worth at least this many points."""


class Why(StrEnum):
    """What a better move does for its seat."""

    APART = "apart"
    """It bids more for an animal that wants a habitat away from another."""
    TOUCHING = "touching"
    """It bids more for an animal that wants a habitat beside another."""
    MOST = "most"
    """It bids more for an animal that wants many regions."""
    ROOM = "room"
    """It bids no more for an animal, but leaves its region more room to grow, or a tile that suits it."""
    DENIAL = "denial"
    """It makes it harder for another seat to win an animal."""
    OBJECTIVE = "objective"
    """It brings more points for the objective."""


class Reason(Struct, frozen=True, gc=False):
    """One difference between two moves."""

    why: Why
    face: Face
    """The face of the better move."""
    animal: str | None = None
    habitat: str | None = None
    """The habitat that the animal asks for, or that of the objective."""
    other: str | None = None
    """The habitat that the animal's region should touch, or shouldn't."""
    seat: Seat | None = None
    """Whose chance it is."""
    before: float = 0.0
    """That seat's chance to win the animal after the move that was made."""
    after: float = 0.0
    """Its chance after the better one."""
    bids: tuple[int, int] = (0, 0)
    """The seat's own bids for the animal after the two moves, the better one last."""
    points: float = 0.0
    """What it's worth, in points."""


WHY = {Requirement.MOST: Why.MOST, Requirement.TOUCHING: Why.TOUCHING, Requirement.APART: Why.APART}


def reasons_for(tried: "Playouts", best: int, played: int) -> tuple[Reason, ...]:
    """The differences between two candidates that matter most for the seat to move, the greatest first."""
    found = sorted(_differences(tried, best, played), key=lambda reason: -reason.points)
    kept = [reason for reason in found[:MOST_REASONS] if reason.points >= LEAST_GAIN]
    return tuple(kept or [reason for reason in found[:1] if reason.points > 0])


def _differences(tried: "Playouts", best: int, played: int) -> Iterator[Reason]:
    position = tried.scene.workspace.position
    seat, players, face = position.seat, tried.players, MOVES[best].face
    objective = position.view.objective
    good, poor = tried.sums[best], tried.sums[played]
    more = good.points(OBJECTIVES, players)[seat] - poor.points(OBJECTIVES, players)[seat]
    if objective is not None:
        yield Reason(Why.OBJECTIVE, face, habitat=objective, seat=seat, points=more)
    rows = zeros(CODES * AFTER)
    evaluate(position.state, position.tables, seat, rows)
    for number, animal in enumerate(position.cards):
        if animal is None:
            continue
        at = WINNERS + MOST_PLAYERS * number
        chances = poor.points(at, players), good.points(at, players)
        bids = rows[AFTER * played + number], rows[AFTER * best + number]
        yield _for_animal(tried, animal, chances, bids, face)


def _for_animal(
    tried: "Playouts",
    animal: Animal,
    chances: tuple[tuple[float, ...], tuple[float, ...]],
    bids: tuple[int, int],
    face: Face,
) -> Reason:
    """What a move changes about one animal: the seat's own chance, or the rival's whose chance falls most."""
    position = tried.scene.workspace.position
    seat, before, after = position.seat, *chances
    own = (after[seat] - before[seat]) * _points(animal, position.view.objective)
    falls = [(before[other] - after[other], -other) for other in range(tried.players) if other != seat]
    fall, rival = max(falls)
    denial = fall * 2 / (tried.players - 1)
    who = seat if own >= denial else Seat(-rival)
    why = Why.DENIAL if who != seat else WHY[animal.requirement] if bids[1] > bids[0] else Why.ROOM
    return Reason(
        why,
        face,
        animal=animal.id,
        habitat=animal.habitat.id,
        other=None if animal.other is None else animal.other.id,
        seat=who,
        before=before[who],
        after=after[who],
        bids=bids,
        points=own + denial,
    )


def _points(animal: Animal, objective: str | None) -> int:
    """What an animal scores for a seat with this objective."""
    return 1 if objective in (None, animal.habitat.id) else 2
