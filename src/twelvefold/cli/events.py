"""Events in words: as log lines with seats and codes, or as sentences, as in the browser."""

from collections.abc import Sequence

from twelvefold.cli.names import animal_name, animal_text, face_letter, requirement, requirement_text, tile_text
from twelvefold.cli.text.sight import Sight
from twelvefold.drawing import FACE_LETTERS
from twelvefold.engine.events import (
    Awarded,
    Bid,
    Carried,
    Discarded,
    Doubt,
    Ended,
    Event,
    Placed,
    Revealed,
    RoundOpened,
    Score,
    Verdict,
)
from twelvefold.engine.move import Move
from twelvefold.words import say
from twelvefold.world.box import Box


def log_line(event: Event, box: Box) -> str:
    """An event in one line; the end of the game in several."""
    match event:
        case RoundOpened():
            tiles = "  ".join(f"{slot}:{tile_text(box, tile)}" for slot, tile in enumerate(event.offer, 1))
            return say("cli-round-opened", round=event.round, seat=event.first_seat, tiles=tiles)
        case Placed():
            move = str(Move(event.slot, event.face, event.rotation))
            about = {"areas": tile_text(box, event.tile), "face": FACE_LETTERS[event.face]}
            return say("cli-placed", move=move, seat=event.seat, tile=event.tile, **about)
        case Revealed():
            return say("cli-revealed", round=event.under, **_asked(event.animal, box))
        case Awarded():
            about = _asked(event.animal, box) | {"bids": _bids(event.bids)}
            if event.by == "best":
                return say("cli-awarded", seat=event.seat, **about)
            sizes = ", ".join("+".join(map(str, bid.sizes[:3])) or "0" for bid in event.bids)
            return say(f"cli-awarded-{event.by}", seat=event.seat, sizes=sizes, **about)
        case Carried() | Discarded():
            message = "cli-carried" if isinstance(event, Carried) else "cli-discarded"
            return say(message, why=_why(event.why), bids=_bids(event.bids), **_asked(event.animal, box))
        case Ended():
            return _log_end(event)


def spoken_lines(event: Event, sight: Sight) -> list[str]:
    """An event in one sentence; the end of the game in one per seat, plus the winner."""
    match event:
        case RoundOpened():
            return [say("event-round-opened", round=event.round, name=sight.names[event.first_seat])]
        case Placed():
            return [say("event-placed", name=sight.names[event.seat], face=face_letter(event.face))]
        case Revealed():
            return [say("event-revealed", round=event.under, animal=animal_name(event.animal))]
        case Awarded():
            about = {"animal": animal_name(event.animal), "reason": _reason(event, sight)}
            return [say("event-awarded", name=sight.names[event.seat], by=str(event.by), **about)]
        case Carried() | Discarded():
            message = "event-carried" if isinstance(event, Carried) else "event-discarded"
            about = {"animal": animal_name(event.animal), "reason": _reason(event, sight)}
            return [say(message, why=_why(event.why), **about)]
        case Ended():
            return [say("game-over"), *_scores(event, sight), *_verdict(event, sight)]


def _asked(animal: str, box: Box) -> dict[str, str]:
    asks = requirement_text(box.animals[box.animal_numbers[animal]])
    return {"animal": animal_text(animal), "requirement": asks}


def _reason(event: Awarded | Carried | Discarded, sight: Sight) -> str:
    """Why an animal was awarded, carried or discarded: `Forest touching glacier: 9, 7, 7, 0`."""
    return say("life-reason", requirement=requirement(sight.animal(event.animal)), bids=_bids(event.bids))


def _bids(bids: Sequence[Bid]) -> str:
    return ", ".join(str(bid.value) for bid in bids)


def _why(doubt: Doubt) -> str:
    return "draw" if doubt is Doubt.DRAW else "none"


def _points(score: Score) -> dict[str, int]:
    return {"total": score.total, "objective": score.objective, "animals": score.animals, "cards": score.cards}


def _log_end(event: Ended) -> str:
    lines = [say("cli-end")]
    for score in event.scores:
        about = {"seat": score.seat, **_points(score)}
        if event.objectives:
            habitat = say(f"habitat-{event.objectives[score.seat]}.within")
            lines.append(say("cli-end-seat", habitat=habitat, **about))
        else:
            lines.append(say("cli-end-seat-beginner", **about))
    winners = say("cli-and").join(say("cli-end-winner", seat=seat) for seat in event.winners)
    return "\n".join([*lines, say(f"cli-end-{event.by}", winners=winners)])


def _scores(end: Ended, sight: Sight) -> list[str]:
    lines = []
    for score in end.scores:
        about = {"name": sight.names[score.seat], **_points(score)}
        if end.objectives:
            about["habitat"] = say(f"habitat-{end.objectives[score.seat]}")
        lines.append(say("spoken-score" if end.objectives else "spoken-score-beginner", **about))
    return lines


def _verdict(end: Ended, sight: Sight) -> list[str]:
    names = [sight.names[seat] for seat in end.winners]
    if end.by is Verdict.SHARED:
        return [say("end-shared", names=say("list-and").join(names)), say("end-by-shared")]
    won = say("end-you-won") if end.winners == (sight.seat,) else say("end-won", name=names[0])
    return [won, say("end-by-cards")] if end.by is Verdict.CARDS else [won]
