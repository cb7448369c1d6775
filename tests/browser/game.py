"""Somebody who opens the game in a browser of their own."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright._impl._api_structures import LocalStorageEntry
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.chrome import LONGEST

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
AT_A_TABLE = re.compile(r"/table/[\w-]{22}$")
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What Chromium itself writes when a server is away or says no."""


@contextmanager
def visitor(
    browser: Browser, address: str, size: str = "desk", *, quality: str = "map", may_fail: bool = False
) -> Iterator[tuple[Page, BrowserContext]]:
    """Somebody with a browser of their own; whatever goes wrong on their page is raised when they go.

    They have chosen a quality in the settings before; 3D in software is slow, so most of them have the flat map.
    """
    wrong: list[str] = []
    width, height = SIZES[size]
    kept: LocalStorageEntry = {"name": "twelvefold.settings", "value": json.dumps({"quality": quality})}
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        locale="en-GB",
        permissions=["clipboard-read", "clipboard-write"],
        storage_state={"cookies": [], "origins": [{"origin": address, "localStorage": [kept]}]},
    )
    context.set_default_timeout(LONGEST)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    try:
        yield page, context
    finally:
        context.close()
    unexpected = [each for each in wrong if not (may_fail and each.startswith(EXPECTED))]
    assert unexpected == []
