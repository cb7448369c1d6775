"""What happened, one sentence each, as the browser says it too."""

from collections.abc import Sequence

from twelvefold.cli.text.names import animal_name, face_letter, requirement
from twelvefold.cli.text.sight import Sight
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
    Verdict,
)
from twelvefold.words import say
from twelvefold.world.habitat import BY_ID


def told(event: Event, sight: Sight) -> list[str]:
    """An event in one line; the end in one for each seat, and who won."""
    match event:
        case RoundOpened():
            return [say("event-round-opened", round=event.round, name=sight.names[event.first_seat])]
        case Placed():
            return [say("event-placed", name=sight.names[event.seat], face=face_letter(event.face))]
        case Awarded():
            name, reason = sight.names[event.seat], _reason(event.animal, event.bids, sight)
            return [say("event-awarded", animal=animal_name(event.animal), name=name, reason=reason, by=str(event.by))]
        case Carried() | Discarded():
            why = "draw" if event.why is Doubt.DRAW else "none"
            reason = _reason(event.animal, event.bids, sight)
            message = "event-carried" if isinstance(event, Carried) else "event-discarded"
            return [say(message, animal=animal_name(event.animal), why=why, reason=reason)]
        case Revealed():
            return [say("event-revealed", round=event.under, animal=animal_name(event.animal))]
        case Ended():
            return _end(event, sight)


def _reason(animal: str, bids: Sequence[Bid], sight: Sight) -> str:
    """Why an animal went where it went: `Forest touching glacier: 9, 7, 7, 0`."""
    values = ", ".join(str(bid.value) for bid in bids)
    return say("life-reason", requirement=requirement(sight.animal(animal)), bids=values)


def _end(end: Ended, sight: Sight) -> list[str]:
    lines = [say("game-over")]
    for score in end.scores:
        about = {"name": sight.names[score.seat], "total": score.total, "animals": score.animals, "cards": score.cards}
        if end.objectives:
            habitat = BY_ID[end.objectives[score.seat]]
            about |= {"objective": score.objective, "habitat": say(f"habitat-{habitat.id}")}
        lines.append(say("spoken-score" if end.objectives else "spoken-score-beginner", **about))
    return [*lines, *_verdict(end, sight)]


def _verdict(end: Ended, sight: Sight) -> list[str]:
    names = [sight.names[seat] for seat in end.winners]
    if end.by is Verdict.SHARED:
        return [say("end-shared", names=say("list-and").join(names)), say("end-by-shared")]
    won = say("end-you-won") if end.winners == (sight.seat,) else say("end-won", name=names[0])
    return [won, say("end-by-cards")] if end.by is Verdict.CARDS else [won]
