"""The versions in a lock file are installed, whatever else the package index has by then."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

import installer
from failures import SetupError
from installer import AS_LOCKED


def wheel(index: Path, name: str, version: str, *needs: str) -> str:
    """Put an empty package into an index; returns its line for a lock file."""
    facts = ["Metadata-Version: 2.1", f"Name: {name}", f"Version: {version}", "Provides-Extra: more"]
    facts += [f"Requires-Dist: {each}" for each in needs]
    info = f"{name}-{version}.dist-info"
    files = {f"{info}/METADATA": "\n".join(facts), f"{info}/RECORD": ""}
    files[f"{info}/WHEEL"] = "Wheel-Version: 1.0\nGenerator: tests\nRoot-Is-Purelib: true\nTag: py3-none-any\n"
    path = index / f"{name}-{version}-py3-none-any.whl"
    with zipfile.ZipFile(path, "w") as packed:
        for file, text in files.items():
            packed.writestr(file, text)
    return f"{name}=={version} --hash=sha256:{hashlib.sha256(path.read_bytes()).hexdigest()}"


def test_a_newer_release_behind_an_extra_changes_nothing(tmp_path: Path) -> None:
    index, target, lock = tmp_path / "index", tmp_path / "target", tmp_path / "lock.txt"
    index.mkdir()
    lock.write_text("\n".join([wheel(index, "apart", "1.0"), wheel(index, "touching", "1.0", "apart[more]>=1.0")]))
    wheel(index, "apart", "1.1")
    command = [sys.executable, "-I", "-m", "pip", "install", "--no-index", "--find-links", str(index)]
    done = subprocess.run(
        [*command, "--target", str(target), *AS_LOCKED, str(lock)], capture_output=True, text=True, timeout=300
    )
    assert done.returncode == 0, done.stderr
    assert {path.name for path in target.glob("*.dist-info")} == {"apart-1.0.dist-info", "touching-1.0.dist-info"}


def test_the_lock_names_all_that_its_packages_need() -> None:
    done = subprocess.run([sys.executable, "-I", "-m", "pip", "check"], capture_output=True, text=True, timeout=300)
    assert done.returncode == 0, done.stdout


@pytest.fixture
def programs(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A .venv whose Python stands in for pip and records its calls; uv is not there yet."""
    place = tmp_path / "bin"
    place.mkdir()
    monkeypatch.setattr(installer, "ROOT", tmp_path)
    monkeypatch.setattr(installer, "LOG", tmp_path / "log")
    monkeypatch.setattr(installer, "VENV_PYTHON", place / "python")
    monkeypatch.setattr(installer, "UV", place / "uv")
    monkeypatch.delenv("PIP_NO_INDEX", raising=False)
    _program(place / "python", "pip", 0)
    return place


def _program(place: Path, name: str, status: int, says: str = "") -> None:
    place.write_text(f"#!/bin/sh\necho {name} >> '{place.parent / 'asked'}'\necho '{says}'\nexit {status}\n")
    place.chmod(0o755)


def _asked(programs: Path) -> list[str]:
    return (programs / "asked").read_text().split()


def test_packages_come_by_uv_and_by_pip_where_uv_cannot(programs: Path) -> None:
    _program(programs / "uv", "uv", 0)
    installer.install_lock(programs / "lock.txt")
    assert _asked(programs) == ["uv"]
    _program(programs / "uv", "uv", 2)
    installer.install_lock(programs / "lock.txt")
    assert _asked(programs) == ["uv", "uv", "pip"]


def test_a_machine_for_which_there_is_no_uv_does_without(programs: Path) -> None:
    missing = "ERROR: No matching distribution found for uv==0.13.8"
    once = f"test -e '{programs / 'asked'}' || {{ echo pip > '{programs / 'asked'}'; echo '{missing}'; exit 1; }}"
    (programs / "python").write_text(f"#!/bin/sh\n{once}\necho pip >> '{programs / 'asked'}'\n")
    installer.install_lock(programs / "lock.txt")
    assert _asked(programs) == ["pip", "pip"]


def test_without_a_network_nobody_waits_twice(programs: Path) -> None:
    _program(programs / "python", "pip", 1, "ERROR: NewConnectionError: Name or service not known")
    with pytest.raises(SetupError, match="connect to the network"):
        installer.install_lock(programs / "lock.txt")
    assert _asked(programs) == ["pip"]


def test_the_pip_of_this_python_is_unpacked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    if installer._pip_wheel() is None:
        pytest.skip("this Python brings no pip of its own")
    monkeypatch.setattr(installer, "VENV", tmp_path / "venv")
    installer.make_venv()
    done = subprocess.run([tmp_path / "venv" / "bin" / "python", "-I", "-m", "pip", "--version"], timeout=60)
    assert done.returncode == 0
