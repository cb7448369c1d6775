"""Reading JSON from anywhere, without taking anything about it for granted."""

import json
from typing import Any, NoReturn

import msgspec

from twelvefold.words import Sentence, Several
from twelvefold.world.errors import TwelvefoldError, shown

MOST_BYTES = 1024 * 1024
"""No record is longer; moves take some 3 kB, and a custom box 7."""


class RecordError(TwelvefoldError):
    """A text that isn't a record, or one that breaks the rules; `where` names the part, such as `moves[17]`."""

    def __init__(self, where: str, what: object) -> None:
        super().__init__(Several([where, what] if where else [what], ": "))
        self.where = where


def refuse(where: str, what: object) -> NoReturn:
    """Say what is wrong with a record, and where."""
    raise RecordError(where, what)


def decode(text: str | bytes) -> object:
    """The JSON value in a text of bounded length."""
    if len(text) > MOST_BYTES:
        refuse("", Sentence("error-record-long", most=str(MOST_BYTES)))
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        pass  # the slower parser explains errors better, and accepts lone surrogates
    try:
        return json.loads(text if isinstance(text, str) else text.decode(), parse_constant=_no_constant)
    except RecursionError:
        refuse("", Sentence("error-record-deep"))
    except UnicodeDecodeError as error:
        refuse("", Sentence("error-utf8", byte=str(error.start)))
    except json.JSONDecodeError as error:
        refuse("", Sentence("error-json-at", why=error.msg, place=str(error.pos + 1)))
    except ValueError as error:
        refuse("", Sentence("error-json", why=str(error).split(";")[0]))


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def key_of(where: str, value: dict[str, Any], name: str) -> object:
    """The value of a key that an object must have."""
    if name not in value:
        refuse(f"{where}.{name}" if where else name, Sentence("error-is-missing"))
    return value[name]


def object_at(where: str, value: object, keys: tuple[str, ...] | None) -> dict[str, Any]:
    """A JSON object; if keys are given, it must have these and no others."""
    if not isinstance(value, dict):
        refuse(where, Sentence("error-no-object" if where else "error-no-record", value=shown(value)))
    if keys is not None:
        for name in keys:
            key_of(where, value, name)
        for name in value:
            if name not in keys:
                refuse(where, Sentence("error-not-here", name=shown(name)))
    return value


def list_at(where: str, value: object) -> list[Any]:
    """A JSON list."""
    if not isinstance(value, list):
        refuse(where, Sentence("error-no-list", value=shown(value)))
    return value


def integer_at(where: str, value: object) -> int:
    """A JSON integer; true and 1.0 aren't integers."""
    if type(value) is not int:
        refuse(where, Sentence("error-no-integer", value=shown(value)))
    return value
