"""How the game performs in the browser: `python -m bench.browser [--only PART …]`.

Writes bench/results/browser.json and browser.md; a part that is left out keeps its earlier figures.
"""

import argparse
import json
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser
from tests.browser.chrome import started
from tests.browser.prepared import Prepared, prepare
from tests.browser.site import build, open_site
from tests.docs.pages import ROOT
from tests.server.network.running import free_port

from bench.browser import heap, lighthouse, report, shift, speed, staging

sys.path.insert(0, str(ROOT / "scripts"))
from chromium import find_chromium

RESULTS = ROOT / "bench" / "results"
PARTS: dict[str, Callable[[Browser, Prepared, int], Any]] = {
    "opening": lambda browser, prepared, _: speed.opening(browser, prepared.url),
    "landing": lambda browser, prepared, _: speed.landing(browser, prepared.url),
    "heap": lambda browser, prepared, _: heap.games(browser, prepared.url),
    "staging": lambda browser, prepared, _: staging.round_ends(browser, prepared),
    "shift": lambda browser, prepared, _: shift.shifts(browser, prepared),
    "lighthouse": lighthouse.scores,
}
LIVES = 10
"""Tables where a round is about to end, one for each time that the life screen or its staging is measured."""


def measured(parts: list[str]) -> dict[str, Any]:
    """The figures of these parts."""
    chromium, port = find_chromium(), free_port()
    figures: dict[str, Any] = {"chromium": chromium.version}
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place)
        print("building the client", flush=True)
        with open_site(build(folder / "client"), folder) as server:
            print("preparing tables", flush=True)
            prepared = prepare(server.url, LIVES)
            with started(chromium, f"--remote-debugging-port={port}") as browser:
                for part in parts:
                    print(part, flush=True)
                    figures[part] = PARTS[part](browser, prepared, port)
    return figures


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--only", nargs="+", choices=PARTS, default=list(PARTS), metavar="PART", help=", ".join(PARTS))
    kept = RESULTS / "browser.json"
    before = json.loads(kept.read_text()) if kept.exists() else {}
    figures = {**before, **measured(parser.parse_args().only)}
    kept.write_text(json.dumps(figures, indent=1, ensure_ascii=False) + "\n")
    (RESULTS / "browser.md").write_text(report.page_of(figures))
    print(report.page_of(figures))


if __name__ == "__main__":
    main()
