"""At a full table every name is whole: no word is broken, no symbol is cut off, and nothing overlaps.

Each table is opened once and checked at all sizes with the longest sentences of all languages; checking each language
takes longer.
"""

import asyncio
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.ada import be_ada
from tests.browser.prepared import Prepared, Stop, at_the_end, in_round, play_until
from tests.browser.speaking import choose, other_tab
from tests.browser.table import FLAT, TABLET, TALL, WIDE, drawn, person
from tests.server.network.running import Running
from tests.words.pseudo import LONGEST

from twelvefold.client import Client
from twelvefold.engine.game import Game
from twelvefold.protocol.table import Options
from twelvefold.words import there
from twelvefold.world import standard_box

WHOLE = Path(__file__).with_name("whole.js").read_text(encoding="utf-8")
BOT = "naturalist"
"""The bot with the longest names."""
EVERY_ANIMAL = ("names 35", "names 351", "names 7")
"""Deals that contain all animals between them."""
WORSE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .RaceRow-row .Fitting-fits { font-size: 2rem !important }
    .Seats-name .Fitting-fits { width: 40px; white-space: nowrap }
    .RaceRow-inside .Signs-signs { margin-left: 90px }
    .RaceRow-margin { translate: -260px }
    .RaceBoard-heads { margin-right: 20px }
    .Rounds-animal { height: 60px !important }
    .TableLayout-offer-why { right: -100px !important }
  `);
  document.adoptedStyleSheets.push(sheet);
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""
"""Forces every fault that the check should find."""
NARROWER = (1181, 800)
"""The narrowest screen that has a laptop's columns."""
SIZES = (WIDE, NARROWER, TABLET, TALL, FLAT)
TABLES = (*EVERY_ANIMAL, "two", "three", "mystery")
SHEET = (TALL, FLAT)
"""Sizes at which a round's animals are in a sheet, one tap away."""


@pytest.fixture(scope="module")
def prepared(strange: Running) -> Prepared:
    """Ada's tables against bots that share one name, on the site that has the longest sentences."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _prepare(strange.url)).result()


@pytest.fixture(scope="module")
def translated(site: Running) -> Prepared:
    """The same tables, on the site with all languages."""
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _prepare(site.url)).result()


async def _prepare(url: str) -> Prepared:
    async with Client(url) as ada:

        async def table(bots: int, stop: Stop, seed: str, *, mystery: bool = False) -> str:
            seats = [ada.here("Ada"), *(ada.bot(BOT) for _ in range(bots))]
            made = await ada.create(seats, Options(hold=0, first_seat=0, seed=seed, mystery=mystery))
            await play_until(stop, made)
            return made.id

        tables = {seed: await table(3, in_round(1), seed) for seed in EVERY_ANIMAL}
        tables |= {
            "two": await table(1, in_round(1), EVERY_ANIMAL[0]),
            "three": await table(2, in_round(5), EVERY_ANIMAL[1]),
            "mystery": await table(3, in_round(5), "face down", mystery=True),
            "end": await table(3, at_the_end, "end"),
        }
        assert ada.token is not None
        return Prepared(url, ada.token, tables)


def sit(page: Page, prepared: Prepared, name: str) -> None:
    """Open a table, and wait until its animals have their bids."""
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{prepared.tables[name]}")
    page.locator(".Bid-bid").first.wait_for(state="attached")


def not_whole(
    page: Page, prepared: Prepared, name: str, languages: Sequence[str], sizes: Sequence[tuple[int, int]]
) -> list[str]:
    """What is cut off or overlaps at a table, at each size and in each language."""
    at_the_table(page, prepared, name)
    found = []
    with other_tab(page, prepared.url) as tab:
        for width, height in sizes:
            choose(tab, page, "en")
            page.set_viewport_size({"width": width, "height": height})
            if (width, height) in SHEET and name in TABLES:
                open_races(page)
            for language in languages:
                choose(tab, page, language)
                found += [f"{width} {language} {wrong}" for wrong in once_still(page)]
    return found


def once_still(page: Page) -> list[str]:
    """The faults that remain once text has been fitted, some frames after a change of size or language."""
    found: list[str] = page.evaluate(WHOLE)
    for _ in range(30):
        if not found:
            break
        page.evaluate(
            "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))))"
        )
        found = page.evaluate(WHOLE)
    return found


def open_races(page: Page) -> None:
    """Open the sheet with the animals of the first round that isn't over."""
    sheet = page.locator(".Bid-bid").first
    if not sheet.is_visible():
        page.locator(".RoundStrip-open").click()
    sheet.wait_for()


def test_the_deals_have_every_animal() -> None:
    columns = [column for seed in EVERY_ANIMAL for column in Game.new(4, seed).deal.animals]
    assert {animal for column in columns for animal in column} == {animal.id for animal in standard_box().animals}


def at_the_table(page: Page, prepared: Prepared, name: str) -> None:
    if name == "end":
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{prepared.tables['end']}")
        page.locator(".Podium-spot").first.wait_for()
    elif name == "replay":
        page.goto(f"{prepared.url}/replay?table={prepared.tables['end']}")
        page.get_by_role("button", name="One move forward").click()
        page.get_by_text("Naturalist 2’s turn").first.wait_for()
    else:
        sit(page, prepared, name)


PLACES = (*TABLES, "end", "replay")


@pytest.mark.parametrize(
    "name",
    [pytest.param(name, marks=pytest.mark.thorough("sizes") if name in {"two", "three"} else []) for name in PLACES],
)
def test_every_animal_and_every_seat_is_named_in_whole_words(
    browser: Browser, prepared: Prepared, name: str, pytestconfig: pytest.Config
) -> None:
    # For tables that differ only in their animals, the narrowest screens are enough.
    alike = name in EVERY_ANIMAL[1:] and not pytestconfig.getoption("all")
    sizes = (NARROWER, TALL) if alike else SIZES
    with person(browser, WIDE, "map") as page:
        assert not_whole(page, prepared, name, [LONGEST], sizes) == []


@pytest.mark.thorough("languages")
@pytest.mark.parametrize("name", PLACES)
@pytest.mark.parametrize("size", SIZES)
def test_every_animal_and_every_seat_is_named_in_whole_words_of_every_language(
    browser: Browser, translated: Prepared, name: str, size: tuple[int, int]
) -> None:
    with person(browser, size, "map") as page:
        assert not_whole(page, translated, name, there(), [size]) == []


def test_what_is_not_whole_is_found(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TABLET, "map") as page:
        sit(page, prepared, EVERY_ANIMAL[0])
        assert page.evaluate(WHOLE) == []
        page.evaluate(WORSE)
        wanted, kinds = {"broken", "cut", "beyond", "below", "seat", "hangs", "why"}, set[str]()
        # Styles with a transition apply some frames later.
        for _ in range(30):
            kinds = {each.split(":")[0].split(" ")[0] for each in page.evaluate(WHOLE)}
            if kinds == wanted:
                break
            drawn(page)
        assert kinds == wanted
