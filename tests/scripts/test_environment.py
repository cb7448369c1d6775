"""What a lock names is installed, whatever else the package index has by then."""

import hashlib
import subprocess
import sys
import zipfile
from pathlib import Path

from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from environment import AS_LOCKED


def wheel(index: Path, name: str, version: str, *needs: str) -> str:
    """Put an empty package into an index; answers with its line in a lock."""
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
