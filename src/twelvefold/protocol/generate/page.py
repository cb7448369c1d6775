"""The protocol page: prose from `page.md`, tables from the types, frames from encoded examples."""

import json
from collections.abc import Iterable
from pathlib import Path
from string import Template

from twelvefold.protocol.generate.examples import EXAMPLES, SHORTENED
from twelvefold.protocol.generate.meaning import limits_of, meaning, sentence
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
    Plain,
    Protocol,
    Row,
    Shape,
    Union,
)
from twelvefold.protocol.wire import encode

PROSE = Path(__file__).with_name("page.md")
WIDTH = 112


def page(protocol: Protocol) -> str:
    """The whole page."""
    tagged = {part.name for union in ("Said", "Message", "Event") for part in protocol.objects(union)}
    rest = [part for part in protocol.parts if isinstance(part, Object | Choice | Row) and part.name not in tagged]
    frames = {f"frame_{name}": frame_of(name) for name in EXAMPLES}
    constants = [part for part in protocol.parts if isinstance(part, Constant)]
    aliases = [part for part in protocol.parts if isinstance(part, Alias)]
    return Template(PROSE.read_text(encoding="utf-8")).substitute(
        frames,
        **{part.name: f"{part.value:,}" for part in constants},
        bounds=_table("name", "number", "meaning", rows=[(f"`{c.name}`", f"{c.value:,}", c.says) for c in constants]),
        said="\n\n".join(_section(protocol, part) for part in protocol.objects("Said")),
        heard="\n\n".join(_section(protocol, part) for part in protocol.objects("Message")),
        events="\n\n".join(_section(protocol, part) for part in protocol.objects("Event")),
        rest="\n\n".join(_section(protocol, part) for part in rest),
        names="\n\n".join(_alias(part) for part in aliases),
    )


def frame_of(name: str) -> str:
    """An example as sent over the wire."""
    return encode(EXAMPLES[name]).decode()


def _alias(part: Alias) -> str:
    kind = part.shape.of
    assert isinstance(kind, Plain)
    lines = [sentence(part.says), sentence(f"{kind.name}, {limits_of(part.shape)}")]
    return f"### {part.name}\n\n{' '.join(filter(None, lines))}"


def _section(protocol: Protocol, part: Object | Choice | Row) -> str:
    lines = [f"### {part.name}", sentence(part.says)]
    if isinstance(part, Choice):
        lines.append("\n".join(f"- `{json.dumps(value)}`{': ' * bool(says)}{says}" for value, says in part.values))
        return "\n\n".join(lines)
    if isinstance(part, Object) and part.tag is not None:
        lines[1] = f"`{json.dumps({'type': part.tag})[1:-1]}`: {lines[1]}"
    if isinstance(part, Row):
        lines[1] += " Sent as a list, without names."
    if part.fields:
        optional = part.name in protocol.said or (isinstance(part, Object) and part.short)
        rows = [_row(protocol, field, optional=optional) for field in part.fields]
        lines.append(_table("field", "type", "limits", "meaning", rows=rows))
    if part.name in EXAMPLES:
        lines.append(f"```json\n{laid_out(json.loads(frame_of(part.name)))}\n```")
    if part.name in SHORTENED:
        lines.append(SHORTENED[part.name])
    return "\n\n".join(lines)


def _row(protocol: Protocol, field: Field, *, optional: bool) -> tuple[str, str, str, str]:
    limits = [limits_of(field.shape)]
    if optional and field.default is not None:
        limits.append("may be left out" if field.default.startswith("{") else f"left out: `{field.default}`")
    return f"`{field.name}`", _type(protocol, field.shape), "; ".join(filter(None, limits)), meaning(protocol, field)


def _type(protocol: Protocol, shape: Shape) -> str:
    match shape:
        case Plain(name):
            return name
        case Named(name):
            return f"[{name}](#{'events' if isinstance(protocol.named[name], Union) else name.lower()})"
        case Bounded(of):
            return _type(protocol, of)
        case Many(of):
            return f"list of {_plural(protocol, of)}"
        case Fixed(shapes):
            return f"[{', '.join(_type(protocol, each) for each in shapes)}]"
        case Mapped(of):
            return f"object of {_plural(protocol, of)}"
        case Either(shapes):
            return " or ".join(_type(protocol, each) for each in shapes)


def _plural(protocol: Protocol, shape: Shape) -> str:
    match shape:
        case Plain(name):
            return f"{name}s"
        case Many(of):
            return f"lists of {_plural(protocol, of)}"
        case Either():
            return f"({_type(protocol, shape)})"
        case _:
            return _type(protocol, shape)


def _table(*head: str, rows: Iterable[tuple[str, ...]]) -> str:
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join("| " + " | ".join(cell.replace("|", "\\|") for cell in line) + " |" for line in lines)


def laid_out(value: object, indent: str = "") -> str:
    """JSON with as few line breaks as the width allows."""
    text = json.dumps(value, ensure_ascii=False)
    if len(indent) + len(text) <= WIDTH or not isinstance(value, dict | list):
        return text
    deeper = indent + "  "
    if isinstance(value, dict):
        items = [f"{json.dumps(key)}: {laid_out(each, deeper)}" for key, each in value.items()]
    else:
        items = [laid_out(each, deeper) for each in value]
    return "\n".join([text[0], *_lines(items, deeper), indent + text[-1]])


def _lines(items: list[str], indent: str) -> list[str]:
    """Short items side by side, each of the others on its own lines."""
    lines = [indent + items[0]]
    for item in items[1:]:
        lines[-1] += ","
        if "\n" in item or "\n" in lines[-1] or len(lines[-1]) + 1 + len(item) >= WIDTH:
            lines.append(indent + item)
        else:
            lines[-1] += " " + item
    return lines
