"""The tables that were learnt: those of the standard box come with the package, others from `twelvefold train`."""

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

from twelvefold.bots.kernel import model
from twelvefold.bots.options import BotError
from twelvefold.bots.training.first_model import first_goals, fixed
from twelvefold.engine.kernel.bits import Words
from twelvefold.words import Sentence, why_not
from twelvefold.world.box import Box
from twelvefold.world.box_file import standard_box

Bytes = npt.NDArray[np.uint8]

FORMAT = "twelvefold/tables/1"
DAMAGE = (KeyError, ValueError, TypeError, RuntimeError, BadZipFile, EOFError, zlib.error, TokenError)
"""What reading a file that holds something else, or is damaged, can raise."""
KINDS_OF_GAME = ("2", "2-beginner", "3-4", "3-4-beginner")
"""Tables are learnt apart for two seats and for more, with objectives and without."""


def kind_of_game(players: int, *, beginner: bool) -> str:
    """Which tables a game needs."""
    return ("2" if players == 2 else "3-4") + ("-beginner" if beginner else "")


def box_digest(box: Box) -> str:
    """A short name for a box, the same wherever its contents are the same."""
    return hashlib.sha256(json.dumps(box.to_json()).encode()).hexdigest()[:16]


class Tables:
    """What was learnt from one box, for all kinds of game."""

    def __init__(self, box: str, models: dict[str, Words]) -> None:
        self.box = box
        self.models = models

    def write(self, path: Path) -> None:
        """Write them into a file, whole or not at all."""
        part = path.with_name(path.name + ".part")
        with part.open("wb") as file:
            planes = {kind: _planes(words) for kind, words in self.models.items()}
            np.savez_compressed(file, allow_pickle=False, format=np.array(FORMAT), box=np.array(self.box), **planes)
        part.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Tables":
        """The tables in a file; BotError says what is wrong with it."""
        if path.exists() and not (path.is_file() or path.is_dir()):  # a device may never end
            raise BotError(Sentence("error-tables-none", path=path))
        try:
            with path.open("rb") as raw, np.load(raw, allow_pickle=False) as file:
                if str(file["format"]) != FORMAT:
                    raise BotError(Sentence("error-tables-version", path=path, version=FORMAT))
                models = {kind: _words(file[kind]) for kind in KINDS_OF_GAME}
                found = cls(str(file["box"]), models)
        except DAMAGE as error:
            if isinstance(error, BotError):
                raise
            raise BotError(Sentence("error-tables-none", path=path)) from None
        except OSError as error:
            raise BotError(Sentence("error-cannot-read", path=path, why=why_not(error))) from None
        if any(words.shape != (model.MODEL,) for words in found.models.values()):
            raise BotError(Sentence("error-tables-size", path=path))
        return found


def _planes(words: Words) -> Bytes:
    """Words as their lowest bytes, then their next and so on: equal bytes side by side take less room."""
    planes: Bytes = np.ascontiguousarray(words.astype("<u4").view(np.uint8).reshape(-1, 4).T)
    return planes


def _words(planes: Bytes) -> Words:
    return np.ascontiguousarray(planes.T).view("<u4").ravel().astype(np.int64)


@lru_cache(maxsize=1)
def shipped() -> Tables:
    """The tables of the standard box."""
    with as_file(files("twelvefold.bots") / "data" / "standard.npz") as path:
        return Tables.read(path)


@lru_cache(maxsize=8)
def read_tables(path: str) -> Tables:
    """The tables in a file, read once."""
    return Tables.read(Path(path))


@lru_cache(maxsize=16)
def model_of(box: Box, kind: str, path: str | None = None) -> Words:
    """The tables for a game with a box.

    Chances carry over from box to box, what an objective brings does not: where a box has no tables of its own it is
    taken from the steps that are printed in it.
    """
    tables = shipped() if path is None else read_tables(path)
    words = tables.models[kind]
    if tables.box != box_digest(box) and not (path is None and box == standard_box()):
        words = words.copy()
        words[model.GOALS : model.SIGNS] = fixed(first_goals(box)).ravel()
    words.setflags(write=False)
    return words
