"""Cleans up names people enter, so that they can be shown to others."""

import unicodedata
from itertools import pairwise

from twelvefold.protocol.limits import LONGEST_NAME
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but some scripts and emoji need them; between letters with case they could only hide something."""
JOINED = frozenset({"Lo", "Mn", "Mc", "So", "Sk"})

PICTURE = "\ufe0f"
"""Makes an emoji of a symbol."""
UNSEEN_MARKS = frozenset(
    [
        "\u034f",
        "\u17b4",
        "\u17b5",
        *map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]),
    ]
)
"""Invisible characters."""
BLANKS = frozenset("\t\n\v\f\r\x85\u115f\u1160\u2800\u3164\uffa0")
"""Characters that look blank, beyond those Unicode counts as spaces."""

MOST_MARKS = 2
"""Most combining marks on one letter."""


def clean_name(text: str) -> str:
    """A name on one line, without invisible characters and not too long; Refused if nothing is left."""
    seen = _joined("".join(_visible(unicodedata.normalize("NFC", text))))
    name = unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST_NAME].rstrip("".join([" ", *JOINERS]))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused(Reason.BAD_NAME)
    return name


def _visible(text: str) -> list[str]:
    """The visible part of a text, with few marks on each letter and a space for each blank."""
    kept: list[str] = []
    room = 0  # how many more marks the last letter can take
    for letter in text:
        kind = unicodedata.category(letter)
        if kind[0] == "Z" or letter in BLANKS:
            kept.append(" ")
            room = 0
        elif kind in {"Mn", "Me"}:
            if room > 0 and letter not in UNSEEN_MARKS and (letter != PICTURE or _is_sign(kept)):
                kept.append(letter)
                room -= 1
        elif letter in JOINERS:
            kept.append(letter)
        elif kind[0] != "C":
            kept.append(letter)
            room = MOST_MARKS
    return kept


def _is_sign(kept: list[str]) -> bool:
    return bool(kept) and unicodedata.category(kept[-1])[0] == "S"


def _joined(text: str) -> str:
    """Remove joiners that don't join anything."""
    ends = [" ", *text, " "]
    return "".join(
        letter
        for (before, letter), (_, after) in pairwise(pairwise(ends))
        if letter not in JOINERS or (_joins(before) and _joins(after))
    )


def _joins(letter: str) -> bool:
    return unicodedata.category(letter) in JOINED
