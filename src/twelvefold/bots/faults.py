"""What a user's bot did wrong, as a remark and as a sentence for its author."""

from twelvefold.bots.foreign import one_line
from twelvefold.bots.messages import Answer
from twelvefold.bots.remarks import CRASH, ILLEGAL
from twelvefold.bots.turn import Turn
from twelvefold.words import Sentence

LONGEST_DETAIL = 280
"""The most characters of a bot process's message about a fault."""


def fault_in(answer: Answer) -> tuple[str, Sentence | str]:
    """The fault of an answer without a legal move, and what happened."""
    detail = one_line(answer.detail, LONGEST_DETAIL)
    if answer.fault == CRASH:
        return CRASH, detail
    if answer.fault is not None:
        return ILLEGAL, Sentence("cli-detail-gave", what=detail)
    return ILLEGAL, Sentence("cli-detail-code", code=str(answer.code))


def too_late(seconds: float) -> Sentence:
    """What happened in an endless thought."""
    return Sentence("cli-detail-late", seconds=f"{seconds:g}")


def placed_in(turn: Turn, what: object) -> Sentence:
    """What happened, with the round and the seat where it did."""
    return Sentence("cli-detail-place", round=turn.view.round, seat=turn.seat, what=what)
