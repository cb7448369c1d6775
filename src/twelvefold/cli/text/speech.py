"""The state of a game in lines that work well with a screen reader: no columns, no symbols, one sentence per line."""

from twelvefold.cli.names import (
    animal_name,
    face_letter,
    habitat_name,
    habitats,
    requirement,
    within,
)
from twelvefold.cli.text.sight import Sight
from twelvefold.engine.events import Doubt
from twelvefold.engine.standing import Standing
from twelvefold.words import say
from twelvefold.world.box import ROUNDS
from twelvefold.world.geometry import ACROSS, EDGE_COUNT, FACE_COUNT, FACES, area
from twelvefold.world.habitat import BY_ID, Habitat
from twelvefold.world.units import Face, Seat, Slot


def turn_lines(sight: Sight) -> list[str]:
    """The start of the player's turn: the round, its animals, the tiles on show."""
    return [say("spoken-turn", round=sight.view.round, rounds=ROUNDS), *round_lines(sight), *offer_lines(sight)]


def round_lines(sight: Sight) -> list[str]:
    """The animals of the current round, if there are any."""
    number = sight.view.round
    column = sight.view.columns[number - 1]
    return [say("round-button", round=number, animals=_column(column))] if column else []


def _column(column: tuple[str | None, ...]) -> str:
    return ", ".join(say("face-down") if name is None else animal_name(name) for name in column)


def offer_lines(sight: Sight) -> list[str]:
    """The tiles on show, each with its areas counterclockwise."""
    return [tile_line(sight, Slot(slot)) for slot, tile in enumerate(sight.view.offer) if tile is not None]


def tile_line(sight: Sight, slot: Slot) -> str:
    """One tile of the offer."""
    tile = sight.tile(slot)
    if tile is None:
        return say("offer-gone", slot=slot + 1)
    return say("offer-tile", slot=slot + 1, habitats=habitats(sight.box.tiles[tile]))


def planet_lines(sight: Sight, seat: Seat) -> list[str]:
    """A planet face by face, with the free faces grouped together."""
    planet = sight.planet(seat)
    lines = [say("planet-of", name=sight.names[seat])]
    for face in range(FACE_COUNT):
        if planet.faces[face] is not None:
            shown = habitats(planet.areas[EDGE_COUNT * face : EDGE_COUNT * (face + 1)])
            lines.append(say("face-laid", face=face_letter(face), habitats=shown))
    free = ", ".join(face_letter(face) for face in planet.free_faces)
    return [*lines, say("spoken-free", faces=free)] if free else lines


def face_lines(sight: Sight, seat: Seat, face: Face) -> list[str]:
    """A face, edge by edge: its areas and their neighbours."""
    areas = sight.planet(seat).areas
    lines = [say("spoken-face", face=face_letter(face), name=sight.names[seat])]
    for edge in range(EDGE_COUNT):
        here, beyond = areas[area(face, edge)], areas[ACROSS[area(face, edge)]]
        towards = face_letter(FACES[face][edge])
        if here is None:
            told = "spoken-open" if beyond is None else "spoken-open-beside"
        else:
            told = "spoken-edge-alone" if beyond is None else "spoken-edge-beside"
        about = {"habitat": here, "beyond": beyond}
        named = {key: within(habitat) for key, habitat in about.items() if habitat is not None}
        lines.append(say(told, face=towards, **named))
    return lines


def region_lines(sight: Sight, seat: Seat) -> list[str]:
    """A planet's regions, one line per habitat it has."""
    planet, name = sight.planet(seat), sight.names[seat]
    lines = []
    for habitat in Habitat:
        sizes = [region.size for region in planet.regions(habitat)]
        if sizes:
            about = {"habitat": habitat_name(habitat), "areas": sum(sizes), "count": len(sizes)}
            lines.append(say("spoken-regions", sizes=", ".join(map(str, sizes)), **about))
    return [say("planet-of", name=name), *lines] if lines else [say("regions-none", name=name)]


def animal_lines(sight: Sight, round_number: int | None) -> list[str]:
    """The animals still to be won, of one round or of all, with each planet's bid and who is ahead."""
    by_name = {standing.animal: standing for standing in sight.standings}
    lines = []
    for number, column in enumerate(sight.view.columns, 1):
        if round_number in (None, number):
            for name in column:
                if name is None:
                    lines.append(say("round-button", round=number, animals=say("face-down")))
                else:
                    lines.append(_race(sight, by_name[name]))
    if lines:
        return lines
    nothing = say("race-none") if round_number is None else ""
    return [nothing or say("round-button", round=round_number, animals=say("round-empty"))]


def _race(sight: Sight, standing: Standing) -> str:
    bids = [say("spoken-bid", name=name, bid=bid.value) for name, bid in zip(sight.names, standing.bids, strict=True)]
    about = {
        "round": standing.round,
        "animal": animal_name(standing.animal),
        "requirement": requirement(sight.animal(standing.animal)),
        "bids": ", ".join(bids),
    }
    if standing.winner is not None:
        return say("spoken-race", name=sight.names[standing.winner], **about)
    return say("spoken-race-draw" if standing.why is Doubt.DRAW else "spoken-race-none", **about)


def objective_lines(sight: Sight) -> list[str]:
    """The player's objective, their progress and the next step."""
    if sight.view.objective is None:
        return [say("objective-none")]
    habitat = BY_ID[sight.view.objective]
    areas = sight.planet(sight.seat).count(habitat)
    now = say("objective-now", areas=areas, points=sight.box.points(habitat, areas))
    lines = [say("end-objective", habitat=habitat_name(habitat)), now]
    step = next((step for step in sight.box.objectives[habitat] if step.least > areas), None)
    return lines if step is None else [*lines, say("objective-next", areas=step.least - areas, points=step.points)]


def status_lines(sight: Sight) -> list[str]:
    """The round, the first seat, whose turn it is, and each seat's animals."""
    view = sight.view
    lines = [say("round-of", round=view.round, rounds=ROUNDS)]
    if view.seat_to_move is None:
        lines.append(say("game-over"))
    else:
        mine = view.seat_to_move == sight.seat
        lines.append(say("your-turn") if mine else say("turn-of", name=sight.names[view.seat_to_move]))
    for name, won in zip(sight.names, view.won, strict=True):
        animals = ", ".join(map(animal_name, won))
        told = say("spoken-has", name=name, count=len(won), animals=animals) if won else ""
        lines.append(told or say("spoken-has-none", name=name))
    return lines
