"""Moves tried from a replay, and tiles tried in a running game."""

import json
import re
from pathlib import Path

from playwright.sync_api import Browser, Page, expect
from tests.browser.ears import Listener
from tests.browser.prepared import Prepared
from tests.browser.screens_after import plan, try_tile
from tests.browser.table import TABLET, TALL, offer, person, seen
from tests.server.network.running import Running

from twelvefold.engine.record import branches_in


def try_moves(page: Page, site: Running, record: Path) -> None:
    """Open the record, go to its second round and begin to try moves."""
    page.goto(f"{site.url}/replay")
    page.locator("input[type=file]").set_input_files(record)
    page.get_by_role("button", name="One round forward").click()
    page.get_by_role("button", name="Try moves").click()
    expect(page.get_by_role("region", name="Trying moves")).to_be_visible()


def test_moves_tried_by_key_are_heard_kept_named_and_shared_by_link(
    browser: Browser, site: Running, record: Path
) -> None:
    with person(browser, TABLET) as page:
        ears = Listener(page)
        try_moves(page, site, record)
        since = len(ears.heard())
        try_tile(page)
        ears.wait_for("placed a tile", since)
        expect(seen(page, "After move 4")).to_be_visible()
        page.keyboard.press("u")
        ears.wait_for("After move 3", since)
        page.keyboard.press("ArrowRight")
        expect(seen(page, "After move 4")).to_be_visible()

        page.get_by_role("button", name="Lines").click()
        panel = page.get_by_role("dialog", name="Lines")
        panel.get_by_role("button", name="Rename Line 1").click()
        page.keyboard.type("A quieter start")
        page.keyboard.press("Enter")
        expect(panel.get_by_text("1 move, leaving the game after move 3")).to_be_visible()
        with page.expect_download() as saved:
            panel.get_by_role("button", name="Save as file").click()
        (branch,) = branches_in(saved.value.path().read_bytes())
        assert (branch.ply, branch.name, len(branch.moves)) == (3, "A quieter start", 1)
        with page.expect_response("**/api/records") as uploaded:
            panel.get_by_role("button", name="Copy link").click()
        digest = uploaded.value.json()["record"]
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Back to the game").click()
        expect(seen(page, "Move 3 of 36")).to_be_visible()
        address = f"{site.url}/record/{digest}"
    with person(browser, TALL) as friend:
        friend.goto(address)
        friend.get_by_role("button", name="Lines (1)").click()
        friend.get_by_role("button", name="A quieter start").first.click()
        expect(seen(friend, "After move 4")).to_be_visible()


def test_a_bot_takes_over_a_seat_and_replies(browser: Browser, site: Running, record: Path) -> None:
    site.wait_for_bots()
    with person(browser, TALL) as page:
        try_moves(page, site, record)
        page.get_by_role("button", name="Who plays").click()
        choices = page.get_by_role("dialog", name="Who plays").get_by_role("combobox")
        turn = re.search(r"(Ada|Ben|Player 3)", page.locator("header").first.inner_text())
        assert turn is not None
        mine = ["Ada", "Ben", "Player 3"].index(turn[1])
        for seat in {0, 1, 2} - {mine}:
            choices.nth(seat).select_option("seedling")
        page.keyboard.press("Escape")
        try_tile(page)
        # The three seats place in turn, and the next round begins.
        expect(offer(page)).not_to_have_count(4)
        expect(seen(page, re.compile(r"After move [6-8]"))).to_be_visible()


def test_tiles_tried_in_a_running_game_are_sent_to_nobody(browser: Browser, prepared: Prepared) -> None:
    with person(browser, TABLET) as page:
        sent: list[str] = []
        page.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(str(text))))
        plan(page, prepared)
        page.get_by_role("button", name="Plans").click()
        panel = page.get_by_role("dialog", name="Plans")
        expect(panel.get_by_text("2 tiles, on Ada’s planet")).to_be_visible()
        page.keyboard.press("Escape")
        page.get_by_role("button", name="Back to the table").click()
        expect(page.get_by_role("region", name="Trying tiles")).to_have_count(0)
        assert {json.loads(frame)["type"] for frame in sent} <= {"hello", "watch", "what if"}
        page.reload()
        page.get_by_role("button", name="Try tiles").click()
        page.get_by_role("button", name="Plans").click()
        expect(page.get_by_role("dialog", name="Plans").get_by_text("2 tiles")).to_be_visible()
