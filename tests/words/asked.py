"""Which messages the sources ask for: by a complete id, or by one that is put together."""

import ast
import re
from collections.abc import Iterator
from functools import cache

from tests.docs.pages import ROOT

ID = re.compile(r"[a-z][a-z0-9]*(?:-[a-z0-9]+)*(?:\.[a-z]+)?")
OURS = re.compile(r"(?:cli|error)-[a-z0-9-]+(?:\.[a-z]+)?")
"""Ids of messages for the command line and errors; nothing else in the package looks like these."""
ANY = "[a-z0-9]+(?:-[a-z0-9]+){0,2}"
STRING = re.compile(r'"([a-z][a-z0-9.-]*)"')
REFERENCE = re.compile(r"\{ (rules-[a-z-]+) \}")
TEMPLATE = re.compile(r"`([^`]*)`")
QUESTION = re.compile(r'\bask\(\{\s*id: "([a-z-]+)"')
ANSWERS = ("text", "yes", "no")
"""The attributes of the question before a final action."""
HOLE = re.compile(r"\$\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}")


def _python() -> Iterator[ast.AST]:
    for path in (ROOT / "src" / "twelvefold").rglob("*.py"):
        yield from ast.walk(ast.parse(path.read_text(encoding="utf-8")))


def _typescript() -> Iterator[str]:
    for path in (ROOT / "web").glob("*/**/*.ts*"):
        if "node_modules" not in path.parts and "gallery" not in path.parts and ".test." not in path.name:
            yield path.read_text(encoding="utf-8")


def _rulebook() -> set[str]:
    """The ids that the rulebook shows, and those its sentences refer to."""
    words = ROOT / "src" / "twelvefold" / "words"
    referred = REFERENCE.findall((words / "locales" / "en.ftl").read_text(encoding="utf-8"))
    return {*STRING.findall((words / "rulebook.json").read_text(encoding="utf-8")), *referred}


def _pattern(node: ast.JoinedStr) -> str:
    return "".join(re.escape(str(part.value)) if isinstance(part, ast.Constant) else ANY for part in node.values)


@cache
def texts() -> frozenset[str]:
    """All texts in the sources that may be ids."""
    python = {node.value for node in _python() if isinstance(node, ast.Constant) and isinstance(node.value, str)}
    typescript = {found for text in _typescript() for found in STRING.findall(text)}
    typescript |= {f"{found}.{each}" for text in _typescript() for found in QUESTION.findall(text) for each in ANSWERS}
    return frozenset(each for each in python | typescript | _rulebook() if ID.fullmatch(each))


@cache
def patterns() -> frozenset[str]:
    """All formatted texts in the sources that may become ids, as regular expressions."""
    python = {_pattern(node) for node in _python() if isinstance(node, ast.JoinedStr)}
    filled = (
        ANY.join(re.escape(part) for part in HOLE.split(found))
        for text in _typescript()
        for found in TEMPLATE.findall(text)
    )
    plain = re.compile(rf"(?:[a-z0-9]|\-|\\.|{re.escape(ANY)})+")
    # One that begins with a placeholder, or has no hyphen, could be anything.
    return frozenset(each for each in (python | set(filled)) if plain.fullmatch(each) and re.match(r"[a-z]+\\-", each))


@cache
def asked_in_python() -> frozenset[str]:
    """The ids that only the command line and errors use, anywhere in the package."""
    return frozenset(each for each in texts() if OURS.fullmatch(each))


@cache
def asked_in_the_browser() -> frozenset[str]:
    """The ids that the web client asks for in full."""
    return frozenset(found for text in _typescript() for found in re.findall(r'\bsay\(\s*"([^"]+)"', text))
