"""A file of a dataset: Arrow's types for its columns, and the settings that give the same bytes everywhere."""

import hashlib
import os
from collections.abc import Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any

import numpy as np
import numpy.typing as npt

from twelvefold.bots.kernel.model import ONE
from twelvefold.dataset.arrow import DatasetError, arrow
from twelvefold.dataset.games import COLUMNS, FACTS, Piece
from twelvefold.dataset.options import Options
from twelvefold.words import Sentence
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import HABITAT_IDS

if TYPE_CHECKING:
    import pyarrow as pa

REASONS = ("none", "most", "touching", "apart", "room", "denial", "objective")
"""What a reason's number in the kernel stands for."""
GRAIN = 4096
"""Chances and points are rounded to this part of 1: what is finer is noise, and takes more space."""
PERCENT = ONE // 100
SETTINGS: dict[str, Any] = {
    "version": "2.6",
    "compression": "zstd",
    "compression_level": 6,
    "data_page_version": "1.0",
    "write_statistics": True,
    "store_schema": False,  # so that every reader finds plain texts, not Arrow's dictionaries
}
TYPES = {
    "game": "int64",
    "players": "uint8",
    "beginner": "bool",
    "mystery": "bool",
    "noise": "float64",
    "first_seat": "uint8",
    "bots": "string",
    "objectives": "string",
    "objective_points": "uint8",
    "animal_points": "uint8",
    "animal_counts": "uint8",
    "points": "uint8",
    "shares": "float32",
    "piles": "uint8",
    "animals": "string",
    "award_rounds": "uint8",
    "award_seats": "int8",
    "moves": "uint16",
    "best_moves": "uint16",
    "values": "float32",
    "losses": "float32",
    "reasons": "string",
    "reason_cards": "int8",
    "reason_seats": "int8",
    "reason_points": "float32",
    "reason_before": "uint8",
    "reason_after": "uint8",
    "random": "bool",
    "weaknesses": "uint8",
}
"""The type of each column's values; all but the first six are lists."""
assert tuple(TYPES) == COLUMNS


def schema() -> "pa.Schema":
    """The columns as a reader sees them."""
    pa = arrow()
    kinds = {name: pa.type_for_alias(kind) for name, kind in TYPES.items()}
    return pa.schema([(name, kind if name in FACTS else pa.list_(kind)) for name, kind in kinds.items()])


def table_of(options: Options, pieces: Sequence[Piece]) -> "pa.Table":
    """The games of some pieces as a table; texts are still dictionaries."""
    pa = arrow()
    arrays = []
    for name in COLUMNS:
        values = _values(options, name, np.concatenate([piece.columns[name] for piece in pieces]))
        if name not in FACTS:
            lengths = np.concatenate([piece.lengths[name] for piece in pieces])
            offsets = np.zeros(len(lengths) + 1, np.int32)
            np.cumsum(lengths, out=offsets[1:])
            values = pa.ListArray.from_arrays(pa.array(offsets), values)
        arrays.append(values)
    return pa.table(arrays, names=list(COLUMNS))


def _values(options: Options, name: str, ints: npt.NDArray[np.int64]) -> Any:  # noqa: ANN401  # an Arrow array
    """A column's values from the kernel's integers."""
    pa = arrow()
    names = {
        "bots": options.bots.values,
        "objectives": HABITAT_IDS,
        "animals": [animal.id for animal in standard_box().animals],
        "reasons": REASONS,
    }.get(name)
    if names is not None:
        return pa.DictionaryArray.from_arrays(pa.array(ints.astype(np.int8)), pa.array(names, pa.string()))
    if name == "noise":
        return pa.array(np.array([float(text) for text in options.noise.values])[ints])
    if name == "shares":
        return pa.array(np.where(ints > 0, 1 / np.maximum(ints, 1), 0).astype(np.float32))
    if name in ("values", "losses", "reason_points"):
        return pa.array((np.round(ints * (GRAIN / ONE)) / GRAIN).astype(np.float32))
    if name in ("reason_before", "reason_after"):
        ints = (ints + PERCENT // 2) // PERCENT
    kind = TYPES[name]
    return pa.array(ints.astype(np.bool_ if kind == "bool" else np.dtype(kind)))


def write_table(table: "pa.Table", path: Path) -> None:
    """Write a table to a file, whole or not at all."""
    pa = arrow()
    part = path.with_name(path.name + ".part")
    texts = [name for name, kind in TYPES.items() if kind == "string"]
    few = [name for name, kind in TYPES.items() if kind not in ("float32", "string", "bool")]
    with part.open("wb") as file:
        pa.parquet.write_table(
            table,
            file,
            row_group_size=len(table),
            use_dictionary=[_leaf(name) for name in texts + few],
            **SETTINGS,
        )
        file.flush()
        os.fsync(file.fileno())
    part.replace(path)


def _leaf(name: str) -> str:
    """What Parquet calls the values of a column."""
    return name if name in FACTS else f"{name}.list.element"


def read_table(path: Path) -> "pa.Table":
    """The games in a file; a DatasetError says that it's damaged or gone."""
    try:
        table: pa.Table = arrow().parquet.read_table(path, schema=schema())
    except FileNotFoundError:
        raise DatasetError(Sentence("cli-dataset-missing", file=path)) from None
    except (ValueError, OSError):  # Arrow raises either, depending on where the damage is
        raise DatasetError(Sentence("cli-dataset-damaged", file=path)) from None
    return table


def content_of(table: "pa.Table") -> str:
    """A digest of the games themselves, whichever version of Arrow wrote them."""
    digest = hashlib.sha256()
    for name in COLUMNS:
        column = table.column(name).combine_chunks()
        digest.update(f"{name} {TYPES[name]} {len(column)}\n".encode())
        if name not in FACTS:
            digest.update(np.diff(column.offsets.to_numpy()).astype("<i4").tobytes())
            column = column.flatten()
        if TYPES[name] == "string":
            digest.update("\n".join(column.to_pylist()).encode())
        elif TYPES[name] == "bool":
            digest.update(column.to_numpy(zero_copy_only=False).astype(np.uint8).tobytes())
        else:
            kind = np.dtype(TYPES[name]).newbyteorder("<")
            digest.update(column.to_numpy(zero_copy_only=False).astype(kind).tobytes())
    return digest.hexdigest()


def digest_of(path: Path) -> str:
    """The SHA-256 of a file."""
    with path.open("rb") as file:
        return hashlib.file_digest(file, "sha256").hexdigest()
