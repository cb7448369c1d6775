"""A game as a picture: the flat map of every planet, in characters or as SVG."""

import textwrap
from typing import TYPE_CHECKING

from twelvefold.drawing import PlanetSketch, table_lines, table_svg
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

PAINTED, TYPED = 32, 56
"""Letters that fit into a line below a planet, in a picture and in a terminal."""

__all__ = ["heading", "planets", "sketches", "svg", "text"]


def sketches(game: "Game", seats: tuple[Seat, ...] | None, width: int) -> list[PlanetSketch]:
    """Each planet, with the size of every region written into its lowest area."""
    chosen = tuple(Seat(seat) for seat in range(game.players)) if seats is None else seats
    return [_sketch(game, seat, width) for seat in chosen]


def _sketch(game: "Game", seat: Seat, width: int) -> PlanetSketch:
    planet = game.planet(seat)
    labels: dict[Area, str] = {}
    for habitat in Habitat:
        labels.update({region.areas[0]: str(region.size) for region in planet.regions(habitat) if region.size > 1})
    won = game.won[seat]
    moves = [move for ply, move in enumerate(game.moves) if game.deal.seat_at(ply) == seat]
    state = " · to move" if game.seat_to_move == seat else ""
    if game.end is not None:
        state = f" · {game.end.scores[seat].total} points"
    return PlanetSketch(
        title=f"Seat {seat}{state}",
        areas=planet.areas,
        labels=labels,
        latest=moves[-1].face if moves else None,
        caption=(
            ", ".join(f"{planet.count(habitat)} {habitat}" for habitat in list(Habitat)[:3]),
            ", ".join(f"{planet.count(habitat)} {habitat}" for habitat in list(Habitat)[3:]),
            *textwrap.wrap(
                f"{len(won)} animals: {', '.join(won)}" if won else "no animals yet", width, break_on_hyphens=False
            ),
        ),
    )


def heading(game: "Game") -> str:
    """Where the game stands, in one line."""
    if game.end is not None:
        points = " : ".join(str(score.total) for score in game.end.scores)
        return f"The game is over, {points}"
    return f"Round {game.round} of 12, seat {game.seat_to_move} to move"


def planets(game: "Game", width: int, *, seats: tuple[Seat, ...] | None = None, colour: bool = False) -> list[str]:
    """The planets in characters, side by side as the width allows."""
    return table_lines(sketches(game, seats, TYPED), width, colour)


def text(game: "Game", width: int = 120, *, seats: tuple[Seat, ...] | None = None, colour: bool = False) -> str:
    """Where the game stands, and its planets in characters."""
    return "\n".join([heading(game), *planets(game, width, seats=seats, colour=colour)])


def svg(game: "Game", seats: tuple[Seat, ...] | None = None) -> str:
    """The planets as one SVG picture."""
    return table_svg(sketches(game, seats, PAINTED), heading(game))
