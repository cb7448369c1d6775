"""The client's TypeScript types."""

import json
import re

from twelvefold.protocol.generate.meaning import WORDS, leaves, limits_of, own_meaning, sentence
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

HEAD = "// Made from src/twelvefold/protocol by `make generate`: change it there.\n"


def typescript(protocol: Protocol) -> str:
    """The whole file."""
    return HEAD + "".join(f"\n{_part(protocol, part)}\n" for part in protocol.parts)


def _part(protocol: Protocol, part: Part) -> str:
    match part:
        case Constant():
            return f"{_comment(part.says)}export const {part.name} = {part.value};"
        case Alias():
            comment = _comment(sentence(part.says), limits_of(part.shape))
            return f"{comment}export type {part.name} = {_type(protocol, part.shape)};"
        case Choice():
            return _choice(part, listed=part.name in protocol.said)
        case Row():
            fields = ", ".join(f"{field.name}: {_type(protocol, field.shape)}" for field in part.fields)
            return f"{_comment(part.says)}export type {part.name} = readonly [{fields}];"
        case Union():
            return (
                f"{_comment(part.says)}export type {part.name} =\n" + "\n".join(f"  | {each}" for each in part.of) + ";"
            )
        case Object():
            return _interface(protocol, part)


def _interface(protocol: Protocol, part: Object) -> str:
    lines = [f"  readonly type: {json.dumps(part.tag)};"] if part.tag is not None else []
    sent = part.name not in protocol.heard
    for field in part.fields:
        optional = "?" if (sent or part.short) and field.default is not None else ""
        comment = _comment(_meaning(protocol, field), limits_of(field.shape), indent="  ")
        lines.append(f"{comment}  readonly {field.name}{optional}: {_type(protocol, field.shape, sent=sent)};")
    return f"{_comment(part.says)}export interface {part.name} " + "\n".join(["{", *lines, "}"])


def _meaning(protocol: Protocol, field: Field) -> str:
    """What the field's type doesn't already say."""
    says_itself = any(isinstance(each, Named) and protocol.named[each.name].says for each in leaves(field.shape))
    return own_meaning(field) or ("" if says_itself else WORDS.get(field.name, ""))


def _choice(part: Choice, *, listed: bool) -> str:
    values = "".join(f"\n{_comment(says, indent='  ')}  | {json.dumps(value)}" for value, says in part.values)
    text = f"{_comment(part.says)}export type {part.name} ={values};"
    if listed:
        name = re.sub(r"(?<!^)(?=[A-Z])", "_", part.name).upper() + "S"
        values = "".join(f"\n  {json.dumps(value)}," for value, _ in part.values)
        text += f"\n\nexport const {name}: readonly {part.name}[] = [{values}\n];"
    return text


def _type(protocol: Protocol, shape: Shape, *, sent: bool = False) -> str:
    match shape:
        case Plain(name):
            return "number" if name == "integer" else name
        case Named(name):
            return _as_sent(protocol, name) if sent else name
        case Bounded(of):
            return _type(protocol, of, sent=sent)
        case Many(of):
            inner = _type(protocol, of, sent=sent)
            return f"readonly ({inner})[]" if " " in inner else f"readonly {inner}[]"
        case Fixed(shapes):
            return f"readonly [{', '.join(_type(protocol, each, sent=sent) for each in shapes)}]"
        case Mapped(of):
            return f"Readonly<Record<string, {_type(protocol, of, sent=sent)}>>"
        case Either(shapes):
            return " | ".join(_type(protocol, each, sent=sent) for each in shapes)


def _as_sent(protocol: Protocol, name: str) -> str:
    """A type that the server sends in full; a client may leave out fields with a default."""
    part = protocol.named[name]
    if not isinstance(part, Object) or name not in protocol.heard:
        return name
    needed = [json.dumps(field.name) for field in part.fields if field.default is None]
    if len(needed) == len(part.fields):
        return name
    return f"Partial<{name}>" + (f" & Pick<{name}, {' | '.join(needed)}>" if needed else "")


def _comment(*texts: str, indent: str = "") -> str:
    text = " ".join(sentence(text) for text in texts if text)
    return f"{indent}/** {text} */\n" if text else ""
