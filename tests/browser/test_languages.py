"""Every word on every screen comes from a language file, and changing the language needs no reload."""

import re
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.foreign import untranslated
from tests.browser.game import AT_A_TABLE, visitor
from tests.server.network.running import Running
from tests.words.pseudo import CODE

from twelvefold.words.book import Book

expect.set_options(timeout=LONGEST)


class Speaker:
    """What things are called in the pseudo-language."""

    def __init__(self, folder: Path) -> None:
        self._book = Book(CODE, (folder / f"{CODE}.ftl").read_text(encoding="utf-8"))

    def __call__(self, name: str, **arguments: str | int) -> str:
        said = self._book.formatted(name, dict(arguments))
        assert said is not None
        return said

    def button(self, page: Page, name: str, **arguments: str | int) -> None:
        """Press the button whose text begins with these words."""
        page.get_by_role("button", name=re.compile(f"^{re.escape(self(name, **arguments))}")).first.click()


@pytest.fixture(scope="module")
def say(locales: Path) -> Speaker:
    return Speaker(locales)


PANELS = (
    "home-bots-change",
    "home-screen-change",
    "home-friends-change",
    "home-join",
    "home-open-tables",
    "home-tables",
    "home-history",
    "home-settings",
)


def test_no_word_at_home_is_outside_the_files(browser: Browser, strange: Running, say: Speaker) -> None:
    with visitor(browser, strange.url, locale=CODE) as (page, _):
        page.goto("/")
        expect(page.get_by_role("heading", name=say("game"))).to_be_visible()
        found = {"home": untranslated(page)}
        for panel in PANELS:
            say.button(page, panel)
            expect(page.get_by_role("dialog")).to_be_visible()
            found[panel] = untranslated(page)
            page.keyboard.press("Escape")
            expect(page.get_by_role("dialog")).to_have_count(0)
        page.goto(f"/table/{'A' * 22}")
        expect(page.get_by_text(say("app-no-table"))).to_be_visible()
        found["nothing there"] = untranslated(page)
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_no_word_in_the_waiting_room_is_outside_the_files(browser: Browser, strange: Running, say: Speaker) -> None:
    with (
        visitor(browser, strange.url, locale=CODE) as (host, _),
        visitor(browser, strange.url, locale=CODE) as (guest, _),
    ):
        host.goto("/")
        say.button(host, "home-friends")
        expect(host).to_have_url(AT_A_TABLE)
        expect(host.get_by_role("heading", name=say("room-title"))).to_be_visible()
        code = host.locator(".Invite-letters").inner_text().split("⟧")[-1].strip()
        assert untranslated(host, [code]) == []
        guest.goto(host.url)
        expect(guest.get_by_role("button", name=say("room-sit"))).to_be_visible()
        assert untranslated(guest, [code]) == []


def test_no_word_at_the_table_and_in_the_replay_is_outside_the_files(
    browser: Browser, strange: Running, say: Speaker, record: Path
) -> None:
    with visitor(browser, strange.url, locale=CODE) as (page, _):
        page.goto("/")
        say.button(page, "home-bots")
        expect(page).to_have_url(AT_A_TABLE)
        expect(page.get_by_text(say("choose-tile"))).to_be_visible()
        found = {"table": untranslated(page)}
        page.get_by_role("region", name=say("offer-title")).get_by_role("button", disabled=False).first.click()
        found["a tile in the hand"] = untranslated(page)
        page.keyboard.press("Escape")
        say.button(page, "menu")
        expect(page.get_by_role("dialog")).to_be_visible()
        found["menu"] = untranslated(page)
        page.goto("/replay")
        expect(page.get_by_text(say("replay-choose"))).to_be_visible()
        found["replay of what"] = untranslated(page)
        page.locator("input[type=file]").set_input_files(record)
        expect(page.get_by_role("list", name=say("rounds-title"))).to_be_attached()
        found["replay"] = untranslated(page, ["Ada", "Ben"])
        say.button(page, "replay-last")
        expect(page.get_by_text(say("game-over")).first).to_be_attached()
        found["end"] = untranslated(page, ["Ada", "Ben"])
    assert {where: wrong for where, wrong in found.items() if wrong} == {}


def test_the_walk_sees_a_word_that_is_outside(browser: Browser, strange: Running, say: Speaker) -> None:
    with visitor(browser, strange.url, locale=CODE) as (page, _):
        page.goto("/")
        expect(page.get_by_role("heading", name=say("game"))).to_be_visible()
        page.evaluate("document.querySelector('h1').title = 'Hello'")
        page.evaluate("document.querySelector('h1').append(' 12 · Ada')")
        assert untranslated(page, ["Ada"]) == ["H1 title: Hello"]


def test_another_language_comes_at_once_and_stays(browser: Browser, strange: Running, say: Speaker) -> None:
    with visitor(browser, strange.url) as (page, _):
        page.goto("/")
        expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()
        page.evaluate("window.same = true")
        page.get_by_label("Language").select_option(CODE)
        expect(page.get_by_role("button", name=re.compile(f"^{re.escape(say('home-bots'))}"))).to_be_visible()
        assert untranslated(page) == []
        expect(page.locator("html")).to_have_attribute("lang", CODE)
        expect(page.locator("link[rel=manifest]")).to_have_attribute("href", f"/manifest-{CODE}.webmanifest")
        assert page.evaluate("window.same") is True
        page.reload()
        expect(page.get_by_role("heading", name=say("game"))).to_be_visible()
        page.get_by_label(say("choose-language")).select_option("en")
        expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()
        expect(page.locator("html")).to_have_attribute("lang", "en")
        expect(page).to_have_title("Twelvefold")


def test_the_table_changes_its_language_where_it_stands(browser: Browser, strange: Running, say: Speaker) -> None:
    with visitor(browser, strange.url) as (page, _):
        page.goto("/")
        page.get_by_role("button", name=re.compile("^Against bots")).click()
        expect(page.get_by_text("Choose a tile")).to_be_visible()
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Language").select_option(CODE)
        expect(page.get_by_text(say("choose-tile"))).to_be_attached()
        page.keyboard.press("Escape")
        page.keyboard.press("Escape")
        expect(page).to_have_title(say("title-your-turn", game=say("game")))
        # A name stays as it was when the table was set up.
        assert untranslated(page, ["Player 1"]) == []
