"""A review in the terminal: a line for each round and each move, then a table of the seats."""

from collections import Counter
from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from rich.table import Table

from twelvefold.analysis import MoveReview, Reason, Review, RoundReview, Why
from twelvefold.analysis.verdicts import NOTHING
from twelvefold.cli.console import show_table
from twelvefold.cli.names import animal_text, face_letter
from twelvefold.words import decimal, percent, say

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


def sentence_of(reason: Reason) -> str:
    """A reason in the current language."""
    if reason.why is Why.OBJECTIVE:
        return say("reason-objective", points=signed(decimal(reason.points, 1), reason.points))
    told: dict[str, object] = {
        "animal": animal_text(reason.animal or ""),
        "before": percent(reason.before, 0),
        "after": percent(reason.after, 0),
    }
    if reason.why is Why.DENIAL:
        return say("reason-denial", name=say("cli-picture-seat", seat=reason.seat), **told)
    told["face"] = face_letter(reason.face)
    if reason.why is Why.ROOM:
        return say("reason-room", **told)
    if reason.why is Why.MOST or reason.other is None:
        return say("reason-most", habitat=say(f"habitat-{reason.habitat}.within"), **told)
    side = "beside" if reason.why is Why.TOUCHING else "away"
    habitats = {"habitat": say(f"habitat-{reason.habitat}.within"), "other": say(f"habitat-{reason.other}.{side}")}
    return say(f"reason-{reason.why}", **habitats, **told)


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


def signed(text: str, value: float) -> str:
    """A number as text with its sign, also if it's positive."""
    return f"{'−' if value < 0 else '+'}{text.removeprefix('-')}"


def _percents(chances: Sequence[float]) -> str:
    return ", ".join(percent(chance, 0) for chance in chances)
