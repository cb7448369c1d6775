"""What a typed line means: a move, a trial, a question. It knows neither a language nor a game.

docs/notation.md explains it, and tests/grammar/examples.json has an example of everything; the browser uses the same
grammar.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 80
"""Most characters in a typed line."""
TILES, FACES, ROTATIONS = "12345", "abcdefghijkl", "01234"
MOST_SEATS, ROUNDS = 4, 12


class Do(StrEnum):
    """What a player wants to do or know."""

    ENTER = "enter"
    """An empty line: place the tile you are holding."""
    PLACE = "place"
    TRY = "try"
    """What a placement would change."""
    TURNS = "turns"
    """What each rotation of a tile on a face would change."""
    TILE = "tile"
    FACE = "face"
    PLANET = "planet"
    REGIONS = "regions"
    ANIMALS = "animals"
    OFFER = "offer"
    OBJECTIVE = "objective"
    STATUS = "status"
    LOG = "log"
    UNDO = "undo"
    HINT = "hint"
    HELP = "help"
    QUIT = "quit"


class Why(StrEnum):
    """What is wrong with a line."""

    WORD = "word"
    """No command starts like this."""
    TILE = "tile"
    FACE = "face"
    ROTATION = "rotation"
    TILE_FIRST = "tile-first"
    """A face and a rotation without a tile."""
    SEAT = "seat"
    ROUND = "round"
    EXTRA = "extra"
    """There is extra text at the end."""
    LONG = "long"


@dataclass(frozen=True)
class Asked:
    """A parsed line; everything in it is counted from 0, except the round."""

    do: Do
    slot: int | None = None
    face: int | None = None
    rotation: int | None = None
    seat: int | None = None
    round: int | None = None


@dataclass(frozen=True)
class Wrong:
    """A line that can't be parsed, and the part at fault."""

    why: Why
    text: str


Words = Mapping[str, Do]
"""The words of a language, in lower case, and what each stands for."""

SIGNS: Words = {
    "p": Do.PLANET,
    "r": Do.REGIONS,
    "z": Do.ANIMALS,
    "t": Do.OFFER,
    "o": Do.OBJECTIVE,
    "s": Do.STATUS,
    "m": Do.LOG,
    "u": Do.UNDO,
    "!": Do.HINT,
    "?": Do.HELP,
    "q": Do.QUIT,
}
"""One letter or sign per question, the same in all languages; a to l are the faces."""

_STUCK = re.compile(r"([a-z])([0-9]+)")


def parse(line: str, words: Words) -> Asked | Wrong:
    """Parse a line with the words of a language; case and spaces don't matter."""
    parts = unicodedata.normalize("NFC", line).lower().split()
    text = " ".join(parts)
    if not text:
        return Asked(Do.ENTER)
    if len(text) > LONGEST:
        return Wrong(Why.LONG, text[:LONGEST])
    if text[0] in "0123456789":
        return _move("".join(parts))
    if text not in SIGNS and text not in words:
        text = text.rstrip(" ?") or "?"
    stuck = _STUCK.fullmatch(text)
    if stuck is not None and stuck[1] in FACES:
        return Wrong(Why.TILE_FIRST, text)
    return _question(list(stuck.groups()) if stuck is not None else text.split(" "), words)


def _move(text: str) -> Asked | Wrong:
    """Parse a tile, optionally with a face and a rotation; a question mark at the end makes it a trial."""
    bare = text.rstrip("?")
    if bare[0] not in TILES:
        return Wrong(Why.TILE, bare[0])
    slot = TILES.index(bare[0])
    if len(bare) == 1:
        return Asked(Do.TILE, slot)
    if bare[1] not in FACES:
        return Wrong(Why.FACE, bare[1])
    face = FACES.index(bare[1])
    if len(bare) == 2:
        return Asked(Do.TURNS, slot, face)
    if bare[2] not in ROTATIONS:
        return Wrong(Why.ROTATION, bare[2])
    if len(bare) > 3:
        return Wrong(Why.EXTRA, bare[3:])
    return Asked(Do.PLACE if bare == text else Do.TRY, slot, face, int(bare[2]))


def _question(parts: list[str], words: Words) -> Asked | Wrong:
    """Parse a question: the longest prefix that is a word, a sign or a face, then its arguments."""
    for count in range(len(parts), 0, -1):
        word = " ".join(parts[:count])
        do = SIGNS.get(word) or words.get(word)
        if do is not None:
            return Wrong(Why.FACE, word) if do is Do.FACE and count == len(parts) else _with(do, parts[count:])
        if count == 1 and len(word) == 1 and word in FACES:
            return _with(Do.FACE, parts)
    return Wrong(Why.WORD, " ".join(parts))


def _with(do: Do, behind: Sequence[str]) -> Asked | Wrong:
    """Add the arguments to a question."""
    if do is Do.FACE:
        if len(behind[0]) != 1 or behind[0] not in FACES:
            return Wrong(Why.FACE, behind[0])
        face, behind = FACES.index(behind[0]), behind[1:]
        seat = _number(behind, MOST_SEATS)
        return Wrong(Why.SEAT, " ".join(behind)) if seat == 0 else Asked(do, face=face, seat=_from_0(seat))
    if do in (Do.PLANET, Do.REGIONS):
        seat = _number(behind, MOST_SEATS)
        return Wrong(Why.SEAT, " ".join(behind)) if seat == 0 else Asked(do, seat=_from_0(seat))
    if do is Do.ANIMALS:
        round_number = _number(behind, ROUNDS)
        return Wrong(Why.ROUND, " ".join(behind)) if round_number == 0 else Asked(do, round=round_number)
    if do is Do.OFFER and behind:
        slot = _number(behind, len(TILES))
        return Wrong(Why.TILE, " ".join(behind)) if slot == 0 else Asked(Do.TILE, slot=_from_0(slot))
    return Wrong(Why.EXTRA, " ".join(behind)) if behind else Asked(do)


def _number(behind: Sequence[str], most: int) -> int | None:
    """The single argument as a number from 1 to `most`; None if there is none, 0 if it is invalid."""
    if not behind:
        return None
    numbers = [str(number) for number in range(1, most + 1)]
    return numbers.index(behind[0]) + 1 if len(behind) == 1 and behind[0] in numbers else 0


def _from_0(number: int | None) -> int | None:
    return None if number is None else number - 1
