"""A small dataset that several tests look at, and its rows."""

from collections.abc import Callable, Generator, Iterable
from functools import partial
from pathlib import Path
from typing import Any

from twelvefold.arena.many import in_order
from twelvefold.dataset.games import Piece
from twelvefold.dataset.make import make_dataset
from twelvefold.dataset.options import Options, make_options

OPTIONS = make_options(
    45,
    7,
    bots="seedling,explorer,naturalist,ranger,learned@2,random,naive,expert:playouts=20",
    noise="0@2,.2",
    shard=15,
)
"""Forty-five games in three files."""


def spread(workers: int) -> Callable[[Callable[[range], Piece], Iterable[range]], Generator[Piece, None, None]]:
    """Play on so many processes."""
    return partial(in_order, workers=workers)


def make(folder: Path, options: Options = OPTIONS, workers: int = 1) -> dict[str, bytes]:
    """Make a dataset, and read its files."""
    make_dataset(folder, options, spread=spread(workers))
    return contents(folder)


def contents(folder: Path) -> dict[str, bytes]:
    """The files of games in a folder."""
    return {path.name: path.read_bytes() for path in sorted((folder / "data").iterdir())}


def mover(row: dict[str, Any], ply: int) -> int:
    """The seat that made a move, as the card says."""
    players: int = row["players"]
    found: int = (row["first_seat"] + ply // players + ply % players) % players
    return found
