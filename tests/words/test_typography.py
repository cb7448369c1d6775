"""Numbers, ellipses, quotation marks and spaces follow each language's rules."""

import re

import pytest
from tests.words.limits import longest, patterns

from twelvefold.words import there

SPACE = "[\N{NO-BREAK SPACE}\N{NARROW NO-BREAK SPACE}]"
"""A space that doesn't allow a line break."""
QUOTES = {
    "en": "“”",
    "fr": "«»",
    "de": "„“",
    "es": "«»",
    "it": "«»",
    "pt": "«»",
    "nl": "‘’",
    "ru": "«»",
    "pl": "„”",
}
"""Each language's opening and closing quotation marks."""
MARKS = set('“”„«»‘‹›"')
"""All characters used only as quotation marks; ’ is also an apostrophe."""
SPACED_PERCENT = {"fr", "de", "es", "ru"}
"""Languages with a space before the percent sign."""
CODE = re.compile(r"^(cli|error)-")
"""Messages for the command line, where straight quotes belong to commands and JSON."""
TYPED = re.compile(r"^grammar-[a-z]+$")
"""Words that people type, with their keyboard's apostrophe as well."""


def texts(language: str) -> dict[str, str]:
    """The text of all messages and attributes, without variables."""
    return {name: longest(language, name) for name in patterns(language)}


def wrong(language: str, sign: str) -> dict[str, str]:
    """The messages in which a pattern is found."""
    return {name: text for name, text in texts(language).items() if re.search(sign, text)}


@pytest.mark.parametrize("language", there())
def test_three_dots_are_one_sign_that_stands_at_its_word(language: str) -> None:
    assert wrong(language, r"\.\.\.") == {}
    assert wrong(language, r"(?<![:=–-])\s…") == {}


@pytest.mark.parametrize("language", there())
def test_quotations_have_the_languages_own_marks(language: str) -> None:
    opened, closed = tuple(QUOTES[language])
    others = "".join(re.escape(mark) for mark in MARKS - {opened, closed})
    found = {name: text for name, text in wrong(language, f"[{others}]").items() if not CODE.match(name)}
    assert found == {}
    unpaired = {
        name: text
        for name, text in texts(language).items()
        if closed != "’" and text.count(opened) != text.count(closed)
    }
    assert unpaired == {}


@pytest.mark.parametrize("language", there())
def test_apostrophes_are_curly(language: str) -> None:
    straight = {
        name: text for name, text in wrong(language, r"\w'\w").items() if not CODE.match(name) and not TYPED.match(name)
    }
    assert straight == {}


@pytest.mark.parametrize("language", there())
def test_percentages_are_spaced_as_the_language_does(language: str) -> None:
    if language in SPACED_PERCENT:
        assert wrong(language, rf"(?<!{SPACE})%") == {}
    else:
        assert wrong(language, r"\s%") == {}


def test_french_keeps_its_marks_at_their_words() -> None:
    spaced = re.compile(rf"(?<!{SPACE})[;!?»]|(?<!{SPACE}):(?=\s|$)|«(?!{SPACE})")
    found = {
        name: text
        for name, text in texts("fr").items()
        if spaced.search(text) and not CODE.match(name) and not name.startswith("grammar-") and name != "clock"
    }
    assert found == {}


def test_spanish_opens_what_it_asks_and_exclaims() -> None:
    for opened, closed in ("¿?", "¡!"):
        unpaired = {
            name: text
            for name, text in texts("es").items()
            if closed in text and not CODE.match(name) and text.count(opened) != text.count(closed)
        }
        assert unpaired == {}


@pytest.mark.parametrize("language", there())
def test_no_sentence_has_two_spaces_in_a_row(language: str) -> None:
    raw = {
        name: element.value
        for name, pattern in patterns(language).items()
        for element in pattern.elements
        if hasattr(element, "value") and re.search(r"\S  +\S", str(element.value)) and not CODE.match(name)
    }
    assert raw == {}
