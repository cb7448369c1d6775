"""The table on a terminal: a coloured flat map beside the tiles and animals, or plain sentences."""

import textwrap
from collections.abc import Iterable
from dataclasses import dataclass

from rich.console import Console
from rich.text import Text

from twelvefold.cli.names import animal_name, habitat_name, requirement
from twelvefold.cli.text import speech
from twelvefold.cli.text.sight import Sight
from twelvefold.drawing import PlanetSketch
from twelvefold.drawing.ansi import Line, glyphs, render
from twelvefold.drawing.cells import COLUMNS
from twelvefold.drawing.palette import COAST, PAINTS, TEXT
from twelvefold.drawing.text import GAP, map_beside
from twelvefold.engine.events import Placed
from twelvefold.engine.move import Move
from twelvefold.engine.planet import Planet
from twelvefold.words import say
from twelvefold.world.box import ROUNDS, Tile
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, Face, Seat

LEAST_BESIDE = 34
"""Minimum columns for the text beside a map."""
MOST_BESIDE = 64
MOST_RACES = 7
"""Most animals listed beside a map."""


@dataclass(frozen=True)
class Screen:
    """Where a game is shown; a plain screen prints only sentences, one per line."""

    console: Console
    plain: bool

    def say(self, lines: Iterable[str]) -> None:
        """Print sentences, wrapped if maps are drawn too."""
        for line in lines:
            self.console.print(line, soft_wrap=self.plain)

    def turn(self, sight: Sight) -> None:
        """Show the start of the player's turn."""
        if self.plain:
            self.say(speech.turn_lines(sight))
        else:
            self._draw(sight, sight.seat, None)

    def planet(self, sight: Sight, seat: Seat, held: Move | None) -> None:
        """Show a planet, with the tile the player is holding if it is theirs; plain screens describe it."""
        if not self.plain:
            self._draw(sight, seat, held if seat == sight.seat else None)

    def _draw(self, sight: Sight, seat: Seat, held: Move | None) -> None:
        lines = [render(line, colour=True) for line in drawn(sight, seat, held, self.console.width)]
        self.console.print(Text.from_ansi("\n".join(lines)), soft_wrap=True)


def drawn(sight: Sight, seat: Seat, held: Move | None, width: int) -> list[Line]:
    """A planet with what the player needs to know beside it, or below it in a narrow terminal."""
    room = width - COLUMNS - GAP
    beside = room >= LEAST_BESIDE
    words = _words(sight, min(MOST_BESIDE, room if beside else width))
    return map_beside(_sketch(sight, seat, held), words, beside=beside)


def _sketch(sight: Sight, seat: Seat, held: Move | None) -> PlanetSketch:
    planet = sight.planet(seat) if held is None else sight.planet_with(held)
    return PlanetSketch(
        title=say("planet-of", name=sight.names[seat]),
        areas=planet.areas,
        labels=_labels(planet),
        latest=_latest(sight, seat) if held is None else held.face,
    )


def _labels(planet: Planet) -> dict[Area, str]:
    regions = [region for habitat in Habitat for region in planet.regions(habitat)]
    return {region.areas[0]: str(region.size) for region in regions if region.size > 1}


def _latest(sight: Sight, seat: Seat) -> Face | None:
    """The face a seat placed a tile on last."""
    faces = [event.face for event in sight.events if isinstance(event, Placed) and event.seat == seat]
    return faces[-1] if faces else None


def _words(sight: Sight, width: int) -> list[Line]:
    """The text beside the map: round, tiles, animals with bids, objective, key."""
    view = sight.view
    lines = [glyphs(say("spoken-turn", round=view.round, rounds=ROUNDS), bold=True), []]
    lines += [
        [*glyphs(f"{slot}  ", bold=True), *_chips(sight.box.tiles[tile])]
        for slot, tile in enumerate(view.offer, 1)
        if tile is not None
    ]
    lines.append([])
    for text in (*_races(sight), "", *speech.objective_lines(sight)):
        lines += [glyphs(part) for part in textwrap.wrap(text, width, subsequent_indent="   ") or [""]]
    return [*lines, [], _key()]


def _chips(tile: Tile) -> Line:
    """A tile as five coloured symbols, counterclockwise."""
    line: Line = []
    for habitat in tile:
        paint = PAINTS[habitat]
        ink = TEXT if habitat is Habitat.FOREST else COAST
        line += [*glyphs(f" {paint.character} ", ink, paint.colour), *glyphs(" ")]
    return line


def _races(sight: Sight) -> list[str]:
    """The animals of the next rounds, with bids in seat order."""
    lines = [" : ".join(sight.names)]
    for standing in sight.standings[:MOST_RACES]:
        bids = " : ".join(str(bid.value) for bid in standing.bids)
        asks = requirement(sight.animal(standing.animal))
        lines.append(f"{standing.round:2} {animal_name(standing.animal)} – {asks}  {bids}")
    return lines


def _key() -> Line:
    """Each habitat's symbol and name."""
    line: Line = []
    for habitat in Habitat:
        paint = PAINTS[habitat]
        ink = TEXT if habitat is Habitat.FOREST else COAST
        line += [*glyphs(f" {paint.character} ", ink, paint.colour), *glyphs(f" {habitat_name(habitat)}  ")]
    return line
