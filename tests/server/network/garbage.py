"""Frames that are not messages, or are invalid ones."""

import json
import random
import secrets
from collections.abc import Callable
from typing import Any

from twelvefold.protocol.limits import LONGEST_FRAME, PROTOCOL

Frame = str | bytes
Said = dict[str, Any]

TABLE = "A" * 22
RIGHT: tuple[Said, ...] = (
    {"type": "hello", "protocol": PROTOCOL},
    {"type": "watch", "cmd_id": "a", "table": TABLE, "since": 0},
    {"type": "unwatch", "cmd_id": "a"},
    {"type": "create", "cmd_id": "a", "seats": [{"kind": "person", "name": "Ada"}, {"kind": "bot", "bot": "naive"}]},
    {"type": "create", "cmd_id": "a", "seats": [{}, {}], "options": {"hold": 1, "seed": "x", "box": "0" * 64}},
    {"type": "sit", "cmd_id": "a", "table": TABLE, "seq": 1, "name": "Ada", "seat": 1},
    {"type": "play", "cmd_id": "a", "table": TABLE, "seq": 1, "seat": 0, "slot": 0, "face": 1, "rotation": 2},
    {"type": "hand over", "cmd_id": "a", "table": TABLE, "seq": 1, "seat": 0},
    {"type": "react", "cmd_id": "a", "table": TABLE, "seq": 1, "seat": 0, "reaction": "nice"},
    {"type": "fill", "cmd_id": "a", "table": TABLE, "seq": 1, "seat": 0, "bot": "ranger:ms=5"},
    {"type": "close", "cmd_id": "a", "table": TABLE, "seq": 1},
    {"type": "what if", "cmd_id": "a", "table": TABLE, "seat": 0, "tile": 3, "faces": [None] * 12},
    {"type": "hint", "cmd_id": "a", "table": TABLE, "seat": 0},
)
WRONG: tuple[Any, ...] = (
    None, True, -1, 2**31, 2**53, 2**63, 2**64, 10**300, -(10**300), 0.5, 1e308, "", "x", "x" * 100, "\0", "\ud7ff",
    "\u202e", [], [None], {}, {"type": "hello"}, [[]] * 20, "' OR 1=1 --", "<script>", "../../etc/passwd", "A" * 22,
)  # fmt: skip
LETTERS = [chr(number) for number in [*range(1, 0xD800, 7), *range(0xE000, 0x11000, 7)]]


def noise(luck: random.Random) -> Frame:
    return luck.randbytes(luck.randrange(200))


def letters(luck: random.Random) -> Frame:
    return "".join(luck.choices(LETTERS, k=luck.randrange(100)))


def bomb(luck: random.Random) -> Frame:
    depth = luck.randrange(100, LONGEST_FRAME // 2)
    return luck.choice(['{"type":"watch","cmd_id":%s', "%s", '{"a":%s']) % ("[" * depth + "]" * luck.choice([0, depth]))


def number(luck: random.Random) -> Frame:
    value = luck.choice(
        ["NaN", "Infinity", "-Infinity", "1e999", "-0", "1" * 4000, "0x10", "1.", ".5", "+1", "1e" + "9" * 50]
    )
    return f'{{"type":"hello","protocol":{value}}}'


def half(luck: random.Random) -> Frame:
    text = json.dumps(luck.choice(RIGHT))
    return text[: luck.randrange(len(text))]


def twice(luck: random.Random) -> Frame:
    return json.dumps(luck.choice(RIGHT)) * 2


def tag(luck: random.Random) -> Frame:
    return json.dumps({**luck.choice(RIGHT), "type": luck.choice([*WRONG, "Hello", "PLAY", "update", "welcome"])})


def field(luck: random.Random) -> Frame:
    said = dict(luck.choice(RIGHT))
    said[luck.choice(list(said))] = luck.choice(WRONG)
    return json.dumps(said)


def missing(luck: random.Random) -> Frame:
    said = dict(luck.choice(RIGHT))
    del said[luck.choice(list(said))]
    return json.dumps(said)


def unknown(luck: random.Random) -> Frame:
    return json.dumps({**luck.choice(RIGHT), luck.choice(["x", "", "__class__", "seed", "token2"]): luck.choice(WRONG)})


def surrogate(luck: random.Random) -> Frame:
    after = luck.choice(["", "\\u0041"])
    return f'{{"type":"sit","cmd_id":"a","table":"{TABLE}","seq":1,"name":"\\ud83d{after}"}}'


def about_too_long(luck: random.Random) -> Frame:
    start = '{"type":"watch","cmd_id":"a","table":"'
    return start + "x" * (LONGEST_FRAME + luck.choice([-1, 0, 1, 2, 2000]) - len(start))


def binary(luck: random.Random) -> Frame:
    return json.dumps(luck.choice(RIGHT)).encode() + luck.choice([b"", b"\xff", b"\0", secrets.token_bytes(4)])


def flipped(luck: random.Random) -> Frame:
    """A valid message with one bit flipped."""
    data = bytearray(json.dumps(luck.choice(RIGHT)).encode())
    data[luck.randrange(len(data))] ^= 1 << luck.randrange(8)
    return bytes(data)


def again(luck: random.Random) -> Frame:
    """A greeting where none is expected."""
    return json.dumps({"type": "hello", "protocol": luck.choice([1, 2, 0, -1])})


KINDS: tuple[Callable[[random.Random], Frame], ...] = (
    noise, letters, bomb, number, half, twice, tag, field, missing, unknown, surrogate, about_too_long, binary, flipped,
    again,
)  # fmt: skip


def one(luck: random.Random) -> Frame:
    """A random garbage frame of any kind."""
    return luck.choice(KINDS)(luck)
