"""`twelvefold train`: a small training run, and what becomes of its file."""

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest
from tests.cli.command import twelvefold

from twelvefold.bots import BotError
from twelvefold.bots.model import KINDS_OF_GAME, Model, box_digest
from twelvefold.cli.train import train
from twelvefold.world import standard_box

ALONE = {"TWELVEFOLD_CORES": "1", "OPENBLAS_NUM_THREADS": "1"}
SMALL = ("--games", "100", "--searched", "0", "--seed", "1")


@pytest.fixture(scope="module")
def trained(tmp_path_factory: pytest.TempPathFactory) -> tuple[Path, dict[str, Any]]:
    """A model file from a hundred games per generation, and the command's report."""
    out = tmp_path_factory.mktemp("train") / "tables.npz"
    done = twelvefold("train", *SMALL, "--out", str(out), "--json", **ALONE)
    assert done.returncode == 0, done.stderr
    report: dict[str, Any] = json.loads(done.stdout)
    return out, report


def test_it_tells_what_each_generation_has_learnt(trained: tuple[Path, dict[str, Any]]) -> None:
    out, report = trained
    assert report["file"] == str(out)
    assert report["box"] == box_digest(standard_box())
    assert report["games"] == 4 * 3 * 100
    assert report["seconds"] > 0
    told = [(row["kind"], row["generation"], row["games"]) for row in report["generations"]]
    assert told == [(kind, generation, 100) for kind in KINDS_OF_GAME for generation in (1, 2, 3)]
    assert all(row["situations"] > 1000 and 0 < row["loss"] < 1 for row in report["generations"])


def test_its_file_holds_tables_for_every_kind_of_game(trained: tuple[Path, dict[str, Any]]) -> None:
    out, report = trained
    model = Model.read(out)
    assert model.box == report["box"]
    assert len({part.tobytes() for part in model.parts.values()}) == 4
    assert list(out.parent.iterdir()) == [out]


def test_bots_play_by_its_file_when_told_so(trained: tuple[Path, dict[str, Any]]) -> None:
    out, _ = trained
    asked = ("--games", "20", "--seed", "1", "--json")
    done = twelvefold("arena", "--bots", f"learned:tables={out},random", *asked, **ALONE)
    assert done.returncode == 0, done.stderr
    own, chance = json.loads(done.stdout)
    assert own["win_rate"] > 0.85
    assert chance["bot"] == "random"
    assert own["faults"] == {}


def test_bad_tables_are_one_sentence_in_the_arena(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    bad.write_text("no tables", encoding="ascii")
    for path, what in ((tmp_path / "none.npz", "No such file"), (bad, "is not a model")):
        done = twelvefold("arena", "--bots", f"learned:tables={path},random", "--games", "2", **ALONE)
        assert done.returncode == 2
        assert done.stdout == ""
        assert done.stderr.startswith("twelvefold: ")
        assert what in done.stderr
        assert len(done.stderr.splitlines()) == 1


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--out", "{}/nowhere/tables.npz"), "No such file or directory"),
        (("--out", "{}"), "not a file in which a model can be saved"),
        (("--games", "99"), "greater than or equal to 100"),
        (("--searched", "-1"), "greater than or equal to 0"),
        (("--box", "{}/none.json"), "No such file or directory"),
    ],
)
def test_what_cannot_be_is_said_in_one_sentence_before_the_work(
    arguments: tuple[str, str], sentence: str, tmp_path: Path
) -> None:
    option, value = arguments
    own = ("--out", str(tmp_path / "own.npz")) if option != "--out" else ()
    done = twelvefold("train", *own, option, value.format(tmp_path), **ALONE)
    assert done.returncode == 2
    assert done.stdout == ""
    assert sentence in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert list(tmp_path.iterdir()) == []


def test_without_numpy_it_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", None)  # importing it fails from now on
    with pytest.raises(BotError, match=re.escape("training needs NumPy: pip install 'twelvefold[research]'")):
        train()


def test_help_says_how_bots_use_the_file() -> None:
    said = twelvefold("train", "--help").stdout
    assert "--bots expert:tables=tables.npz" in said
