"""`twelvefold dataset`."""

import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest
from tests.cli.command import COMMON, twelvefold
from tests.dataset.small import contents

from twelvefold.dataset.manifest import read_manifest
from twelvefold.dataset.parquet import TYPES

ROOT = Path(__file__).parents[2]
SMALL = ("--games", "60", "--seed", "3", "--bots", "ranger@2,random", "--noise", "0,.1")


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("datasets") / "games"
    done = twelvefold("dataset", "make", str(folder), *SMALL)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout == f"Dataset complete in {folder}. Games: 60, files: 1\n"
    return folder


def test_a_dataset_has_a_card_that_says_how_to_make_it_again(made: Path, tmp_path: Path) -> None:
    card = (made / "README.md").read_text(encoding="utf-8")
    assert card.startswith("---\nlicense: mit\n")
    assert "size_categories:\n- n<1K\n" in card
    assert "{{" not in card
    command = "twelvefold dataset make FOLDER --games 60 --seed 3 --bots ranger@2,random --noise 0,.1"
    assert f"`{command}`" in card
    assert (made / "results.svg").read_text(encoding="utf-8").startswith("<svg")
    again = tmp_path / "again"
    assert twelvefold(*command.replace("FOLDER", str(again)).split()[1:]).returncode == 0
    assert contents(again) == contents(made)


def test_the_card_and_the_page_explain_every_column(made: Path) -> None:
    for path in (made / "README.md", ROOT / "docs" / "dataset.md"):
        text = path.read_text(encoding="utf-8")
        assert [name for name in TYPES if f"`{name}`" not in text] == []


def test_the_same_command_again_changes_nothing(made: Path) -> None:
    before = contents(made)
    assert twelvefold("dataset", "make", str(made), *SMALL).returncode == 0
    assert contents(made) == before
    assert twelvefold("dataset", "card", str(made)).stdout == f"{made / 'README.md'}\n"


def test_a_check_says_what_is_wrong_and_exits_with_1(made: Path, tmp_path: Path) -> None:
    done = twelvefold("dataset", "check", str(made), "--again", "1")
    assert (done.returncode, done.stdout) == (0, "Files: 1, problems: 0\n")
    (tmp_path / "data").mkdir()
    (tmp_path / "dataset.json").write_bytes((made / "dataset.json").read_bytes())
    done = twelvefold("dataset", "check", str(tmp_path))
    assert done.returncode == 1
    assert done.stdout.splitlines()[0].startswith("data/games-00000-of-00001.parquet is missing: ")


@pytest.mark.parametrize(
    ("arguments", "said"),
    [
        (("make", "{made}", "--games", "61"), "another dataset: games is 60, not 61"),
        (("make", "{tmp}", "--players", "7"), '--players can\'t include "7"'),
        (("make", "{tmp}", "--bots", "mybot"), "mybot"),
        (("make", "{tmp}", "--noise", "2"), '--noise can\'t include "2"'),
        (("make", "{tmp}", "--variants", "standard,standard"), "standard@2"),
        (("make", "{tmp}", "--games", "0"), "--games"),
        (("check", "{tmp}"), "has no dataset"),
        (("card", "{tmp}"), "has no dataset"),
    ],
)
def test_what_cannot_be_done_is_one_sentence(arguments: tuple[str, ...], said: str, made: Path, tmp_path: Path) -> None:
    done = twelvefold("dataset", *(part.format(made=made, tmp=tmp_path) for part in arguments))
    assert done.returncode == 2
    assert said in done.stderr
    assert len(done.stderr.splitlines()) == 1
    assert done.stdout == ""


def test_a_damaged_manifest_is_one_sentence(tmp_path: Path) -> None:
    (tmp_path / "dataset.json").write_text('{"format": "twelvefold/dataset/1"')
    done = twelvefold("dataset", "check", str(tmp_path))
    assert (done.returncode, done.stderr) == (2, f"twelvefold: {tmp_path / 'dataset.json'} is damaged\n")


def test_without_pyarrow_a_sentence_says_how_to_get_it(tmp_path: Path) -> None:
    (tmp_path / "pyarrow.py").write_text("raise ImportError('not here')\n")
    path = os.pathsep.join([str(tmp_path), os.environ.get("PYTHONPATH", "")])
    done = twelvefold("dataset", "make", str(tmp_path / "games"), "--games", "5", PYTHONPATH=path)
    assert done.returncode == 2
    assert done.stderr == "twelvefold: a dataset needs PyArrow: pip install 'twelvefold[dataset]'\n"
    assert not (tmp_path / "games").exists()


def test_ctrl_c_says_how_to_continue_and_leaves_what_is_whole(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "twelvefold", "dataset", "make", str(tmp_path), "--games", "100000"]
    options = ["--shard", "1000", "--bots", "random", "--players", "2"]
    process = subprocess.Popen([*command, *options], stderr=subprocess.PIPE, text=True, env=os.environ | COMMON)
    while not any((tmp_path / "data").glob("*.parquet")):
        assert process.poll() is None
        time.sleep(0.05)
    process.send_signal(signal.SIGINT)
    _, said = process.communicate(timeout=60)
    assert process.returncode == 130
    assert said.splitlines()[-1] == f"Stopped. Run the same command again to continue with the dataset in {tmp_path}."
    assert not read_manifest(tmp_path).is_complete
