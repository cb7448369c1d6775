"""Every language says everything that English says, with the same variables, in all its plural forms."""

from collections import Counter

import pytest
from babel import Locale
from tests.words.files import PLURALS, Select, junk_in, text_of, words_in, words_of

from twelvefold.words import LANGUAGES, there
from twelvefold.words.entries import entries_of

OTHERS = [language for language in there() if language != "en"]


@pytest.mark.parametrize("language", there())
def test_a_file_can_be_read_whole_and_says_nothing_twice(language: str) -> None:
    text = text_of(language)
    assert junk_in(text) == []
    counts = Counter(name for name, _ in words_in(text))
    assert [name for name, count in counts.items() if count > 1] == []
    # Reading message by message finds the same as Fluent reading the whole file.
    assert {name.split(".")[0] for name in counts} == set(entries_of(text))


def test_only_the_languages_of_the_printed_game_have_a_file() -> None:
    assert "en" in there()
    assert set(there()) <= set(LANGUAGES)


def test_every_language_says_all_that_english_says() -> None:
    english = words_of("en")
    for language in OTHERS:
        words = words_of(language)
        assert (language, sorted(english.keys() - words.keys())) == (language, [])
        assert (language, sorted(words.keys() - english.keys())) == (language, [])


def test_every_sentence_is_about_the_same_things_in_every_language() -> None:
    english = words_of("en")
    for language in OTHERS:
        wrong = {
            name: sorted(words.variables ^ english[name].variables)
            for name, words in words_of(language).items()
            if name in english and words.variables != english[name].variables
        }
        assert (language, wrong) == (language, {})


def by_number(select: Select) -> bool:
    """Whether a selection is by plural form, perhaps with exact numbers as well."""
    return {form for form in select.forms if not form.isdigit()} <= PLURALS


def test_every_choice_by_a_code_knows_the_same_codes() -> None:
    english = words_of("en")
    for language in OTHERS:
        for name, words in words_of(language).items():
            codes = {select.variable: select.forms for select in english[name].selects if not by_number(select)}
            for select in words.selects:
                if select.variable in codes:
                    assert (language, name, select.forms) == (language, name, codes[select.variable])


def plurals_of(language: str, numbers: range) -> set[str]:
    """The plural forms that a language has for some integers."""
    form = Locale(language).plural_form
    return {form(number) for number in numbers}


def missing_plurals(language: str, select: Select, english: frozenset[str] | None) -> set[str]:
    """The plural forms that a selection lacks; where English has no `one`, the number is from two to four."""
    few = english is not None and "one" not in english
    return plurals_of(language, range(2, 5) if few else range(1000)) - select.forms


@pytest.mark.parametrize("language", there())
def test_every_plural_of_the_language_has_its_form(language: str) -> None:
    english = {
        (name, select.variable): select.forms for name, words in words_of("en").items() for select in words.selects
    }
    wrong = {
        name: missing
        for name, words in words_of(language).items()
        for select in words.selects
        if by_number(select)
        and (
            missing := missing_plurals(language, select, english.get((name, select.variable)))
            | ({"other"} - select.forms)
        )
    }
    assert wrong == {}


def test_russian_and_polish_need_three_forms_and_the_default() -> None:
    for language in ("ru", "pl"):
        assert plurals_of(language, range(1000)) == {"one", "few", "many"}
        assert missing_plurals(language, Select("n", frozenset({"one", "other"})), None) == {"few", "many"}
    assert missing_plurals("de", Select("n", frozenset({"one", "other"})), None) == set()
