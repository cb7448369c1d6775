"""How much room a text takes, and how to cut it to fit; players' names come in many scripts."""

from unicodedata import combining, east_asian_width


def printable(text: str) -> str:
    """A text without control characters, so that no name can move the cursor or reverse the line."""
    return "".join(c if c.isprintable() else " " if c.isspace() else "" for c in text)


def columns(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return sum(0 if combining(c) else 2 if east_asian_width(c) in "WF" else 1 for c in text)


def clip(text: str, width: int, mark: str = "…") -> str:
    """A printable text cut to a width, with a mark if something is missing."""
    text = printable(text)
    if columns(text) <= width:
        return text
    room, kept = width - columns(mark), ""
    for c in text:
        room -= columns(c)
        if room < 0:
            break
        kept += c
    return (kept + mark) if width >= columns(mark) else ""


def pad(text: str, width: int) -> str:
    """A text cut or padded to an exact width."""
    text = clip(text, width, "~")
    return text + " " * (width - columns(text))
