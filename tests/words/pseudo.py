"""A language that nobody speaks, made of English: accents, brackets round every sentence, about a third longer."""

import re
from pathlib import Path

from fluent.syntax import FluentParser, FluentSerializer, ast
from fluent.syntax.visitor import Transformer
from tests.words.files import text_of

CODE = "xx"
PLAIN = "abcdefghiklmnoprstuwyzABCDEFGHIKLMNOPRSTUWYZ"
ACCENTED = "áƀćđéƒĝĥíķĺḿńóṕŕşţúŵýžÁƁĆĐÉƑĜĤÍĶĹḾŃÓṔŔŞŢÚŴÝŽ"
ACCENTS = str.maketrans(PLAIN, ACCENTED)
LONGER = 0.35
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


def pseudo_folder(folder: Path) -> Path:
    """A folder of languages with English and that one."""
    (folder / "en.ftl").write_text(text_of("en"), encoding="utf-8")
    (folder / f"{CODE}.ftl").write_text(pseudo_text(text_of("en")), encoding="utf-8")
    return folder


def outside(text: str) -> str:
    """What of a text stands outside all brackets."""
    inner = re.compile(f"{OPENED}[^{OPENED}{CLOSED}]*{CLOSED}")
    while (less := inner.sub("", text)) != text:
        text = less
    return text
