"""The home screen and the waiting room, used as people use them: through the text on the screen."""

import re
from collections import Counter
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from tests.browser.chrome import LONGEST
from tests.browser.game import AT_A_TABLE, visitor
from tests.browser.prepared import Prepared
from tests.browser.screens_home import home
from tests.browser.table import drawn, person
from tests.browser.test_screens import SHIFTS
from tests.server.network.running import Running, running

from twelvefold.words import there

LIGHT = 80_000
"""The most bytes the home screen may take, compressed, with its painted planet and without its typeface."""
LETTERS = {"latin": 40_000, "latin-ext": 36_000, "cyrillic": 21_000}
"""The most bytes of each file of the typeface. All languages need the first; Polish and Russian one more."""
STILL = 0.005
"""A sum of layout shifts that nobody sees: a word that gets a pixel wider."""

expect.set_options(timeout=LONGEST)


def sent_bytes(part: Path) -> int:
    """How many bytes of a file are sent; files that are too small are not compressed."""
    compressed = part.with_name(f"{part.name}.gz")
    return (compressed if compressed.exists() else part).stat().st_size


def test_the_first_page_is_light_and_brings_no_three(client: Path) -> None:
    page = (client / "index.html").read_text(encoding="utf-8")
    found = re.findall(r'<(?:script|link)\b([^>]*)(?:src|href)="(?:\./)?/?(assets/[^"]+)"', page)
    parts = [client / name for mark, name in found if 'rel="words"' not in mark]
    words = [client / name for mark, name in found if 'rel="words"' in mark]
    [letters] = [part for part in parts if part.suffix == ".woff2"]
    parts.remove(letters)
    assert "-latin-wght-" in letters.name
    assert len(parts) >= 2
    assert len(words) == len(there())
    assert not any("globe" in part.name for part in parts)
    sizes = {part: sent_bytes(part) for part in parts + words}
    # Only one language is downloaded, so the largest must fit.
    sent = sum(sizes[part] for part in parts) + max(sizes[part] for part in words)
    assert sent + len(page) + (client / "planet.webp").stat().st_size <= LIGHT


def test_the_typeface_is_light_and_each_language_loads_only_its_letters(
    browser: Browser, site: Running, client: Path
) -> None:
    files = {re.sub(r"nunito-(.*)-wght.*", r"\1", part.name): part for part in (client / "assets").glob("*.woff2")}
    assert files.keys() == LETTERS.keys()
    for name, part in files.items():
        assert part.stat().st_size <= LETTERS[name]
    for language, more in (("de", []), ("pl", ["latin-ext"]), ("ru", ["cyrillic"])):
        with visitor(browser, site.url) as (page, _):
            page.add_init_script(f"localStorage['twelvefold.settings'] = '{{\"locale\": \"{language}\"}}'")
            page.goto("/")
            expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()
            page.evaluate("document.fonts.ready.then(() => true)")
            loaded = page.evaluate("performance.getEntriesByType('resource').map(({ name }) => name.split('/').at(-1))")
            letters = {name for name in loaded if name.endswith(".woff2")}
            assert letters == {files[name].name for name in ("latin", *more)}, language


@pytest.mark.parametrize(("locale", "size"), [("ru", "desk"), ("de", "phone")])
def test_text_is_there_before_its_typeface_and_stays_where_it_is(
    browser: Browser, site: Running, locale: str, size: str
) -> None:
    with visitor(browser, site.url, size, locale=locale) as (page, _):
        page.add_init_script(SHIFTS)
        held: list[Route] = []
        page.route("**/*.woff2", lambda route: held.append(route))  # noqa: PLW0108 - Playwright needs a function
        page.goto("/", wait_until="commit")
        expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()
        page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length > 0")
        loaded = "() => [...document.fonts].some((each) => /Nunito V/.test(each.family) && each.status === 'loaded')"
        assert held
        assert not page.evaluate(loaded)
        # Without its handler, each request goes on.
        page.unroute("**/*.woff2")
        page.wait_for_function(loaded)
        page.wait_for_function("() => document.fonts.status === 'loaded'")
        page.evaluate("new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))")
        assert sum(by for by, _ in page.evaluate("window.shifts")) < STILL


def way(page: Page, name: str) -> None:
    """Start a game in one of the ways to play, with the options used last."""
    page.get_by_role("region", name="Choose a game").get_by_role("button", name=re.compile(f"^{name}")).click()


