"""What happens at the table is shown one event after another, and nothing on the screen runs ahead of it."""

import re

from playwright.sync_api import Browser, Page, expect
from tests.browser.measure import findings
from tests.browser.prepared import Prepared
from tests.browser.screens_table import last_in_round
from tests.browser.table import (
    LOOK_FOR,
    TALL,
    aim_on_map,
    lay_on_map,
    offer,
    person,
    place_button,
    rounds_played,
    start,
    wait_for_turn,
)
from tests.browser.test_phone import HIT
from tests.server.network.running import Running

MOVES = "Other players’ moves"


def large(page: Page, name: str) -> None:
    """Wait until a player's planet is the large one."""
    card = page.get_by_role("list", name="Planets").get_by_role("button", name=name, pressed=True)
    expect(card).to_be_visible(timeout=LOOK_FOR)


def test_a_bots_planet_comes_forward_and_the_players_own_returns(browser: Browser, site: Running) -> None:
    with person(browser, others="full", bots=2, level="seedling", first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        lay_on_map(page)
        page.get_by_role("button", name="Done").click()
        moves = page.get_by_role("region", name=MOVES)
        for name in ("Seedling 2", "Seedling 3"):
            large(page, name)
            expect(moves.get_by_text(f"{name} placed a tile on face")).to_be_visible()
        # A key hurries, and taking a tile ends what is still shown.
        page.keyboard.press(" ")
        wait_for_turn(page)
        offer(page).first.click()
        expect(moves).to_have_count(0)
        large(page, "Player 1")


def test_a_tile_is_only_placed_where_it_is_seen(browser: Browser, site: Running) -> None:
    with person(browser, bots=1, level="seedling", first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        offer(page).first.click()
        aim_on_map(page)
        expect(place_button(page)).to_be_enabled()
        page.get_by_role("list", name="Planets").get_by_role("button", name="Seedling").click()
        expect(place_button(page)).to_have_count(0)
        page.keyboard.press("Enter")
        large(page, "Player 1")
        expect(page.get_by_role("button", name="Undo")).to_have_count(0)
        place_button(page).click()
        expect(page.get_by_role("button", name="Undo")).to_be_visible()


def test_nothing_runs_ahead_of_the_animal_that_is_shown(browser: Browser, prepared: Prepared) -> None:
    with person(browser) as page:
        last_in_round(page, prepared)
        before, shown = rounds_played(page), page.get_by_role("region", name="Life appears")
        lay_on_map(page)
        expect(shown).to_be_visible()
        assert rounds_played(page) == before
        log = page.get_by_role("region", name="Log")
        expect(log.get_by_text(f"Round {before + 1}")).to_have_count(0)
        expect(page.get_by_role("heading", name=f"This round ({before})")).to_be_visible()
        # Why, with names: “Forest touching glacier: Ada 3, Ranger 2, Naturalist 1”.
        expect(shown.get_by_text(re.compile(r": Ada \d+, Ranger \d+, Naturalist \d+"))).to_be_visible()
        assert findings(page) == []
        page.set_viewport_size({"width": TALL[0], "height": TALL[1]})
        for button in shown.get_by_role("button").all():
            assert button.evaluate(HIT), button.inner_text()
        shown.get_by_role("button", name="See the rule").click()
        expect(page.get_by_role("heading", name=re.compile("Life|Ties|touching|Most"))).not_to_have_count(0)
