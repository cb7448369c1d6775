"""The page: complete, self-contained, the same each time, and safe whatever a bot is called."""

import re
from html.parser import HTMLParser
from itertools import pairwise

import pytest
from tests.arena.leaderboard.boards import ENTRIES, board

from twelvefold.arena.leaderboard.chart import ticks_of
from twelvefold.arena.leaderboard.entries import Entry
from twelvefold.arena.leaderboard.page import page
from twelvefold.arena.leaderboard.text import markdown

VOID = {"meta", "path", "line", "circle", "rect"}


class Reader(HTMLParser):
    """Checks that every element is closed, and collects attributes and words."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.open: list[str] = []
        self.attributes: list[tuple[str, str | None]] = []
        self.tags: list[str] = []
        self.words = ""
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs
        if tag not in VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        self.tags.append(tag)
        self.attributes += attrs

    def handle_endtag(self, tag: str) -> None:
        assert self.open.pop() == tag

    def handle_data(self, data: str) -> None:
        self.words += data


def test_the_page_refers_to_nothing_outside_itself() -> None:
    text = page(board())
    read = Reader(text)
    assert not {"script", "link", "img", "iframe", "a", "base", "object"} & set(read.tags)
    assert not {"href", "src", "srcset", "action", "onclick"} & {name for name, _ in read.attributes}
    assert not re.search(r"url\(|@import|https?:|//", text)


def test_the_same_board_gives_the_same_bytes() -> None:
    assert page(board()) == page(board())
    assert markdown(board()) == markdown(board())


def test_the_page_has_every_bot_with_its_figures_and_what_they_mean() -> None:
    found = board()
    words = " ".join(Reader(page(found)).words.split())
    for row in found.rows:
        assert row.title in words
        assert f"{row.rating}" in words
        assert f"{100 * row.win_rate:.1f}%" in words
    assert "Looks at the next animals." in words
    assert "by Ada" in words
    assert "4 crashes" in words
    assert "naive is fixed at 1000" in words
    assert "twelvefold leaderboard --bots my_bot.py:Mine" in words


def test_the_chart_is_told_to_those_who_do_not_see_it() -> None:
    text = page(board())
    assert 'role="img" aria-labelledby="chart-title chart-text"' in text
    [told] = re.findall(r'<desc id="chart-text">(.*?)</desc>', text)
    assert re.fullmatch(r"1\. margin: \d+ \(\d+ to \d+\); 2\. my_bot\.py:Mine: \d+ \(-?\d+ to \d+\); 3\. .*\.", told)


def test_tables_have_headings_for_rows_and_columns() -> None:
    read = Reader(page(board()))
    scopes = [value for name, value in read.attributes if name == "scope"]
    assert scopes.count("row") == 2 * 3
    assert scopes.count("col") == 8 + 4


@pytest.mark.parametrize("name", ["<script>alert(1)</script>", '" onload="x', "a|b`c", "*ü*\\", "x" * 200])
def test_no_name_breaks_the_page_or_the_table(name: str) -> None:
    found = board([*ENTRIES[:2], Entry("my_bot.py:Mine", name=name, author=name, about=name)])
    read = Reader(page(found))
    assert name in read.words
    assert not {"script"} & set(read.tags)
    assert "onload" not in {attribute for attribute, _ in read.attributes}
    rows = [line for line in markdown(found).splitlines() if line.startswith(("| 1", "| 2", "| 3"))]
    assert {len(re.findall(r"(?<!\\)\|", row)) for row in rows} == {9, 5}


def test_three_seats_say_that_the_bots_sit_alone() -> None:
    words = " ".join(Reader(page(board(players=3))).words.split())
    assert "alone among copies" in words
    assert "An equal bot would win one game in 3." in words


def test_the_scale_has_round_numbers_around_everything() -> None:
    rows = board().rows
    ticks = ticks_of(rows)
    assert 2 <= len(ticks) <= 8
    assert all(ticks[0] <= bound <= ticks[-1] for row in rows for bound in row.interval or ())
    assert len({after - before for before, after in pairwise(ticks)}) == 1
