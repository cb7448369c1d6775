"""What a game says about each player: how well it was played, and how much of the result was luck."""

from collections.abc import Sequence

from msgspec import Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.luck import RoundReview
from twelvefold.analysis.moves import MoveReview
from twelvefold.analysis.verdicts import Verdict, accuracy_of, level_of
from twelvefold.world.units import Seat


class SeatReview(Struct, frozen=True, tag="seat"):
    """One seat's game."""

    seat: Seat
    result: float
    """Its share of the victory."""
    luck: float
    """How much of that chance gave it: the sum over the deal, the piles and the animals turned up."""
    adjusted: float
    """The result without luck; it may be below 0 or above 1."""
    decisions: int
    """How many of its moves were real decisions."""
    error: float
    """What it gave away per real decision, in chance to win."""
    points: float
    """What it gave away in points of lead, over the whole game."""
    accuracy: float
    """How accurate its decisions were on average, from 0 to 1."""
    level: str
    """The level that gives away about as much per decision."""
    verdicts: dict[str, int]
    """How many moves of each verdict it made."""


def review_seat(seat: Seat, end: Evaluation, moves: Sequence[MoveReview], rounds: Sequence[RoundReview]) -> SeatReview:
    """Sum up a seat's game."""
    own = [move for move in moves if move.seat == seat]
    decided = [move for move in own if move.decided]
    luck = sum(each.luck[seat] for review in rounds for each in review.luck)
    losses = [move.loss for move in decided]
    error = sum(losses) / max(1, len(losses))
    return SeatReview(
        seat=seat,
        result=end.chances[seat],
        luck=luck,
        adjusted=end.chances[seat] - luck,
        decisions=len(decided),
        error=error,
        points=sum(move.points for move in own),
        accuracy=sum(map(accuracy_of, losses)) / len(losses) if losses else 1.0,
        level=level_of(error, len(end.chances)),
        verdicts={verdict: sum(move.verdict is verdict for move in own) for verdict in Verdict},
    )
