"""Reviews of finished games and values of positions, as requests are answered with them."""

from msgspec import Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.kinds import MistakeKind
from twelvefold.analysis.luck import RoundReview
from twelvefold.analysis.moves import Choice, MoveReview
from twelvefold.analysis.reasons import Reason
from twelvefold.analysis.seats import SeatReview
from twelvefold.analysis.verdicts import Verdict

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


class LineJudgement(Struct, frozen=True):
    """How good the last move of a line is, by what its player could know: the answer to `POST /api/lines/judge`."""

    ply: int
    before: float
    """The mover's chance to win with the best move."""
    after: float
    """Its chance with this one."""
    verdict: Verdict
    best: tuple[Choice, ...]
    """The best moves found, best first; moves with the same effect count as one."""
    reasons: tuple[Reason, ...]
    """Why the best move is better; empty if this one is as good."""
    kind: MistakeKind | None
    """What went wrong, if it's a mistake or a blunder of a known kind."""
