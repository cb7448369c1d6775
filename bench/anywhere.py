"""The game without a server: how much a player downloads, how long it takes to be ready, how long the bots think.

    python -m bench.anywhere

Builds the site, serves it with `python -m http.server` and opens it in Chromium. Beside it, in the same run, Pyodide
starts as it comes from npm, and the same bots think natively about the same turns. Writes bench/results/anywhere.md.
"""

import gzip
import json
import os
import shutil
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from statistics import median
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.chrome import started
from tests.browser.static_host import COMPLETE, FOLDER, StaticHost, build, static_host
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
from chromium import find_chromium

HERE = Path(__file__).parent
RESULT = HERE / "results" / "anywhere.md"
PYODIDE = ROOT / "web" / "node_modules" / "pyodide"
ROUNDS = 3
"""How often each start is measured; the median counts."""
LONGEST = 180_000
GLANCE = 100
"""Milliseconds between two looks."""
READY = "performance.getEntriesByName('offline-ready').length > 0"
START = """(asked) => new Promise((done) => {
  const worker = new Worker("anywhere_worker.js", { type: "module" });
  worker.onmessage = ({ data }) => { worker.terminate(); done(data); };
  worker.postMessage(asked);
})"""


def main() -> int:
    """Measure, print and write the report."""
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build(folder)
        site = folder / FOLDER
        add_bench(site)
        host = stack.enter_context(static_host(folder))
        browser = stack.enter_context(started(find_chromium()))
        rows = [*sizes(site), *starts(browser, host, site), *memory(browser, host), *thinking(browser, host, site)]
        report = _report(rows, browser.version)
    RESULT.write_text(report, encoding="utf-8")
    print(report)
    return 0


def sizes(site: Path) -> list[tuple[str, str]]:
    """What is downloaded, as a host sends it that compresses text."""
    page = [path for path in (site / "assets").iterdir() if path.suffix in {".js", ".css", ".woff2"}]
    offline = {path.name.partition("-")[0]: _sent(path) for path in (site / "offline").iterdir()}
    parts = ", ".join(f"{name} {size / 1e6:.2f}" for name, size in sorted(offline.items(), key=lambda item: -item[1]))
    return [
        ("offline part, compressed", f"{sum(offline.values()) / 1e6:.2f} MB ({parts})"),
        ("client, all screens and languages, compressed", f"{sum(map(_sent, page)) / 1e6:.2f} MB"),
    ]


def starts(browser: Browser, host: StaticHost, site: Path) -> list[tuple[str, str]]:
    """From opening the page until a game can begin, and Pyodide alone."""
    listed = list_in(site)
    first, second, bare_first, bare_second, alone = [], [], [], [], []
    for _ in range(ROUNDS):
        context = browser.new_context()
        page = context.new_page()
        page.set_default_timeout(LONGEST)
        bare_first.append(start_in(page, host, {"folder": "./pyodide/"})["started"])
        bare_second.append(start_in(page, host, {"folder": "./pyodide/"})["started"])
        context.close()
        context = browser.new_context()
        page = context.new_page()
        page.set_default_timeout(LONGEST)
        alone.append(start_in(page, host, {"list": listed})["started"])
        first.append(_ready(page, host))
        _until(page, COMPLETE, host.url)
        second.append(_ready(page, host))
        context.close()
    return [
        ("Pyodide alone, as from npm: first start", _ms(bare_first)),
        ("Pyodide alone, as from npm: second start", _ms(bare_second)),
        ("Python and the packed game alone, first start", _ms(alone)),
        ("first visit, until a game can begin", _ms(first)),
        ("second visit, until a game can begin", _ms(second)),
    ]


def memory(browser: Browser, host: StaticHost) -> list[tuple[str, str]]:
    """What the page's process takes with both workers running."""
    context = browser.new_context()
    page = context.new_page()
    page.set_default_timeout(LONGEST)
    page.goto("about:blank")
    before = _renderers(browser)
    _ready(page, host)
    time.sleep(5)
    after = _renderers(browser)
    context.close()
    return [("memory of the page with its workers", f"{(after - before) / 1e6:.0f} MB more than an empty page")]


