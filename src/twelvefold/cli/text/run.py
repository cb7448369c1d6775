"""Playing at a terminal: asks for lines, shows what comes of them, and ends without loss however it is ended."""

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
    """Play a game to its end, or until the player leaves: by word, by Ctrl-C or by the end of what is typed."""
    if isinstance(sys.stdin, TextIOWrapper):
        sys.stdin.reconfigure(errors="replace")  # any byte may be typed
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
    """A screen with maps and colours where the terminal has both and nobody objects."""
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
    """The player's turn; whether the game goes on after it."""
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
    """The next line that is typed."""
    prompt = say("cli-text-prompt") if table.held is None else say("cli-text-prompt-held", move=str(table.held))
    line = input(f"{prompt} ")
    if not sys.stdin.isatty():
        print()  # nobody's Enter has ended the line
    return line


def _edit_lines() -> None:
    """Let the arrow keys edit a line and bring earlier ones back, where the machine can."""
    try:
        import readline  # noqa: F401  # it works by being there
    except ImportError:
        return
