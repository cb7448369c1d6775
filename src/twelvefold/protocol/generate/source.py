"""Reads the protocol from its types and, for what a running program doesn't know, from their source.

A running program doesn't know the docstrings below fields, nor the names of types with limits: two types with the same
limits are one object.
"""

import ast
import builtins
import inspect
import re
import sys
from collections.abc import Iterator
from enum import StrEnum
from functools import cache
from types import EllipsisType, ModuleType
from typing import NamedTuple, NewType

import msgspec
from msgspec import Meta, Struct

from twelvefold.analysis import evaluation, kinds, luck, moves, reasons, seats, verdicts
from twelvefold.engine import events as engine_events
from twelvefold.engine import move, planet, standing, trial, view
from twelvefold.protocol import about, commands, events, limits, messages, reviews, shared_review, table
from twelvefold.protocol.generate.parts import (
    Alias,
    Bounded,
    Choice,
    Constant,
    Either,
    Field,
    Fixed,
    Many,
    Mapped,
    Named,
    Object,
    Part,
    Plain,
    Protocol,
    Row,
    Shape,
    Union,
)
from twelvefold.world.units import Area, AreaMask

ANALYSIS = (verdicts, reasons, kinds, evaluation, luck, moves, seats)
BORROWED = (engine_events, planet, move, standing, trial, view, *ANALYSIS)
"""Only classes used by the other modules become part of the protocol."""
MODULES = (limits, table, *BORROWED, events, shared_review, commands, messages, about, reviews)
RENAMED: dict[type, str] = {reasons.Reason: "MoveReason", verdicts.Verdict: "MoveVerdict"}
"""Classes whose names mean something else in the protocol: why something was refused, and what decided a game."""
PLAIN = {str: "string", int: "integer", float: "number", bool: "boolean"}


class _Documented(NamedTuple):
    node: ast.stmt
    says: str


def read_protocol() -> Protocol:
    """The protocol as the source defines it."""
    parts = [(module, part) for module in MODULES for part in _parts(module)]
    own = {part.name for module, part in parts if module not in BORROWED}
    parts = [(module, part) for module, part in parts if module not in BORROWED or part.name not in own]
    needed = Protocol(tuple(part for _, part in parts)).reached(list(own))
    return Protocol(tuple(part for _, part in parts if part.name in needed))


def _parts(module: ModuleType) -> Iterator[Part]:
    for name, (node, says) in _documented(module).items():
        value = vars(module)[name]
        if name.startswith("_"):
            continue
        if isinstance(node, ast.ClassDef):
            if part := _class(value, says):
                yield part
        elif module in BORROWED or not isinstance(node, ast.Assign):
            continue
        elif isinstance(value, int | float):
            yield Constant(name, says, value)
        elif isinstance(node.value, ast.BinOp | ast.Subscript):
            match _shape(node.value, module):
                case Either(shapes):
                    yield Union(name, says, tuple(each.name for each in shapes if isinstance(each, Named)))
                case Bounded() as shape:
                    yield Alias(name, says or shape.limits.description or "", shape)
                case _:
                    raise TypeError(f"{module.__name__}:{node.lineno}: no generator knows what {name} is")


def _class(value: type, says: str) -> Part | None:
    if issubclass(value, Struct):
        config, name = value.__struct_config__, RENAMED.get(value, value.__name__)
        tag = str(config.tag) if config.tag is not None else None
        return Object(name, says, tag, tuple(_struct_fields(value)), config.omit_defaults)
    if issubclass(value, StrEnum):
        documented = _documented_in(value)
        return Choice(
            RENAMED.get(value, value.__name__), says, tuple((each.value, documented[each.name].says) for each in value)
        )
    if issubclass(value, tuple):
        fields = [
            Field(name, documented.says, _annotated(documented, value))
            for name, documented in _documented_in(value).items()
        ]
        return Row(value.__name__, says, tuple(fields))
    return None


