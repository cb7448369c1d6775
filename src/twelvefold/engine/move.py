"""A move: which tile, on which face, turned how far; written as three numbers, one code or three characters.

`3g1` takes the third tile on show and places it on face g, turned one step counterclockwise. Tiles count from 1. Faces
are a (north pole), b to f (upper ring), g to k (lower ring) and l (south pole). The rotation is 0 to 4.
"""

import re
from collections.abc import Iterable
from typing import NamedTuple, NewType

from twelvefold.drawing import FACE_LETTERS
from twelvefold.words import Sentence
from twelvefold.world.box import SLOTS
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT
from twelvefold.world.units import Face, Rotation, Slot

Code = NewType("Code", int)
"""A move as one number, 0 to 299: `60 * slot + 5 * face + rotation`."""

_PATTERN = re.compile(r"([1-5])([a-lA-L])([0-4])", re.ASCII)


class NotationError(TwelvefoldError):
    """A text that isn't a move."""


class IllegalMove(TwelvefoldError):
    """A move that a rule forbids."""


class Move(NamedTuple):
    """Take the tile in a slot and place it on a face in a rotation."""

    slot: Slot
    face: Face
    rotation: Rotation

    @property
    def code(self) -> Code:
        """The move as one number."""
        return Code((FACE_COUNT * self.slot + self.face) * EDGE_COUNT + self.rotation)

    @classmethod
    def from_code(cls, code: int) -> "Move":
        """The move with a code from 0 to 299."""
        if not 0 <= code < len(MOVES):
            raise NotationError(Sentence("error-move-code", last=len(MOVES) - 1, code=str(code)))
        return MOVES[code]

    @classmethod
    def parse(cls, text: str) -> "Move":
        """The move written as text, such as `3g1`; case and surrounding spaces don't matter."""
        found = _PATTERN.fullmatch(text.strip())
        if found is None:
            raise NotationError(Sentence("error-move-text", text=repr(text[:20])))
        slot, face, rotation = found.groups()
        return cls(Slot(int(slot) - 1), Face(FACE_LETTERS.index(face.lower())), Rotation(int(rotation)))

    def __str__(self) -> str:
        return f"{self.slot + 1}{FACE_LETTERS[self.face]}{self.rotation}"


MOVES = tuple(
    Move(Slot(slot), Face(face), Rotation(rotation))
    for slot in range(SLOTS)
    for face in range(FACE_COUNT)
    for rotation in range(EDGE_COUNT)
)
"""All possible moves, by code."""

BY_PLACE = tuple(MOVES[at : at + EDGE_COUNT] for at in range(0, len(MOVES), EDGE_COUNT))
"""The five moves that place one slot's tile on one face, by `12 * slot + face`."""

CODE_OF = {move: Code(code) for code, move in enumerate(MOVES)}


def moves_with(offer: Iterable[object], faces: Iterable[object]) -> tuple[Move, ...]:
    """All moves that place a tile of an offer on a free face, by ascending code; None is a taken slot or free face."""
    free = [face for face, laid in enumerate(faces) if laid is None]
    moves: list[Move] = []
    for slot, tile in enumerate(offer):
        if tile is not None:
            for face in free:
                moves += BY_PLACE[FACE_COUNT * slot + face]
    return tuple(moves)
