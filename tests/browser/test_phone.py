"""The table on a phone: one screen has what a decision needs, and no sheet hides the button that ends a turn."""

import re
from collections.abc import Callable

from playwright.sync_api import Browser, Locator, Page, expect
from tests.browser.prepared import Prepared
from tests.browser.screens import SCREENS
from tests.browser.screens_table import end, holding_on_map, table
from tests.browser.table import FLAT, TABLET, TALL, drawn, person, place_button

SMALL = (360, 740)
ROUNDS_WITH_ANIMALS = range(3, 13)
ANIMALS = 20
COUNT = "[class*=count]"
"""How many animals a seat has."""
COVERED = """() => [...document.querySelectorAll("[data-planet]")].some((planet) => {
  const [map, ...signs] = [...planet.children].map((each) => each.getBoundingClientRect());
  return signs.some((sign) => sign.left < map.right - 1 && sign.right > map.left + 1
    && sign.top < map.bottom - 1 && sign.bottom > map.top + 1);
})"""
"""Whether a number or a token lies on a small planet."""
COUNT_COVERED = """() => [...document.querySelectorAll("[data-seat]")].some((seat) => {
  const token = seat.querySelector("[class*=firstToken], [class*=first-token]")?.getBoundingClientRect();
  const count = document.createRange();
  count.selectNodeContents(seat.querySelector("[class*=count]"));
  const number = count.getBoundingClientRect();
  return token !== undefined && token.left < number.right - 1 && token.right > number.left + 1
    && token.top < number.bottom && token.bottom > number.top;
})"""
"""Whether the first seat's token lies on the number of its animals."""
STICKS_OUT = """() => {
  const controls = document.querySelector("[class*=Controls-controls]").getBoundingClientRect();
  const all = [...document.querySelectorAll("[class*=Controls-controls] :is(button, input)")];
  return all.filter((each) => each.getBoundingClientRect().right > controls.right).length;
}"""
"""How many of a replay's controls stick out of their panel."""
HIT = """element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const spots = [[0.5, 0.5], [0.1, 0.5], [0.9, 0.5], [0.5, 0.1], [0.5, 0.9]];
  const hit = ([right, down]) => document.elementFromPoint(x + right * width, y + down * height);
  return spots.every((spot) => element.contains(hit(spot)));
}"""
"""Whether a tap on an element reaches it, wherever on it the finger lands."""


def resize(page: Page, size: tuple[int, int]) -> None:
    """Turn the phone, or take another one."""
    page.set_viewport_size({"width": size[0], "height": size[1]})
    drawn(page)


def strip(page: Page) -> Locator:
    """The rounds and their animals."""
    return page.locator("[data-part=rounds]")


def in_view_after_scrolling(page: Page, animal: Locator) -> None:
    """The strip, which alone may scroll, shows the whole animal."""
    animal.scroll_into_view_if_needed()
    box, frame = animal.bounding_box(), strip(page).bounding_box()
    assert box is not None
    assert frame is not None
    assert frame["x"] - 1 <= box["x"]
    assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_the_controls_of_a_replay_fit_a_small_phone_and_a_small_window(browser: Browser, prepared: Prepared) -> None:
    with person(browser, SMALL) as page:
        SCREENS["replay"](page, prepared)
        for size in (SMALL, TABLET):
            resize(page, size)
            assert page.evaluate(STICKS_OUT) == 0, size


def test_a_phone_shows_every_round_what_the_next_animals_want_and_who_won_the_others(
    browser: Browser, prepared: Prepared
) -> None:
    with person(browser, TALL) as page:
        table("start")(page, prepared)
        for size in (TALL, SMALL, FLAT):
            resize(page, size)
            animals = strip(page).locator("[data-animal]")
            assert animals.count() == ANIMALS
            for animal in animals.all():
                in_view_after_scrolling(page, animal)
            if size != FLAT:
                assert strip(page).evaluate("each => each.scrollWidth <= each.clientWidth"), "all at a glance"
        table("four")(page, prepared)
        rounds = strip(page).get_by_role("listitem")
        expect(rounds).to_have_count(len(ROUNDS_WITH_ANIMALS))
        for at, number in enumerate(ROUNDS_WITH_ANIMALS):
            signs = rounds.nth(at).locator("[data-requirement]")
            expect(signs).to_have_count(rounds.nth(at).locator("[data-animal]").count() if number in (6, 7) else 0)
        for size in (TALL, SMALL, FLAT):
            resize(page, size)
            assert not page.evaluate(COVERED)
            assert not page.evaluate(COUNT_COVERED)
        won = [int(each.inner_text()) for each in page.get_by_role("list", name="Planets").locator(COUNT).all()]
        assert strip(page).inner_text().count("goes to") == sum(won) > 0


