"""The language files, read with Fluent's own parser."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.serializer import FluentSerializer
from fluent.syntax.visitor import Visitor

from twelvefold.words.languages import folder

PLURALS = {"zero", "one", "two", "few", "many", "other"}


@dataclass(frozen=True)
class Select:
    """A selection between variants: its variable, and the variants' keys."""

    variable: str
    forms: frozenset[str]


class _Look(Visitor):
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.selects: list[Select] = []

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802  # Fluent's name
        self.variables.add(node.id.name)

    def visit_SelectExpression(self, node: ast.SelectExpression) -> None:  # noqa: N802  # Fluent's name
        forms = (each.key.name if isinstance(each.key, ast.Identifier) else each.key.value for each in node.variants)
        if isinstance(node.selector, ast.VariableReference):
            self.selects.append(Select(node.selector.id.name, frozenset(forms)))
        self.generic_visit(node)


@dataclass(frozen=True)
class Words:
    """A message or one of its attributes: its source text, its variables, its selections."""

    text: str
    variables: frozenset[str]
    selects: tuple[Select, ...]


def text_of(language: str) -> str:
    """The text of a language's file."""
    return folder().joinpath(f"{language}.ftl").read_text(encoding="utf-8")


def junk_in(text: str) -> list[str]:
    """What Fluent cannot parse."""
    return [each.content or "" for each in FluentParser().parse(text).body if isinstance(each, ast.Junk)]


def words_in(text: str) -> Iterator[tuple[str, Words]]:
    """All messages by id, and their attributes by `id.attribute`, in order."""
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield entry.id.name, _words(entry.value)
            for attribute in entry.attributes:
                yield f"{entry.id.name}.{attribute.id.name}", _words(attribute.value)


@cache
def words_of(language: str) -> dict[str, Words]:
    """A language's messages and attributes."""
    return dict(words_in(text_of(language)))


def _words(pattern: ast.Pattern) -> Words:
    look = _Look()
    look.visit(pattern)
    written = FluentSerializer().serialize_entry(ast.Message(ast.Identifier("m"), pattern))
    return Words(written.split("=", 1)[1].strip(), frozenset(look.variables), tuple(look.selects))
