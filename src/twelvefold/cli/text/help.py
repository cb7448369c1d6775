"""Help for typed lines, and explanations of lines that can't be parsed."""

from twelvefold.cli.text.grammar import Wrong
from twelvefold.cli.text.vocabulary import WORDED, aliases, sign_of
from twelvefold.drawing.lettering import printable
from twelvefold.words import language, say

MOVES = (("3g1", "place"), ("3g1?", "try"), ("3g", "turns"), ("3", "tile"))
"""Examples of lines that start with a tile, and what they do."""


def help_lines() -> list[str]:
    """Every kind of line the game accepts."""
    lines = [say("spoken-help-line", typed=typed, does=say(f"grammar-do-{does}")) for typed, does in MOVES]
    for do in WORDED:
        typed = ", ".join([sign_of(do), *aliases(do, language())])
        lines.append(say("spoken-help-line", typed=typed, does=say(f"grammar-{do}.does")))
    return [*lines, say("grammar-faces"), say("grammar-rotations")]


def wrong_line(wrong: Wrong) -> str:
    """Why a line can't be parsed, and what would work."""
    return say(f"grammar-wrong-{wrong.why}", text=printable(wrong.text))
