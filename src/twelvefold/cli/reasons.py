"""Why one move is better than another, as a sentence: for reviews and for hints."""

from collections.abc import Sequence

from twelvefold.analysis import Reason, Why
from twelvefold.cli.names import animal_text, face_letter
from twelvefold.words import decimal, percent, say


def sentence_of(reason: Reason, names: Sequence[str] = ()) -> str:
    """A reason in the current language; without names, players are called by their seats."""
    if reason.why is Why.OBJECTIVE:
        return say("reason-objective", points=signed(decimal(reason.points, 1), reason.points))
    told: dict[str, object] = {
        "animal": animal_text(reason.animal or ""),
        "before": percent(reason.before, 0),
        "after": percent(reason.after, 0),
    }
    if reason.why is Why.DENIAL:
        return say("reason-denial", name=_name(reason.seat or 0, names), **told)
    told["face"] = face_letter(reason.face)
    if reason.why is Why.ROOM:
        return say("reason-room", **told)
    if reason.why is Why.MOST or reason.other is None:
        return say("reason-most", habitat=say(f"habitat-{reason.habitat}.within"), **told)
    side = "beside" if reason.why is Why.TOUCHING else "away"
    habitats = {"habitat": say(f"habitat-{reason.habitat}.within"), "other": say(f"habitat-{reason.other}.{side}")}
    return say(f"reason-{reason.why}", **habitats, **told)


def signed(text: str, value: float) -> str:
    """A number as text with its sign, also if it's positive."""
    return f"{'−' if value < 0 else '+'}{text.removeprefix('-')}"


def _name(seat: int, names: Sequence[str]) -> str:
    return names[seat] if names else say("cli-picture-seat", seat=seat)
