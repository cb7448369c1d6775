"""Reviews of finished games and values of positions, as requests are answered with them."""

from msgspec import Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.luck import RoundReview
from twelvefold.analysis.moves import MoveReview
from twelvefold.analysis.seats import SeatReview

ReviewPart = RoundReview | MoveReview | SeatReview
"""What a review consists of, in the order in which it's computed: rounds and moves by turns, then the seats."""


class ReviewNews(Struct, frozen=True):
    """What is new of a review: the answer to `POST /api/reviews` and to `GET /api/reviews/{review}`."""

    review: str
    """Its id, to ask for more with."""
    parts: tuple[ReviewPart, ...]
    """The new parts, in order."""
    done: bool
    """Whether these are the last."""
    failed: str | None
    """Why no more will come; asking for the review anew starts it again."""


class LineValue(Struct, frozen=True):
    """What a position on a line is worth, with everybody's objective known: the answer to `POST /api/lines/value`."""

    ply: int
    evaluation: Evaluation
