"""A real Chromium, started so that two screenshots of one scene are equal."""

import sys
from collections.abc import Callable, Iterator
from contextlib import contextmanager

from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import Chromium

FLAGS = (
    "--no-sandbox",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    # Render 3D in software, the same on every machine.
    "--use-gl=angle",
    "--use-angle=swiftshader",
    "--enable-unsafe-swiftshader",
    # The software renderer is for 3D only: when it also draws pages, it drops pieces of them.
    "--disable-gpu-rasterization",
    "--force-color-profile=srgb",
    "--font-render-hinting=none",
)
LONGEST = 120_000
"""Milliseconds before a page counts as hung; 3D in software is slow on a busy machine."""


@contextmanager
def started(chromium: Chromium, *more: str) -> Iterator[Browser]:
    """A headless browser; `more` are extra flags."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium.program, args=[*FLAGS, *more], timeout=LONGEST)
        try:
            yield browser
        finally:
            browser.close()


@contextmanager
def page_of(context: BrowserContext, forgiven: Callable[[str], bool] = lambda _: False) -> Iterator[Page]:
    """A page of a context, which is closed afterwards; errors on the page are then raised, unless forgiven."""
    wrong: list[str] = []
    context.set_default_timeout(LONGEST)
    page = context.new_page()
    page.on("pageerror", lambda error: wrong.append(str(error)))
    page.on("console", lambda message: wrong.append(message.text) if message.type == "error" else None)
    try:
        yield page
    finally:
        context.close()
    unforgiven = [each for each in wrong if not forgiven(each)]
    assert unforgiven == [], unforgiven


@contextmanager
def page_at(browser: Browser, scale: float = 1.0) -> Iterator[Page]:
    """A page in a context of its own, with reduced motion."""
    context = browser.new_context(
        viewport={"width": 1400, "height": 1000},
        device_scale_factor=scale,
        reduced_motion="reduce",
        color_scheme="dark",
        locale="en-GB",
    )
    with page_of(context) as page:
        yield page
