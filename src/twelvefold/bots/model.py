"""The learned model: the one for the standard box comes with the package, others from `twelvefold train`."""

import hashlib
import json
import struct
import zlib
from array import array
from bisect import bisect_right
from collections.abc import Iterable, Sequence
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from zipfile import BadZipFile

from twelvefold.bots.kernel.model import GOALS, MODEL, ONE, SIGNS
from twelvefold.bots.model_file import opened, write_arrays
from twelvefold.bots.options import BotError
from twelvefold.engine.kernel.memory import Ints
from twelvefold.words import Sentence, why_not
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.box_file import standard_box
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import Habitat

FORMAT = "twelvefold/tables/1"
AREAS_A_ROUND = 1.3
"""A guess at how many areas of its objective a planet gains in a round."""
DAMAGE = (KeyError, ValueError, TypeError, RuntimeError, SyntaxError, BadZipFile, EOFError, zlib.error, struct.error)
"""The exceptions that reading a damaged file, or a file of another kind, can raise."""
KINDS_OF_GAME = ("2", "2-beginner", "3-4", "3-4-beginner")
"""They're learned separately: for two seats and for more, with objectives and without."""


def kind_of_game(players: int, *, beginner: bool) -> str:
    """The part of a model that a game needs."""
    return ("2" if players == 2 else "3-4") + ("-beginner" if beginner else "")


@lru_cache(maxsize=16)
def box_digest(box: Box) -> str:
    """A short name for a box; boxes with the same contents have the same one."""
    return hashlib.sha256(json.dumps(box.to_json()).encode()).hexdigest()[:16]


class Model:
    """The learned model of one box, for all kinds of game or some of them."""

    def __init__(self, box: str, parts: dict[str, Ints]) -> None:
        self.box = box
        self.parts = parts

    def write(self, path: Path) -> None:
        """Write it to a file, whole or not at all."""
        write_arrays(path, {"format": FORMAT, "box": self.box}, self.parts)

    @classmethod
    def read(cls, path: Path, kinds: Iterable[str] = KINDS_OF_GAME) -> "Model":
        """The model in a file, or only its parts for some kinds of game; a BotError says what is wrong with it."""
        if path.exists() and not (path.is_file() or path.is_dir()):  # a device may never end
            raise BotError(Sentence("error-tables-none", path=path))
        try:
            with path.open("rb") as raw, opened(raw) as file:
                if file.text("format") != FORMAT:
                    raise BotError(Sentence("error-tables-version", path=path, version=FORMAT))
                found = cls(file.text("box"), {kind: file.ints(kind) for kind in kinds})
        except DAMAGE as error:
            if isinstance(error, BotError):
                raise
            raise BotError(Sentence("error-tables-none", path=path)) from None
        except OSError as error:
            raise BotError(Sentence("error-cannot-read", path=path, why=why_not(error))) from None
        if any(len(ints) != MODEL for ints in found.parts.values()):
            raise BotError(Sentence("error-tables-size", path=path))
        return found


@lru_cache(maxsize=16)
def read_part(kind: str, path: str | None = None) -> tuple[str, Ints]:
    """The box of a model, and its part for a kind of game; of the model that comes with the package, or of a file.

    A part takes 21 MB of memory, so the others are left where they are.
    """
    if path is not None:
        found = Model.read(Path(path), [kind])
    else:
        with as_file(files("twelvefold.bots") / "data" / "standard.npz") as shipped:
            found = Model.read(shipped, [kind])
    return found.box, found.parts[kind]


@lru_cache(maxsize=16)
def model_of(box: Box, kind: str, path: str | None = None) -> Ints:
    """The part of a model for a kind of game with a box; nothing writes to it.

    Chances carry over from one box to another, but objectives' points don't: if a box has no model of its own, they're
    taken from the steps printed in it.
    """
    learnt_with, ints = read_part(kind, path)
    if learnt_with != box_digest(box) and not (path is None and box == standard_box()):
        ints = ints[:]
        ints[GOALS:SIGNS] = fixed(first_goals(box))
    return ints


def first_goals(box: Box) -> list[float]:
    """A guess at each objective's points, by habitat, round and number of areas.

    They're its steps joined by lines, at the count that the planet might end with.
    """
    goals: list[float] = []
    for habitat in Habitat:
        steps = box.objectives[habitat]
        least, points = [0, *[step.least for step in steps]], [0, *[step.points for step in steps]]
        for index in range(ROUNDS - 1):
            more = AREAS_A_ROUND * (ROUNDS - 1 - index)
            goals += [between(areas + more, least, points) for areas in range(AREA_COUNT + 1)]
        goals += [float(box.points(habitat, count)) for count in range(AREA_COUNT + 1)]
    return goals


def between(x: float, xs: Sequence[float], ys: Sequence[float]) -> float:
    """The height at x of the line through some points, from left to right; beyond them it's level."""
    right = bisect_right(xs, x)
    if right == 0:
        return float(ys[0])
    if right == len(xs):
        return float(ys[-1])
    slope = (ys[right] - ys[right - 1]) / (xs[right] - xs[right - 1])
    return slope * (x - xs[right - 1]) + ys[right - 1]


def fixed(values: Iterable[float]) -> Ints:
    """Numbers as the kernel reads them, in fixed point."""
    return array("q", [round(value * ONE) for value in values])
