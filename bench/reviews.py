"""How soon a review is there: through a server with one worker for long thoughts, and how fast a page computes it.

    python -m bench.reviews [--page]

Asks a server for the reviews of a game of two seats and of one of four: until the first verdict, until the last part,
and how much processor time the workers took. With --page, builds the site and computes some steps in Chromium and
natively. Writes bench/results/reviews.json; without --page, its figures for the page stay.
"""

import argparse
import json
import os
import sys
import tempfile
import time
from contextlib import ExitStack
from pathlib import Path
from typing import Any
from urllib.request import Request, urlopen

from playwright.sync_api import Page
from tests.analysis.games import played
from tests.browser.chrome import started
from tests.browser.static_host import FOLDER, build, static_host
from tests.docs.pages import ROOT

from bench.anywhere import add_bench, evaluated, list_in, start_in
from bench.tables.processes import running, serve
from twelvefold.engine.record import write_record

sys.path.insert(0, str(ROOT / "scripts"))
from chromium import find_chromium

HERE = Path(__file__).parent
RESULT = HERE / "results" / "reviews.json"
LONGEST = 600.0
NO_WORKER = b"\ntwelvefold_bot_workers_ready 0.0\n"
TICKS = os.sysconf("SC_CLK_TCK")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--page", action="store_true", help="also in a page, which takes a minute")
    given = parser.parse_args()
    figures: dict[str, Any] = json.loads(RESULT.read_text()) if RESULT.exists() else {}
    with tempfile.TemporaryDirectory() as folder:
        command = serve(f"{folder}/tables.db", "--bot-workers", "1")
        with running(command) as server:
            while NO_WORKER in urlopen(f"{server.url}/metrics", timeout=LONGEST).read():
                time.sleep(0.1)
            for players in (2, 4):
                figures[f"{players} seats"] = through(server.url, server.pid, players)
    if given.page:
        figures["page"] = in_a_page()
    RESULT.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=1))


def through(url: str, pid: int, players: int) -> dict[str, float]:
    """The seconds of a review through a server."""
    record = write_record(played(players)).encode()
    before, began, first, known = cpu_of_children(pid), time.monotonic(), None, 0
    news = asked(Request(f"{url}/api/reviews", record, {"origin": url}))
    while True:
        known += len(news["parts"])
        if first is None and any(part["type"] == "move" for part in news["parts"]):
            first = time.monotonic() - began
        if news["done"] or news["failed"]:
            break
        news = asked(Request(f"{url}/api/reviews/{news['review']}?after={known}"))
    whole = time.monotonic() - began
    assert news["done"]
    assert first is not None
    again = time.monotonic()
    asked(Request(f"{url}/api/reviews", record, {"origin": url}))
    return {
        "first verdict": round(first, 2),
        "whole review": round(whole, 2),
        "processor time": round(cpu_of_children(pid) - before, 2),
        "the same review again": round(time.monotonic() - again, 3),
        "load of the machine": round(os.getloadavg()[0], 1),
    }


def asked(request: Request) -> Any:  # noqa: ANN401  # JSON
    """The answer to a request."""
    return json.loads(urlopen(request, timeout=LONGEST).read())


def cpu_of_children(pid: int) -> float:
    """The processor time of a process's children so far, in seconds."""
    total = 0
    for path in Path("/proc").glob("[0-9]*/stat"):
        try:
            fields = path.read_text().rpartition(")")[2].split()
        except (FileNotFoundError, ProcessLookupError):
            continue
        if int(fields[1]) == pid:
            total += int(fields[11]) + int(fields[12])
    return total / TICKS


def in_a_page() -> dict[str, object]:
    """How long a step takes in a page and natively."""
    program = (HERE / "reviews_steps.py").read_text(encoding="utf-8")
    with ExitStack() as stack:
        folder = Path(stack.enter_context(tempfile.TemporaryDirectory()))
        build(folder)
        site = folder / FOLDER
        add_bench(site)
        host = stack.enter_context(static_host(folder))
        page: Page = stack.enter_context(started(find_chromium())).new_page()
        page.set_default_timeout(1000 * LONGEST)
        here = json.loads(start_in(page, host, {"list": list_in(site), "program": program})["said"])
    native = json.loads(evaluated(program))
    return {
        "milliseconds for a step": round(here[0], 1),
        "natively": round(native[0], 1),
        "the same": here[1] == native[1],
        "load of the machine": round(os.getloadavg()[0], 1),
    }


if __name__ == "__main__":
    main()
