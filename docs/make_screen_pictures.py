"""Takes the pictures of docs/screens.md: `python -m docs.make_screen_pictures [screen …]` writes them to docs/screens/,
and the page.

A real server, a real Chromium, the planet in 3D. Without a name it takes every screen at every size.
"""

import io
import sys
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import ExitStack, contextmanager
from pathlib import Path

from docs.screen_words import page_of
from PIL import Image
from playwright.sync_api import Browser, Page, expect
from tests.browser.ada import Show
from tests.browser.chrome import started
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens import PHONE_SHEETS, SCREENS
from tests.browser.screens_table import table
from tests.browser.site import build, open_site
from tests.browser.table import FLAT, TABLET, TALL, WIDE, person
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium

FOLDER = ROOT / "docs" / "screens"
SIZES = {"wide": WIDE, "tablet": TABLET, "phone": TALL, "sideways": FLAT}
SIDEWAYS = ("table-start", "table-holding", "life", "replay", "review")
AWAY = "server-away"
LOOKS = 30
"""How often a picture is taken at most until two in a row are equal."""
QUALITY = 53
"""Of WebP."""


def wanted(names: Sequence[str]) -> Iterator[tuple[str, str, Show]]:
    """Each screen with each of its sizes."""
    for size in SIZES:
        shown = SCREENS if size != "sideways" else {name: SCREENS[name] for name in SIDEWAYS}
        for name, show in {**shown, **(PHONE_SHEETS if size == "phone" else {})}.items():
            if not names or name in names:
                yield size, name, show


@contextmanager
def visited(browser: Browser, size: str, *, away: bool = False) -> Iterator[Page]:
    """A page of that size; a phone's is sharper, as phones are."""
    scale = 1.5 if size == "phone" else 1.0
    with person(browser, SIZES[size], "high", scale=scale, away=away, name="Ada", names=["Ada", "Ben"]) as page:
        yield page


def photograph(page: Page, path: Path) -> None:
    """Take a picture as soon as nothing changes any more."""
    page.wait_for_load_state("networkidle")
    page.wait_for_timeout(400)
    last = b""
    for _ in range(LOOKS):
        taken = page.screenshot()
        if taken == last:
            break
        last = taken
        page.wait_for_timeout(250)
    Image.open(io.BytesIO(last)).convert("RGB").save(path, quality=QUALITY, method=6)


def take_all(browser: Browser, prepared: Prepared, names: Sequence[str]) -> None:
    """Every screen while the server is there."""
    for size, name, show in wanted(names):
        with visited(browser, size) as page:
            show(page, prepared)
            photograph(page, FOLDER / f"{name}-{size}.webp")
            print(f"{name} {size}", flush=True)


def server_away(browser: Browser, prepared: Prepared, kill: Callable[[], None]) -> None:
    """A table whose server goes while people sit at it."""
    with ExitStack() as stack:
        pages = {size: stack.enter_context(visited(browser, size, away=True)) for size in ("wide", "tablet", "phone")}
        for page in pages.values():
            table("middle")(page, prepared)
            page.locator("canvas").first.wait_for()
            page.wait_for_load_state("networkidle")
        kill()
        for size, page in pages.items():
            expect(page.get_by_text("Connection lost").first).to_be_visible()
            photograph(page, FOLDER / f"{AWAY}-{size}.webp")


def main(names: Sequence[str]) -> None:
    """Take those screens, or all of them; the last thing that happens is that the server goes."""
    with tempfile.TemporaryDirectory() as place:
        client, tables = Path(place) / "client", Path(place) / "tables"
        tables.mkdir()
        with open_site(build(client), tables) as server:
            prepared = prepare(server.url, lives=len(SIZES))
            with started(find_chromium()) as browser:
                take_all(browser, prepared, names)
                if names and AWAY not in names:
                    return
                server_away(browser, prepared, server.kill)


if __name__ == "__main__":
    main(sys.argv[1:])
    (ROOT / "docs" / "screens.md").write_text(page_of({path.stem for path in FOLDER.glob("*.webp")}))
