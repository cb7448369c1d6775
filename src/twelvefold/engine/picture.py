"""A game as a picture: the flat map of every planet, as text or SVG."""

import textwrap
from typing import TYPE_CHECKING

from twelvefold.drawing import PlanetSketch, table_lines, table_svg
from twelvefold.words import can_say, say
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

PAINTED, TYPED = 32, 56
"""How many letters fit on a line below a planet, in a picture and in a terminal."""

__all__ = ["heading", "planets", "sketches", "svg", "text"]


def sketches(game: "Game", seats: tuple[Seat, ...] | None, width: int) -> list[PlanetSketch]:
    """Each planet, with the size of every region written in its lowest area."""
    chosen = tuple(Seat(seat) for seat in range(game.players)) if seats is None else seats
    return [_sketch(game, seat, width) for seat in chosen]


def _sketch(game: "Game", seat: Seat, width: int) -> PlanetSketch:
    planet = game.planet(seat)
    labels: dict[Area, str] = {}
    for habitat in Habitat:
        labels.update({region.areas[0]: str(region.size) for region in planet.regions(habitat) if region.size > 1})
    moves = [move for ply, move in enumerate(game.moves) if game.deal.seat_at(ply) == seat]
    return PlanetSketch(
        title=_title(game, seat),
        areas=planet.areas,
        labels=labels,
        latest=moves[-1].face if moves else None,
        caption=(
            ", ".join(_areas(planet.count(habitat), habitat) for habitat in list(Habitat)[:3]),
            ", ".join(_areas(planet.count(habitat), habitat) for habitat in list(Habitat)[3:]),
            *textwrap.wrap(_won(game.won[seat]), width, break_on_hyphens=False),
        ),
    )


def _title(game: "Game", seat: Seat) -> str:
    if game.end is not None:
        return say("cli-picture-points", seat=seat, points=game.end.scores[seat].total)
    return say("cli-picture-to-move" if game.seat_to_move == seat else "cli-picture-seat", seat=seat)


def _areas(areas: int, habitat: Habitat) -> str:
    return say("cli-picture-areas", areas=areas, habitat=say(f"habitat-{habitat}.within"))


def _won(animals: tuple[str, ...]) -> str:
    if not animals:
        return say("cli-picture-no-animals")
    names = [say(f"animal-{name}") if can_say(f"animal-{name}") else name for name in animals]
    return say("cli-picture-animals", count=len(names), names=", ".join(names))


def heading(game: "Game") -> str:
    """The state of the game, in one line."""
    if game.end is not None:
        points = " : ".join(str(score.total) for score in game.end.scores)
        return say("cli-picture-over", points=points)
    return say("cli-picture-round", round=game.round, seat=game.seat_to_move)


def planets(game: "Game", width: int, *, seats: tuple[Seat, ...] | None = None, colour: bool = False) -> list[str]:
    """The planets as text, as many side by side as the width allows."""
    return table_lines(sketches(game, seats, TYPED), width, colour)


def text(game: "Game", width: int = 120, *, seats: tuple[Seat, ...] | None = None, colour: bool = False) -> str:
    """The state of the game and its planets, as text."""
    return "\n".join([heading(game), *planets(game, width, seats=seats, colour=colour)])


def svg(game: "Game", seats: tuple[Seat, ...] | None = None) -> str:
    """The planets as one SVG picture."""
    return table_svg(sketches(game, seats, PAINTED), heading(game))
