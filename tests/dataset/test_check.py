"""A check of a dataset finds what is wrong and names it."""

import shutil
from pathlib import Path

import msgspec
import pyarrow as pa
import pytest
from tests.dataset.small import OPTIONS
from tests.dataset.test_make import Stopped, _stop_after

from twelvefold.dataset.arrow import DatasetError
from twelvefold.dataset.check import check_dataset
from twelvefold.dataset.counts import counts_of
from twelvefold.dataset.make import make_dataset
from twelvefold.dataset.manifest import read_manifest, write_manifest
from twelvefold.dataset.parquet import content_of, digest_of, read_table, write_table


def _problems(folder: Path, replayed: int = 1000, again: int = 0) -> list[str]:
    return [str(sentence) for sentence in check_dataset(folder, replayed=replayed, again=again)]


@pytest.fixture
def copy(folder: Path, tmp_path: Path) -> Path:
    shutil.copytree(folder, tmp_path / "copy")
    return tmp_path / "copy"


def test_a_whole_dataset_has_no_problems(folder: Path) -> None:
    assert _problems(folder, again=3) == []


def test_a_damaged_file_is_named(copy: Path) -> None:
    path = copy / OPTIONS.file_of(1)
    data = bytearray(path.read_bytes())
    data[len(data) // 2] ^= 1
    path.write_bytes(data)
    (found,) = _problems(copy)
    assert found.startswith("data/games-00001-of-00003.parquet is damaged")


def test_a_missing_file_is_named(copy: Path) -> None:
    (copy / OPTIONS.file_of(2)).unlink()
    (found,) = _problems(copy)
    assert found.startswith("data/games-00002-of-00003.parquet is missing")


def test_an_unfinished_dataset_says_what_is_missing(tmp_path: Path) -> None:
    with pytest.raises(Stopped):
        make_dataset(tmp_path, OPTIONS, spread=_stop_after(2))
    (found,) = _problems(tmp_path)
    assert found.startswith("data/games-00002-of-00003.parquet is missing")


def test_a_game_that_breaks_the_rules_is_named_even_if_every_digest_is_right(copy: Path) -> None:
    manifest = read_manifest(copy)
    file = manifest.files[1]
    assert file is not None
    rows = read_table(copy / file.file).to_pylist()
    rows[4]["points"] = [point + 1 for point in rows[4]["points"]]
    _forge(copy, 1, rows)
    assert _problems(copy) == [f"{file.file}: game 19 breaks the rules in points"]
    assert _problems(copy, replayed=0) == []


def test_games_that_the_seed_does_not_give_are_found_by_making_them_again(copy: Path) -> None:
    rows = read_table(copy / OPTIONS.file_of(0)).to_pylist()
    rows[0]["values"][0] += 0.25
    _forge(copy, 0, rows)
    assert _problems(copy) == []
    assert _problems(copy, replayed=0, again=3) == [f"{OPTIONS.file_of(0)} has other games than this version makes"]


def _forge(folder: Path, number: int, rows: list[dict[str, object]]) -> None:
    """Put other rows into a file, with digests to match."""
    manifest = read_manifest(folder)
    file = manifest.files[number]
    assert file is not None
    path = folder / file.file
    table = pa.Table.from_pylist(rows, schema=read_table(path).schema)
    write_table(table, path)
    manifest.files[number] = type(file)(
        file.file, file.games, file.moves, digest_of(path), content_of(table), file.pyarrow, file.seconds
    )
    write_manifest(folder, manifest)


def test_options_that_do_not_fit_the_files_are_refused(copy: Path) -> None:
    manifest = read_manifest(copy)
    for name, value in (("games", 1000), ("games", "many"), ("shard", 0), ("noise", 1)):
        changed = msgspec.structs.replace(manifest, options={**manifest.options, name: value})
        write_manifest(copy, changed)
        with pytest.raises(DatasetError, match="damaged"):
            _problems(copy)


def test_counting_a_damaged_or_missing_file_names_it(copy: Path) -> None:
    path = copy / OPTIONS.file_of(1)
    path.write_bytes(path.read_bytes()[:500])
    with pytest.raises(DatasetError, match=r"games-00001-of-00003\.parquet is damaged"):
        counts_of(copy, read_manifest(copy))
    path.unlink()
    with pytest.raises(DatasetError, match=r"games-00001-of-00003\.parquet is missing"):
        counts_of(copy, read_manifest(copy))
