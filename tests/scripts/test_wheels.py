"""A wheel for this platform: it has its library, and plays where there is no compiler."""

import os
import subprocess
import sys
import sysconfig
import zipfile
from pathlib import Path

import pytest
from tests.docs.pages import ROOT

from twelvefold.engine.kernel.targets import TARGETS, this_machine

sys.path.insert(0, str(ROOT / "scripts"))

import wheels

ABSENT = ("numba", "llvmlite", "numpy")
PLAYED = """
import sys
from twelvefold.cli.main import main
from twelvefold.engine.kernel.jit import HAS_COMPILER, in_use
try:
    main()
finally:
    print(HAS_COMPILER, in_use(), sys.modules["twelvefold"].__file__)
"""


@pytest.fixture(scope="module")
def wheel(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The wheel for this machine."""
    target = this_machine()
    assert target is not None
    folder = tmp_path_factory.mktemp("dist")
    wheels.build_wheels(folder, [target])
    (built,) = folder.glob("*.whl")
    assert built.name.endswith(f"-py3-none-{target.wheel}.whl")
    return built


@pytest.fixture(scope="module")
def place(wheel: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder of packages: the wheel's, and whatever is installed here but the compiler, NumPy and the sources."""
    place = tmp_path_factory.mktemp("packages")
    with zipfile.ZipFile(wheel) as packed:
        packed.extractall(place)
    for path in Path(sysconfig.get_path("purelib")).iterdir():
        if not path.name.startswith(ABSENT) and "twelvefold" not in path.name and path.suffix != ".pth":
            (place / path.name).symlink_to(path)
    return place


def test_a_wheel_asks_for_no_compiler(wheel: Path) -> None:
    with zipfile.ZipFile(wheel) as packed:
        (name,) = (name for name in packed.namelist() if name.endswith(".dist-info/METADATA"))
        needs = [line for line in packed.read(name).decode().splitlines() if line.startswith("Requires-Dist: ")]
    assert len(needs) > 10
    for tool in (*ABSENT, "ziglang"):
        assert all("extra == '" in line for line in needs if tool in line)


def test_an_installed_wheel_plays_without_a_compiler_and_compiles_nothing(place: Path, tmp_path: Path) -> None:
    target = this_machine()
    assert target is not None
    arguments = ["watch", "--seed", "1", "--bots", "master:playouts=50,expert:playouts=50"]
    done = subprocess.run(
        [sys.executable, "-S", "-c", PLAYED, *arguments],
        cwd=tmp_path,
        env=os.environ | {"PYTHONPATH": str(place), "TWELVEFOLD_CACHE": str(tmp_path / "cache")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert (done.returncode, done.stderr) == (0, "")
    *game, last = done.stdout.splitlines()
    assert last == f"False library {target.name} {place / 'twelvefold' / '__init__.py'}"
    assert not (tmp_path / "cache").exists()
    here = subprocess.run([sys.executable, "-m", "twelvefold", *arguments], capture_output=True, text=True, check=True)
    assert here.stdout.splitlines() == game


def test_each_native_target_has_a_wheel_of_its_own() -> None:
    tags = [target.wheel for target in TARGETS.values() if target.wheel]
    assert len(tags) == len(set(tags)) == 5
