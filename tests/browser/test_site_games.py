"""Games on a static host that goes away: everything after the first visit happens in the browser alone."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.game import visitor
from tests.browser.static_host import COMPLETE, StaticHost, static_host
from tests.browser.table import LOOK_FOR, ROUNDS
from tests.browser.test_learn import coach, first_tile, go_on, look_at_the_bid, own_bid, read_on, says, solve

from twelvefold.protocol.limits import LONGEST_HOLD
from twelvefold.words.book import book

CHOICES = {
    "variant": "full",
    "bots": 1,
    "level": "seedling",
    "people": 2,
    "hold": LONGEST_HOLD,
    "holdAlone": LONGEST_HOLD,
}
FACE = "FACE"
"""Stands for a letter in a sentence."""
GLANCE = 200
"""Milliseconds between two looks."""
TRIES = 5
KILLED_AFTER, RELOADED_AFTER = 3, 7
"""Rounds."""


@pytest.fixture
def host(static_site: Path) -> Iterator[StaticHost]:
    """The site on a host of its own."""
    with static_host(static_site) as host:
        yield host


@contextmanager
def player(browser: Browser, host: StaticHost, language: str = "en") -> Iterator[tuple[Page, BrowserContext]]:
    """Somebody on the site's home screen."""
    with visitor(browser, host.origin, locale=language, may_fail=True, offline=True, offline_part=True) as (
        page,
        context,
    ):
        kept = json.dumps(json.dumps(CHOICES))
        context.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.choices'] ??= {kept})")
        page.goto(host.url)
        yield page, context


def alone(page: Page, host: StaticHost) -> None:
    """Wait until everything is here, and take the host away."""
    for _ in range(LONGEST // GLANCE):
        if page.evaluate(COMPLETE, host.url):
            host.stop()
            return
        page.wait_for_timeout(GLANCE)
    raise AssertionError("the page still needs a network")


@pytest.mark.parametrize("language", ["en", "de", "pl"])
def test_a_whole_game_is_played_without_a_network(browser: Browser, host: StaticHost, language: str) -> None:
    say = sentences(language)
    with player(browser, host, language) as (first, context):
        page = first
        page.get_by_role("button", name=say("home-bots")).first.click()
        for number in range(1, ROUNDS + 1):
            lay(page, say)
            if number == 1:
                alone(page, host)
            if number == KILLED_AFTER:
                page = killed(page, context)
                reopen(page, host.url)
                page.get_by_role("link", name=say("home-continue")).first.click()
            if number == RELOADED_AFTER:
                page.reload()
        page.get_by_role("dialog").get_by_role("link", name=say("end-replay")).click(timeout=LOOK_FOR)
        expect(page).to_have_url(re.compile(re.escape(host.url) + r"replay\?table="))
        expect(page.get_by_role("slider")).to_have_attribute("max", str(2 * ROUNDS))
        page.close()


def test_the_lesson_is_taught_without_a_network(browser: Browser, host: StaticHost) -> None:
    with player(browser, host) as (page, _):
        alone(page, host)
        page.get_by_role("link", name=re.compile("^Learn to play")).click()
        says(page, "This is your planet")
        first_tile(page)
        read_on(page, "form a region")
        solve(page)
        read_on(page, "Well done", "animals come at the end of each round")
        look_at_the_bid(page)
        solve(page)
        go_on(page).click()
        expect(coach(page)).to_contain_text("comes to you")
        assert own_bid(page).count() == 0


def test_two_people_pass_the_device_without_a_network(browser: Browser, host: StaticHost) -> None:
    say = sentences("en")
    with player(browser, host) as (page, _):
        alone(page, host)
        page.get_by_role("button", name=say("home-screen")).first.click()
        for _ in range(2):
            lay(page, say)
        expect(page.get_by_text("Round 2 of 12")).to_be_visible(timeout=LOOK_FOR)


def sentences(language: str) -> Callable[[str], re.Pattern[str]]:
    """What a button or a link that says something begins with, in a language."""
    words = book(language)

    def say(name: str) -> re.Pattern[str]:
        said = words.formatted(name, {"face": FACE})
        assert said is not None
        return re.compile("^" + re.escape(said).replace(FACE, r"\w"))

    return say


def lay(page: Page, say: Callable[[str], re.Pattern[str]]) -> None:
    """Take the first tile, place it on the first free face of the map, and be done."""
    expect(page.get_by_text(say("choose-tile")).first).to_be_visible(timeout=LOOK_FOR)
    page.locator("[data-part=offer] button:enabled").first.click()
    page.get_by_role("button", name=say("face-free")).first.click(force=True)
    page.get_by_role("button", name=say("place")).click()
    page.get_by_role("button", name=say("done")).click()


def reopen(page: Page, address: str) -> None:
    """Open the page again. The service worker's process was the tab's: its end may reach the browser a moment later."""
    for _ in range(TRIES):
        with suppress(Error):
            page.goto(address)
            return
    raise AssertionError("the page doesn't open without a network")


def killed(page: Page, context: BrowserContext) -> Page:
    """Another tab in place of one that ends without being asked, as when a phone needs its memory."""
    fresh = context.new_page()
    page.close(run_before_unload=False)
    return fresh
