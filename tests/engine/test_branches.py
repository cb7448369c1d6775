"""The branches of a record: what is kept, what is refused, and that nothing else changes."""

import json
from typing import Any

import pytest
from msgspec.json import encode
from tests.engine.bridge import RECORDS, paper_box
from tests.referee import check_record as referee_checks
from tests.server.node.test_lines import GAME, RECORD, other_line

from twelvefold.engine.branches import LONGEST_BRANCH_NAME, MOST_BRANCHES
from twelvefold.engine.record import Branch, RecordError, branches_in, check_record, read_record, write_record
from twelvefold.engine.record_moves import RecordedMove

Fields = dict[str, Any]


def branch(ply: int = 5, count: int = 3, name: str = "A quieter move") -> Fields:
    return {"ply": ply, "name": name, "moves": other_line(ply, count)[1]}


def written(*branches: object) -> str:
    return json.dumps(RECORD | {"branches": list(branches)})


def test_branches_are_read_as_they_were_written() -> None:
    kept = (Branch(5, "Zürich 🦊", tuple(RecordedMove(**move) for move in branch()["moves"])),)
    text = write_record(GAME, {"names": ["Ada", None, "Ben"], "branches": "not this"}, kept)
    assert list(json.loads(text))[-2:] == ["branches", "names"]
    assert branches_in(text) == kept
    assert read_record(text) == GAME


def test_a_record_with_branches_is_the_same_game_with_the_same_extra_keys() -> None:
    plain, branching = check_record(json.dumps(RECORD)), check_record(written(branch()))
    assert branching._replace(branches=()) == plain
    assert plain.branches == ()


def test_a_reader_that_has_never_heard_of_branches_reads_the_same_game() -> None:
    assert referee_checks(json.loads(written(branch())), paper_box()) is None


@pytest.mark.parametrize("path", sorted(RECORDS.glob("*.jsonl")), ids=lambda path: path.stem)
def test_records_from_before_branches_still_replay_and_are_written_as_before(path: Any) -> None:  # noqa: ANN401
    for line in path.read_text(encoding="ascii").splitlines():
        checked = check_record(line)
        assert checked.branches == ()
        old, new = json.loads(line), json.loads(write_record(read_record(line), checked.extra))
        assert {**new, "box": None} == {**old, "box": None}
        assert list(new) == list(old)


def test_a_branch_may_begin_anywhere_and_go_to_the_end() -> None:
    lines = [branch(0, 36), branch(35, 1), branch(20, 16)]
    assert len(branches_in(written(*lines))) == 3


WRONG: list[tuple[object, str]] = [
    ({}, "branches"),
    ([7], "branches[0]"),
    ([branch() | {"more": 1}], "branches[0]"),
    ([{"ply": 5, "name": "x"}], "branches[0].moves"),
    ([branch() | {"ply": 37}], "branches[0].ply"),
    ([branch() | {"ply": True}], "branches[0].ply"),
    ([branch() | {"moves": []}], "branches[0].moves"),
    ([branch() | {"moves": {}}], "branches[0].moves"),
    ([branch(), branch() | {"ply": 4}], "branches[1].moves[0]"),
    ([branch() | {"moves": [*branch()["moves"], {"seat": 0}]}], "branches[0].moves[3].tile"),
    ([branch() | {"ply": 36, "moves": RECORD["moves"][-1:]}], "branches[0].moves[0]"),
    ([branch()] * (MOST_BRANCHES + 1), "branches"),
    *[
        ([branch() | {"name": name}], "branches[0].name")
        for name in ("", "   ", 7, None, "x" * (LONGEST_BRANCH_NAME + 1), "a\nb", "a\ud800", "\x07")
    ],
]


@pytest.mark.parametrize(("value", "where"), WRONG, ids=lambda value: value if isinstance(value, str) else "")
def test_what_is_no_branch_is_named_in_one_sentence(value: object, where: str) -> None:
    with pytest.raises(RecordError) as refused:
        check_record(json.dumps(RECORD | {"branches": value}))
    assert refused.value.where == where
    assert "\n" not in str(refused.value)
    assert len(str(refused.value)) < 200


def test_as_many_branches_as_allowed_can_be_sent() -> None:
    found = branches_in(written(*[branch(0, 36, "x" * LONGEST_BRANCH_NAME)] * MOST_BRANCHES))
    assert len(found) == MOST_BRANCHES
    assert len(encode(found)) < 256 * 1024
