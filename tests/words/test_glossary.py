"""Each language uses the terms of its printed rules wherever the game means them, in their inflected forms."""

import json
import re
from pathlib import Path
from typing import TypedDict

import pytest
from tests.words.files import words_of

from twelvefold.words import LANGUAGES, there


class Term(TypedDict):
    """A term as the rulebook has it, and its forms within a sentence, as a regular expression."""

    term: str
    forms: str


class Glossary(TypedDict):
    """Which messages must use a term, and each language's word for it."""

    messages: dict[str, list[str]]
    languages: dict[str, dict[str, Term]]


GLOSSARY: Glossary = json.loads((Path(__file__).parent / "glossary.json").read_text(encoding="utf-8"))


def test_the_glossary_has_every_term_in_every_language() -> None:
    assert list(GLOSSARY["languages"]) == list(LANGUAGES)
    for language, terms in GLOSSARY["languages"].items():
        assert (language, list(terms)) == (language, list(GLOSSARY["messages"]))
        for term in terms.values():
            assert re.search(term["forms"], term["term"], re.IGNORECASE), (language, term)


def test_the_messages_of_the_glossary_are_there() -> None:
    asked = {name for names in GLOSSARY["messages"].values() for name in names}
    assert asked <= words_of("en").keys()


@pytest.mark.parametrize("language", there())
def test_official_terms_are_used(language: str) -> None:
    words = words_of(language)
    terms = GLOSSARY["languages"][language]
    wrong = {
        name: f"{term['term']}: {words[name].text}"
        for key, term in terms.items()
        for name in GLOSSARY["messages"][key]
        if not re.search(term["forms"], words[name].text, re.IGNORECASE)
    }
    assert wrong == {}
