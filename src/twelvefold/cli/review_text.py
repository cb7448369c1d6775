"""A review in the terminal: a line for each round and each move, then a table of the seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from twelvefold.analysis import MoveReview, Review, RoundReview
from twelvefold.analysis.verdicts import NOTHING
from twelvefold.cli.console import show_table
from twelvefold.cli.reasons import sentence_of, signed
from twelvefold.words import percent, say

if TYPE_CHECKING:
    from twelvefold.analysis.steps import Part

COLUMNS = ("result", "luck", "adjusted", "accuracy", "error", "level")


def lines_of(part: "Part") -> Iterator[str]:
    """What a part of a review says."""
    if isinstance(part, RoundReview):
        yield say("cli-review-round", round=part.round, chances=_percents(part.position.chances))
        for luck in part.luck:
            values = ", ".join(signed(percent(value), value) for value in luck.luck)
            yield say("cli-review-luck", what=say(f"luck-{luck.of}"), luck=values)
    elif isinstance(part, MoveReview):
        told = {"move": part.move, "seat": part.seat, "after": percent(part.after)}
        verdict = say(f"verdict-{part.verdict}")
        if part.loss <= NOTHING:
            yield say("cli-review-move", verdict=verdict, **told)
        else:
            better = part.best[0].move
            loss = signed(percent(-part.loss), -part.loss)
            yield say("cli-review-better", verdict=verdict, better=better, loss=loss, **told)
        if part.kind is not None:
            yield f"        {say(f'mistake-{part.kind}')}"
        for reason in part.reasons:
            yield f"        {sentence_of(reason)}"


def seats_table(review: Review) -> None:
    """Print what the game says about each seat."""
    table = Table()
    table.add_column(say("cli-column-seat"))
    for name in COLUMNS:
        table.add_column(say(f"cli-column-{name}"), justify="right", no_wrap=True)
    for seat in review.seats:
        table.add_row(
            str(seat.seat),
            percent(seat.result, 0),
            signed(percent(seat.luck), seat.luck),
            percent(seat.adjusted).replace("-", "−"),
            percent(seat.accuracy),
            percent(seat.error),
            say(f"level-{seat.level}"),
        )
    show_table(table)


def kinds_of(review: Review) -> Iterator[str]:
    """The kinds of all mistakes, the most frequent first, each with what it means and what to do about it."""
    for kind, count in Counter(move.kind for move in review.moves if move.kind is not None).most_common():
        told = {"kind": say(f"mistake-{kind}"), "what": say(f"mistake-{kind}.what")}
        yield say("cli-review-kind", count=count, advice=say(f"mistake-{kind}.advice"), **told)


def _percents(chances: Sequence[float]) -> str:
    return ", ".join(percent(chance, 0) for chance in chances)
