"""The leaderboard's page in a browser: it fits wide windows and phones, and asks for nothing."""

import pytest
from playwright.sync_api import Browser
from tests.arena.leaderboard.boards import board
from tests.browser.chrome import page_of

from twelvefold.arena.leaderboard.entries import Entry, own_entries
from twelvefold.arena.leaderboard.page import page

LEAST_CONTRAST = 4.5
CONTRASTS = """() => {
    const light = ([r, g, b]) => {
        const linear = (c) => (c <= 0.04045 ? c / 12.92 : ((c + 0.055) / 1.055) ** 2.4);
        const [x, y, z] = [r / 255, g / 255, b / 255].map(linear);
        return 0.2126 * x + 0.7152 * y + 0.0722 * z;
    };
    const canvas = document.createElement("canvas").getContext("2d", { willReadFrequently: true });
    const over = (colours) => {
        for (const colour of colours) {
            canvas.fillStyle = colour;
            canvas.fillRect(0, 0, 1, 1);
        }
        return [...canvas.getImageData(0, 0, 1, 1).data];
    };
    const behind = (element) => {
        const found = [];
        for (let each = element; each; each = each.parentElement) found.unshift(getComputedStyle(each).backgroundColor);
        return found;
    };
    const worst = [];
    for (const element of document.querySelectorAll("main *")) {
        const own = [...element.childNodes].some((node) => node.nodeType === 3 && node.data.trim());
        if (!own || element.closest("title, desc, .unseen")) continue;
        const style = getComputedStyle(element), ground = behind(element);
        const colour = element.closest(".plot") ? style.fill : style.color;
        const [one, other] = [light(over(ground)), light(over([...ground, colour]))];
        worst.push((Math.max(one, other) + 0.05) / (Math.min(one, other) + 0.05));
    }
    return [worst.length, Math.min(...worst)];
}"""


@pytest.mark.parametrize("scheme", ["light", "dark"])
@pytest.mark.parametrize(("width", "height"), [(1440, 900), (390, 844)])
def test_the_page_fits_and_can_be_read(browser: Browser, scheme: str, width: int, height: int) -> None:
    long = Entry("my_bot.py:Mine", name="A bot with a very long name that goes on and on", about="Word " * 30)
    context = browser.new_context(
        viewport={"width": width, "height": height}, color_scheme="dark" if scheme == "dark" else "light"
    )
    asked: list[str] = []
    context.on("request", lambda request: asked.append(request.url))
    with page_of(context) as shown:
        shown.set_content(page(board([*own_entries(), long])))
        assert shown.evaluate("document.documentElement.scrollWidth") == width
        count, worst = shown.evaluate(CONTRASTS)
        assert count > 150
        assert worst >= LEAST_CONTRAST
        marks = shown.locator(".plot g > svg").evaluate_all("all => all.map((each) => each.getBoundingClientRect().x)")
        assert marks == sorted(marks, reverse=True)
    assert asked == []
