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
    Verdict,
)
from twelvefold.engine.move import Move
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Box


def requirement_text(animal: Animal) -> str:
    """What an animal asks of a planet, such as `forest touching glacier`."""
    if animal.requirement is Requirement.MOST:
        return f"most {animal.habitat} regions"
    return f"{animal.habitat} {animal.requirement} {'from ' * (animal.requirement is Requirement.APART)}{animal.other}"


def tile_text(box: Box, tile: int) -> str:
    """A tile's five areas by their initials, counterclockwise: O F D M G."""
    return "".join(habitat.id[0].upper() for habitat in box.tiles[tile])


def line(event: Event, box: Box) -> str:
    """An event in one line."""
    match event:
        case RoundOpened():
            tiles = "  ".join(f"{slot}:{tile_text(box, tile)}" for slot, tile in enumerate(event.offer, 1))
            return f"Round {event.round}: seat {event.first_seat} begins; on show {tiles}"
        case Placed():
            move = Move(event.slot, event.face, event.rotation)
            what, where = tile_text(box, event.tile), FACE_LETTERS[event.face]
            return f"  {move}  seat {event.seat} lays tile {event.tile} ({what}) on face {where}"
        case Awarded() | Carried() | Discarded():
            return "  " + _life(event, box)
        case Revealed():
            asks = requirement_text(_animal(box, event.animal))
            return f"  Turned up under round {event.under}: {event.animal}, {asks}"
        case Ended():
            return _end(event)


def _animal(box: Box, name: str) -> Animal:
    return box.animals[box.animal_numbers[name]]


def _life(event: Awarded | Carried | Discarded, box: Box) -> str:
    animal = _animal(box, event.animal)
    bids = ", ".join(str(bid.value) for bid in event.bids)
    reason = f"{event.animal}, {requirement_text(animal)}: {bids}"
    if isinstance(event, Awarded):
        sizes = ", ".join("+".join(map(str, bid.sizes[:3])) or "0" for bid in event.bids)
        return f"{reason} → seat {event.seat}" + (f" by the {event.by} region ({sizes})" if event.by != "best" else "")
    doubt = "a draw" if event.why is Doubt.DRAW else "nobody suits it"
    return f"{reason} → {doubt}, it " + (
        "waits for the next round" if isinstance(event, Carried) else "leaves the game"
    )


def _end(event: Ended) -> str:
    lines = []
    for score in event.scores:
        objective = f"{score.objective} for the objective {event.objectives[score.seat]}, " if event.objectives else ""
        lines.append(f"  seat {score.seat}: {objective}{score.animals} for {score.cards} animals, {score.total} in all")
    names = " and ".join(f"seat {seat}" for seat in event.winners)
    how = {
        Verdict.POINTS: "wins",
        Verdict.CARDS: "wins with the same points and more animals",
        Verdict.SHARED: "share the victory",
    }[event.by]
    return "\n".join(["The end:", *lines, f"{names} {how}"])
