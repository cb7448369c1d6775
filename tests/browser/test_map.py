"""The flat map with real pointer and keyboard input."""

from playwright.sync_api import Browser, Page, expect
from tests.browser.chrome import page_at

from twelvefold.world.geometry import FACES
from twelvefold.world.units import Face


def _focused(page: Page) -> int:
    return int(page.evaluate("Number(document.activeElement.dataset.face ?? -1)"))


def _opened(page: Page, gallery: str, section: str) -> None:
    page.goto(f"{gallery}?only={section}")
    page.wait_for_selector(f"#{section}[data-state=drawn]")


def test_one_tab_leads_into_the_map_and_arrows_lead_from_neighbour_to_neighbour(browser: Browser, gallery: str) -> None:
    with page_at(browser) as page:
        _opened(page, gallery, "map-half")
        page.keyboard.press("Tab")
        assert _focused(page) == 0
        for arrow in ("Right", "Up", "Left", "Left", "Down", "Right", "Down"):
            before = Face(_focused(page))
            page.keyboard.press(f"Arrow{arrow}")
            assert Face(_focused(page)) in FACES[before]
            assert page.locator("[data-face][tabindex='0']").count() == 1
        expect(page.locator(".map-near")).to_have_count(5)
        page.keyboard.press("Tab")
        assert _focused(page) == -1


def test_a_pointer_over_a_face_lights_up_its_neighbours(browser: Browser, gallery: str) -> None:
    with page_at(browser) as page:
        _opened(page, gallery, "map-full")
        expect(page.locator(".map-near")).to_have_count(0)
        page.locator("[data-face='3'] .map-rim").hover(force=True)
        expect(page.locator(".map-near")).to_have_count(5)
        page.mouse.move(1300, 900)
        expect(page.locator(".map-near")).to_have_count(0)


def test_each_face_is_a_button_with_words(browser: Browser, gallery: str) -> None:
    with page_at(browser) as page:
        _opened(page, gallery, "map-half")
        assert page.get_by_role("button").count() == len(FACES)
        expect(page.get_by_role("button", name="Face 11")).to_have_count(1)
