"""A player's own tables, their history and the public list, used as people use them."""

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.ada import be_ada
from tests.browser.chrome import LONGEST
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens_home import PLAYED
from tests.browser.table import person
from tests.server.network.running import Running

expect.set_options(timeout=LONGEST)


@pytest.fixture(scope="module")
def prepared(site: Running) -> Prepared:
    """Tables of Ada's that these tests may change."""
    return prepare(site.url)


@pytest.fixture
def ada(browser: Browser, prepared: Prepared) -> Iterator[Page]:
    """Ada's home screen."""
    with person(browser, name="Ada") as page:
        be_ada(page, prepared)
        page.goto(prepared.url)
        yield page


def card(page: Page, table: str) -> Locator:
    """The card of a table."""
    return page.get_by_role("dialog").get_by_role("listitem").filter(has=page.locator(f'a[href*="{table}"]'))


def tables(page: Page) -> Locator:
    page.get_by_role("button", name="Your tables").click()
    return page.get_by_role("dialog", name="Your tables")


def test_a_game_to_continue_is_the_one_card_that_leads(ada: Page) -> None:
    leading = ada.locator("main [class*='Choice-primary']")
    expect(ada.get_by_role("link", name=re.compile(r"^Continue ?Your turn"))).to_be_visible()
    expect(leading).to_have_count(1)
    expect(leading).to_contain_text("Continue")


def test_tables_can_be_told_apart(ada: Page, prepared: Prepared) -> None:
    tables(ada)
    middle = card(ada, prepared.tables["middle"])
    expect(middle).to_contain_text("Against bots · Standard")
    expect(middle).to_contain_text("Ranger, Naturalist")
    expect(middle).to_contain_text(re.compile(r"Your turn.*Round 7 of 12.*today \d\d:\d\d"))
    expect(card(ada, prepared.tables["off turn"])).to_contain_text(re.compile("With friends.*Ben.*Ben’s turn"))
    expect(card(ada, prepared.tables["one screen 0"])).to_contain_text(re.compile("Pass and play.*Ada, Ben"))
    expect(card(ada, prepared.tables["room"])).to_contain_text("Waiting for 2 more players")
    expect(card(ada, prepared.tables["duel end"])).to_contain_text(re.compile(r"(Won|Lost|Shared victory).*\d+ : \d+"))


def test_a_finished_table_is_removed_and_put_back(ada: Page, prepared: Prepared) -> None:
    panel = tables(ada)
    table = prepared.tables["end"]
    card(ada, table).get_by_role("button", name="Remove this table").click()
    expect(card(ada, table)).to_have_count(0)
    expect(panel.get_by_role("button", name="Undo")).to_be_focused()
    panel.get_by_role("button", name="Undo").click()
    expect(card(ada, table)).to_be_visible()
    card(ada, table).get_by_role("button", name="Remove this table").click()
    expect(card(ada, table)).to_have_count(0)
    ada.reload()
    expect(card(tables(ada).page, prepared.tables["duel end"])).to_be_visible()
    expect(card(ada, table)).to_have_count(0)


def test_removing_a_running_table_says_what_follows(ada: Page, prepared: Prepared) -> None:
    tables(ada)
    for table, what_follows, yes in (
        ("four", "the table closes for good", "Close table"),
        ("off turn", "a bot plays for you", "Leave table"),
    ):
        one = card(ada, prepared.tables[table])
        one.get_by_role("button", name="Remove this table").click()
        question = ada.get_by_role("alertdialog")
        expect(question).to_contain_text(what_follows)
        ada.keyboard.press("Escape")
        expect(question).to_have_count(0)
        expect(one).to_be_visible()
        one.get_by_role("button", name="Remove this table").click()
        question.get_by_role("button", name=yes).click()
        expect(one).to_have_count(0)
        expect(ada.get_by_role("heading", name="Your tables")).to_be_focused()


def test_open_tables_are_found_joined_and_watched(browser: Browser, prepared: Prepared) -> None:
    with person(browser, name="Cem") as page:
        page.goto(prepared.url)
        page.get_by_role("button", name="Open tables").click()
        panel = page.get_by_role("dialog", name="Open tables")
        expect(panel.get_by_role("region", name="Waiting for players")).to_contain_text(re.compile("Ada.*2 free seats"))
        # Other tests' tables may be on the list too, with the same names.
        watched = panel.locator(f'a[href="/table/{prepared.tables["off turn"]}"]')
        expect(watched).to_have_accessible_name("Watch the table of Ada, Ben")
        panel.get_by_role("link", name=re.compile("^Join the table of Ada")).first.click()
        expect(page.get_by_role("button", name="Sit down")).to_be_visible()


def test_a_history_goes_to_another_device(browser: Browser, prepared: Prepared, tmp_path: Path) -> None:
    lines = [{"key": "a game", "lines": [{"id": 1, "name": "North", "ply": 3, "moves": [5, 600]}]}]
    with person(browser) as page:
        page.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.statistics'] ??= {PLAYED})")
        text = json.dumps(json.dumps(lines))
        page.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.lines'] ??= {text})")
        page.goto(prepared.url)
        page.get_by_role("button", name="History").click()
        with page.expect_download() as kept:
            page.get_by_role("button", name="Export history").click()
        kept.value.save_as(tmp_path / "history.json")
    with person(browser) as page:
        page.goto(prepared.url)
        page.get_by_role("button", name="History").click()
        panel = page.get_by_role("dialog", name="History")
        expect(panel).to_contain_text("Finish a game")
        for file, said in (
            (tmp_path / "history.json", "20 games added."),
            (tmp_path / "history.json", "You already have every game in this file."),
            (tmp_path / "broken.json", "This file isn’t a Twelvefold history."),
        ):
            if not file.exists():
                file.write_text(json.dumps({"games": 3}))
            panel.get_by_label("Import history").set_input_files(file)
            expect(page.get_by_text(said).first).to_be_visible()
        assert json.loads(page.evaluate("localStorage['twelvefold.lines']")) == lines
        expect(panel.get_by_role("row", name=re.compile(r"Explorer \d+ of 8"))).to_be_visible()
        expect(panel.get_by_role("img", name=re.compile(r"^(\d+, ){19}\d+$"))).to_be_visible()
        replays = panel.locator("a[href^='/replay']")
        expect(replays.first).to_have_attribute("href", re.compile(r"^/replay\?table=\w+&game=1$"))