def test_with_a_tile_aimed_its_gains_are_beside_the_button_that_places_it(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL) as page:
        holding_on_map(page, prepared)
        gains = page.get_by_role("list", name="What this tile changes")
        for size in (TALL, SMALL, FLAT):
            resize(page, size)
            place = place_button(page)
            expect(gains).to_be_in_viewport(ratio=1)
            assert place.evaluate(HIT)
            above, below = gains.bounding_box(), place.bounding_box()
            assert above is not None
            assert below is not None
            assert 0 <= below["y"] - (above["y"] + above["height"]) <= 16
            planet = page.get_by_role("group", name="planet").bounding_box()
            assert planet is not None
            assert planet["y"] + planet["height"] <= above["y"] + 1 or planet["x"] + planet["width"] <= above["x"] + 1
        before = place_button(page).bounding_box()
        chips = gains.all_inner_texts()
        page.get_by_role("button", name="Turn right").click()
        expect(gains).not_to_have_text(chips)
        assert place_button(page).bounding_box() == before, "nothing moves"
        page.get_by_role("button", name="Hint").click()
        suggestion = page.get_by_text("A bot suggests this").bounding_box()
        above = gains.bounding_box()
        assert suggestion is not None
        assert above is not None
        assert suggestion["y"] + suggestion["height"] <= above["y"], "the words don't cover what the move gains"


SHEETS = {"Animals": "race", "Log": "log", "Your objective": "objective", "Menu": "menu"}
"""What opens each sheet on a phone."""


def sheet(page: Page) -> Locator:
    """The sheet that is open."""
    return page.locator("main > div, dialog[open]").filter(has=page.get_by_role("button", name="Close"))


def pull(page: Page, by: int, *, slowly: bool = False) -> None:
    """Drag the open sheet down by its grip, and let go."""
    grip = sheet(page).locator("[data-grip]").first
    # Waits until the sheet has come to rest.
    grip.hover(position={"x": 150, "y": 10})
    box = grip.bounding_box()
    assert box is not None
    x, y = box["x"] + 150, box["y"] + 10
    page.mouse.down()
    for step in range(1, 5):
        page.mouse.move(x, y + by * step / 4)
    if slowly:
        page.wait_for_timeout(150)
    page.mouse.up()


def go_back(page: Page) -> None:
    """Press the browser's back button, once the browser knows of the sheet."""
    page.wait_for_function("history.state === 'open'")
    page.go_back()


def test_every_sheet_leaves_the_button_that_ends_a_turn_and_closes_by_swipe_button_key_and_back(
    browser: Browser, prepared: Prepared
) -> None:
    with person(browser, TALL) as page:
        holding_on_map(page, prepared)
        address = page.url
        ways: dict[str, Callable[[], object]] = {
            "swipe": lambda: pull(page, 300),
            "button": lambda: sheet(page).get_by_role("button", name="Close").click(),
            "key": lambda: page.keyboard.press("Escape"),
            "back": lambda: go_back(page),
        }
        for size in (TALL, SMALL, FLAT):
            resize(page, size)
            for (button, name), close in zip(SHEETS.items(), ways.values(), strict=True):
                page.get_by_role("button", name=button, exact=True).click()
                expect(page.locator(f"main[data-sheet={name}]")).to_be_visible()
                assert place_button(page).evaluate(HIT), f"{name} covers the button"
                close()
                expect(page.locator("main[data-sheet]")).to_have_count(0)
                expect(place_button(page)).to_be_visible()
                assert page.url == address
        resize(page, TALL)
        for button in SHEETS:
            page.get_by_role("button", name=button, exact=True).click()
            pull(page, 60, slowly=True)
            expect(sheet(page)).to_be_visible()
            pull(page, 300)
            expect(page.locator("main[data-sheet]")).to_have_count(0)
        page.get_by_role("button", name="Your objective", exact=True).click()
        expect(sheet(page)).to_be_visible()
        page.mouse.click(TALL[0] / 2, TALL[1] / 3)
        expect(page.locator("main[data-sheet]")).to_have_count(0)


def test_the_result_closes_by_swipe_and_no_key_is_named_where_there_are_only_fingers(
    browser: Browser, prepared: Prepared
) -> None:
    with person(browser, TALL, touch=True) as page:
        end("duel end")(page, prepared)
        pull(page, 500)
        expect(page.get_by_role("dialog")).to_have_count(0)
        holding_on_map(page, prepared)
        page.get_by_role("button", name="Menu").click()
        expect(sheet(page).get_by_role("button", name="Type a move or a question", exact=True)).to_be_visible()
        for label in ("aria-label", "title"):
            named = [each.get_attribute(label) or "" for each in page.locator(f"[{label}]").all()]
            assert [each for each in named if re.search(r"\((?:[A-Z]|Esc)\)$", each)] == []
        expect(page.get_by_text(re.compile(r"\([A-Z]\)$"))).to_have_count(0)


SLIDES = "sheet => parseFloat(getComputedStyle(sheet).animationDuration) > 0.001"


def test_sheets_stand_still_for_a_player_who_chose_less_motion(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TALL) as page:
        page.emulate_media(reduced_motion="no-preference")
        holding_on_map(page, prepared)
        for motion, slides in (("auto", True), ("less", False)):
            page.evaluate(
                "motion => (localStorage['twelvefold.settings'] = JSON.stringify({ quality: 'map', motion }))", motion
            )
            page.reload()
            for button in ("Menu", "Animals"):
                page.get_by_role("button", name=button, exact=True).click()
                assert sheet(page).last.evaluate(SLIDES) == slides
                page.keyboard.press("Escape")
                expect(page.locator("main[data-sheet]")).to_have_count(0)
