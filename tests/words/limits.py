"""How long a message may be: the limit above it in en.ftl, and its longest form in a language."""

import re
from collections.abc import Iterator
from functools import cache

from fluent.syntax import FluentParser, ast
from tests.words.files import text_of

LIMIT = re.compile(r"^Limit(?: (\.[a-z-]+))?: (\d+)$", re.MULTILINE)


@cache
def limits() -> dict[str, int]:
    """The maximum length of each message on a button or a single line, without its variables."""
    return {
        f"{entry.id.name}{found[1] or ''}": int(found[2])
        for entry in FluentParser().parse(text_of("en")).body
        if isinstance(entry, ast.Message) and entry.comment is not None
        for found in LIMIT.finditer(entry.comment.content or "")
    }


@cache
def patterns(language: str) -> dict[str, ast.Pattern]:
    """A language's messages and attributes by name."""
    found: dict[str, ast.Pattern] = {}
    for entry in FluentParser().parse(text_of(language)).body:
        if isinstance(entry, ast.Message | ast.Term):
            name = f"-{entry.id.name}" if isinstance(entry, ast.Term) else entry.id.name
            if entry.value is not None:
                found[name] = entry.value
            found |= {f"{name}.{each.id.name}": each.value for each in entry.attributes}
    return found


def longest(language: str, name: str) -> str:
    """A message's longest form: the longest variant of each selection, and nothing for each variable."""
    return re.sub(r"[ \n]+", " ", "".join(_parts(language, patterns(language)[name]))).strip(" ")


def _parts(language: str, pattern: ast.Pattern) -> Iterator[str]:
    for element in pattern.elements:
        if isinstance(element, ast.TextElement):
            yield element.value
        else:
            yield _expression(language, element.expression)


def _expression(language: str, expression: object) -> str:
    match expression:
        case ast.StringLiteral():
            return str(expression.value)
        case ast.Placeable():
            return _expression(language, expression.expression)
        case ast.MessageReference():
            return longest(language, expression.id.name)
        case ast.TermReference():
            return longest(language, f"-{expression.id.name}")
        case ast.SelectExpression():
            return max(("".join(_parts(language, each.value)) for each in expression.variants), key=len)
        case _:
            return ""
