"""The store's contract suite in a real browser: Python in a worker, on IndexedDB."""

import gzip
import json
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from tests.browser.chrome import page_of
from tests.browser.gallery import served
from tests.browser.once import once
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from offline import PYODIDE, ensure_offline

PROGRAMS = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm", "python_stdlib.zip", "pyodide-lock.json")
SUITE = (
    *("browser.py", "lines.py", "test_codes_and_lists.py", "test_contract.py"),
    *("test_daily.py", "test_tokens.py", "test_under_load.py"),
)
PACKAGES = ("pytest", "_pytest", "pluggy", "iniconfig", "packaging", "pygments")
"""pytest, which the suite imports, with all it needs."""
LEXERS = ("__init__", "_mapping", "diff", "python")
"""Of several hundred languages, those that pytest colours."""
LEAST = 40
"""How many tests the suite has at least: a suite that isn't found doesn't fail."""


def build(folder: Path) -> None:
    """Everything the worker loads, in a folder."""
    folder.mkdir()
    for name in PROGRAMS:
        shutil.copyfile(PYODIDE / name, folder / name)
    (game,) = ensure_offline().glob("game-*.bin")
    (folder / "game.zip").write_bytes(gzip.decompress(game.read_bytes()))
    with zipfile.ZipFile(folder / "tests.zip", "w") as archive:
        for name in SUITE:
            archive.write(ROOT / "tests" / "server" / "store" / name, f"tests/server/store/{name}")
        archive.write(ROOT / "tests" / "browser" / "contract.py", "tests/browser/contract.py")
        site_packages = Path(pytest.__file__).parents[1]
        archive.write(site_packages / "py.py", "py.py")
        for package in PACKAGES:
            place = site_packages / package
            for file in place.rglob("*.py"):
                if file.parent.name != "lexers" or file.stem in LEXERS:
                    archive.write(file, f"{place.name}/{file.relative_to(place)}")
    shutil.copyfile(ROOT / "tests" / "browser" / "contract.js", folder / "contract.js")
    source = ROOT / "web" / "src" / "wire" / "local" / "database.ts"
    rolldown = ROOT / "web" / "node_modules" / ".bin" / "rolldown"
    subprocess.run([rolldown, source, "--format", "esm", "--file", folder / "database.js"], check=True, timeout=120)
    (folder / "index.html").write_text("<!doctype html><title>Store</title>", encoding="utf-8")


def test_indexeddb_is_a_store_like_any_other(browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> None:
    with served(once(tmp_path_factory, "contract", build)) as address, page_of(browser.new_context()) as page:
        page.goto(address.replace("gallery", "index"))
        said = page.evaluate(
            """() => new Promise((resolve, reject) => {
              const worker = new Worker("contract.js", { type: "module" });
              worker.onmessage = ({ data }) => resolve(data);
              worker.onerror = ({ message }) => reject(new Error(message));
            })"""
        )
        found = json.loads(said)
        assert found.get("failed") == {}, found
        assert found["ran"] >= LEAST
