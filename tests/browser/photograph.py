"""Screenshots of the gallery's sections, and the baselines they are compared with."""

import io
import re
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from math import sqrt
from pathlib import Path

from PIL import Image, PngImagePlugin
from playwright.sync_api import Browser, Page
from tests.browser.chrome import page_at

BASELINES = Path(__file__).parent / "baselines"
PIXELS = 40_000
"""The most pixels in a screenshot, which is as small as possible while still showing what is wrong."""
TAKEN_BY = "Camera"
"""The field of a baseline that says which Chromium took it, and how wide that browser's letters are."""

# Letters come from the machine, and differ between machines and Chromium versions.
LETTERS = """() => {
  const context = document.createElement("canvas").getContext("2d");
  context.font = "700 100px system-ui, sans-serif";
  return context.measureText("0123456789 Twelvefold").width.toFixed(2);
}"""


@dataclass(frozen=True)
class Photograph:
    """A picture, and the browser that took it."""

    picture: Image.Image
    camera: str

    def save(self, path: Path) -> None:
        """Save it with the name of its camera."""
        info = PngImagePlugin.PngInfo()
        info.add_text(TAKEN_BY, self.camera)
        self.picture.save(path, pnginfo=info, optimize=True)


@dataclass(frozen=True)
class Camera:
    """A browser with the gallery open."""

    browser: Browser
    gallery: str
    scales: dict[str, float]
    """For each section, the scale of its screenshot."""
    name: str
    stack: ExitStack
    """Closes the pages."""
    pages: dict[float, Page] = field(default_factory=dict)
    """A page for each scale, which already has the gallery's programs when it comes to the next section."""

    def photograph(self, section: str) -> Photograph:
        """Take a screenshot of one section alone."""
        page = self._page_at(self.scales[section])
        page.goto(f"{self.gallery}?only={section}")
        page.wait_for_selector(f"#{section}[data-state=drawn], #{section}[data-state=failed]")
        assert page.locator(f"#{section}").get_attribute("data-state") == "drawn"
        taken = page.locator(f"#{section} .stage").screenshot()
        return Photograph(Image.open(io.BytesIO(taken)).convert("RGB"), self.name)

    def _page_at(self, scale: float) -> Page:
        if scale not in self.pages:
            self.pages[scale] = self.stack.enter_context(page_at(self.browser, scale))
        return self.pages[scale]


@contextmanager
def camera(browser: Browser, gallery: str) -> Iterator[Camera]:
    """Open the gallery, and read which sections and letters it has."""
    with page_at(browser) as page:
        page.goto(f"{gallery}?only=")
        told = (page.locator("html").get_attribute("data-sections") or "").split()
        letters = page.evaluate(LETTERS)
    scales = {}
    for section, width, height in (re.split("[:x](?=[0-9]+)", each) for each in told):
        scales[section] = min(1.0, sqrt(PIXELS / (int(width) * int(height))))
    with ExitStack() as stack:
        yield Camera(browser, gallery, scales, f"Chromium {browser.version}, letters {letters}", stack)


def baseline(section: str) -> Photograph:
    """The approved picture of a section."""
    with Image.open(BASELINES / f"{section}.png") as stored:
        return Photograph(stored.convert("RGB"), str(stored.info[TAKEN_BY]))


def known() -> list[str]:
    """The sections that have a baseline."""
    return sorted(path.stem for path in BASELINES.glob("*.png"))
