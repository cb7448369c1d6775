"""Every screen, as seen by someone who arrives at tables with games under way.

Each screen is opened once and checked for everything: nothing moves while it loads, axe finds nothing, targets have 44
pixels, animals don't overlap, the longest sentences of all languages fit on a phone, and nothing is lost when the text
or the whole page is twice as large.
"""

import re
from collections.abc import Callable, Iterator
from contextlib import ExitStack

import pytest
from docs.screen_words import CAPTIONS
from playwright.sync_api import Browser, Page, expect
from tests.browser.ada import Show, be_ada
from tests.browser.fitting import overflowing
from tests.browser.measure import crowded_animals, findings, lost_words, small_targets
from tests.browser.prepared import Prepared, prepare
from tests.browser.screens import ON_THE_MAP, PHONE_SHEETS, SCREENS
from tests.browser.screens_home import panel
from tests.browser.speaking import choose, other_tab
from tests.browser.table import TABLET, TALL, WIDE, drawn, person
from tests.server.network.running import Running
from tests.words.pseudo import LONGEST

ALIKE = ("table-start", "table-off-turn", "table-other-planet", "table-bid", "table-two", "end-two", "plan")
"""Screens with the same colours and layout as others: on a phone, only their sentences differ."""
DIALOGS = (
    "panel-bots", "panel-screen", "panel-friends", "panel-code", "panel-open", "panel-history", "settings", "menu",
    "help", "more options", "curtain", "nothing-there", "replay-file", "line-compare",
)  # fmt: skip
"""Screens that are equally wide at every size: a phone has the least room for them."""
STRANGERS = ("home-first", "room-friend")
"""Screens of a new visitor; on the others the page is Ada's."""
SHIFTS = """
window.shifts = [];
// What somebody does may move things, and a busy machine shows it late: its time is told in frames.
let [from, until] = [0, 0];
const act = () => {
  const began = performance.now();
  [from, until] = [began, Infinity];
  let frames = 30;
  const tick = () => {
    frames -= 1;
    if (frames > 0) requestAnimationFrame(tick);
    else if (from === began) until = performance.now();
  };
  requestAnimationFrame(tick);
};
for (const kind of ["pointerdown", "pointerup", "keydown", "input"]) addEventListener(kind, act, { capture: true });
new PerformanceObserver((list) => {
  for (const { value, hadRecentInput, startTime, sources } of list.getEntries())
    if (!hadRecentInput && (startTime < from || startTime > until))
      window.shifts.push([value, sources.map(({ node }) => node?.className ?? node?.nodeName).join(", ")]);
}).observe({ type: "layout-shift", buffered: true });
"""
SEEN = 0.001
"""Layout shifts below this come from a number that got narrower by a fraction of a pixel."""
SETTLE = """async () => {
  const parts = () => [...document.querySelectorAll("main, dialog[open], button")];
  let [before, still] = ["", 0];
  for (let frames = 0; still < 3 && frames < 300; frames += 1) {
    await new Promise((done) => requestAnimationFrame(done));
    const now = JSON.stringify([innerWidth, innerHeight, parts().map((each) => each.getBoundingClientRect())]);
    still = now === before ? still + 1 : 0;
    before = now;
  }
}"""
"""Waits until the page has been redrawn and nothing moves."""


def more_options(page: Page, prepared: Prepared) -> None:
    panel("Set up a game with friends")(page, prepared)
    page.get_by_text("More options").click()
    expect(page.get_by_text("Time per move")).to_be_visible()


def rules(page: Page, prepared: Prepared) -> None:
    page.goto(f"{prepared.url}/rules")
    expect(page.get_by_role("heading", name="The box")).to_be_attached()


def rules_searched(page: Page, prepared: Prepared) -> None:
    rules(page, prepared)
    page.get_by_role("searchbox", name="Search the rules").fill("glacier")
    expect(page.get_by_role("status").first).to_have_text("Found in 4 chapters.")


