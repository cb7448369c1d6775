"""Whether anything on a screen moves after it is drawn."""

from typing import Any

from playwright.sync_api import Browser
from tests.browser.prepared import Prepared
from tests.browser.screens import PHONE_SHEETS, SCREENS
from tests.browser.table import TABLET, TALL, WIDE, person

SIZES = {"1440×900": WIDE, "1024×768": TABLET, "390×844": TALL}
STAYS = 600
"""Milliseconds for which a screen is observed once it is shown."""
WATCHED = """
window.shifts = [];
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, sources } of list.getEntries()) {
    const of = sources.map(({ node }) => node?.className || node?.nodeName || "?").join(" ");
    if (!hadRecentInput) window.shifts.push({ value, of });
  }
}).observe({ type: "layout-shift", buffered: true });
"""


def shifts(browser: Browser, prepared: Prepared) -> dict[str, Any]:
    """The sum of all shifts of each screen at each size, and what moved."""
    found: dict[str, Any] = {}
    for size, pixels in SIZES.items():
        for name, show in {**SCREENS, **(PHONE_SHEETS if pixels == TALL else {})}.items():
            with person(browser, pixels, "still", name="Ada", names=["Ada", "Ben"]) as page:
                page.add_init_script(WATCHED)
                show(page, prepared)
                page.wait_for_timeout(STAYS)
                entries = page.evaluate("window.shifts")
            moved = sorted({each["of"] for each in entries})
            found[f"{name}, {size}"] = {"shift": sum(each["value"] for each in entries), "moved": moved}
            print(f"  {name}, {size}: {found[f'{name}, {size}']}", flush=True)
    return found
