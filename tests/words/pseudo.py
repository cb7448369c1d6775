"""Two languages that nobody speaks.

One is made of English, with accents, brackets round every sentence, and about a third longer: what lacks brackets comes
from no file. The other has each sentence from whichever language needs most room for it: where it fits, all do.
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
"""Letters that a name has at most, with all its forms."""
OPENED, CLOSED = "⟦", "⟧"


def strange(text: str) -> str:
    """A text with accents, and longer; what stands between signs that a terminal or a program reads stays."""
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
    """A whole file in the language that nobody speaks."""
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
    """How much room a sentence needs: a name as much as its longest word, which is never broken."""
    look = _Texts()
    look.visit(part.value)
    longest = max((len(word) for text in look.found for word in text.split()), default=0)
    total = sum(map(len, look.found))
    return (longest, total) if total < NAME else (total, longest)


def longest_text() -> str:
    """A whole file of the longest sentences."""
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
    """A folder of languages with English and the one made of it."""
    (folder / "en.ftl").write_text(text_of("en"), encoding="utf-8")
    (folder / f"{CODE}.ftl").write_text(pseudo_text(text_of("en")), encoding="utf-8")
    return folder


def outside(text: str) -> str:
    """What of a text stands outside all brackets."""
    inner = re.compile(f"{OPENED}[^{OPENED}{CLOSED}]*{CLOSED}")
    while (less := inner.sub("", text)) != text:
        text = less
    return text
