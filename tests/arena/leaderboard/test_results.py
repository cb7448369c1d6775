"""What is left to play, and the file of what was played."""

from pathlib import Path

import msgspec
import pytest
from tests.arena.leaderboard.boards import result

from twelvefold.arena.leaderboard.play import missing, pairs_of
from twelvefold.arena.leaderboard.results import KeptResults
from twelvefold.arena.task import ArenaError

LINE = msgspec.json.encode(result(("margin#1", "naive#1"))).decode() + "\n"
BOTS = {"naive": "naive#1", "random": "random#1", "margin": "margin#1"}


def kept(path: Path) -> KeptResults:
    """A file of results that the test closes."""
    return KeptResults(path)


def test_with_more_seats_each_bot_sits_alone_among_copies_of_each_other() -> None:
    assert pairs_of(["naive", "margin"], 2) == [("margin", "naive")]
    assert pairs_of(["naive", "margin"], 3) == [("margin", "naive"), ("naive", "margin")]


def test_only_deals_that_are_not_in_the_file_are_missing(tmp_path: Path) -> None:
    file = kept(tmp_path / "results.jsonl")
    file.add(result(("margin#1", "naive#1"), [1.0] * 5))
    file.add(result(("margin#1", "naive#1"), [1.0], first=7))
    file.add(result(("margin#1", "random#1"), [1.0] * 5))
    file.add(result(("margin#1", "random#1"), [1.0] * 5, first=5))
    pieces = missing(BOTS, 2, 10, file.read(2))
    file.close()
    assert [(*piece.bots, piece.first, piece.deals) for piece in pieces] == [
        ("margin#1", "naive#1", 5, 2),
        ("margin#1", "naive#1", 8, 2),
        ("naive#1", "random#1", 0, 5),
        ("naive#1", "random#1", 5, 5),
    ]


def test_a_bot_that_changed_plays_all_its_pairs_again_and_no_others(tmp_path: Path) -> None:
    file = kept(tmp_path / "results.jsonl")
    for bots in (("margin#1", "naive#1"), ("margin#1", "random#1"), ("naive#1", "random#1")):
        file.add(result(bots, [1.0] * 5))
    pieces = missing(BOTS | {"margin": "margin#2"}, 2, 5, file.read(2))
    file.close()
    assert [piece.pair for piece in pieces] == [("margin", "naive"), ("margin", "random")]


def test_results_at_other_seats_and_of_other_versions_do_not_count(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    file = kept(path)
    file.add(result(("margin#1", "naive#1"), players=3))
    file.add(msgspec.structs.replace(result(("margin#1", "naive#1")), version="leaderboard-0"))
    found = file.read(2)
    file.close()
    assert found == {}


def test_a_line_that_was_cut_off_is_dropped_and_the_rest_stays(tmp_path: Path) -> None:
    path = tmp_path / "results.jsonl"
    file = kept(path)
    file.add(result(("margin#1", "naive#1")))
    file.close()
    whole = path.read_bytes()
    path.write_bytes(whole + whole[: len(whole) // 2])
    file = kept(path)
    assert file.read(2)["margin#1", "naive#1"].shares == {0: 0.5, 1: 0.5, 2: 1.0, 3: 0.5}
    file.add(result(("naive#1", "random#1")))
    file.close()
    assert len(path.read_text(encoding="utf-8").splitlines()) == 2


@pytest.mark.parametrize(
    "line",
    [
        "my holiday\n",
        "my holiday",
        "{}\n",
        LINE.replace('"first":0', '"first":49'),
        LINE.replace("0.5", "1.5"),
        LINE.replace('"players":2', '"players":5'),
        "x" * 100_000 + "\n",
    ],
)
def test_any_other_file_is_refused_and_left_alone(tmp_path: Path, line: str) -> None:
    path = tmp_path / "results.jsonl"
    path.write_text(line, encoding="utf-8")
    file = kept(path)
    with pytest.raises(ArenaError, match=r"results\.jsonl:1 is not a result of a leaderboard"):
        file.read(2)
    file.close()
    assert path.read_text(encoding="utf-8") == line
