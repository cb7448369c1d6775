"""One language: its sentences by id, parsed when they are first needed."""

from functools import cache, cached_property
from importlib.util import find_spec
from typing import TYPE_CHECKING

from twelvefold.words.entries import entries_of, needed
from twelvefold.words.languages import FALLBACK, LANGUAGES, TAGS, folder

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

Value = str | int | float


class Book:
    """The sentences of one Fluent file."""

    def __init__(self, language: str, text: str) -> None:
        self.language = language
        self._entries = entries_of(text)

    @cached_property
    def _bundle(self) -> "FluentBundle":
        # Fluent and its plurals take a tenth of a second to load; a command that prints nothing doesn't need them.
        from fluent.runtime import FluentBundle

        # A language that only tests use has English plurals.
        known = self.language if self.language in LANGUAGES else FALLBACK
        # All our languages run from left to right, so names don't need marks around them to isolate their direction.
        return FluentBundle([TAGS.get(known, known)], use_isolating=False)

    def __contains__(self, name: str) -> bool:
        return name in self._entries

    def formatted(self, name: str, arguments: dict[str, Value]) -> str | None:
        """A sentence with its arguments filled in; `name.attribute` is one of its attributes. None if it's missing."""
        message_name, _, attribute = name.partition(".")
        if message_name not in self._entries:
            return None
        if not self._bundle.has_message(message_name):
            self._read(message_name)
        message = self._bundle.get_message(message_name)
        pattern = message.attributes.get(attribute) if attribute else message.value
        if pattern is None:
            return None
        said, _ = self._bundle.format_pattern(pattern, arguments)
        return str(said)

    def _read(self, name: str) -> None:
        from fluent.runtime import FluentResource

        self._bundle.add_resource(FluentResource("".join(needed(self._entries, name).values())))


@cache
def book(language: str) -> Book:
    """The book of a language that has a file."""
    return Book(language, folder().joinpath(f"{language}.ftl").read_text(encoding="utf-8"))


@cache
def has_books() -> bool:
    """Whether there is what sentences are made with."""
    return find_spec("fluent") is not None
