"""Messages in the chosen language, formatted at once or when they are read; and which language is chosen."""

import pickle
from collections.abc import Iterator
from pathlib import Path

import pytest
from tests.words.files import text_of
from tests.words.pseudo import pseudo_text

from twelvefold.words import (
    Sentence,
    Several,
    accepted,
    book,
    choose,
    in_english,
    language,
    languages,
    said_in,
    say,
    say_in,
    speak,
)

POLISH = """points = { $points ->
    [one] { $points } punkt
    [few] { $points } punkty
    [many] { $points } punktów
   *[other] { $points } punktu
  }
-name = Twelvefold
game = { -name }
turn-of = Kolej: { $name }
"""


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """A folder with English, a little Polish and the pseudo-language, for this test."""
    (tmp_path / "en.ftl").write_text(text_of("en"), encoding="utf-8")
    (tmp_path / "pl.ftl").write_text(POLISH, encoding="utf-8")
    (tmp_path / "xx.ftl").write_text(pseudo_text(text_of("en")), encoding="utf-8")
    monkeypatch.setenv("TWELVEFOLD_LOCALES", str(tmp_path))
    caches = (languages.there, book.book)
    for each in caches:
        each.cache_clear()
    yield tmp_path
    speak("en")
    for each in caches:
        each.cache_clear()


def test_plurals_numbers_and_terms_are_the_languages_own(folder: Path) -> None:
    speak("pl")
    assert (language(), say("game")) == ("pl", "Twelvefold")
    assert [say("points", points=points) for points in (1, 3, 12, 22)] == [
        "1 punkt",
        "3 punkty",
        "12 punktów",
        "22 punkty",
    ]
    assert say("points", points=1234567) == "1\xa0234\xa0567 punktów"
    assert say_in("en", "points", points=1234567) == "1,234,567 points"


def test_portuguese_numbers_are_european() -> None:
    assert say_in("pt", "points", points=12345).startswith("12\N{NO-BREAK SPACE}345")


def test_what_is_not_translated_is_english_and_what_nobody_knows_is_its_id(folder: Path) -> None:
    speak("pl")
    assert say("level-master") == "Master"
    assert say("variant-full.hint") == "Animals, plus a secret objective for each player."
    assert say("no-such-message") == "no-such-message"


def test_a_sentence_is_said_when_it_is_read(folder: Path) -> None:
    sentence = Sentence("turn-of", name=Sentence("points", points=2))
    error = ValueError(pickle.loads(pickle.dumps(sentence)))
    both = Several([sentence, "Ada"])
    assert str(error) == "2 points’s turn"
    speak("pl")
    assert str(error) == "Kolej: 2 punkty"
    assert str(both) == "Kolej: 2 punkty; Ada"
    assert in_english(error) == "2 points’s turn"
    assert said_in("pl", both) == "Kolej: 2 punkty; Ada"


@pytest.mark.parametrize(
    ("environment", "chosen"),
    [
        ({}, "en"),
        ({"LANG": "pl_PL.UTF-8"}, "pl"),
        ({"LANG": "pl"}, "pl"),
        ({"LC_MESSAGES": "pl_PL", "LANG": "en_GB.UTF-8"}, "pl"),
        ({"LC_ALL": "C", "LC_MESSAGES": "pl_PL"}, "en"),
        ({"LC_ALL": "", "LANG": "pl-PL"}, "pl"),
        ({"LANG": "sr@latin"}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "en"),
    ],
)
def test_the_locale_names_the_language(folder: Path, environment: dict[str, str], chosen: str) -> None:
    assert choose(environment) == chosen


@pytest.mark.parametrize(
    ("header", "code"),
    [("", "en"), ("pl", "pl"), ("de-AT,de;q=0.9, PL-pl;q=0.8,en", "pl"), ("en-GB,pl", "en"), ("../x", "en")],
)
def test_a_browser_is_answered_in_its_language(folder: Path, header: str, code: str) -> None:
    assert accepted(header) == code


def test_the_pseudo_language_shows_every_sentence_in_brackets(folder: Path) -> None:
    speak("xx")
    assert say("points", points=3) == "⟦3 ṕóíńţşéé⟧"
    assert say("turn-of", name="Ada").startswith("⟦Ada")