def photo(page: Page, prepared: Prepared) -> None:
    ON_THE_MAP["end"](page, prepared)
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Photo mode").click()
    expect(page.get_by_role("button", name="Save picture")).to_be_visible()


WITHOUT_PICTURE: dict[str, Show] = {
    "photo": photo,
    "more options": more_options,
    "rules": rules,
    "rules, searched": rules_searched,
}
ALL = {**ON_THE_MAP, **PHONE_SHEETS, **WITHOUT_PICTURE}


def letters(page: Page) -> None:
    """Text twice as large, as someone might set it in the browser."""
    page.set_viewport_size({"width": 1280, "height": 800})
    page.evaluate("document.documentElement.style.fontSize = '200%'")


def zoom(page: Page) -> None:
    """Everything twice as large, in a window of 1280 × 800."""
    page.set_viewport_size({"width": 640, "height": 400})


ENLARGE: dict[tuple[int, int], Callable[[Page], None]] = {WIDE: letters, TALL: zoom}


@pytest.fixture(scope="module")
def prepared(strange: Running) -> Prepared:
    """Ada's tables, on the site that also has the longest sentences."""
    return prepare(strange.url, lives=6)


Pages = Callable[[tuple[int, int], bool], Page]


@pytest.fixture(scope="module")
def pages(browser: Browser) -> Iterator[Pages]:
    """For each size, a page of Ada's and one of a stranger's; after the first screen both have the client cached."""
    with ExitStack() as stack:
        opened: dict[tuple[tuple[int, int], bool], Page] = {}

        def page_of(size: tuple[int, int], stranger: bool) -> Page:
            key = size, stranger
            if key not in opened:
                opened[key] = stack.enter_context(person(browser, size, "map"))
                opened[key].add_init_script(SHIFTS)
            width, height = size
            # A change of size moves things, so each page has its size before anything is shown.
            opened[key].set_viewport_size({"width": width, "height": height})
            opened[key].wait_for_function("size => innerWidth === size[0] && innerHeight === size[1]", arg=size)
            drawn(opened[key])
            opened[key].goto("about:blank")
            drawn(opened[key])
            return opened[key]

        yield page_of


def moved(page: Page, name: str) -> list[str]:
    """What moved while a screen was loading."""
    # When a round ends, its animals leave the board and the next ones move up: the game does that, not the layout.
    shifts = [] if name == "life" else page.evaluate("window.shifts")
    return [f"{what} moves by {by}" for by, what in shifts if by > SEEN]


def too_long(page: Page, url: str) -> list[str]:
    """The longest sentences that don't fit."""
    with other_tab(page, url) as tab:
        choose(tab, page, LONGEST)
        found = overflowing(page)
        choose(tab, page, "en")
    return found


def is_like_another(size: tuple[int, int], name: str) -> bool:
    """Whether this screen shows nothing that another screen, or this screen at another size, doesn't show too."""
    return size not in ENLARGE or (size != TALL and name in ALIKE + DIALOGS)


CASES = [
    pytest.param(
        size, name, marks=pytest.mark.thorough("screens") if is_like_another(size, name) else [], id=f"{name}-{size[0]}"
    )
    for size in (WIDE, TALL, TABLET)
    for name in ALL
    if size == TALL or name not in PHONE_SHEETS
]


@pytest.mark.parametrize(("size", "name"), CASES)
def test_a_screen_stands_still_and_has_room_for_fingers_and_large_letters_and_long_sentences(
    pages: Pages, prepared: Prepared, size: tuple[int, int], name: str, pytestconfig: pytest.Config
) -> None:
    another = name not in ALIKE or pytestconfig.getoption("all")
    page = pages(size, name in STRANGERS)
    ALL[name](page, prepared)
    page.evaluate(SETTLE)
    # A phone has the same colours as a wide screen, except in its sheets and on the screens that are checked only
    # there. axe's valid-lang is ignored: two of this site's languages are invented.
    contrast = name in (*PHONE_SHEETS, *DIALOGS) or (size != TALL and another)
    found = moved(page, name) + small_targets(page) + crowded_animals(page)
    found += [each for each in findings(page, contrast=contrast) if not each.startswith("valid-lang")]
    if size == TALL:
        found += too_long(page, prepared.url)
    if size in ENLARGE and name not in WITHOUT_PICTURE and another:
        ENLARGE[size](page)
        page.evaluate(SETTLE)
        found += lost_words(page)
    assert found == []


