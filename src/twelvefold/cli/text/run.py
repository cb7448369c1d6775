"""Plays at a terminal: reads lines, shows the answers, and loses nothing however it is ended."""

import os
import shlex
import sys
from io import TextIOWrapper
from typing import TYPE_CHECKING

from twelvefold.cli.console import console
from twelvefold.cli.text.keep import Keeper, Seating
from twelvefold.cli.text.screen import Screen
from twelvefold.cli.text.table import TextTable
from twelvefold.drawing.cells import COLUMNS
from twelvefold.words import say

if TYPE_CHECKING:
    from twelvefold.engine.game import Game


def play_text(game: "Game", seating: Seating, keeper: Keeper, *, plain: bool) -> None:
    """Play until the game is over or the player leaves: by command, by Ctrl-C or at the end of the input."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # the input may contain any byte
    screen = screen_for(plain)
    table = TextTable(game, seating, lambda game: keeper.keep(game, seating, table.names))
    try:
        _play(table, screen)
    except (KeyboardInterrupt, EOFError):
        print()
    screen.say([say("cli-text-kept", file=str(keeper.path))] if game.ply else [])
    if game.ply and not game.is_over:
        screen.say([say("cli-text-go-on", command=f"twelvefold play --text --resume {shlex.quote(str(keeper.path))}")])


def screen_for(plain: bool) -> Screen:
    """A screen with maps and colours, if the terminal supports them and the player wants them."""
    shown = console()
    drawn = shown.is_terminal and not shown.is_dumb_terminal and "NO_COLOR" not in os.environ
    drawn = drawn and shown.color_system is not None and shown.encoding.startswith("utf")
    drawn = drawn and shown.width >= COLUMNS
    return Screen(shown, plain or not drawn)


def _play(table: TextTable, screen: Screen) -> None:
    if not screen.plain:
        _edit_lines()
    screen.say([*table.welcome(), say("cli-text-ask-for-help"), *table.opening()])
    going = True
    while going:
        for lines in table.bots_move():
            screen.say(lines)
        going = not table.is_over and _turn(table, screen)


def _turn(table: TextTable, screen: Screen) -> bool:
    """Play the player's turn; returns whether the game continues."""
    screen.turn(table.sight)
    ply = table.sight.view.ply
    while table.sight.view.ply == ply:
        reply = table.answer(_asked(table))
        if reply.quits:
            return False
        if reply.seat is not None:
            screen.planet(table.sight, reply.seat, table.held)
        screen.say(reply.lines)
    return True


def _asked(table: TextTable) -> str:
    """Read the next line."""
    prompt = say("cli-text-prompt") if table.held is None else say("cli-text-prompt-held", move=str(table.held))
    line = input(f"{prompt} ")
    if not sys.stdin.isatty():
        print()  # end the line, since Enter wasn't pressed
    return line


def _edit_lines() -> None:
    """Let the arrow keys edit the line and recall earlier ones, where the platform supports it."""
    try:
        import readline  # noqa: F401  # importing it is enough
    except ImportError:
        return
