"""On a phone every screen fits in every language, and axe finds nothing. All tabs follow when one is chosen."""

import json
from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.chrome import LONGEST
from tests.browser.fitting import overflowing
from tests.browser.measure import findings
from tests.browser.prepared import Prepared
from tests.browser.screens import ON_THE_MAP, PHONE_SHEETS, newcomer
from tests.browser.table import TALL, person

from twelvefold.words import there

ALL = {**ON_THE_MAP, **PHONE_SHEETS}
SEEN_BY_AXE = ("home", "panel-bots", "settings", "room", "table-holding", "sheet-races", "end", "replay", "menu")
"""Where axe looks in all languages: it looks at every screen in English elsewhere, and takes its time."""
CONTRAST_IN = "ru"
"""Where axe looks at contrast, as it does in English elsewhere: the only language in letters of another script."""
CHOOSE = """language => {
    const kept = JSON.parse(localStorage['twelvefold.settings']);
    localStorage['twelvefold.settings'] = JSON.stringify({...kept, locale: language});
}"""
SPOKEN = """([language, longest]) => new Promise((done, fail) => {
    const end = performance.now() + longest;
    const look = () => {
        if (document.documentElement.lang === language) requestAnimationFrame(() => requestAnimationFrame(done));
        else if (performance.now() > end) fail(new Error(`still in ${document.documentElement.lang}, not ${language}`));
        else requestAnimationFrame(look);
    };
    look();
})"""
"""Until a language is spoken and drawn; looked for in every frame, since it is chosen hundreds of times."""
TOO_WIDE = """() => [...document.querySelectorAll('.pick label > span')]
    .filter(card => card.scrollWidth > card.clientWidth)
    .map(card => card.firstElementChild.textContent)"""
"""The choices whose words do not fit into their cards, by name."""


@contextmanager
def other_tab(page: Page, url: str) -> Iterator[Page]:
    """Another page of the same browser, where somebody chooses a language."""
    tab = page.context.new_page()
    tab.goto(f"{url}/manifest-en.webmanifest")
    # A page behind another is drawn once a second.
    page.bring_to_front()
    yield tab
    tab.close()


def choose(tab: Page, page: Page, language: str) -> None:
    """Choose a language in one tab, and wait until the other speaks it."""
    tab.evaluate(CHOOSE, language)
    page.evaluate(SPOKEN, [language, LONGEST])


@pytest.mark.parametrize("name", ALL)
def test_every_language_fits_on_a_phone_and_axe_finds_nothing(browser: Browser, prepared: Prepared, name: str) -> None:
    found: dict[str, list[str]] = {}
    with person(browser, TALL, "map") as page:
        ALL[name](page, prepared)
        with other_tab(page, prepared.url) as tab:
            for language in there():
                choose(tab, page, language)
                if wrong := overflowing(page) + (
                    findings(page, contrast=language == CONTRAST_IN) if name in SEEN_BY_AXE else []
                ):
                    found[language] = wrong
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def test_no_word_runs_out_of_its_card(browser: Browser, prepared: Prepared) -> None:
    found: dict[str, list[str]] = {}
    with person(browser, TALL, "map", bots=3) as page:
        ALL["panel-bots"](page, prepared)
        page.get_by_text("More options").click()
        with other_tab(page, prepared.url) as tab:
            for language in there():
                choose(tab, page, language)
                if wide := page.evaluate(TOO_WIDE):
                    found[language] = wide
        page.evaluate("document.querySelector('.pick.hinted b').style.cssText = 'width: 999px'")
        assert len(page.evaluate(TOO_WIDE)) == 1
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def test_a_text_that_does_not_fit_is_found(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL) as page:
        newcomer(page, prepared)
        assert overflowing(page) == []
        page.evaluate("document.querySelector('h1').style.cssText = 'width: 10px; overflow: hidden'")
        assert overflowing(page) == ["h1. in h1.: Twelvefold"]