def test_showing_an_objective_moves_no_seat(browser: Browser, prepared: Prepared) -> None:
    with person(browser) as page:
        be_ada(page, prepared)
        for width, height in (WIDE, TABLET, TALL):
            page.set_viewport_size({"width": width, "height": height})
            page.goto(f"{prepared.url}/table/{prepared.tables['one screen 0']}")
            seats = page.get_by_role("list", name="Planets").get_by_role("listitem")
            expect(seats).to_have_count(2)
            before = [seat.bounding_box() for seat in seats.all()]
            page.get_by_role("button", name=re.compile("(^|objective )Show$")).click()
            expect(page.get_by_text(re.compile("^0 areas"))).to_be_visible()
            assert [seat.bounding_box() for seat in seats.all()] == before, width


@pytest.mark.parametrize(
    ("size", "name"),
    [
        (WIDE, "life"),
        (TALL, "table-start"),
        *(
            pytest.param(size, name, marks=pytest.mark.thorough("screens in 3D"))
            for size, name in (
                (TALL, "life"),
                (WIDE, "table-start"),
                *((size, name) for size in (WIDE, TALL) for name in ("table-bid", "replay")),
            )
        ),
    ],
)
def test_with_planets_in_3d_nothing_moves_and_axe_finds_nothing(
    browser: Browser, prepared: Prepared, size: tuple[int, int], name: str
) -> None:
    with person(browser, size, "low") as page:
        page.add_init_script(SHIFTS)
        SCREENS[name](page, prepared)
        assert moved(page, name) + findings(page) == []
        if name == "life":
            # Without a hold, the hand is empty after a placement.
            expect(page.get_by_role("button", name="Put back")).to_have_count(0)
            shown = page.get_by_role("region", name="Tiles on show")
            expect(shown.get_by_role("button", pressed=True)).to_have_count(0)


def test_axe_and_the_measure_see_what_has_no_name_is_small_lost_or_covered(browser: Browser, site: Running) -> None:
    with person(browser, WIDE, "map") as page:
        page.goto(site.url)
        page.get_by_role("button", name="Settings").wait_for()
        page.evaluate("document.querySelector('main').append(document.createElement('button'))")
        assert [each.split(":")[0] for each in findings(page)] == ["button-name"]
        page.evaluate("document.querySelector('main').lastChild.remove()")
        page.evaluate(
            """() => {
              const add = (style) => {
                const made = document.createElement("button");
                made.textContent = "Wrong";
                made.style.cssText = `position: fixed; z-index: 99; ${style}`;
                document.body.append(made);
              };
              add("width: 20px; height: 20px; left: 0; top: 0");
              add("width: 90px; height: 90px; left: 0; top: 0");
              add("width: 90px; height: 90px; left: -80px; top: 50%");
            }"""
        )
        assert len(small_targets(page)) == 1
        page.evaluate(
            """() => {
              for (const left of [300, 320, 360]) {
                const picture = document.createElement("img");
                picture.className = "AnimalPicture-picture";
                picture.style.cssText = `position: fixed; top: 0; left: ${left}px; width: 30px; height: 30px`;
                document.body.append(picture);
              }
            }"""
        )
        assert len(crowded_animals(page)) == 1
        assert [each.split(":")[0] for each in lost_words(page)] == ["outside", "covered", "covered"]


def test_every_screen_has_a_picture_and_words() -> None:
    assert {*SCREENS, *PHONE_SHEETS, "server-away"} == set(CAPTIONS)
