"""Sentences in the current language, said at once or only when somebody reads them."""

from collections.abc import Iterable

from twelvefold.words.book import Value, book, has_books
from twelvefold.words.languages import FALLBACK

_spoken = [FALLBACK]
"""One language for the whole process; the server has players in many, so it names the language with each sentence."""


def speak(language: str) -> None:
    """Switch to another language; it must have a file."""
    book(language)
    _spoken[0] = language


def language() -> str:
    """The current language."""
    return _spoken[0]


def say(name: str, /, **arguments: object) -> str:
    """A sentence by its id, in the current language."""
    return say_in(_spoken[0], name, **arguments)


def say_in(language: str, name: str, /, **arguments: object) -> str:
    """A sentence in a language; in English if it isn't translated, and just its id if it doesn't exist.

    A browser's worker has no books, since its page has all the words: there, logs name sentences by their ids.
    """
    values = {key: _value(language, value) for key, value in arguments.items()}
    if not has_books():
        return " ".join([name, *(f"{key}={value}" for key, value in values.items())])
    said = book(language).formatted(name, values)
    if said is None:
        said = book(FALLBACK).formatted(name, values)
    return name if said is None else said


def can_say(name: str) -> bool:
    """Whether a message exists, for example for an animal of a custom box."""
    return name in book(FALLBACK)


class Sentence:
    """A message's id with its arguments; as text, it's in the current language."""

    __slots__ = ("arguments", "name")

    def __init__(self, name: str, /, **arguments: object) -> None:
        self.name = name
        self.arguments = arguments

    def said_in(self, language: str) -> str:
        """Its text in a language."""
        return say_in(language, self.name, **self.arguments)

    def __str__(self) -> str:
        return self.said_in(_spoken[0])

    def __repr__(self) -> str:
        return repr(in_english(self))


class Several:
    """Sentences side by side, of any length, separated by a mark that is the same in every language.

    Fluent cuts a sentence's arguments after 2,500 letters, so a long list goes beside a sentence, not in it.
    """

    __slots__ = ("mark", "parts")

    def __init__(self, parts: Iterable[object], mark: str = "; ") -> None:
        self.parts = tuple(parts)
        self.mark = mark

    def said_in(self, language: str) -> str:
        """Their text in a language."""
        return self.mark.join(said_in(language, part) for part in self.parts)

    def __str__(self) -> str:
        return self.said_in(_spoken[0])

    def __repr__(self) -> str:
        return repr(in_english(self))


def said_in(language: str, what: object) -> str:
    """Anything in a language: an error as its sentence, anything that isn't a sentence as its own text."""
    if isinstance(what, BaseException) and len(what.args) == 1:
        return said_in(language, what.args[0])
    return what.said_in(language) if isinstance(what, Sentence | Several) else str(what)


def in_english(what: object) -> str:
    """Anything in English: for JSON, logs and other output that programs read."""
    return said_in(FALLBACK, what)


def _value(language: str, value: object) -> Value:
    """Numbers as they are, for Fluent to format; anything else, such as a sentence within a sentence, as text."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    return said_in(language, value)
