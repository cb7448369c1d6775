"""An interrupted run resumes where it stopped, and never adds to a different run's games."""

import json
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.arena.games import without_times

from twelvefold.arena.kept import KeptGames
from twelvefold.arena.many import in_order
from twelvefold.arena.report import report_of
from twelvefold.arena.run import hold_arena
from twelvefold.arena.tally import Tally
from twelvefold.arena.task import ArenaError, Task, make_task
from twelvefold.world import standard_box
from twelvefold.world.box_file import box_from_json

TASK = make_task(["naive", "random"], 2, 1)


def held(path: Path, groups: int, task: Task = TASK) -> Tally:
    kept = KeptGames(path, task)
    try:
        return hold_arena(task, groups, kept=kept, spread=partial(in_order, workers=1))
    finally:
        kept.close()


def lines_of(path: Path) -> list[str]:
    return path.read_text(encoding="ascii").splitlines()


def told(tally: Tally) -> dict[str, Any]:
    """A report without the CPU times."""
    report = report_of(tally, 8, "")
    for row in report["rows"]:
        del row["ms"]
    return report


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("arena") / "whole.jsonl"
    held(path, 4)
    return path


@pytest.mark.parametrize("cut", ["between groups", "in a group", "in a line", "before the first", "in the first line"])
def test_a_run_that_was_cut_short_goes_on(cut: str, whole: Path, tmp_path: Path) -> None:
    text = whole.read_text(encoding="ascii")
    lines = text.splitlines(keepends=True)
    left = {
        "between groups": "".join(lines[:4]),
        "in a group": "".join(lines[:5]),
        "in a line": "".join(lines[:5]) + lines[5][:999],
        "before the first": "",
        "in the first line": lines[0][:9],
    }[cut]
    path = tmp_path / "games.jsonl"
    path.write_text(left, encoding="ascii")
    tally = held(path, 4)
    assert without_times(lines_of(path)) == without_times(lines_of(whole))
    kept = len(left.splitlines()) // 2 * 2 if cut != "in a line" else 4
    assert lines_of(path)[:kept] == lines_of(whole)[:kept]  # not played again
    assert told(tally) == told(held(whole, 4))


def test_a_finished_run_is_read_and_not_played_again(whole: Path) -> None:
    before = whole.read_bytes()
    tally = held(whole, 4)
    assert (tally.games, tally.groups) == (8, 4)
    assert whole.read_bytes() == before


def test_fewer_games_than_are_kept_are_counted_and_nothing_is_lost(whole: Path) -> None:
    before = whole.read_bytes()
    assert held(whole, 2).games == 4
    assert whole.read_bytes() == before


def test_more_games_are_added(whole: Path, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_bytes(whole.read_bytes())
    assert held(path, 5).games == 10
    assert lines_of(path)[:8] == lines_of(whole)


def _other_box() -> Task:
    box = standard_box().to_json()
    box["tiles"][0] = ["glacier"] * 5
    return make_task(["naive", "random"], 2, 1, box=box_from_json(box))


@pytest.mark.parametrize(
    ("task", "sentence"),
    [
        (make_task(["naive", "random"], 2, 2), "seed differs;"),
        (make_task(["naive", "random"], 2, "two"), 'seed is "000000'),
        (make_task(["naive", "random"], 3, 1), "players is 2, not 3"),
        (make_task(["naive", "margin"], 2, 1), 'bots is ["naive", "random"], not ["naive", "margin"]'),
        (make_task(["random", "naive"], 2, 1), "bots is"),
        (make_task(["naive", "random"], 2, 1, mystery=True), "mystery is false, not true"),
        (make_task(["naive", "random"], 2, 1, beginner=True), "beginner is false, not true"),
        (_other_box(), "its box differs"),
    ],
)
def test_a_file_of_another_arena_is_left_alone_and_what_differs_is_named(
    task: Task, sentence: str, whole: Path
) -> None:
    before = whole.read_bytes()
    with pytest.raises(ArenaError) as raised:
        held(whole, 4, task)
    assert sentence in str(raised.value)
    assert "whole.jsonl:1" in str(raised.value)
    assert whole.read_bytes() == before


def _changed(line: str, **keys: Any) -> str:  # noqa: ANN401
    record = json.loads(line)
    record["arena"] |= keys
    return json.dumps(record)


def test_records_out_of_order_from_another_version_or_tampered_with_are_refused(whole: Path, tmp_path: Path) -> None:
    one, two, three = lines_of(whole)[:3]
    path = tmp_path / "games.jsonl"
    for lines, sentence in (
        ([two, one], "seating is 1, not 0"),
        ([three], "group is 1, not 0"),
        ([_changed(one, version="0.0.0")], 'version is "0.0.0"'),
        ([_changed(one, code="of yesterday")], 'code is "of yesterday"'),
        ([_changed(three, group=0)], "its deal doesn't come from the seed"),
        ([one.replace('"face": 3', '"face": 2', 1)], "games.jsonl:1: "),
        ([one, "{}"], "games.jsonl:2: "),
        (["not JSON"], "games.jsonl:1: "),
        ([_changed(one, seconds=[])], "is incomplete"),
        ([_changed(one, seconds=["a", "b"])], "is incomplete"),
        ([_changed(one, remarks=[5, 6])], "is incomplete"),
        ([_changed(one, remarks=[{"a": "b"}, {}])], "is incomplete"),
        ([_changed(one, details=[[], 5])], "is incomplete"),
    ):
        path.write_text("".join(line + "\n" for line in lines), encoding="ascii")
        before = path.read_bytes()
        with pytest.raises(ArenaError) as raised:
            held(path, 4)
        assert sentence in str(raised.value)
        assert path.read_bytes() == before


def test_somebodys_letter_is_not_taken_for_a_torn_line(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_text("Dear Ada, this has no line feed", encoding="ascii")
    with pytest.raises(ArenaError, match="is not a record of an arena"):
        held(path, 4)
    assert path.read_text(encoding="ascii").startswith("Dear Ada")


def test_plain_records_are_no_arena(tmp_path: Path, whole: Path) -> None:
    path = tmp_path / "games.jsonl"
    record = json.loads(lines_of(whole)[0])
    del record["arena"]
    path.write_text(json.dumps(record) + "\n", encoding="ascii")
    with pytest.raises(ArenaError, match="is not a record of an arena"):
        held(path, 4)


def test_two_arenas_cannot_write_one_file(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    first = KeptGames(path, TASK)
    with pytest.raises(ArenaError, match="is in use by another arena"):
        KeptGames(path, TASK)
    first.close()
    KeptGames(path, TASK).close()
