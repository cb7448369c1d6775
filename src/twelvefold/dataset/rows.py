"""A row of a dataset as a game: its deal, the game itself, its record."""

from collections.abc import Iterator, Mapping
from itertools import islice
from pathlib import Path
from typing import Any

from twelvefold.dataset.arrow import arrow
from twelvefold.dataset.manifest import read_manifest
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.engine.record import write_record
from twelvefold.world.box import SLOTS
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat

Row = Mapping[str, Any]
"""A row as a dict, as `to_pylist` of a table or a batch gives it."""
BATCH = 1000
"""Rows that are in memory at once."""


def read_rows(folder: Path | str) -> Iterator[dict[str, Any]]:
    """All rows of a dataset, one after another."""
    folder = Path(folder)
    for file in read_manifest(folder).files:
        if file is not None:
            parquet = arrow().parquet.ParquetFile(folder / file.file)
            for batch in parquet.iter_batches(BATCH):
                yield from batch.to_pylist()


def deal_of(row: Row) -> Deal:
    """The deal of a row."""
    animals, piles = iter(row["animals"]), row["piles"]
    columns = standard_box().columns(mystery=row["mystery"])
    return Deal(
        players=row["players"],
        piles=tuple(tuple(piles[at : at + SLOTS]) for at in range(0, len(piles), SLOTS)),
        animals=tuple(tuple(islice(animals, count)) for count in columns),
        objectives=tuple(BY_ID[name] for name in row["objectives"]),
        first_seat=Seat(row["first_seat"]),
        mystery=row["mystery"],
    )


def game_of(row: Row) -> Game:
    """The game of a row, after its last move."""
    return Game.replayed(deal_of(row), map(Move.from_code, row["moves"]))


def record_of(row: Row) -> str:
    """The game of a row as a line of JSON, for everything that reads records."""
    return write_record(game_of(row), {"names": row["bots"]})
