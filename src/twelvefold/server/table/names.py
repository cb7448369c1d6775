"""Names as people give them, made fit to be shown to others."""

import unicodedata
from itertools import pairwise

from twelvefold.protocol.limits import LONGEST_NAME
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused

JOINERS = frozenset("\u200c\u200d")
"""Invisible, but some scripts and pictures are not right without them; between letters with case they only hide."""
JOINED = frozenset({"Lo", "Mn", "Mc", "So", "Sk"})

PICTURE = "\ufe0f"
"""Makes a picture of a sign."""
UNSEEN_MARKS = frozenset(
    [
        "\u034f",
        "\u17b4",
        "\u17b5",
        *map(chr, [*range(0x180B, 0x1810), *range(0xFE00, 0xFE0F), *range(0xE0100, 0xE01F0)]),
    ]
)
"""Marks that nobody sees."""
BLANKS = frozenset("\t\n\v\f\r\x85\u115f\u1160\u2800\u3164\uffa0")
"""Letters and signs that look like a blank, beside those that Unicode calls one."""

MOST_MARKS = 2
"""Marks that may stand on one letter."""


def clean_name(text: str) -> str:
    """A name in one line without invisible letters, and not too long; Refused if nothing is left of it."""
    seen = _joined("".join(_visible(unicodedata.normalize("NFC", text))))
    name = unicodedata.normalize("NFC", " ".join(seen.split()))[:LONGEST_NAME].rstrip("".join([" ", *JOINERS]))
    if not any(unicodedata.category(letter)[0] in "LNPS" for letter in name):
        raise Refused(Reason.BAD_NAME)
    return name


def _visible(text: str) -> list[str]:
    """What of a text can be seen, with few marks on each letter, and a blank for each blank."""
    kept: list[str] = []
    room = 0  # how many marks the last letter can still bear
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
    """A text with joiners only where they join something."""
    ends = [" ", *text, " "]
    return "".join(
        letter
        for (before, letter), (_, after) in pairwise(pairwise(ends))
        if letter not in JOINERS or (_joins(before) and _joins(after))
    )


def _joins(letter: str) -> bool:
    return unicodedata.category(letter) in JOINED
