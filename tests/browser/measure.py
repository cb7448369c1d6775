"""Finds problems on a page as shown: targets too small, animals that overlap, large text lost, and axe's findings."""

from pathlib import Path

from playwright.sync_api import Page
from tests.docs.pages import ROOT

AXE = ROOT / "web" / "node_modules" / "axe-core" / "axe.min.js"
RUN_AXE = """async (contrast) => (await axe.run(document, {
    resultTypes: ["violations"], rules: { "color-contrast": { enabled: contrast } },
  })).violations.flatMap(({ id, nodes }) => nodes.map(({ target }) => `${id}: ${target}`))"""
MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


def small_targets(page: Page) -> list[str]:
    """Controls smaller than 44 pixels across."""
    found: list[str] = page.evaluate(MEASURE, "small")
    return found


def lost_words(page: Page) -> list[str]:
    """Words that are clipped or outside the page, and buttons covered by something else."""
    found: list[str] = page.evaluate(MEASURE, "lost")
    return found


def crowded_animals(page: Page) -> list[str]:
    """Rows in which pictures of animals overlap."""
    found: list[str] = page.evaluate(MEASURE, "crowded")
    return found


def findings(page: Page, *, contrast: bool = True) -> list[str]:
    """What axe finds on the page as shown; checking contrast takes almost half of its time."""
    if not page.evaluate("'axe' in window"):
        page.evaluate(AXE.read_text(encoding="utf-8"))
    found: list[str] = page.evaluate(RUN_AXE, contrast)
    return found
