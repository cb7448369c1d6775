"""What a placement would change, in words."""

from twelvefold.cli.names import animal_name, face_letter, habitat_name, within
from twelvefold.cli.text.sight import Sight
from twelvefold.engine.move import Move
from twelvefold.engine.trial import Trial
from twelvefold.words import say
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACES, area
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Face, Seat, Slot


def rotations_lines(sight: Sight, slot: Slot, face: Face) -> list[str]:
    """One line for each rotation of a tile on a face."""
    lines = []
    for rotation, trial in sight.trials(slot, face).items():
        parts = _changes(sight, trial)
        move = str(Move(slot, face, rotation))
        told = say("spoken-brings", move=move, changes=", ".join(parts)) if parts else ""
        lines.append(told or say("spoken-brings-nothing", move=move))
    return lines


def trial_lines(sight: Sight, move: Move) -> list[str]:
    """What one placement would change: how the tile would lie, and the resulting bids."""
    trial = sight.trials(move.slot, move.face)[move.rotation]
    tile = sight.tile(move.slot)
    assert tile is not None  # a trial needs a tile
    shown = sight.box.tiles[tile]
    habitats = [shown[(edge - move.rotation) % EDGE_COUNT] for edge in range(EDGE_COUNT)]
    edges = []
    for edge, habitat in enumerate(habitats):
        beyond = sight.planet(sight.seat).areas[ACROSS[area(move.face, edge)]]
        about = {"habitat": within(habitat), "face": face_letter(FACES[move.face][edge])}
        edges.append(say("spoken-edge-joins" if beyond == habitat else "spoken-edge", **about))
    lies = say("spoken-lies", move=str(move), edges="; ".join(edges))
    parts = _changes(sight, trial)
    brings = say("spoken-brings", move=str(move), changes=", ".join(parts)) if parts else ""
    return [lies, brings or say("spoken-brings-nothing", move=str(move)), *_turned(sight, trial)]


def _changes(sight: Sight, trial: Trial) -> list[str]:
    """The bids and the objective's areas that would change."""
    parts = []
    for standing, bid in zip(sight.standings, trial.bids, strict=True):
        before = standing.bids[sight.seat].value
        if bid != before:
            parts.append(say("spoken-change", animal=animal_name(standing.animal), before=before, after=bid))
    if sight.view.objective is not None:
        habitat = BY_ID[sight.view.objective]
        before, after = sight.planet(sight.seat).count(habitat), trial.areas[habitat]
        if before != after:
            parts.append(say("spoken-change-objective", habitat=habitat_name(habitat), before=before, after=after))
    return parts


def _turned(sight: Sight, trial: Trial) -> list[str]:
    """The animals that would change hands, or go to nobody, with one line per new owner."""
    turned: dict[Seat | None, list[str]] = {}
    for standing, winner in zip(sight.standings, trial.winners, strict=True):
        if winner != standing.winner:
            turned.setdefault(winner, []).append(animal_name(standing.animal))
    return [
        say("spoken-then-nobody", animals=", ".join(animals))
        if winner is None
        else say("spoken-then", animals=", ".join(animals), name=sight.names[winner])
        for winner, animals in turned.items()
    ]
