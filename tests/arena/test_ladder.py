"""The picture of a ladder: complete, self-contained and true to the figures."""

import xml.etree.ElementTree as ET
from typing import Any

import pytest
from tests.arena.games import game, sitting

from twelvefold.arena.heat_map import shade
from twelvefold.arena.ladder import BARS, ladder_svg
from twelvefold.arena.report import report_of
from twelvefold.arena.tally import Tally
from twelvefold.arena.task import Task, make_task

SVG = "{http://www.w3.org/2000/svg}"


def report(task: Task) -> dict[str, Any]:
    """A report in which each bot wins three of four games against those named before it."""
    tally = Tally(task)
    names = task.names
    for group in range(4):
        for place, weak in enumerate(names):
            for strong in names[place + 1 :]:
                lost = float(group == 0)
                tally.add([game(sitting(weak, lost), sitting(strong, 1 - lost))] * 2)
    return report_of(tally, 8, "")


def words_of(root: ET.Element) -> list[str]:
    return [text.text or "" for text in root.iter(f"{SVG}text")]


def test_the_strongest_is_on_top_with_its_figures() -> None:
    root = ET.fromstring(ladder_svg(report(make_task(["random", "naive"]))))
    said = words_of(root)
    assert said.index("naive") < said.index("random")
    assert any(text.startswith("75.0%") for text in said)
    assert not any("against the column" in text for text in said)


def test_a_bar_is_as_long_as_the_win_rate() -> None:
    root = ET.fromstring(ladder_svg(report(make_task(["random", "naive"]))))
    widths = [float(rect.get("width", 0)) for rect in root.iter(f"{SVG}rect")]
    assert {0.75 * BARS, 0.25 * BARS} <= set(widths)


def test_a_tournament_has_a_map_of_who_beats_whom() -> None:
    found = report(make_task(["random", "naive", "margin"]))
    root = ET.fromstring(ladder_svg(found))
    said = words_of(root)
    assert "win rate of the row against the column, in %" in said
    assert (said.count("75.0"), said.count("25.0"), said.count("–")) == (3, 3, 3)


def test_the_picture_says_what_it_shows_to_those_who_do_not_see_it() -> None:
    root = ET.fromstring(ladder_svg(report(make_task(["random", "naive"]))))
    title, desc = root.find(f"{SVG}title"), root.find(f"{SVG}desc")
    assert title is not None
    assert desc is not None
    assert root.get("aria-labelledby") == f"{title.get('id')} {desc.get('id')}"
    assert "1. naive: 75.0%" in (desc.text or "")


def test_the_picture_needs_nothing_from_outside() -> None:
    text = ladder_svg(report(make_task(["random", "naive", "margin"])))
    assert not any(word in text for word in ("<script", "href", "url(", "@import"))
    assert text == ladder_svg(report(make_task(["random", "naive", "margin"])))


def test_a_name_cannot_break_the_picture() -> None:
    found = report(make_task(["random", "naive"]))
    for row in found["rows"]:
        row["bot"] = f'<b>&"{row["bot"]}\x00' + "x" * 99
    found["ladder"] = [row["bot"] for row in found["rows"]]
    root = ET.fromstring(ladder_svg(found))
    assert max(map(len, words_of(root))) < 120


@pytest.mark.parametrize(("rate", "colour"), [(0.5, "#242c54"), (1.0, "#2664cc"), (0.0, "#b0540c")])
def test_even_is_grey_winning_blue_and_losing_orange(rate: float, colour: str) -> None:
    assert shade(rate) == colour
