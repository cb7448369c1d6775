"""The schema of a box agrees with the reader, as far as a schema can."""

import copy
import json
from importlib import resources
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jsonschema import Draft202012Validator
from tests.referee.paper import box_fault
from tests.world.defects import DEFECTS, PAPER, Change, changed

from twelvefold.world.box_file import BoxError, box_from_json

SCHEMA = json.loads(resources.files("twelvefold.world").joinpath("data/box.schema.json").read_text(encoding="utf-8"))
VALIDATOR = Draft202012Validator(SCHEMA)
BEYOND_A_SCHEMA = (": the id ", "steps must ascend", "must add up to", "[1.0, 2]")


def accepted(paper: object) -> bool:
    """Whether the reader accepts the box."""
    try:
        box_from_json(paper)
    except BoxError:
        return False
    return True


def test_the_schema_is_one_and_takes_the_standard_box() -> None:
    Draft202012Validator.check_schema(SCHEMA)
    assert VALIDATOR.is_valid(PAPER)


@pytest.mark.parametrize(("defect", "change"), DEFECTS)
def test_the_schema_refuses_what_the_reader_refuses(defect: str, change: Change) -> None:
    beyond = any(words in defect for words in BEYOND_A_SCHEMA) and "[-1" not in defect
    assert VALIDATOR.is_valid(changed(change)) == beyond


def places(value: object, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in a JSON value, except the whole."""
    if not isinstance(value, dict | list):
        return []
    keys = value if isinstance(value, dict) else range(len(value))
    return [place for key in keys for place in [(*path, key), *places(value[key], (*path, key))]]


PLACES = places(PAPER)
WORDS = st.sampled_from(["ocean", "most", "apart", [], {}])
VALUES = st.one_of(st.none(), st.booleans(), st.integers(-1, 101), st.text(max_size=2), WORDS)


@settings(max_examples=80)
@given(
    st.sampled_from(PLACES) | st.sampled_from([place for place in PLACES if place[0] != "tiles"]), VALUES, st.booleans()
)
def test_a_box_changed_at_random_is_judged_alike(path: tuple[Any, ...], value: object, remove: bool) -> None:
    paper = copy.deepcopy(PAPER)
    holder: Any = paper
    for key in path[:-1]:
        holder = holder[key]
    if remove:
        del holder[path[-1]]
    else:
        holder[path[-1]] = value
    good = accepted(paper)
    # Whatever the reader accepts, the schema accepts; whatever the schema refuses, the reader refuses.
    assert VALIDATOR.is_valid(paper) or not good
    # The referee has no limits on ids and only requires ascending areas; otherwise it agrees.
    stricter = path[-1] == "id" or path[0] == "objectives"
    assert good == (box_fault(paper) is None) or (stricter and not good)
