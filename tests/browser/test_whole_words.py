"""At a full table every name is whole, in every language: no word is broken, no sign cut, nothing lies over another."""

import asyncio
import json
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page
from tests.browser.prepared import Prepared, Stop, at_the_end, in_round, play_until
from tests.browser.screens import be_ada
from tests.browser.table import FLAT, TABLET, TALL, WIDE, person
from tests.browser.test_every_language import choose, other_tab
from tests.server.network.running import Running

from twelvefold.client import Client
from twelvefold.engine.game import Game
from twelvefold.protocol.table import Options
from twelvefold.words import there
from twelvefold.world import standard_box

WHOLE = Path(__file__).with_name("whole.js").read_text(encoding="utf-8")
BOT = "naturalist"
"""The bot with the longest names."""
EVERY_ANIMAL = ("names 35", "names 351", "names 7")
"""Deals with all animals between them."""
WORSE = """() => {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    .race-row .fits { font-size: 2rem !important }
    .seat-name .fits { width: 40px; white-space: nowrap }
    .race-name .wish { margin-left: 90px }
    .race-heads { margin-right: 20px }
    .round-animal { height: 60px !important }
    .offer-why { right: -100px !important }
  `);
  document.adoptedStyleSheets.push(sheet);
  return new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(() => done(null))));
}"""
"""Everything that can go wrong."""
NARROWER = (1181, 800)
"""The least width that has a laptop's columns."""
NARROWEST = (NARROWER, TABLET, TALL)
"""Where words have the least room: in columns, in a tablet's and in a phone's."""
OTHERS = ("two", "three", "mystery")


@pytest.fixture(scope="module")
def prepared(site: Running) -> Prepared:
    """Ada's tables against bots that are all called the same."""
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
    """Go to a table, and wait until its animals have their bids."""
    be_ada(page, prepared)
    page.goto(f"{prepared.url}/table/{prepared.tables[name]}")
    page.locator(".race-row .bid").first.wait_for(state="attached")


def not_whole(page: Page, url: str, languages: Sequence[str]) -> dict[str, list[str]]:
    """What is wrong with the page as it is, by language."""
    found = {}
    with other_tab(page, url) as tab:
        for language in languages:
            choose(tab, page, language)
            if wrong := page.evaluate(WHOLE):
                found[language] = wrong
    return found


def test_the_deals_have_every_animal() -> None:
    columns = [column for seed in EVERY_ANIMAL for column in Game.new(4, seed).deal.animals]
    assert {animal for column in columns for animal in column} == {animal.id for animal in standard_box().animals}


@pytest.mark.parametrize("size", [WIDE, NARROWER, TABLET, TALL, FLAT])
def test_every_animal_and_every_seat_is_named_in_whole_words(
    browser: Browser, prepared: Prepared, size: tuple[int, int]
) -> None:
    found = {}
    with person(browser, size, "map") as page:
        for name in (*EVERY_ANIMAL, *(OTHERS if size in NARROWEST else ())):
            sit(page, prepared, name)
            if size in (TALL, FLAT):
                page.locator(".round-column:not(.is-past) button").first.click()
            found[name] = not_whole(page, prepared.url, there())
    assert not any(found.values()), json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("size", [WIDE, TABLET, TALL])
def test_the_end_names_every_seat_in_whole_words(browser: Browser, prepared: Prepared, size: tuple[int, int]) -> None:
    with person(browser, size, "map") as page:
        be_ada(page, prepared)
        page.goto(f"{prepared.url}/table/{prepared.tables['end']}")
        page.locator(".end-seat").first.wait_for()
        found = not_whole(page, prepared.url, there())
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


@pytest.mark.parametrize("size", [TABLET, TALL, FLAT])
def test_whose_turn_it_is_is_never_cut_off(browser: Browser, prepared: Prepared, size: tuple[int, int]) -> None:
    with person(browser, size, "map") as page:
        page.goto(f"{prepared.url}/replay?table={prepared.tables['end']}")
        page.get_by_role("button", name="One move on").click()
        page.get_by_text("Naturalist 2's turn").first.wait_for()
        found = not_whole(page, prepared.url, there())
    assert found == {}, json.dumps(found, indent=1, ensure_ascii=False)


def test_what_is_not_whole_is_found(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TABLET, "map") as page:
        sit(page, prepared, EVERY_ANIMAL[0])
        assert page.evaluate(WHOLE) == []
        page.evaluate(WORSE)
        kinds = {each.split(":")[0].split(" ")[0] for each in page.evaluate(WHOLE)}
        assert kinds == {"broken", "cut", "beyond", "below", "seat", "hangs", "why"}
