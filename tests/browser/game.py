"""A visitor who opens the game in a browser of their own."""

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
"""What Chromium itself logs when a server is unreachable or refuses a request."""


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
    offline_part: bool = False,
    hold: int | None = None,
) -> Iterator[tuple[Page, BrowserContext]]:
    """A visitor with a browser of their own; errors on their page are raised when they leave.

    Their settings have a quality and perhaps a language; most get the flat map, since 3D in software is slow. The
    client is cached and its offline part loaded only when asked for, because both take time. `hold` is how many seconds
    their tables wait for "Done".
    """
    width, height = SIZES[size]
    kept: LocalStorageEntry = {
        "name": "twelvefold.settings",
        "value": json.dumps({"quality": quality, "locale": locale, "others": "none"}),
    }
    wish: LocalStorageEntry = {"name": "twelvefold.offline", "value": json.dumps("yes" if offline_part else "no")}
    held: LocalStorageEntry = {
        "name": "twelvefold.choices",
        "value": json.dumps({} if hold is None else {"hold": hold, "holdAlone": hold}),
    }
    context = browser.new_context(
        base_url=address,
        viewport={"width": width, "height": height},
        reduced_motion="reduce",
        locale="en-GB",
        service_workers="allow" if offline else "block",
        permissions=["clipboard-read", "clipboard-write"],
        storage_state={"cookies": [], "origins": [{"origin": address, "localStorage": [kept, wish, held]}]},
    )
    with page_of(context, lambda said: may_fail and said.startswith(EXPECTED)) as page:
        yield page, context
