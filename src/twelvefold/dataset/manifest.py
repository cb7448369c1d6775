"""`dataset.json`: what a dataset is made of, and which of its files are whole."""

import os
from pathlib import Path
from typing import Any

import msgspec

from twelvefold import __version__
from twelvefold.arena.task import code_digest
from twelvefold.dataset.arrow import DatasetError
from twelvefold.dataset.options import Options, make_options
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

FORMAT = "twelvefold/dataset/1"
"""It goes up whenever a column is added or means something else."""
NAME = "dataset.json"
CODE = ("world", "engine", "bots", "dataset/kernel")
"""The packages that the games depend on."""


class File(msgspec.Struct, frozen=True):
    """One whole file."""

    file: str
    games: int
    moves: int
    sha256: str
    content: str
    """A digest of the games that doesn't depend on Arrow's version."""
    pyarrow: str
    seconds: float
    """The CPU time of its games."""


class Manifest(msgspec.Struct):
    """The contents of `dataset.json`."""

    format: str
    version: str
    code: str
    options: dict[str, Any]
    files: list[File | None]
    """By number; None isn't whole yet."""
    seconds: float = 0.0
    """How long it took by the clock, in all runs together."""
    machine: str = ""

    @property
    def is_complete(self) -> bool:
        """Whether all files are whole."""
        return all(self.files)

    def read_options(self) -> Options:
        """The options as they're used."""
        given = dict(self.options)
        try:
            options = make_options(given.pop("games"), bytes.fromhex(given.pop("seed")), **given)
            if options.games > 0 and options.shard > 0 and len(self.files) == options.shards:
                return options
        except (AttributeError, KeyError, TypeError, ValueError):
            pass
        raise DatasetError(Sentence("error-dataset-manifest", name=NAME))


def fresh(options: Options) -> Manifest:
    """A manifest before the first file."""
    return Manifest(FORMAT, __version__, code_digest(*CODE), options.to_json(), [None] * options.shards)


def write_manifest(folder: Path, manifest: Manifest) -> None:
    """Write it, whole or not at all."""
    part = folder / f"{NAME}.part"
    with part.open("wb") as file:
        file.write(msgspec.json.format(msgspec.json.encode(manifest), indent=1) + b"\n")
        file.flush()
        os.fsync(file.fileno())
    part.replace(folder / NAME)


def read_manifest(folder: Path) -> Manifest:
    """The manifest in a folder; a DatasetError says what is wrong with it."""
    path = folder / NAME
    if not path.is_file():
        raise DatasetError(Sentence("error-dataset-none", folder=folder))
    try:
        found = msgspec.json.decode(path.read_bytes(), type=Manifest)
    except msgspec.DecodeError:
        raise DatasetError(Sentence("error-dataset-manifest", name=path)) from None
    if found.format != FORMAT:
        raise DatasetError(Sentence("error-dataset-format", name=path, format=FORMAT, found=shown(found.format)))
    return found


def check_same(folder: Path, there: Manifest, wanted: Manifest) -> None:
    """Refuse to go on with a dataset that was begun with something else, and say what differs first."""
    one = {"version": there.version, "code": there.code, **there.options}
    other = {"version": wanted.version, "code": wanted.code, **wanted.options}
    for name, value in other.items():
        if one.get(name) != value:
            found, asked = shown(one.get(name)), shown(value)
            raise DatasetError(Sentence("error-dataset-differs", folder=folder, name=name, found=found, asked=asked))
