"""Whatever a line contains, the result is a game or a RecordError; and the referee agrees on which."""

import copy
import json
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.engine.bridge import RECORDS, paper_box
from tests.referee import check_record as referee_checks

from twelvefold.engine.record import RecordError, check_record, read_record
from twelvefold.engine.record_json import MOST_BYTES

BOX = paper_box()
LINES = [file.read_text(encoding="ascii") for file in sorted(RECORDS.glob("?-seats*.jsonl"))]
PAPERS: list[dict[str, Any]] = [json.loads(line) for line in LINES]
HEAD = ("", "format", "players", "objectives", "mystery", "box")
LINE = LINES[0].rstrip("\n")
ANIMAL = json.dumps(PAPERS[0]["setup"]["animals"][2][0])


def verdict(text: str | bytes) -> str | None:
    """None for a valid record, else the part that the error names; only RecordError may be raised."""
    try:
        check_record(text)
    except RecordError as error:
        said = str(error)
        assert len(said) < 2_000
        said.encode("utf-8")
        assert "\n" not in said
        return "format" if (part := error.where.split("[")[0].split(".")[0]) in HEAD else part
    return None


@pytest.mark.parametrize(
    "text",
    [
        "", " ", "\n", "null", "true", "0", '"twelvefold/1"', "[]", "{}", "{", "}", "[1,", '{"format"', "nonsense",
        "'x'", "NaN", "Infinity", "-Infinity", "1e999", '{"format": NaN}', LINE[:-1], LINE[: len(LINE) // 2],
        LINE + LINE, LINE + "x", LINE.replace(",", ";", 1), "\ufeff" + LINE,
        LINE.replace('"players": 2', '"players": NaN'), LINE.replace('"seat": 0', '"seat": Infinity', 1),
        LINE.replace('"rotation": ', '"rotation": 0', 1), "[" * 100_000, '{"a":' * 100_000,
        "[" * 100_000 + "]" * 100_000, '{"format": ' + "[" * 100_000 + "]" * 100_000 + "}",
        "9" * 5_000, '{"players": ' + "9" * 5_000 + "}", '{"players": -' + "9" * 5_000 + ".5e9}", "\0", "\ud800",
        '"\udfff"', '{"format": "\ud800"}', '{"format": "\\ud800"}', LINE.replace(ANIMAL, '"\\ud800"'),
        LINE.replace(ANIMAL, '"\ud800"'), " " * (MOST_BYTES + 1),
    ],
    ids=lambda text: repr(text[:24]),
)  # fmt: skip
def test_what_is_no_record_is_refused(text: str) -> None:
    assert verdict(text) is not None
    with pytest.raises(RecordError):
        read_record(text)


@pytest.mark.parametrize(
    "data",
    [
        b"\xff",
        b"\xff\xfe",
        b"\xc3\x28",
        LINE.encode() + b"\xff",
        b'{"format": "\xed\xa0\x80"}',
        b"\x80" * 99,
        b"\0\0\0{",
        b"",
    ],
    ids=repr,
)
def test_bytes_that_are_no_text_are_refused(data: bytes) -> None:
    assert verdict(data) is not None


@pytest.mark.parametrize("number", [10**30, -(10**30), 10**4_000, 1e300, 2**63 - 1, 2**63, 2**64])
@pytest.mark.parametrize(
    "path", [("players",), ("setup", "first_seat"), ("setup", "piles", 0, 0), ("moves", 0, "tile")]
)
def test_a_huge_number_is_refused_with_a_short_sentence(path: tuple[Any, ...], number: float) -> None:
    paper = copy.deepcopy(PAPERS[0])
    at: Any = paper
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = number
    with pytest.raises(RecordError) as got:
        check_record(json.dumps(paper))
    assert got.value.where.startswith(path[0])
    assert len(str(got.value)) < 200


@pytest.mark.parametrize("depth", range(900, 1000, 7))
def test_nesting_near_the_limit_is_refused_or_kept_aside(depth: int) -> None:
    nest = "[" * depth + "]" * depth
    for text in (
        LINE[:-1] + f', "box": {{"tiles": [[{nest}]]}}}}',
        LINE[:-1] + f', "box": {nest}}}',
        LINE.replace('"moves": [', f'"moves": [{nest}, '),
        LINE.replace('"awards": [', f'"awards": [{nest}, '),
        LINE.replace('"winners": [', f'"winners": [{nest}, '),
    ):
        assert verdict(text) is not None
    assert verdict(LINE[:-1] + f', "extra": {nest[300:-300]}}}') is None


def places(value: object, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Every place in a JSON value."""
    yield path
    if isinstance(value, dict | list):
        for key in value if isinstance(value, dict) else range(len(value)):
            yield from places(value[key], (*path, key))


VALUES = (
    st.none() | st.booleans() | st.integers(-2, 60) | st.integers() | st.floats(allow_nan=False, allow_infinity=False)
    | st.sampled_from(["", "1", "panda", "whale", "ocean", "twelvefold/1", [], {}, [0], {"seat": 0}])
    | st.text(max_size=3)
)  # fmt: skip
PLACES = [list(places(paper))[1:] for paper in PAPERS]


def mutate(data: st.DataObject, paper: dict[str, Any], path: tuple[Any, ...]) -> None:
    """Replace, remove, duplicate, add or swap the value at a place."""
    holder: Any = paper
    for key in path[:-1]:
        holder = holder[key]
    key = path[-1]
    how = data.draw(st.sampled_from(["replace", "nudge", "remove", "double", "add", "exchange"]))
    if how == "nudge" and type(holder[key]) is int:
        holder[key] += data.draw(st.sampled_from([-1, 1]))
    elif how == "remove":
        del holder[key]
    elif how == "double" and isinstance(holder, list):
        holder.insert(key, copy.deepcopy(holder[key]))
    elif how == "add" and isinstance(holder[key], dict):
        holder[key][data.draw(st.text(max_size=5))] = data.draw(VALUES)
    elif how == "exchange" and isinstance(holder, list):
        other = data.draw(st.integers(0, len(holder) - 1))
        holder[key], holder[other] = holder[other], holder[key]
    else:
        holder[key] = data.draw(VALUES)


@settings(max_examples=600)
@given(st.data())
def test_a_record_changed_at_random_is_judged_as_the_referee_judges_it(data: st.DataObject) -> None:
    number = data.draw(st.integers(0, len(PAPERS) - 1))
    paper = copy.deepcopy(PAPERS[number])
    # Half of the changes affect a top-level part or its first level, which most rules are about.
    top = [path for path in PLACES[number] if len(path) <= 2]
    path = data.draw(st.sampled_from(PLACES[number]) | st.sampled_from(top))
    mutate(data, paper, path)
    text = json.dumps(paper)
    fault = referee_checks(json.loads(text), BOX)
    assert verdict(text) == (None if fault is None else fault.split(":")[0])


@settings(max_examples=300)
@given(st.data())
def test_a_line_changed_at_random_raises_nothing_else(data: st.DataObject) -> None:
    raw = bytearray(data.draw(st.sampled_from(LINES)).encode())
    at = data.draw(st.integers(0, len(raw) - 1))
    raw[at : at + data.draw(st.integers(0, 9))] = data.draw(st.binary(max_size=5))
    verdict(bytes(raw))
    verdict(raw.decode("utf-8", "surrogateescape"))


@given(
    st.text() | st.binary() | st.recursive(VALUES, lambda inner: st.lists(inner) | st.dictionaries(st.text(), inner))
)
def test_anything_else_is_refused(value: object) -> None:
    assert verdict(value if isinstance(value, str | bytes) else json.dumps(value)) is not None
