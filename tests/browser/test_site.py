"""The site that `make site` builds: it lives in a folder of any static host and needs nothing else."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect
from tests.browser.game import visitor
from tests.browser.static_host import pages_host

BYTES = 12_000_000
"""How large the offline part may be, as it's sent."""


def test_a_screen_is_opened_by_its_address_on_a_host_that_has_no_file_for_it(
    browser: Browser, static_site: Path
) -> None:
    with pages_host(static_site) as url, visitor(browser, url, may_fail=True) as (page, _):
        asked: list[str] = []
        page.on("request", lambda request: asked.append(request.url))
        page.goto(f"{url}rules#mystery")
        expect(page.get_by_role("heading", name="Two variants")).to_be_attached()
        assert page.url == f"{url}rules#mystery"
        page.get_by_role("link", name="Home").click()
        expect(page).to_have_url(url)
        page.go_back()
        expect(page).to_have_url(re.compile("/rules"))
        assert [each for each in asked if not each.startswith((url, "data:"))] == []
        page.goto(f"{url}elsewhere")
        expect(page.get_by_text("Page not found.")).to_be_visible()
        expect(page.get_by_text("Nie ma takiej strony.")).to_be_visible()


def test_the_offline_part_is_small_and_has_hashed_names(static_site: Path) -> None:
    files = [path for path in static_site.rglob("*") if path.is_file()]
    offline = [path for path in files if path.parent.name == "offline"]
    assert all(re.fullmatch(r"[a-z]+-[0-9a-f]{8}\.(?:bin|js|json)", path.name) for path in offline)
    assert 3_000_000 < sum(path.stat().st_size for path in offline) < BYTES
