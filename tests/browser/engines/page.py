"""A person at a page of any engine, who finds things by their names and clicks them."""

import json
import time
from pathlib import Path

from tests.browser.engines.engine import Action, Engine
from tests.browser.table import DRAWN, LOOK_FOR, LOOKS, PLACES

FIND = Path(__file__).with_name("find.js").read_text(encoding="utf-8").strip().rstrip(";")
LARGEST_CANVAS = """() => [...document.querySelectorAll("canvas")]
  .map((each) => each.getBoundingClientRect())
  .map(({ x, y, width, height }) => [x + width / 2, y + height / 2, Math.min(width, height)])
  .sort((one, other) => other[2] - one[2])[0] ?? null"""

Spot = tuple[float, float]


class Page:
    """One page. Whatever isn't there yet is waited for."""

    def __init__(self, engine: Engine) -> None:
        self.engine = engine

    def keep(self, name: str, value: object) -> None:
        """Store a setting on the device, as the client does; it counts from the next address on."""
        self.engine.run("(key, text) => localStorage.setItem(key, text)", f"twelvefold.{name}", json.dumps(value))

    def seen(self, selector: str, name: str = "") -> Spot | None:
        """Where something is that can be clicked."""
        found = self.engine.run(FIND, selector, name)
        return None if found is None else _spot(found)

    def wait(self, selector: str, name: str = "") -> Spot:
        """Wait until something can be clicked and stays where it is; returns where that is."""
        until, before = time.monotonic() + LOOK_FOR / 1000, None
        while (found := self.seen(selector, name)) is None or found != before:
            assert time.monotonic() < until, f"{selector} named {name!r} isn't there: {self.text()}"
            before = found
            self.drawn()
        return found

    def click(self, selector: str, name: str = "") -> Spot:
        """Click something, with the pointer."""
        where = self.wait(selector, name)
        self.click_at(where)
        return where

    def click_at(self, where: Spot) -> None:
        """Click a place in the window."""
        self.engine.act(
            "pointer", [_move(where), {"type": "pointerDown", "button": 0}, {"type": "pointerUp", "button": 0}]
        )

    def point_at(self, where: Spot) -> None:
        """Move the pointer somewhere."""
        self.engine.act("pointer", [_move(where)])

    def drawn(self) -> None:
        """Wait until the page has been drawn a few times."""
        self.engine.run(DRAWN, 3)

    def text(self) -> str:
        """All text on the page."""
        return str(self.engine.run("() => document.body.innerText"))

    def wait_for_text(self, words: str) -> None:
        """Wait until the page says this."""
        until = time.monotonic() + LOOK_FOR / 1000
        while words not in self.text():
            assert time.monotonic() < until, f"{words!r} isn't said: {self.text()}"
            self.drawn()

    def aim(self) -> Spot:
        """Move the pointer over the planet in 3D until the tile in hand is over a free face; returns where that is."""
        for _ in range(LOOKS):
            found = self.engine.run(LARGEST_CANVAS)
            assert isinstance(found, list), "there is no planet in 3D"
            x, y, size = found
            for right, down in PLACES:
                where = x + right * 0.3 * size, y + down * 0.3 * size
                self.point_at(where)
                self.drawn()
                if self.seen("button", "^Place$"):
                    return where
        raise AssertionError("no free face is seen on this side of the planet")


def _move(where: Spot) -> Action:
    return {"type": "pointerMove", "x": round(where[0]), "y": round(where[1]), "duration": 0}


def _spot(found: object) -> Spot:
    assert isinstance(found, dict)
    return float(found["x"]), float(found["y"])
