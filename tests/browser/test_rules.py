"""The rulebook in the browser: on its own page, and opened at the right section from the table."""

import re
from pathlib import Path

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.chrome import LONGEST
from tests.browser.game import AT_A_TABLE, visitor
from tests.browser.measure import findings
from tests.server.network.running import Running

expect.set_options(timeout=LONGEST)

HEADINGS = {"most": "Most regions", "touching": "Touching", "not touching": "Not touching"}


def against_bots(page: Page) -> None:
    page.goto("/")
    page.get_by_role("button", name=re.compile("^Against bots")).click()
    expect(page).to_have_url(AT_A_TABLE)
    expect(page.get_by_text("Choose a tile")).to_be_visible()


def rulebook(page: Page) -> Locator:
    return page.get_by_role("dialog", name="Rules")


def is_open_at(page: Page, heading: str, within: Locator | None = None) -> None:
    """The heading has the focus and is visible."""
    found = (within or page).get_by_role("heading", name=heading, exact=True)
    expect(found).to_be_focused()
    expect(found).to_be_in_viewport()


def first_animal(page: Page) -> tuple[Locator, str]:
    """The first animal's card on the race board, and what it asks for."""
    card = page.get_by_role("button", name=re.compile(r"(Most .* regions|touching).*See the rule")).first
    words = card.inner_text()
    return card, next(kind for kind in ("not touching", "touching", "most") if kind in words.lower())


def test_an_animal_card_opens_the_rulebook_at_what_it_asks_for(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        against_bots(page)
        table = page.url
        card, kind = first_animal(page)
        card.click()
        is_open_at(page, HEADINGS[kind], rulebook(page))
        assert findings(page) == []
        rulebook(page).get_by_role("link", name="The end").click()
        is_open_at(page, "The end", rulebook(page))
        assert page.url == table
        page.keyboard.press("Escape")
        expect(rulebook(page)).to_have_count(0)
        expect(card).to_be_focused()
        expect(page.get_by_text("Choose a tile")).to_be_visible()


def test_the_objective_the_offer_and_the_race_board_explain_themselves(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        against_bots(page)
        for button, heading in (
            ("How the objective scores", "The objective"),
            ("How to place tiles", "Placing tiles"),
            ("How animals choose a planet", "Who gets the animal"),
        ):
            page.get_by_role("button", name=button).click()
            is_open_at(page, heading, rulebook(page))
            rulebook(page).get_by_role("button", name="Close").click()
            expect(rulebook(page)).to_have_count(0)


def test_on_a_phone_the_menu_leads_to_the_rules(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        against_bots(page)
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("dialog", name="Menu").get_by_role("button", name="Rules").click()
        is_open_at(page, "Aim of the game", rulebook(page))
        assert findings(page) == []
        assert page.evaluate(
            "document.querySelector('dialog').scrollWidth <= document.querySelector('dialog').clientWidth"
        )


def to_the_tie(page: Page, record: Path) -> None:
    """Replay to the ninth move: with three seats it ends round 3, in which two planets tie for the lizard."""
    page.goto("/replay")
    page.get_by_label("Open a record file").set_input_files(record)
    for _ in range(9):
        page.get_by_role("button", name="One move forward").click()


def test_the_reason_of_what_life_does_leads_to_its_rule(browser: Browser, site: Running, record: Path) -> None:
    with visitor(browser, site.url) as (page, _):
        to_the_tie(page, record)
        life = page.get_by_role("region", name="Life appears")
        expect(life.get_by_text("Lizard waits for the next round: it’s a tie")).to_be_visible()
        life.get_by_role("button", name="See the rule").click()
        is_open_at(page, "Ties", rulebook(page))


def test_on_a_phone_the_log_leads_to_the_rule(browser: Browser, site: Running, record: Path) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        to_the_tie(page, record)
        page.get_by_role("button", name="Log", exact=True).click()
        reason = page.get_by_role("region", name="Log").get_by_role(
            "button", name=re.compile(r"Lizard waits: it’s a tie\..*See the rule")
        )
        reason.click()
        is_open_at(page, "Ties", rulebook(page))


def test_every_reason_in_the_log_of_a_replay_leads_to_its_rule(browser: Browser, site: Running, record: Path) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/replay")
        page.get_by_label("Open a record file").set_input_files(record)
        page.get_by_role("button", name="Go to the end").click()
        page.get_by_role("button", name="More", exact=True).click()
        page.get_by_role("button", name="How scoring works").click()
        is_open_at(page, "The end", rulebook(page))
        # The rules, the menu, the result.
        for _ in range(3):
            page.keyboard.press("Escape")
        log = page.get_by_role("region", name="Log")
        log.get_by_role("button", name=re.compile(r"waits: it’s a tie\..*See the rule")).first.click()
        is_open_at(page, "Ties", rulebook(page))
        page.keyboard.press("Escape")
        reason = log.get_by_role("button", name=re.compile(r"(goes to|is yours).*touching.*See the rule")).first
        words = reason.inner_text()
        kind = "not touching" if "not touching" in words else "touching"
        heading = "Ties in the last round" if "region." in words else HEADINGS[kind]
        reason.click()
        is_open_at(page, heading, rulebook(page))


def test_a_link_to_a_chapter_works_after_a_reload_and_the_contents_lead_on(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "tablet") as (page, _):
        page.goto("/rules#last-round")
        page.reload()
        is_open_at(page, "Ties in the last round")
        expect(page).to_have_title("Rules – Twelvefold")
        page.get_by_role("navigation", name="Contents").get_by_role("link", name="Two variants").click()
        is_open_at(page, "Two variants")
        assert page.url.endswith("/rules#variants")
        page.go_back()
        is_open_at(page, "Ties in the last round")
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", name="Rules", exact=True)).to_be_visible()


def test_the_search_finds_and_marks_whatever_the_case(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        page.goto("/rules")
        search = page.get_by_role("searchbox", name="Search the rules")
        search.fill("YÓUNGEST")
        expect(page.get_by_text("Found in 1 chapter.")).to_be_visible()
        expect(page.locator("mark")).to_have_text(["youngest"])
        expect(page.get_by_role("heading", name="Setting up")).to_be_in_viewport()
        expect(page.get_by_role("heading", name="Ties", exact=True)).to_have_count(0)
        search.fill("xylophone")
        expect(page.get_by_text("No results for “xylophone”.")).to_be_visible()
        search.fill("")
        expect(page.get_by_role("heading", name="Ties", exact=True)).to_be_attached()


def test_every_picture_says_what_it_shows(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        page.goto("/rules")
        expect(page.get_by_role("img", name=re.compile("it bids 9 for the fox"))).to_be_attached()
        expect(page.locator("main").get_by_role("img")).to_have_count(7)
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_rules_open_without_a_network_once_they_were_read(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, may_fail=True, offline=True) as (page, context):
        page.goto("/rules")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        page.reload()
        expect(page.get_by_role("heading", name="Two variants")).to_be_attached()
        context.set_offline(True)
        page.goto("/rules#mystery")
        is_open_at(page, "Mystery")


def test_the_first_page_does_not_bring_the_rules(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        brought: list[str] = []
        page.on("response", lambda answer: brought.append(answer.url))
        page.goto("/")
        expect(page.get_by_role("link", name="Rules")).to_be_visible()
        page.wait_for_load_state("networkidle")
        assert not [url for url in brought if "rules" in url.lower()]
        page.get_by_role("link", name="Rules").click()
        expect(page.get_by_role("heading", name="Setting up")).to_be_attached()
        assert [url for url in brought if "rules" in url.lower()]
