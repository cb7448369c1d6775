"""Saying sentences: at once, or when somebody reads them, in whatever language is spoken there and then."""

from collections.abc import Iterable

from twelvefold.words.book import Value, book
from twelvefold.words.languages import FALLBACK

_spoken = [FALLBACK]
"""One language for the whole process; the server, which speaks to many, names it with each sentence."""


def speak(language: str) -> None:
    """Speak another language from now on; it must have a file."""
    book(language)
    _spoken[0] = language


def language() -> str:
    """The language that is spoken now."""
    return _spoken[0]


def say(name: str, /, **arguments: object) -> str:
    """A sentence by its id, in the language that is spoken now."""
    return say_in(_spoken[0], name, **arguments)


def say_in(language: str, name: str, /, **arguments: object) -> str:
    """A sentence in a language; what is not translated is said in English, and what nobody knows is its id."""
    values = {key: _value(language, value) for key, value in arguments.items()}
    said = book(language).formatted(name, values)
    if said is None:
        said = book(FALLBACK).formatted(name, values)
    return name if said is None else said


def can_say(name: str) -> bool:
    """Whether there are words for something, such as an animal of a box that somebody brought."""
    return name in book(FALLBACK)


class Sentence:
    """A message's id with what it is about; its text is what it says in the language that is spoken now."""

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
    """Sentences side by side, parted by a mark that no language changes; as long as they may be.

    What is put into a sentence is cut by Fluent after 2,500 letters: a long list stands beside one, not in it.
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
    """Anything in a language: an error by its sentence, what is no sentence by its own text."""
    if isinstance(what, BaseException) and len(what.args) == 1:
        return said_in(language, what.args[0])
    return what.said_in(language) if isinstance(what, Sentence | Several) else str(what)


def in_english(what: object) -> str:
    """Anything in English: for JSON, logs and whatever else programs read."""
    return said_in(FALLBACK, what)


def _value(language: str, value: object) -> Value:
    """Numbers as the language writes them; all else, such as a sentence within a sentence, as a text."""
    if isinstance(value, int | float) and not isinstance(value, bool):
        return value
    return said_in(language, value)
