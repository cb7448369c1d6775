"""Changing the language while a page is open: it is chosen in one tab, and all others follow."""

from collections.abc import Iterator
from contextlib import contextmanager

from playwright.sync_api import Page
from tests.browser.chrome import LONGEST

CHOOSE = """language => {
    const kept = JSON.parse(localStorage['twelvefold.settings']);
    localStorage['twelvefold.settings'] = JSON.stringify({...kept, locale: language});
}"""
SPOKEN = """([language, longest]) => new Promise((done, fail) => {
    const end = performance.now() + longest;
    const look = () => {
        const spoken = document.documentElement.lang;
        if (spoken.split("-")[0] === language) requestAnimationFrame(() => requestAnimationFrame(done));
        else if (performance.now() > end) fail(new Error(`still in ${spoken}, not ${language}`));
        else requestAnimationFrame(look);
    };
    look();
})"""
"""Waits until a language is active and drawn; checked in every frame, since it changes hundreds of times."""


@contextmanager
def other_tab(page: Page, url: str) -> Iterator[Page]:
    """Another tab of the same browser, for choosing a language."""
    tab = page.context.new_page()
    tab.goto(f"{url}/manifest-en.webmanifest")
    # Chromium draws a page behind another only once a second.
    page.bring_to_front()
    yield tab
    tab.close()


def choose(tab: Page, page: Page, language: str) -> None:
    """Choose a language in one tab, and wait until the other has switched to it."""
    tab.evaluate(CHOOSE, language)
    page.evaluate(SPOKEN, [language, LONGEST])
