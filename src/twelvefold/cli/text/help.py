"""What can be typed, and what is wrong with what was."""

from twelvefold.cli.text.grammar import Wrong
from twelvefold.cli.text.vocabulary import WORDED, aliases, sign_of
from twelvefold.drawing.lettering import printable
from twelvefold.words import language, say

MOVES = (("3g1", "place"), ("3g1?", "try"), ("3g", "turns"), ("3", "tile"))
"""Examples of what begins with a tile, each with what it does."""


def help_lines() -> list[str]:
    """Every kind of line that is understood."""
    lines = [say("spoken-help-line", typed=typed, does=say(f"grammar-do-{does}")) for typed, does in MOVES]
    for do in WORDED:
        typed = ", ".join([sign_of(do), *aliases(do, language())])
        lines.append(say("spoken-help-line", typed=typed, does=say(f"grammar-{do}.does")))
    return [*lines, say("grammar-faces"), say("grammar-rotations")]


def wrong_line(wrong: Wrong) -> str:
    """Why a line is not understood, and what would be."""
    return say(f"grammar-wrong-{wrong.why}", text=printable(wrong.text))
