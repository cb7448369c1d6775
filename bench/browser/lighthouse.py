"""What Lighthouse says about each screen."""

import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import IO, Any

from playwright.sync_api import Browser
from tests.browser.prepared import Prepared
from tests.browser.screens import PHONE_SHEETS, SCREENS
from tests.browser.table import TALL, WIDE, person
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))
from node import Node, find_node

VERSION = "12.8.2"
HERE = Path(__file__).parent
LOADED = ("home-first", "home", "room", "table-start", "end", "replay")
"""Screens that Lighthouse loads itself; of the others it takes a snapshot."""


def fetched(node: Node) -> Path:
    """A folder outside the repository with Lighthouse in it, which isn't part of the client."""
    folder = Path(os.environ.get("LIGHTHOUSE") or Path(tempfile.gettempdir()) / f"lighthouse-{VERSION}")
    if not (folder / "node_modules" / "lighthouse").is_dir():
        folder.mkdir(parents=True, exist_ok=True)
        (folder / "package.json").write_text('{"private": true}')
        print(f"  fetching Lighthouse {VERSION}", flush=True)
        line = [*node.npm, "install", "--silent", f"lighthouse@{VERSION}"]
        subprocess.run(line, cwd=folder, env=node.environment, check=True)
    return folder


@contextmanager
def judge(port: int) -> Iterator[tuple[IO[str], IO[str]]]:
    """Run Lighthouse in that browser, with a way to ask and its answers."""
    node = find_node()
    assert node is not None, "Lighthouse needs Node"
    line = [str(node.program), str(HERE / "lighthouse.mjs"), str(fetched(node)), str(port)]
    with subprocess.Popen(line, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdin is not None
        assert process.stdout is not None
        yield process.stdin, process.stdout
        process.stdin.close()


def scores(browser: Browser, prepared: Prepared, port: int) -> dict[str, Any]:
    """Accessibility and best practices of every screen, on a desktop and on a phone."""
    found: dict[str, Any] = {}
    with judge(port) as (asked, answered):
        for pixels in (WIDE, TALL):
            for name, show in {**SCREENS, **(PHONE_SHEETS if pixels == TALL else {})}.items():
                with person(browser, pixels, "still", away=True, name="Ada", names=["Ada", "Ben"]) as page:
                    show(page, prepared)
                    screen = f"{name}, {pixels[0]}×{pixels[1]}"
                    page.evaluate("mark => { window.name = mark; }", screen)
                    mode = "navigation" if name in LOADED and pixels == WIDE else "snapshot"
                    asked.write(json.dumps({"mode": mode, "mark": screen}) + "\n")
                    asked.flush()
                    answer = answered.readline()
                    assert answer, "Lighthouse has ended"
                    found[screen] = {"mode": mode, **json.loads(answer)}
                    print(f"  {screen}: {found[screen]}", flush=True)
    return found
