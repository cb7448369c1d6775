"""Playing together: reactions, spectators, and a player who loses the connection."""

from playwright.sync_api import Browser, Page, expect
from tests.browser.measure import findings
from tests.browser.people import meet
from tests.browser.table import LOOK_FOR, TALL, aim_on_map, offer, person, place_button, seen, start, wait_for_turn
from tests.server.network.running import Running


def react(page: Page, reaction: str) -> None:
    """Two taps: one opens the row, one sends."""
    page.get_by_role("button", name="Say something").click()
    page.get_by_role("region", name="Say something").get_by_role("button", name=reaction).click()


def test_players_react_see_who_watches_and_replace_who_is_gone(browser: Browser, site: Running) -> None:
    with (
        person(browser, quality="map", name="Ada", seats=2, first=1, level="seedling") as ada,
        person(browser, quality="map", name="Ben") as ben,
        person(browser, TALL, "map", name="Cem") as cem,
    ):
        meet(ada, ben, site.url)
        wait_for_turn(ada)
        cem.goto(ada.url)
        watching = cem.get_by_role("button", name="You’re watching")
        expect(watching).to_be_visible()
        expect(cem.get_by_role("button", name="Say something")).to_have_count(0)
        ada.get_by_role("button", name="1 spectator").click()
        expect(ada.get_by_role("region", name="1 spectator").get_by_text("Cem")).to_be_visible()
        ada.keyboard.press("Escape")
        react(ada, "Wow!")
        for page in (ada, ben, cem):
            expect(page.locator("[data-seat='0'] [data-bubble]")).to_have_text("Wow!")
        ben.get_by_role("button", name="Say something").click()
        assert findings(ben) == []
        ben.close()
        gone = ada.get_by_role("button", name="not connected")
        expect(gone).to_be_visible()
        assert findings(ada) == []
        gone.click()
        ada.get_by_role("button", name="Give the seat to a bot").click()
        ada.get_by_role("alertdialog").get_by_role("button", name="Give it to a bot").click()
        expect(ada.get_by_role("list", name="Log").get_by_text("A bot sits down: Seedling.")).to_be_visible(
            timeout=LOOK_FOR
        )
        expect(gone).to_have_count(0)
        cem.close()
        expect(ada.get_by_role("button", name="1 spectator")).to_have_count(0)


def test_a_guest_can_learn_before_sitting_down_and_comes_back(browser: Browser, site: Running) -> None:
    with person(browser, quality="map", name="Ada", seats=2) as ada, person(browser, TALL, "map", name="Ben") as ben:
        start(ada, site.url, "With friends")
        expect(ada.get_by_role("heading", name="Waiting for players")).to_be_visible()
        ben.goto(ada.url)
        expect(ben.get_by_role("list").get_by_text("Open seat")).to_be_visible()
        expect(ada.get_by_text("1 spectator, Ben")).to_be_attached()
        assert findings(ben) == []
        ben.get_by_role("button", name="Rules").click()
        ben.get_by_role("dialog").get_by_role("button", name="Close").click()
        ben.get_by_role("link", name="Learn to play in two minutes").click()
        ben.get_by_role("button", name="Leave or start over").click()
        ben.get_by_role("button", name="Back to the invitation").click()
        ben.get_by_role("button", name="Sit down").click()
        expect(ben.get_by_role("list", name="Planets").get_by_role("button")).to_have_count(2)


def test_a_move_made_offline_is_spoken_of_at_once_and_again_when_it_went_through(
    browser: Browser, site: Running
) -> None:
    with person(browser, quality="map", away=True, name="Ada", bots=1, level="seedling", first=1) as page:
        start(page, site.url, "Against bots")
        wait_for_turn(page)
        offer(page).first.click()
        aim_on_map(page)
        page.context.set_offline(True)
        place_button(page).click()
        expect(seen(page, "You’re offline").first).to_be_visible(timeout=2_000)
        page.context.set_offline(False)
        expect(seen(page, "Your move went through.")).to_be_visible(timeout=LOOK_FOR)
        expect(page.get_by_role("button", name="Undo")).to_be_visible()
