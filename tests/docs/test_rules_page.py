"""The rules page is the rulebook of the game, word for word."""

import re

from docs import make_rules
from tests.docs.pages import ROOT

from twelvefold.words import can_say
from twelvefold.words.rulebook import Part, rulebook


def parts() -> list[Part]:
    return [part for chapter in rulebook()["chapters"] for part in (chapter, *chapter["parts"])]


def test_the_page_is_up_to_date() -> None:
    there = (ROOT / "docs" / "rules.md").read_text(encoding="utf-8")
    assert there == make_rules.page(), "docs/rules.md is old: run make generate"


def test_every_message_of_the_rulebook_is_there() -> None:
    text = (ROOT / "src" / "twelvefold" / "words" / "rulebook.json").read_text(encoding="utf-8")
    asked = set(re.findall(r'"((?:rules|habitat)-[a-z-]+)"', text))
    assert len(asked) > 100
    assert {message for message in asked if not can_say(message)} == set()


def test_every_message_of_the_rulebook_is_shown() -> None:
    book = (ROOT / "src" / "twelvefold" / "words" / "rulebook.json").read_text(encoding="utf-8")
    words = (ROOT / "src" / "twelvefold" / "words" / "locales" / "en.ftl").read_text(encoding="utf-8")
    there = set(re.findall(r"^(rules-[a-z-]+) =", words, re.MULTILINE)) - {"rules-ours"}
    assert {message for message in there if f'"{message}"' not in book} == set()


def test_what_we_decided_is_marked() -> None:
    # The points that the rulebooks leave open: corners, who begins, tiles stay, the order of leftovers, each region for
    # itself, nobody bids, sizes; and the sentence that explains the mark.
    assert " ".join(make_rules.page().split()).count("**(our decision)**") == 8


def test_each_part_has_an_id_of_its_own() -> None:
    ids = [part["id"] for part in parts()]
    assert len(set(ids)) == len(ids) > 20
