"""The kernel built ahead of time, for other machines than this one."""

import json
import subprocess
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

from twelvefold.engine.kernel.ahead import build
from twelvefold.engine.kernel.targets import TARGETS, this_machine

sys.path.insert(0, str(ROOT / "scripts"))

from node import find_node

FOR_TWO = {"last_two_rounds", "last_three_rounds"}
"""With more players, nobody looks that far ahead."""


def test_webassembly_answers_every_call_with_the_same_integers(tmp_path: Path) -> None:
    node = find_node()
    assert node is not None
    (module,) = build(tmp_path, [TARGETS["wasm"]])
    counts = tmp_path / "calls.json"
    with subprocess.Popen(
        [sys.executable, "-m", "tests.ahead.games", str(counts)], cwd=ROOT, stdout=subprocess.PIPE
    ) as games:
        done = subprocess.run(
            [node.program, Path(__file__).with_name("replay.mjs"), module],
            stdin=games.stdout, capture_output=True, text=True, check=False,
        )  # fmt: skip
    assert (games.returncode, done.returncode) == (0, 0), done.stderr
    calls = json.loads(counts.read_text(encoding="utf-8"))
    seen = json.loads(done.stdout)
    assert seen["different"] == []
    assert seen["intact"]
    assert seen["ended"]
    assert seen["calls"] == sum(sum(by_players.values()) for by_players in calls.values()) >= 100_000
    assert {name: set(by_players) for name, by_players in calls.items()} == {
        name: {"2"} if name in FOR_TWO else {"2", "3", "4"} for name in calls
    }


@pytest.mark.parametrize(
    ("system", "machine", "target"),
    [
        ("linux", "x86_64", "linux-x86_64"),
        ("linux", "aarch64", "linux-arm64"),
        ("linux", "riscv64", None),
        ("darwin", "arm64", "macos-arm64"),
        ("freebsd14", "amd64", None),
        ("emscripten", "wasm32", "pyodide"),
    ],
)
def test_each_machine_has_its_target(
    monkeypatch: pytest.MonkeyPatch, system: str, machine: str, target: str | None
) -> None:
    monkeypatch.setattr("sys.platform", system)
    monkeypatch.setattr("os.uname", lambda: type("Name", (), {"machine": machine}))
    found = this_machine()
    assert (found and found.name) == target


def test_a_target_that_does_not_exist_is_named(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "twelvefold.engine.kernel.ahead", str(tmp_path), "wasm", "amiga"]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 1
    assert done.stderr.startswith("There is no target amiga: choose among linux-x86_64, ")
    assert not list(tmp_path.iterdir())
