"""Somebody who opens the game in a browser of their own."""

import json
import re
from collections.abc import Iterator
from contextlib import contextmanager

from playwright._impl._api_structures import LocalStorageEntry
from playwright.sync_api import Browser, BrowserContext, Page
from tests.browser.chrome import page_of

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844)}
AT_A_TABLE = re.compile(r"/table/[\w-]{22}$")
EXPECTED = ("Failed to load resource", "WebSocket connection to")
"""What Chromium itself writes when a server is away or says no."""


@contextmanager
def visitor(
    browser: Browser,
    address: str,
    size: str = "desk",
    *,
    quality: str = "map",
    locale: str | None = None,
    may_fail: bool = False,
    offline: bool = False,
) -> Iterator[tuple[Page, BrowserContext]]:
    """Somebody with a browser of their own; whatever goes wrong on their page is raised when they go.

    They have chosen a quality and perhaps a language in the settings before; 3D in software is slow, so most of them
    have the flat map. Only who means to go offline keeps the client for that, which takes its time.
    """
    width, height = SIZES[size]
    kept: LocalStorageEntry = {
        "name": "twelvefold.settings",
        "value": json.dumps({"quality": quality, "locale": locale}),
    }
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="allow" if offline else "block",
        permissions=["clipboard-read", "clipboard-write"],
        storage_state={"cookies": [], "origins": [{"origin": address, "localStorage": [kept]}]},
    )
    with page_of(context, lambda said: may_fail and said.startswith(EXPECTED)) as page:
        yield page, context
