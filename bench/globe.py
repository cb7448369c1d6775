"""What the 3D planet costs: bytes, draw calls, triangles, and how long the page's main thread is busy.

    python -m bench.globe

Builds the planet on its own, for its size, and the gallery. Opens the gallery's four planets in Chromium, drops a tile
on the large one, and then waits. Writes bench/results/globe.json and globe.md.
"""

import gzip
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page
from tests.browser.chrome import started
from tests.browser.gallery import WEB, build, served

from bench.slices import longest

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
sys.path.insert(0, str(ROOT / "scripts"))
from chromium import find_chromium  # noqa: E402
from node import command  # noqa: E402

CATEGORIES = ["-*", "devtools.timeline", "disabled-by-default-devtools.timeline", "blink.user_timing", "__metadata"]
IDLE = 3.0
"""Seconds of idling, in which nothing should be drawn."""
DROPS = 2
LIMITS = {"gzip": 170_000, "calls": 60, "triangles": 100_000, "task_cpu_ms": 50, "idle_frames": 0}
COUNTED = """
window.asked = 0;
const ask = window.requestAnimationFrame.bind(window);
window.requestAnimationFrame = (call) => { window.asked += 1; return ask(call); };
"""
STAGE = "#globe-live .stage"


def weighed(folder: Path) -> dict[str, int]:
    """The bytes of the planet alone, compressed as a server sends them."""
    options = ("--config", "bench/globe.config.ts", "--outDir", str(folder), "--logLevel", "error")
    line, environment = command("vite", "build", *options)
    subprocess.run(line, cwd=WEB, env=environment, check=True, stdout=subprocess.DEVNULL)
    return {path.name.split("-")[0]: len(gzip.compress(path.read_bytes(), 9, mtime=0)) for path in folder.rglob("*.js")}


def press(page: Page, name: str) -> dict[str, Any]:
    """Press a button, wait until nothing moves any more, and return the cost of the last frame."""
    page.click(f"[data-do={name}]")
    page.wait_for_function(f"!document.querySelector('{STAGE}').dataset.doing", timeout=120_000)
    cost: dict[str, Any] = json.loads(page.evaluate(f"document.querySelector('{STAGE}').dataset.cost"))
    return cost


def opened(browser: Browser, address: str) -> Page:
    """The four planets, drawn."""
    page = browser.new_page(viewport={"width": 1240, "height": 800})
    page.add_init_script(COUNTED)
    page.goto(address)
    page.wait_for_selector("#globe-live[data-state=drawn]", timeout=120_000)
    return page


def dropped(browser: Browser, address: str) -> dict[str, float]:
    """The longest slice on the page's main thread during several drops, each on a planet that isn't full."""
    worst = {"task_cpu_ms": 0.0, "script_ms": 0.0}
    for _ in range(DROPS):
        page = opened(browser, address)
        press(page, "preview")
        browser.start_tracing(page=page, categories=CATEGORIES)
        press(page, "drop")
        found = longest(json.loads(browser.stop_tracing()))
        worst = {name: max(worst[name], found[name]) for name in worst}
        page.close()
    return worst


def idle_frames(page: Page) -> int:
    """The frames requested while nobody does anything."""
    before = page.evaluate("window.asked")
    time.sleep(IDLE)
    return int(page.evaluate("window.asked") - before)


def measured() -> dict[str, Any]:
    """All figures."""
    chromium = find_chromium()
    with tempfile.TemporaryDirectory() as folder, started(chromium) as browser:
        sizes = weighed(Path(folder) / "globe")
        with served(build(Path(folder) / "gallery")) as gallery:
            address = f"{gallery}?only=globe-live"
            page = opened(browser, f"{address}&quality=full")
            full = press(page, "drop")
            everything = [press(page, name) for name in ("settle", "regions", "glyphs")][-1]
            idle = idle_frames(page)
            page.close()
            low = opened(browser, f"{address}&quality=low")
            return {
                "chromium": chromium.version,
                "gzip": sizes,
                "full": full,
                "full, lit, with glyphs and an animal": everything,
                "low": press(low, "drop"),
                "idle_frames": idle,
                "drop, land made in a worker": dropped(browser, f"{address}&quality=low"),
                "drop, land made in slices": dropped(browser, f"{address}&quality=low&worker=no"),
                "drop, full quality": dropped(browser, f"{address}&quality=full"),
            }


def page_of(figures: dict[str, Any]) -> str:
    """The figures as a page."""
    weight = sum(figures["gzip"].values())
    parts = ", ".join(f"{name} {size / 1000:.1f}" for name, size in sorted(figures["gzip"].items()))
    lines = [
        "# What the 3D planet costs",
        "",
        f"Made by `python -m bench.globe` with Chromium {figures['chromium']}, drawing in software. One full planet",
        "and three small ones on one stage, at 1200 × 780, shadows included. A slice is one task on the page's main",
        "thread, in CPU time including its drawing. A script is the same without drawing, in wall-clock time, which",
        "also contains what drawing in software takes away from the thread.",
        "",
        "| figure | measured | limit |",
        "|---|---|---|",
        f"| kB, gzip, three.js included ({parts}) | {weight / 1000:.1f} | {LIMITS['gzip'] // 1000} |",
    ]
    for name in ("full", "full, lit, with glyphs and an animal", "low"):
        cost = figures[name]
        lines.append(f"| draw calls, {name} | {cost['calls']} | {LIMITS['calls']} |")
        lines.append(f"| triangles, {name} | {cost['triangles']:,} | {LIMITS['triangles']:,} |")
    for name in ("drop, land made in a worker", "drop, land made in slices", "drop, full quality"):
        cost = figures[name]
        limit = LIMITS["task_cpu_ms"]
        lines.append(f"| longest slice of a {name}, CPU ms | {cost['task_cpu_ms']:.1f} | {limit} |")
        lines.append(f"| longest script of a {name}, wall-clock ms | {cost['script_ms']:.1f} | |")
    lines.append(f"| frames in {IDLE:.0f} s of idling | {figures['idle_frames']} | {LIMITS['idle_frames']} |")
    return "\n".join(lines) + "\n"


def main() -> None:
    os.environ.setdefault("NODE_ENV", "production")
    figures = measured()
    (RESULTS / "globe.json").write_text(json.dumps(figures, indent=1) + "\n")
    (RESULTS / "globe.md").write_text(page_of(figures))
    print(page_of(figures))


if __name__ == "__main__":
    main()