def change(page: Page, name: str) -> None:
    page.get_by_role("button", name=name).click()


def at_a_table(page: Page) -> str:
    """The address of the table that the page shows."""
    expect(page).to_have_url(AT_A_TABLE)
    return page.url


def test_one_click_starts_a_game_against_bots_and_another_goes_on_with_it(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, "phone") as (page, _):
        page.goto("/")
        way(page, "Against bots")
        table = at_a_table(page)
        expect(page.get_by_role("region", name=re.compile("offer|tiles", re.IGNORECASE)).first).to_be_visible()
        page.goto("/")
        page.get_by_role("link", name=re.compile("^Continue")).click()
        assert at_a_table(page) == table


def test_what_was_chosen_against_bots_is_remembered(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/")
        change(page, "Set up a game against bots")
        panel = page.get_by_role("dialog", name="Against bots")
        panel.get_by_role("radio", name="3", exact=True).check()
        panel.get_by_role("radio", name=re.compile("^Master")).check()
        panel.get_by_role("radio", name=re.compile("^Mystery Half")).check()
        page.keyboard.press("Escape")
        expect(panel).to_have_count(0)
        page.reload()
        expect(page.get_by_role("button", name="Against bots 3 bots · Master · Mystery")).to_be_visible()


def test_people_round_one_screen_are_called_by_their_names(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/")
        change(page, "Set up pass and play")
        panel = page.get_by_role("dialog", name="Pass and play")
        panel.get_by_role("radio", name="3", exact=True).check()
        for seat, name in enumerate(("Ada", "Ben", "Cem"), start=1):
            panel.get_by_label(f"Player {seat}’s name").fill(name)
        panel.get_by_role("button", name="Start game").click()
        at_a_table(page)
        for name in ("Ada", "Ben", "Cem"):
            expect(page.get_by_text(name).first).to_be_attached()


def test_a_friend_comes_by_the_link_that_was_copied(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (host, _), visitor(browser, site.url, "phone") as (friend, _):
        host.goto("/")
        way(host, "With friends")
        at_a_table(host)
        expect(host.get_by_role("img", name="QR code for the link")).to_be_visible()
        host.get_by_role("button", name="Copy link").click()
        expect(host.get_by_role("log")).to_have_text("Link copied.")
        link = host.evaluate("navigator.clipboard.readText()")
        assert link == host.get_by_label("Link to this table").input_value() == host.url
        friend.goto(link)
        friend.get_by_label("Your name").fill("Ben")
        friend.get_by_role("button", name="Sit down").click()
        for page in (host, friend):
            expect(page.get_by_role("heading", name="Waiting for players")).to_have_count(0)
            expect(page.get_by_text("Ben").first).to_be_attached()


def test_a_friend_comes_by_code_and_a_bot_takes_the_last_seat(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (host, _), visitor(browser, site.url) as (friend, _):
        host.goto("/")
        change(host, "Set up a game with friends")
        panel = host.get_by_role("dialog", name="With friends")
        panel.get_by_role("radio", name="3", exact=True).check()
        panel.get_by_role("button", name="Create table").click()
        at_a_table(host)
        code = re.search(r"\b[A-Z0-9]{6}\b", host.get_by_role("region", name="Invite").inner_text())
        assert code is not None
        friend.goto("/")
        friend.get_by_role("button", name="Join by code").click()
        friend.get_by_role("textbox", name="Code").fill(code[0].lower())
        friend.get_by_role("button", name="Join", exact=True).click()
        friend.get_by_label("Your name").fill("Cem")
        friend.get_by_role("button", name="Sit down").click()
        expect(host.get_by_role("region", name="Seats").get_by_text("Cem", exact=True)).to_be_visible()
        host.get_by_role("button", name="Fill open seats with bots").click()
        for page in (host, friend):
            expect(page.get_by_role("heading", name="Waiting for players")).to_have_count(0)


def test_a_wrong_code_is_one_sentence(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, may_fail=True) as (page, _):
        page.goto("/code/ZZZZZZ")
        expect(
            page.get_by_text("There’s no table with the code “ZZZZZZ”. Check the code and try again.")
        ).to_be_visible()
        expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()


def test_a_table_that_is_not_there_is_one_sentence(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto(f"/table/{'A' * 22}")
        expect(page.get_by_text("There’s no table at this link.")).to_be_visible()
        page.get_by_role("link", name="Home").click()
        expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()


PLACES = """() => {
  const box = (each) => {
    const { left, top, right, bottom } = each.getBoundingClientRect();
    return [left, top, right, bottom];
  };
  const all = (where) => [...document.querySelectorAll(where)].map(box);
  const pressed = all("main section > div, main [data-card], main nav > *");
  return [box(document.querySelector("[class*=Backdrop-backdrop]")), pressed];
}"""
"""The boxes of the planet, which leaves a little room around it, and of everything that can be clicked."""


def rows_of(boxes: list[list[float]]) -> list[int]:
    """How many stand in each row."""
    return list(Counter(round(box[1]) for box in boxes).values())


def test_the_planet_is_whole_and_beside_the_words_and_nothing_wraps_alone(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/")
        # The page draws itself once it has its language, and this card last.
        expect(page.locator("[data-card=puzzle]")).to_be_visible()
        # 640 × 400 is a window of 1280 × 800 at 200 %.
        for width, height in ((1440, 900), (1024, 768), (2560, 1440), (640, 400), (390, 844), (360, 740)):
            page.set_viewport_size({"width": width, "height": height})
            drawn(page)
            (left, top, right, bottom), others = page.evaluate(PLACES)
            rim = 0.04 * (right - left)
            assert left + rim >= 0, (width, height)
            assert right - rim <= width, (width, height)
            assert top + rim >= 0, (width, height)
            assert bottom - rim <= height, (width, height)
            for box in others:
                beside = box[2] <= left + rim or box[0] >= right - rim
                assert beside or box[3] <= top + rim or box[1] >= bottom - rim, (width, height, box)
            assert rows_of(others)[-1] > 1, (width, height)


def test_a_small_phone_shows_the_daily_game_without_scrolling(browser: Browser, prepared: Prepared) -> None:
    with person(browser, (360, 740)) as page:
        home(page, prepared)
        card = page.locator("[data-card=daily]").bounding_box()
        assert card is not None
        assert card["y"] + card["height"] <= page.evaluate("innerHeight")


def test_settings_are_kept(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url) as (page, _):
        page.goto("/")
        page.get_by_role("button", name="Settings").click()
        page.get_by_label("Left-handed layout").check()
        page.get_by_role("radio", name="Still").check()
        page.get_by_role("button", name="Close").click()
        page.reload()
        page.get_by_role("button", name="Settings").click()
        expect(page.get_by_label("Left-handed layout")).to_be_checked()
        expect(page.get_by_role("radio", name="Still")).to_be_checked()


def test_a_server_that_was_away_is_told_of_and_nothing_is_lost(browser: Browser, client: Path, tmp_path: Path) -> None:
    database = str(tmp_path / "tables.db")
    with running(database, "--web", str(client)) as first:
        port, address = first.port, first.url
        with (
            visitor(browser, address, may_fail=True) as (host, _),
            visitor(browser, address, may_fail=True) as (friend, _),
        ):
            host.goto("/")
            way(host, "With friends")
            table = at_a_table(host)
            first.kill()
            expect(host.get_by_role("note")).to_contain_text("Connection lost. Reconnecting…")
            with running(database, "--web", str(client), port=port):
                expect(host.get_by_role("note")).to_have_count(0)
                # Screen readers announce the lost connection exactly once.
                expect(host.get_by_role("log").get_by_text("Connection lost. Reconnecting…")).to_have_count(1)
                expect(host.get_by_role("log").get_by_text("Reconnected.")).to_have_count(1)
                friend.goto(table)
                friend.get_by_role("button", name="Sit down").click()
                expect(host.get_by_role("heading", name="Waiting for players")).to_have_count(0)


def test_the_shell_opens_without_a_network_and_says_what_it_needs(browser: Browser, site: Running) -> None:
    with visitor(browser, site.url, may_fail=True, offline=True) as (page, context):
        page.goto("/")
        page.evaluate("navigator.serviceWorker.ready.then(() => true)")
        context.set_offline(True)
        page.reload()
        expect(page.get_by_role("heading", name="Twelvefold")).to_be_visible()
        expect(page.get_by_role("note")).to_contain_text("You’re offline.")
        context.set_offline(False)
        expect(page.get_by_role("note")).to_have_count(0)
