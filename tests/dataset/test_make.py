"""Datasets are made the same everywhere, and go on where they were stopped."""

import fcntl
from collections.abc import Callable, Generator, Iterable
from dataclasses import replace
from pathlib import Path

import pytest
from tests.dataset.small import OPTIONS, contents, make, spread

from twelvefold.dataset.arrow import DatasetError
from twelvefold.dataset.games import Piece
from twelvefold.dataset.make import make_dataset
from twelvefold.dataset.manifest import read_manifest
from twelvefold.dataset.options import BOTS, KINDS, NOISE, PLAYERS, Options, make_options
from twelvefold.dataset.parquet import content_of, read_table
from twelvefold.world.errors import TwelvefoldError


class Stopped(Exception):
    """Somebody presses Ctrl-C."""


def _stop_after(pieces: int) -> Callable[[Callable[[range], Piece], Iterable[range]], Generator[Piece, None, None]]:
    def stopping(work: Callable[[range], Piece], ranges: Iterable[range]) -> Generator[Piece, None, None]:
        for number, piece in enumerate(map(work, ranges)):
            if number == pieces:
                raise Stopped
            yield piece

    return stopping


def test_two_processes_make_the_same_bytes_as_one(folder: Path, tmp_path: Path) -> None:
    assert make(tmp_path, workers=2) == contents(folder)
    assert read_manifest(tmp_path).is_complete


def test_a_run_that_was_stopped_goes_on_with_the_file_it_was_making(folder: Path, tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        make_dataset(tmp_path, OPTIONS, spread=_stop_after(1))
    there = read_manifest(tmp_path)
    assert [file is not None for file in there.files] == [True, False, False]
    first = tmp_path / OPTIONS.file_of(0)
    before = first.stat().st_mtime_ns
    (tmp_path / f"{OPTIONS.file_of(1)}.part").write_bytes(b"half of it")
    told: list[int] = []
    make_dataset(tmp_path, OPTIONS, spread=spread(1), told=told.append)
    assert told == [15, 15, 15]
    assert contents(tmp_path) == contents(folder)
    assert first.stat().st_mtime_ns == before


def test_files_that_are_damaged_or_gone_are_made_again(folder: Path, tmp_path: Path) -> None:
    whole = make(tmp_path)
    (tmp_path / OPTIONS.file_of(0)).unlink()
    with (tmp_path / OPTIONS.file_of(2)).open("r+b") as file:
        file.truncate(1000)
    told: list[int] = []
    make_dataset(tmp_path, OPTIONS, spread=spread(1), told=told.append)
    assert told == [15, 15, 15]
    assert contents(tmp_path) == whole == contents(folder)


def test_a_dataset_with_other_options_is_left_alone(folder: Path) -> None:
    before = contents(folder)
    for name, other in (
        ("games", replace(OPTIONS, games=46)),
        ("seed", replace(OPTIONS, seed=b"1" * 32)),
        ("shard", replace(OPTIONS, shard=20)),
        ("bots", make_options(45, 7, bots="random", noise="0@2,.2", shard=15)),
    ):
        with pytest.raises(DatasetError, match=f"another dataset: {name} is"):
            make_dataset(folder, other, spread=spread(1))
    assert contents(folder) == before


def test_a_folder_with_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "thesis.md").write_text("mine")
    with pytest.raises(DatasetError, match="choose an empty folder"):
        make_dataset(tmp_path, OPTIONS, spread=spread(1))
    assert [path.name for path in tmp_path.iterdir()] == ["thesis.md"]


def test_two_runs_do_not_share_a_folder(folder: Path) -> None:
    with (folder / ".lock").open("w") as file:
        fcntl.flock(file, fcntl.LOCK_EX)
        with pytest.raises(DatasetError, match="in use by another run"):
            make_dataset(folder, OPTIONS, spread=spread(1))


@pytest.mark.parametrize(
    ("option", "text", "said"),
    [
        ("players", "5", '--players can\'t include "5"'),
        ("players", "", '--players can\'t include ""'),
        ("players", "2@0", '--players can\'t include "2@0"'),
        ("variants", "solo", '--variants can\'t include "solo"'),
        ("noise", "1.5", '--noise can\'t include "1.5"'),
        ("noise", "-1", '--noise can\'t include "-1"'),
        ("bots", "my_bot.py:Mine", "my_bot.py"),
        ("bots", "learned:tables=x.npz", "learned"),
        ("bots", "ranger,ranger@2", "--bots has ranger twice: use ranger@2"),
    ],
)
def test_a_mix_with_something_impossible_is_refused(option: str, text: str, said: str) -> None:
    with pytest.raises(TwelvefoldError) as raised:
        _mixed(option, text)
    assert said in str(raised.value)


def _mixed(option: str, text: str) -> Options:
    mixes = {"players": PLAYERS, "variants": KINDS, "bots": BOTS, "noise": NOISE, option: text}
    return make_options(10, 1, **mixes)  # type: ignore[arg-type]  # they're all texts


def test_a_mix_draws_as_often_as_its_weights_say() -> None:
    options = make_options(1, 1, bots="expert:ms=5,style=spoiler@3,random")
    assert dict(zip(options.bots.values, options.bots.weights, strict=True)) == {
        "expert:ms=5,style=spoiler": 3,
        "random": 1,
    }
    usual = make_options(1, 1)
    assert [str(usual.players), str(usual.variants), str(usual.bots), str(usual.noise)] == [
        PLAYERS, KINDS, BOTS, NOISE,
    ]  # fmt: skip


def test_the_digest_of_the_games_sees_every_change(folder: Path) -> None:
    file = read_manifest(folder).files[0]
    assert file is not None
    table = read_table(folder / file.file)
    assert content_of(table) == file.content
    for name in ("values", "players", "bots", "random"):
        column = table.column(name)
        other = column.take(list(reversed(range(len(column)))))
        assert content_of(table.set_column(table.column_names.index(name), name, other)) != file.content
