"""Drawing a game's planets in the terminal, as wide and as colourful as it is."""

from typing import TYPE_CHECKING

from rich.console import Console

from twelvefold.world.units import Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

WIDTH = 120
"""Columns where nobody watches."""


def draw(game: "Game", console: Console, seats: tuple[Seat, ...] | None = None) -> None:
    """Print the planets of all seats, or of some. Without colours that the terminal can mix, in plain characters."""
    from twelvefold.engine import picture

    colour = console.color_system == "truecolor" and not console.no_color and console.encoding.startswith("utf")
    print("\n".join(picture.planets(game, console.width if console.is_terminal else WIDTH, seats=seats, colour=colour)))
