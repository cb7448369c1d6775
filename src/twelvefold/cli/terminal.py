"""Draws a game's planets to fit the terminal's width and colours."""

from typing import TYPE_CHECKING

from rich.console import Console
from rich.text import Text

from twelvefold.world.units import Seat

if TYPE_CHECKING:
    from twelvefold.engine.game import Game

WIDTH = 120
"""Columns if the output isn't a terminal."""


def draw(game: "Game", console: Console, seats: tuple[Seat, ...] | None = None) -> None:
    """Print the planets of all or some seats; colours are reduced to those the terminal has."""
    from twelvefold.engine import picture

    width = console.width if console.is_terminal else WIDTH
    colour = console.color_system is not None and not console.no_color and console.encoding.startswith("utf")
    lines = "\n".join(picture.planets(game, width, seats=seats, colour=colour))
    if colour:
        console.print(Text.from_ansi(lines), soft_wrap=True)
    else:
        print(lines)
