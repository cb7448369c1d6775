"""Two people at one table, each with a browser of their own."""

from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from playwright.sync_api import Browser, Page, expect
from tests.browser.table import LOOK_FOR, TALL, person, seen, start, wait_for_turn


def meet(host: Page, guest: Page, address: str) -> None:
    """One page sets up a table for two, the other opens its link."""
    start(host, address, "With friends")
    expect(host.get_by_role("heading", name="Waiting for players")).to_be_visible()
    guest.goto(host.url)
    guest.get_by_role("button", name="Sit down").click()


@contextmanager
def two_people(browser: Browser, address: str) -> Iterator[tuple[Page, Page]]:
    """Ada, who set up the table, and Ben, who opened its link on a phone."""
    with ExitStack() as stack:
        ada = stack.enter_context(person(browser, quality="map", name="Ada", seats=2))
        ben = stack.enter_context(person(browser, TALL, "map", name="Ben"))
        meet(ada, ben, address)
        yield ada, ben


def whose_turn(ada: Page, ben: Page) -> tuple[Page, Page]:
    """The page of the player to move, then the other."""
    own = ada.get_by_text("Choose a tile")
    expect(own.or_(seen(ada, "Ben’s turn")).first).to_be_visible(timeout=LOOK_FOR)
    mover, other = (ada, ben) if own.count() else (ben, ada)
    wait_for_turn(mover)
    return mover, other
