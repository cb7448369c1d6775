"""Reviews of finished games: what each move was worth, what would have been better and why, and how much was luck."""

from twelvefold.analysis.advice import Advised, advise
from twelvefold.analysis.evaluate import evaluate
from twelvefold.analysis.evaluation import AnimalChances, Evaluation
from twelvefold.analysis.kinds import MistakeKind
from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.luck import Chance, Luck, RoundReview
from twelvefold.analysis.moves import Choice, MoveReview
from twelvefold.analysis.reasons import Reason, Why
from twelvefold.analysis.review import Review, ReviewError, review
from twelvefold.analysis.seats import SeatReview
from twelvefold.analysis.verdicts import Verdict

__all__ = [
    "Advised",
    "AnimalChances",
    "Chance",
    "Choice",
    "Evaluation",
    "Knowledge",
    "Luck",
    "MistakeKind",
    "MoveReview",
    "Reason",
    "Review",
    "ReviewError",
    "RoundReview",
    "SeatReview",
    "Verdict",
    "Why",
    "advise",
    "evaluate",
    "review",
]