def thinking(browser: Browser, host: StaticHost, site: Path) -> list[tuple[str, str]]:
    """Each level's time for a move with fixed playouts, in the page and natively."""
    program = (HERE / "anywhere_think.py").read_text(encoding="utf-8")
    page = browser.new_page()
    page.set_default_timeout(LONGEST)
    native = json.loads(evaluated(program))
    here = json.loads(start_in(page, host, {"list": list_in(site), "program": program})["said"])
    page.close()
    rows = []
    for level, (milliseconds, moves) in native.items():
        there, same = here[level][0], here[level][1] == moves
        said = "the same moves" if same else "OTHER MOVES"
        times = f"{there:.2f} ms, natively {milliseconds:.2f} ms: {there / milliseconds:.1f} ×, {said}"
        rows.append((f"{level}: time for a move", times))
    return rows


def add_bench(site: Path) -> None:
    """Add to a site what a measured page starts from."""
    shutil.copy(HERE / "anywhere_worker.js", site)
    (site / "bench.html").write_text("<!doctype html><title>bench</title>")
    shutil.copytree(PYODIDE, site / "pyodide", ignore=shutil.ignore_patterns("*.map", "*.html"))


def list_in(site: Path) -> str:
    """Where a site has the list of its offline part."""
    return f"./offline/{next((site / 'offline').glob('files-*.json')).name}"


def start_in(page: Page, host: StaticHost, asked: dict[str, str]) -> dict[str, Any]:
    """Start Python in a worker of a page, and perhaps run a program there."""
    page.goto(f"{host.url}bench.html")
    absolute = {name: value if name == "program" else f"{host.url}{value[2:]}" for name, value in asked.items()}
    said: dict[str, Any] = page.evaluate(START, absolute)
    if "failed" in said:
        raise RuntimeError(said["failed"])
    return said


def _ready(page: Page, host: StaticHost) -> float:
    page.goto(host.url)
    _until(page, READY)
    found: float = page.evaluate("performance.getEntriesByName('offline-ready')[0].startTime")
    return found


def _until(page: Page, condition: str, argument: str | None = None) -> None:
    # Not `wait_for_function`, whose polling evaluates a string in the page, which the policy forbids.
    for _ in range(LONGEST // GLANCE):
        if page.evaluate(condition, argument):
            return
        page.wait_for_timeout(GLANCE)
    raise RuntimeError("the page isn't ready")


def _renderers(browser: Browser) -> int:
    """The memory of all pages' processes that they share with nobody, in bytes."""
    session = browser.new_browser_cdp_session()
    processes = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    total = 0
    for process in processes:
        if process["type"] == "renderer":
            text = Path(f"/proc/{process['id']}/smaps_rollup").read_text()
            lines = (line.split() for line in text.splitlines()[1:])
            total += sum(int(words[1]) for words in lines if words[0].startswith("Private_")) * 1024
    return total


def evaluated(program: str) -> str:
    """What the last line of a program is worth, as Pyodide's `runPython` has it."""
    *before, last = program.strip().splitlines()
    names: dict[str, Callable[..., object]] = {}
    exec("\n".join(before), names)
    return str(eval(last, names))


def _sent(path: Path) -> int:
    data = path.read_bytes()
    return len(data) if path.suffix in {".bin", ".woff2"} else len(gzip.compress(data, 9))


def _ms(found: list[float]) -> str:
    return f"{median(found) / 1000:.2f} s (of {len(found)}: {min(found) / 1000:.2f} to {max(found) / 1000:.2f} s)"


def _report(rows: list[tuple[str, str]], version: str) -> str:
    table = "\n".join(f"| {what} | {figure} |" for what, figure in rows)
    head = (
        f"# The game without a server\n\nMade by `python -m bench.anywhere` with Chromium {version}, on "
        f"{os.cpu_count()} processors with a load of {os.getloadavg()[2]:.0f} in the last quarter of an hour."
    )
    return f"{head}\n\n| what | figure |\n|---|---|\n{table}\n"


if __name__ == "__main__":
    sys.exit(main())
