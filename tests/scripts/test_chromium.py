"""A Chromium for the tests is looked for in a fixed order, and the script says which one it found."""

import os
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT
from tests.scripts.workshop import run, workshop

sys.path.insert(0, str(ROOT / "scripts"))

import chromium
from failures import SetupError


def _program(place: Path, says: str, status: int = 0) -> Path:
    place.parent.mkdir(parents=True, exist_ok=True)
    place.write_text(f"#!/bin/sh\necho '{says}'\nexit {status}\n")
    place.chmod(0o755)
    return place


def test_the_one_that_is_named_comes_first(tmp_path: Path) -> None:
    named = _program(tmp_path / "mine", "Chromium 199.1.2.3 built by me")
    done = run(ROOT, "chromium.py", TWELVEFOLD_CHROMIUM=str(named))
    assert (done.returncode, done.stdout) == (
        0, f"Chromium 199.1.2.3, as named by TWELVEFOLD_CHROMIUM ({named}).\n",
    )  # fmt: skip


def test_one_that_is_named_and_does_not_start_is_one_sentence(tmp_path: Path) -> None:
    done = run(ROOT, "chromium.py", TWELVEFOLD_CHROMIUM=str(tmp_path / "none"))
    assert done.returncode == 1
    assert done.stderr == f"TWELVEFOLD_CHROMIUM={tmp_path / 'none'} doesn't start: name another.\n"


def test_the_machines_own_is_found_by_its_names(tmp_path: Path) -> None:
    _program(tmp_path / "bin" / "chromium", "broken", status=1)
    _program(tmp_path / "bin" / "google-chrome", "Google Chrome 198.0.0.1")
    done = run(ROOT, "chromium.py", PATH=str(tmp_path / "bin"), TWELVEFOLD_CHROMIUM="")
    assert done.stdout.startswith("Chromium 198.0.0.1, from the machine (")


def test_a_headless_shell_is_taken_before_a_whole_browser(tmp_path: Path) -> None:
    _program(tmp_path / "bin" / "chromium", "Chromium 198.0.0.1")
    _program(tmp_path / "bin" / "chromium-headless-shell", "Chromium 197.0.0.1")
    done = run(ROOT, "chromium.py", PATH=str(tmp_path / "bin"), TWELVEFOLD_CHROMIUM="")
    assert done.stdout.startswith("Chromium 197.0.0.1, from the machine (")


def test_the_ways_are_tried_in_order_and_all_are_named_when_none_leads_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TWELVEFOLD_CHROMIUM", raising=False)
    order: list[str] = []

    def fails(name: str) -> object:
        def way(tried: list[str]) -> None:
            order.append(name)
            tried.append(f"{name} failed")

        return way

    ways = ("_headless_shell", "_on_the_machine", "_of_playwright", "_of_a_package")
    for way in ways:
        monkeypatch.setattr(chromium, way, fails(way))
    with pytest.raises(SetupError, match=r"\(_headless_shell failed; _on_the_machine failed; .*\): install one"):
        chromium.find_chromium()
    assert order == list(ways)


def test_a_package_that_cannot_be_fetched_leaves_nothing_behind(tmp_path: Path) -> None:
    place = workshop(tmp_path)
    asked = "import chromium; tried = []; print(chromium._of_a_package(tried), *tried)"
    (place / "scripts" / "ask.py").write_text(asked)
    done = run(place, "ask.py", npm_config_registry="http://127.0.0.1:9/", npm_config_fetch_retries="0")
    carried = sys.platform == "linux" and os.uname().machine == "x86_64"
    assert done.stdout.splitlines()[-1] == (
        "None the package that has one couldn't be downloaded (the package registry didn't send it)"
        if carried
        else "None no package has one for this machine"
    )
    assert not (place / ".chromium").exists()
