"""Two pseudo-languages.

One is derived from English, with accents, brackets round every sentence, and about a third more text: text without
brackets comes from no language file. The other takes each sentence from the language that needs the most room for it:
where it fits, all languages fit.
"""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer, Visitor
from tests.words.files import text_of

from twelvefold.words import there

CODE = "xx"
LONGEST = "xl"
PLAIN = "abcdefghiklmnoprstuwyzABCDEFGHIKLMNOPRSTUWYZ"
ACCENTED = "áƀćđéƒĝĥíķĺḿńóṕŕşţúŵýžÁƁĆĐÉƑĜĤÍĶĹḾŃÓṔŔŞŢÚŴÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.35
NAME = 40
"""The most letters that a name has, with all its forms."""
OPENED, CLOSED = "⟦", "⟧"


def strange(text: str) -> str:
    """A text with accents and extra length, which keeps its trailing spaces."""
    letters = sum(character.isalpha() for character in text)
    body, space = text.rstrip(), text[len(text.rstrip()) :]
    return body.translate(ACCENTS) + "é" * round(letters * LONGER) + space


class _Strange(Transformer):
    def visit_TextElement(self, node: ast.TextElement) -> ast.TextElement:  # noqa: N802  # Fluent's name
        node.value = strange(node.value)
        return node


def _bracketed(pattern: ast.Pattern) -> ast.Pattern:
    changed = _Strange().visit(pattern)
    changed.elements = [ast.TextElement(OPENED), *changed.elements, ast.TextElement(CLOSED)]
    return changed  # type: ignore[no-any-return]  # Fluent's visitors have no types


def pseudo_text(english: str) -> str:
    """The complete file of the first pseudo-language."""
    resource = FluentParser().parse(english)
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                entry.value = _bracketed(entry.value)
            for attribute in entry.attributes:
                attribute.value = _bracketed(attribute.value)
        elif isinstance(entry, ast.Term):
            entry.value = _Strange().visit(entry.value)
    return FluentSerializer().serialize(resource)


class _Texts(Visitor):
    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:  # noqa: N802  # Fluent's name
        self.found.append(node.value)


def _room(part: ast.Message | ast.Term | ast.Attribute) -> tuple[int, int]:
    """How much room a sentence needs: for a name, that of its longest word, which is never broken."""
    look = _Texts()
    look.visit(part.value)
    longest = max((len(word) for text in look.found for word in text.split()), default=0)
    total = sum(map(len, look.found))
    return (longest, total) if total < NAME else (total, longest)


def longest_text() -> str:
    """A complete file of the longest sentences."""
    longest: dict[str, ast.Message | ast.Term] = {}
    attributes: dict[tuple[str, str], ast.Attribute] = {}
    for language in there():
        for entry in FluentParser().parse(text_of(language)).body:
            if isinstance(entry, ast.Message | ast.Term):
                name = f"{type(entry).__name__} {entry.id.name}"
                longest[name] = max(longest.get(name, entry), entry, key=_room)
                for each in entry.attributes:
                    key = name, each.id.name
                    attributes[key] = max(attributes.get(key, each), each, key=_room)
    for name, entry in longest.items():
        entry.attributes = [each for (owner, _), each in attributes.items() if owner == name]
    return FluentSerializer().serialize(ast.Resource(list(longest.values())))


def pseudo_folder(folder: Path) -> Path:
    """A folder with two languages: English and the one derived from it."""
    (folder / "en.ftl").write_text(text_of("en"), encoding="utf-8")
    (folder / f"{CODE}.ftl").write_text(pseudo_text(text_of("en")), encoding="utf-8")
    return folder


def outside(text: str) -> str:
    """The parts of a text outside all brackets."""
    inner = re.compile(f"{OPENED}[^{OPENED}{CLOSED}]*{CLOSED}")
    while (less := inner.sub("", text)) != text:
        text = less
    return text
