"""The learned model: the one for the standard box comes with the package, others from `twelvefold train`."""

import hashlib
import json
import zlib
from functools import lru_cache
from importlib.resources import as_file, files
from pathlib import Path
from tokenize import TokenError
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt

from twelvefold.bots.kernel.model import GOALS, MODEL, ONE, SIGNS
from twelvefold.bots.options import BotError
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.words import Sentence, why_not
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.box_file import standard_box
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import Habitat

Bytes = npt.NDArray[np.uint8]
Floats = npt.NDArray[np.float64]

FORMAT = "twelvefold/tables/1"
COUNTS_SHAPE = (HABITATS, ROUNDS, AREA_COUNT + 1)
AREAS_A_ROUND = 1.3
"""A guess at how many areas of its objective a planet gains in a round."""
DAMAGE = (KeyError, ValueError, TypeError, RuntimeError, BadZipFile, EOFError, zlib.error, TokenError)
"""The exceptions that reading a damaged file, or a file of another kind, can raise."""
KINDS_OF_GAME = ("2", "2-beginner", "3-4", "3-4-beginner")
"""They're learned separately: for two seats and for more, with objectives and without."""


def kind_of_game(players: int, *, beginner: bool) -> str:
    """The part of a model that a game needs."""
    return ("2" if players == 2 else "3-4") + ("-beginner" if beginner else "")


def box_digest(box: Box) -> str:
    """A short name for a box; boxes with the same contents have the same one."""
    return hashlib.sha256(json.dumps(box.to_json()).encode()).hexdigest()[:16]


class Model:
    """The learned model of one box, for all kinds of game."""

    def __init__(self, box: str, parts: dict[str, Ints]) -> None:
        self.box = box
        self.parts = parts

    def write(self, path: Path) -> None:
        """Write it to a file, whole or not at all."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            planes = {kind: _planes(ints) for kind, ints in self.parts.items()}
            np.savez_compressed(file, allow_pickle=False, format=np.array(FORMAT), box=np.array(self.box), **planes)
        part.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Model":
        """The model in a file; a BotError says what is wrong with it."""
        if path.exists() and not (path.is_file() or path.is_dir()):  # a device may never end
            raise BotError(Sentence("error-tables-none", path=path))
        try:
            with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
                if str(file["format"]) != FORMAT:
                    raise BotError(Sentence("error-tables-version", path=path, version=FORMAT))
                found = cls(str(file["box"]), {kind: _ints(file[kind]) for kind in KINDS_OF_GAME})
        except DAMAGE as error:
            if isinstance(error, BotError):
                raise
            raise BotError(Sentence("error-tables-none", path=path)) from None
        except OSError as error:
            raise BotError(Sentence("error-cannot-read", path=path, why=why_not(error))) from None
        if any(ints.shape != (MODEL,) for ints in found.parts.values()):
            raise BotError(Sentence("error-tables-size", path=path))
        return found


def _planes(ints: Ints) -> Bytes:
    """Integers as all their lowest bytes, then the next ones and so on: equal bytes side by side compress better."""
    planes: Bytes = np.ascontiguousarray(ints.astype("<u4").view(np.uint8).reshape(-1, 4).T)
    return planes


def _ints(planes: Bytes) -> Ints:
    return np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)


@lru_cache(maxsize=1)
def shipped_model() -> Model:
    """The model of the standard box."""
    with as_file(files("twelvefold.bots") / "data" / "standard.npz") as path:
        return Model.read(path)


@lru_cache(maxsize=8)
def read_model(path: str) -> Model:
    """The model in a file, read once."""
    return Model.read(Path(path))


@lru_cache(maxsize=16)
def model_of(box: Box, kind: str, path: str | None = None) -> Ints:
    """The part of a model for a kind of game with a box.

    Chances carry over from one box to another, but objectives' points don't: if a box has no model of its own, they're
    taken from the steps printed in it.
    """
    model = shipped_model() if path is None else read_model(path)
    ints = model.parts[kind]
    if model.box != box_digest(box) and not (path is None and box == standard_box()):
        ints = ints.copy()
        ints[GOALS:SIGNS] = fixed(first_goals(box)).ravel()
    ints.setflags(write=False)
    return ints


def first_goals(box: Box) -> Floats:
    """A guess at each objective's points: its steps joined by lines, at the count that the planet might end with."""
    goals = np.empty(COUNTS_SHAPE)
    for habitat in Habitat:
        steps = box.objectives[habitat]
        least = [0, *[step.least for step in steps]]
        points = [0, *[step.points for step in steps]]
        for index in range(ROUNDS):
            counts = np.arange(AREA_COUNT + 1) + AREAS_A_ROUND * (ROUNDS - 1 - index)
            goals[habitat, index] = np.interp(counts, least, points)
        goals[habitat, ROUNDS - 1] = [box.points(habitat, count) for count in range(AREA_COUNT + 1)]
    return goals


def fixed(values: Floats) -> Ints:
    """Numbers as the kernel reads them, in fixed point."""
    return np.rint(values * ONE).astype(np.int64)
