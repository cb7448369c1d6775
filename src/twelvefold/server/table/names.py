"""Names as people give them, made fit to be shown to others."""

import unicodedata

from twelvefold.protocol.limits import LONGEST_NAME
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but some scripts and pictures are not right without them."""

MOST_MARKS = 2
"""Marks that may stand on one letter."""


def clean_name(text: str) -> str:
    """A name in one line without invisible letters, and not too long; Refused if nothing is left of it."""
    kept: list[str] = []
    marks = 0
    for letter in unicodedata.normalize("NFC", text):
        kind = unicodedata.category(letter)
        marks = marks + 1 if kind in {"Mn", "Me"} else 0
        if kind[0] == "Z" or letter in "\t\n\r":
            kept.append(" ")
        elif (kind[0] != "C" or letter in JOINERS) and marks <= MOST_MARKS:
            kept.append(letter)
    name = " ".join("".join(kept).split())[:LONGEST_NAME].strip()
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused(Reason.BAD_NAME)
    return name
