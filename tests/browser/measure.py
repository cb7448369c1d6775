"""Whether fingers and large letters find room on a screen: measured on the page as it is shown."""

from pathlib import Path

from playwright.sync_api import Page

MEASURE = Path(__file__).with_name("measure.js").read_text(encoding="utf-8")


def small_targets(page: Page) -> list[str]:
    """What can be pressed and is smaller than 44 pixels across."""
    found: list[str] = page.evaluate(MEASURE, "small")
    return found


def lost_words(page: Page) -> list[str]:
    """Words that are cut or outside the page, and buttons that lie below something else."""
    found: list[str] = page.evaluate(MEASURE, "lost")
    return found
