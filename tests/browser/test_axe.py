"""axe finds nothing wrong with any screen for people who use it by ear, by keyboard or with weak eyes."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.browser.game import AT_A_TABLE, visitor
from tests.browser.measure import findings
from tests.server.network.running import Running


def home(page: Page) -> None:
    page.goto("/")
    expect(page.get_by_role("button", name=re.compile("^Against bots"))).to_be_visible()


def opening(name: str) -> Callable[[Page], None]:
    def open_panel(page: Page) -> None:
        home(page)
        page.get_by_role("button", name=name).click()
        expect(page.get_by_role("dialog")).to_be_visible()

    return open_panel


def more_options(page: Page) -> None:
    opening("Change the game with friends")(page)
    page.get_by_text("More options").click()
    expect(page.get_by_text("Time for a move")).to_be_visible()


def waiting_room(page: Page) -> None:
    home(page)
    page.get_by_role("button", name=re.compile("^With friends")).click()
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_role("heading", name="Waiting for players")).to_be_visible()


def nothing_there(page: Page) -> None:
    page.goto(f"/table/{'A' * 22}")
    expect(page.get_by_text("There is no such table.")).to_be_visible()


def rules(page: Page) -> None:
    page.goto("/rules")
    expect(page.get_by_role("heading", name="The box")).to_be_attached()


def rules_searched(page: Page) -> None:
    rules(page)
    page.get_by_role("searchbox", name="Search the rules").fill("glacier")
    expect(page.get_by_role("status").first).to_have_text("Found in 4 chapters.")


SCREENS: dict[str, Callable[[Page], None]] = {
    "home": home,
    "bots": opening("Change the game against bots"),
    "screen": opening("Change the game round this screen"),
    "friends": opening("Change the game with friends"),
    "more options": more_options,
    "code": opening("Join by code"),
    "replays": opening("Replays"),
    "settings": opening("Settings"),
    "waiting room": waiting_room,
    "nothing there": nothing_there,
    "rules": rules,
    "rules, searched": rules_searched,
}
ONLY_HERE = ("more options", "rules", "rules, searched")
"""At these sizes `test_screens.py` looks at all the others."""


@pytest.mark.parametrize(("size", "screens"), [("tablet", tuple(SCREENS)), ("desk", ONLY_HERE), ("phone", ONLY_HERE)])
def test_axe_finds_nothing(browser: Browser, site: Running, size: str, screens: tuple[str, ...]) -> None:
    with visitor(browser, site.url, size) as (page, _):
        found = {}
        for name in screens:
            SCREENS[name](page)
            found[name] = findings(page)
    assert {name: wrong for name, wrong in found.items() if wrong} == {}


def test_axe_sees_a_button_without_a_name(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        home(page)
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert [each.split(":")[0] for each in findings(page)] == ["button-name"]
