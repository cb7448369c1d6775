"""On a phone every screen fits in every language, and axe finds nothing. All tabs follow when one changes language.

`test_screens.py` checks the longest sentences of all languages on every screen; checking each language takes longer.
"""

import json
from collections.abc import Sequence

import pytest
from playwright.sync_api import Browser
from tests.browser.fitting import overflowing
from tests.browser.measure import findings
from tests.browser.prepared import Prepared
from tests.browser.screens import ON_THE_MAP, PHONE_SHEETS
from tests.browser.screens_home import newcomer
from tests.browser.speaking import choose, other_tab
from tests.browser.table import TALL, person
from tests.server.network.running import Running
from tests.words.pseudo import LONGEST

from twelvefold.words import there

ALL = {**ON_THE_MAP, **PHONE_SHEETS}
SEEN_BY_AXE = ("home", "panel-bots", "settings", "room", "table-holding", "sheet-races", "end", "replay", "menu")
"""Where axe checks all languages; it is slow, and checks every screen in English elsewhere."""
CONTRAST_IN = "ru"
"""Where axe checks contrast, besides English elsewhere: the only language in a different script."""
TOO_WIDE = """() => [...document.querySelectorAll('.Fields-pick label > span')]
    .filter(card => card.scrollWidth > card.clientWidth)
    .map(card => card.firstElementChild.textContent)"""
"""The options whose words don't fit into their cards, by name."""


@pytest.mark.thorough("languages")
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


def too_wide(browser: Browser, url: str, languages: Sequence[str]) -> dict[str, list[str]]:
    """The game options against bots that are too wide, by language; checks that it finds one made too wide."""
    found: dict[str, list[str]] = {}
    with person(browser, TALL, "map", bots=3) as page:
        page.goto(url)
        page.get_by_role("button", name="Set up a game against bots").click()
        page.get_by_text("More options").click()
        with other_tab(page, url) as tab:
            for language in languages:
                choose(tab, page, language)
                if wide := page.evaluate(TOO_WIDE):
                    found[language] = wide
        page.evaluate("document.querySelector('.Fields-hinted b').style.cssText = 'width: 999px'")
        assert len(page.evaluate(TOO_WIDE)) == 1 + len(found.get(languages[-1], ()))
    return found


def test_no_word_runs_out_of_its_card(browser: Browser, strange: Running) -> None:
    assert too_wide(browser, strange.url, [LONGEST]) == {}


@pytest.mark.thorough("languages")
def test_no_word_of_any_language_runs_out_of_its_card(browser: Browser, site: Running) -> None:
    assert too_wide(browser, site.url, there()) == {}


def test_a_text_that_does_not_fit_is_found(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL, "map") as page:
        newcomer(page, prepared)
        assert overflowing(page) == []
        page.evaluate("document.querySelector('h1 + p').style.cssText = 'width: 10px; overflow: hidden'")
        assert overflowing(page) == [
            "p. in p.: Twelve rounds, twelve faces. Build a planet, and see who comes to live on it."
        ]
