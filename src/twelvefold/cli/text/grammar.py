"""What a typed line means: a move, a trial, a question. No words of a language stand here, and nothing of a game.

docs/notation.md explains it, tests/grammar/examples.json has an example of everything; the browser reads lines alike.
"""

import re
import unicodedata
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from enum import StrEnum

LONGEST = 80
"""Characters of a line that is read."""
TILES, FACES, ROTATIONS = "12345", "abcdefghijkl", "01234"
MOST_SEATS, ROUNDS = 4, 12


class Do(StrEnum):
    """What somebody wants to do or to know."""

    ENTER = "enter"
    """An empty line: the tile in the hand is placed."""
    PLACE = "place"
    TRY = "try"
    """What a placement would bring."""
    TURNS = "turns"
    """What each rotation of a tile on a face would bring."""
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
    """Nothing begins like this."""
    TILE = "tile"
    FACE = "face"
    ROTATION = "rotation"
    TILE_FIRST = "tile-first"
    """A face and a rotation without a tile before them."""
    SEAT = "seat"
    ROUND = "round"
    EXTRA = "extra"
    """There is more behind it than belongs there."""
    LONG = "long"


@dataclass(frozen=True)
class Asked:
    """A line that is understood; everything in it is counted from 0, but for the round."""

    do: Do
    slot: int | None = None
    face: int | None = None
    rotation: int | None = None
    seat: int | None = None
    round: int | None = None


@dataclass(frozen=True)
class Wrong:
    """A line that is not understood, and the part of it that is to blame."""

    why: Why
    text: str


Words = Mapping[str, Do]
"""The words of a language, in small letters, with what each stands for."""

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
"""One letter or sign for each question, the same in all languages; a to l are the faces."""

_STUCK = re.compile(r"([a-z])([0-9]+)")


def parse(line: str, words: Words) -> Asked | Wrong:
    """What a line means with the words of a language; capitals and blanks do not matter."""
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
    """A tile, perhaps a face, perhaps a rotation; a question mark behind it only asks."""
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
    """The longest beginning that is a word of the language, a sign or a face, and what is behind it."""
    for count in range(len(parts), 0, -1):
        word = " ".join(parts[:count])
        do = SIGNS.get(word) or words.get(word)
        if do is not None:
            return Wrong(Why.FACE, word) if do is Do.FACE and count == len(parts) else _with(do, parts[count:])
        if count == 1 and len(word) == 1 and word in FACES:
            return _with(Do.FACE, parts)
    return Wrong(Why.WORD, " ".join(parts))


def _with(do: Do, behind: Sequence[str]) -> Asked | Wrong:
    """A question with what stands behind it."""
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
    """The number from 1 to `most` that stands there alone; None if nothing does, 0 if it is none of these."""
    if not behind:
        return None
    numbers = [str(number) for number in range(1, most + 1)]
    return numbers.index(behind[0]) + 1 if len(behind) == 1 and behind[0] in numbers else 0


def _from_0(number: int | None) -> int | None:
    return None if number is None else number - 1
