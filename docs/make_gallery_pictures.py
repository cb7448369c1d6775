"""Takes the pictures of docs/gallery.md: `python -m docs.make_gallery_pictures` writes them to docs/gallery/.

They show what the gallery shows; unlike its baselines they are for people, bigger and with fewer colours.
"""

import io
import sys
import tempfile
from pathlib import Path

from PIL import Image
from tests.browser.chrome import page_at, started
from tests.browser.gallery import build, served
from tests.docs.pages import ROOT

sys.path.insert(0, str(ROOT / "scripts"))

from chromium import find_chromium

FOLDER = ROOT / "docs" / "gallery"
SECTIONS = {
    "identity-wordmark": 1.25,
    "identity-icons": 1.25,
    "identity-stickers": 1.25,
    "globe-full": 1.0,
    "globe-aim": 1.0,
    "globe-animals": 1.0,
    "globe-regions": 1.0,
    "map-sizes": 1.25,
    "map-preview": 1.25,
    "map-pointed": 1.25,
    "tile-offer": 1.25,
    "vision-deuteranopia": 1.25,
}
"""What is shown, and how much bigger than in the gallery."""
COLOURS = 256


def main() -> None:
    """Take them all."""
    with (
        tempfile.TemporaryDirectory() as place,
        served(build(Path(place))) as gallery,
        started(find_chromium()) as browser,
    ):
        for section, scale in SECTIONS.items():
            with page_at(browser, scale) as page:
                page.goto(f"{gallery}?only={section}")
                page.wait_for_selector(f"#{section}[data-state=drawn]")
                taken = Image.open(io.BytesIO(page.locator(f"#{section} .stage").screenshot())).convert("RGB")
            taken.quantize(COLOURS).save(FOLDER / f"{section}.png", optimize=True)


if __name__ == "__main__":
    main()
