"""Checks typed lines against the table of examples."""

import json
import re
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twelvefold.cli.text.grammar import FACES, SIGNS, Asked, Do, Why, Words, Wrong, parse
from twelvefold.cli.text.vocabulary import WORDED, aliases, vocabulary
from twelvefold.engine.move import MOVES
from twelvefold.words import there

TABLE = json.loads((Path(__file__).parent / "examples.json").read_text(encoding="utf-8"))
WORDS: dict[str, Words] = {name: {word: Do(do) for word, do in words.items()} for name, words in TABLE["words"].items()}


def means(asked: Asked | Wrong) -> dict[str, Any]:
    if isinstance(asked, Wrong):
        return {"wrong": asked.why.value, "text": asked.text}
    about = {name: value for name, value in vars(asked).items() if name != "do" and value is not None}
    return {"do": asked.do.value} | about


@pytest.mark.parametrize("example", TABLE["examples"], ids=lambda example: repr(example["line"][:20]))
def test_a_line_means_what_the_table_says(example: dict[str, Any]) -> None:
    assert means(parse(example["line"], WORDS[example["words"]])) == example["means"]


def test_the_table_has_an_example_of_everything() -> None:
    told = [example["means"] for example in TABLE["examples"]]
    assert {each["do"] for each in told if "do" in each} == set(Do)
    assert {each["wrong"] for each in told if "wrong" in each} == set(Why)


def test_every_move_is_read_as_it_is_written() -> None:
    for move in MOVES:
        assert parse(str(move), {}) == Asked(Do.PLACE, move.slot, move.face, move.rotation)


LIKELY = st.text(st.sampled_from("0123456789abglmpz?! \tтип"), max_size=12)


@given(st.one_of(st.text(max_size=200), LIKELY))
def test_no_line_is_too_strange(line: str) -> None:
    asked = parse(line, WORDS["ru"])
    if isinstance(asked, Wrong):
        assert len(asked.text) <= 80
    else:
        assert asked.seat is None or 0 <= asked.seat < 4
        assert asked.round is None or 1 <= asked.round <= 12


@pytest.mark.parametrize("language", there())
def test_a_languages_words_are_clear(language: str) -> None:
    words = [word for do in WORDED for word in aliases(do, language)]
    assert len(words) == len(set(words)), "a word stands for two things"
    for do in WORDED:
        assert parse(aliases(do, language)[0] + (" a" if do is Do.FACE else ""), vocabulary(language)) == (
            Asked(Do.FACE, face=0) if do is Do.FACE else Asked(do)
        )
    assert not set(words) & (set(SIGNS) | set(FACES)), "a single letter is the same in all languages"


def test_english_words_work_in_every_language() -> None:
    for language in there():
        for do in WORDED:
            assert aliases(do, "en")[0] in vocabulary(language)


def test_the_page_of_the_notation_has_every_sign_and_english_word() -> None:
    page = (Path(__file__).parents[2] / "docs" / "notation.md").read_text(encoding="utf-8")
    told = dict(re.findall(r"^\| `([m-z!?])`(?:, `[^`]+`)? \| ([^|]+) \|", page, re.MULTILINE))
    assert told == {sign: ", ".join(aliases(do, "en")) for sign, do in SIGNS.items()}
