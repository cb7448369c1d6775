"""The log in plain words: one line for each event."""

from twelvefold.drawing import FACE_LETTERS
from twelvefold.engine.events import (
    Awarded,
    Carried,
    Discarded,
    Doubt,
    Ended,
    Event,
    Placed,
    Revealed,
    RoundOpened,
)
from twelvefold.engine.move import Move
from twelvefold.words import can_say, say
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Box


def animal_text(name: str) -> str:
    """An animal's name; one of a box of one's own keeps its id."""
    return say(f"animal-{name}") if can_say(f"animal-{name}") else name


def requirement_text(animal: Animal) -> str:
    """What an animal asks of a planet, such as `forest touching glacier`."""
    if animal.requirement is Requirement.MOST or animal.other is None:
        return say("cli-most", habitat=say(f"habitat-{animal.habitat}.most"))
    touching = animal.requirement is Requirement.TOUCHING
    other = say(f"habitat-{animal.other}.{'beside' if touching else 'away'}")
    return say(
        "cli-touching" if touching else "cli-apart", habitat=say(f"habitat-{animal.habitat}.within"), other=other
    )


def tile_text(box: Box, tile: int) -> str:
    """A tile's five areas by their initials, counterclockwise: O F D M G."""
    return "".join(habitat.id[0].upper() for habitat in box.tiles[tile])


def line(event: Event, box: Box) -> str:
    """An event in one line."""
    match event:
        case RoundOpened():
            tiles = "  ".join(f"{slot}:{tile_text(box, tile)}" for slot, tile in enumerate(event.offer, 1))
            return say("cli-round-opened", round=event.round, seat=event.first_seat, tiles=tiles)
        case Placed():
            move = Move(event.slot, event.face, event.rotation)
            told = {"areas": tile_text(box, event.tile), "face": FACE_LETTERS[event.face]}
            return say("cli-placed", move=str(move), seat=event.seat, tile=event.tile, **told)
        case Awarded() | Carried() | Discarded():
            return _life(event, box)
        case Revealed():
            asks = requirement_text(_animal(box, event.animal))
            return say("cli-revealed", round=event.under, animal=animal_text(event.animal), requirement=asks)
        case Ended():
            return _end(event)


def _animal(box: Box, name: str) -> Animal:
    return box.animals[box.animal_numbers[name]]


def _life(event: Awarded | Carried | Discarded, box: Box) -> str:
    told = {
        "animal": animal_text(event.animal),
        "requirement": requirement_text(_animal(box, event.animal)),
        "bids": ", ".join(str(bid.value) for bid in event.bids),
    }
    if isinstance(event, Awarded):
        if event.by == "best":
            return say("cli-awarded", seat=event.seat, **told)
        sizes = ", ".join("+".join(map(str, bid.sizes[:3])) or "0" for bid in event.bids)
        return say(f"cli-awarded-{event.by}", seat=event.seat, sizes=sizes, **told)
    why = "draw" if event.why is Doubt.DRAW else "none"
    return say("cli-carried" if isinstance(event, Carried) else "cli-discarded", why=why, **told)


def _end(event: Ended) -> str:
    lines = [say("cli-end")]
    for score in event.scores:
        told = {"seat": score.seat, "animals": score.animals, "cards": score.cards, "total": score.total}
        if event.objectives:
            habitat = say(f"habitat-{event.objectives[score.seat]}.within")
            lines.append(say("cli-end-seat", objective=score.objective, habitat=habitat, **told))
        else:
            lines.append(say("cli-end-seat-beginner", **told))
    winners = say("cli-and").join(say("cli-end-winner", seat=seat) for seat in event.winners)
    return "\n".join([*lines, say(f"cli-end-{event.by}", winners=winners)])
