"""Ada, who left tables open, and has played and reviewed games."""

from collections.abc import Callable

from playwright.sync_api import Page
from tests.browser.prepared import Prepared

Show = Callable[[Page, Prepared], None]
"""Brings a page of Ada's to a screen."""


def be_ada(page: Page, prepared: Prepared) -> None:
    """Make the page Ada's: a returning player who left tables open."""
    page.add_init_script("location.origin === 'null' || (localStorage['twelvefold.left open'] = 'true')")
    page.context.add_cookies([{"name": "twelvefold", "value": prepared.token, "url": prepared.url}])


def use_up(prepared: Prepared, kind: str) -> str:
    """One of the tables of a kind, which changes and can't be shown again."""
    name = max(name for name in prepared.tables if name.startswith(kind))
    return prepared.tables.pop(name)