def _struct_fields(struct: type[Struct]) -> Iterator[Field]:
    sources: dict[str, tuple[_Documented, type]] = {}
    for base in reversed(struct.__mro__):
        if base.__module__.startswith("twelvefold."):
            sources |= {name: (documented, base) for name, documented in _documented_in(base).items()}
    for each in msgspec.structs.fields(struct):
        documented, base = sources[each.name]
        default = None if each.required else msgspec.json.encode(each.default).decode()
        yield Field(each.encode_name, documented.says, _annotated(documented, base), default)


def _annotated(documented: _Documented, base: type) -> Shape:
    assert isinstance(documented.node, ast.AnnAssign)
    return _shape(documented.node.annotation, sys.modules[base.__module__])


def _shape(node: ast.expr, module: ModuleType) -> Shape:
    match node:
        case ast.Constant(None):
            return Plain("null")
        case ast.Name(name):
            return _named(name, vars(module).get(name) or vars(builtins)[name])
        case ast.BinOp(left, ast.BitOr(), right):
            parts = [_shape(left, module), _shape(right, module)]
            return Either(tuple(each for part in parts for each in (part.of if isinstance(part, Either) else (part,))))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple([each, ast.Constant(EllipsisType())])):
            return Many(_shape(each, module))
        case ast.Subscript(ast.Name("tuple"), ast.Tuple(each)):
            return Fixed(tuple(_shape(one, module) for one in each))
        case ast.Subscript(ast.Name("dict"), ast.Tuple([ast.Name("str"), each])):
            return Mapped(_shape(each, module))
        case ast.Subscript(ast.Name("Annotated"), ast.Tuple([each, meta])):
            found = eval(compile(ast.Expression(meta), module.__name__, "eval"), vars(module))
            assert isinstance(found, Meta)
            return Bounded(_shape(each, module), found)
        case _:
            raise TypeError(f"{module.__name__}:{node.lineno}: no generator knows the type {ast.unparse(node)}")


def _named(name: str, value: object) -> Shape:
    if isinstance(value, type) and value in RENAMED:
        return Named(RENAMED[value])
    if isinstance(value, type) and value in PLAIN:
        return Plain(PLAIN[value])
    if value is AreaMask:
        return Many(Plain("integer", _documented(sys.modules[Area.__module__])["Area"].says))
    if isinstance(value, NewType):
        of = _named("", value.__supertype__)
        assert isinstance(of, Plain)
        return Plain(of.name, _documented(sys.modules[value.__module__])[name].says)
    return Named(name)


def _documented_in(owner: type) -> dict[str, _Documented]:
    node = _documented(sys.modules[owner.__module__])[owner.__name__].node
    assert isinstance(node, ast.ClassDef)
    return _statements(node.body)


@cache
def _documented(module: ModuleType) -> dict[str, _Documented]:
    return _statements(ast.parse(inspect.getsource(module)).body)


def _statements(body: list[ast.stmt]) -> dict[str, _Documented]:
    """The names in a module or a class, in order, each with its docstring."""
    found: dict[str, _Documented] = {}
    for node, after in zip(body, [*body[1:], None], strict=True):
        if isinstance(node, ast.ClassDef):
            found[node.name] = _Documented(node, _one_line(ast.get_docstring(node) or ""))
        elif isinstance(node, ast.Assign | ast.AnnAssign):
            targets = node.targets if isinstance(node, ast.Assign) else [node.target]
            names = [each.id for target in targets for each in ast.walk(target) if isinstance(each, ast.Name)]
            found |= {name: _Documented(node, _one_line(_literal(after))) for name in names}
    return found


def _literal(node: ast.stmt | None) -> str:
    match node:
        case ast.Expr(ast.Constant(str(text))):
            return text
        case _:
            return ""


def _one_line(text: str) -> str:
    return re.sub(r"\bNone\b", "`null`", " ".join(text.split()))
