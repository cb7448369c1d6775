"""`twelvefold simulate`."""

import json
from pathlib import Path
from typing import cast

import pytest
from tests.cli.command import twelvefold
from tests.referee import Box, check_record

from twelvefold.world import standard_box

BOX = cast("Box", standard_box().to_json())


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("variant", [(), ("--mystery",), ("--beginner",), ("--mystery", "--beginner")])
def test_the_referee_agrees_with_every_record(players: int, variant: tuple[str, ...], tmp_path: Path) -> None:
    out = tmp_path / "games.jsonl"
    done = twelvefold(
        "simulate", "--players", str(players), "--games", "20", "--seed", "5", *variant, "--out", str(out)
    )
    assert done.returncode == 0
    records = [json.loads(line) for line in out.read_text(encoding="ascii").splitlines()]
    assert len(records) == 20
    for record in records:
        assert record["players"] == players
        assert record["mystery"] == ("--mystery" in variant)
        assert record["objectives"] == ("--beginner" not in variant)
        assert check_record(record, BOX) is None


def test_the_same_seed_gives_the_same_file_however_many_cores_there_are(tmp_path: Path) -> None:
    files = []
    for name, cores in (("one", "1"), ("two", "2")):
        out = tmp_path / name
        twelvefold("simulate", "-p", "3", "-n", "600", "-s", "7", "-o", str(out), TWELVEFOLD_CORES=cores)
        files.append(out.read_bytes())
    assert files[0] == files[1]
    assert files[0].count(b"\n") == 600
    assert len(set(files[0].splitlines())) == 600


def test_another_seed_gives_other_games() -> None:
    one, two, text = (
        twelvefold("simulate", "-n", "2", "--seed", seed, "--out", "-").stdout for seed in ("1", "2", "x")
    )
    assert len({one, two, text}) == 3


def test_without_a_file_a_table_says_how_the_games_went() -> None:
    done = twelvefold("simulate", "--games", "50", "--players", "4")
    assert done.returncode == 0
    assert "50 games" in done.stdout
    assert "wins" in done.stdout


def test_a_bot_that_fails_is_named_with_what_happened(tmp_path: Path) -> None:
    (tmp_path / "bad.py").write_text("class Bad:\n    def choose(self, turn):\n        raise RuntimeError('oh dear')\n")
    bots = ("--bots", f"{tmp_path / 'bad.py'}:Bad,naive", "--games", "3")
    for options in ((), ("--json",), ("--out", str(tmp_path / "games.jsonl")), ("--out", "-")):
        done = twelvefold("simulate", *bots, *options)
        assert done.returncode == 0
        assert "Bad failed 36 times: crash (36×)" in done.stderr
        assert "oh dear" in done.stderr
        assert "oh dear" not in done.stdout
    assert "failed" not in twelvefold("simulate", "--bots", "naive,random", "--games", "3").stderr


def test_records_tell_no_folder_of_a_bot(tmp_path: Path) -> None:
    (tmp_path / "mine.py").write_text("class Mine:\n    def choose(self, turn):\n        return turn.legal_moves[0]\n")
    done = twelvefold("simulate", "--bots", f"{tmp_path / 'mine.py'}:Mine,naive", "--games", "1", "--out", "-")
    assert json.loads(done.stdout)["names"] == ["mine.py:Mine", "naive"]


def test_as_json_the_shares_of_the_victories_add_up() -> None:
    rows = json.loads(twelvefold("simulate", "--games", "50", "--players", "4", "--json").stdout)
    assert [row["seat"] for row in rows] == [0, 1, 2, 3]
    assert sum(row["win_rate"] for row in rows) == pytest.approx(1, abs=0.001)


def test_a_box_of_ones_own_is_carried_in_the_records(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    box = standard_box().to_json()
    box["tiles"][0] = ["glacier"] * 5
    mine.write_text(json.dumps(box), encoding="utf-8")
    done = twelvefold("simulate", "-n", "3", "--box", str(mine), "-o", "-")
    records = [json.loads(line) for line in done.stdout.splitlines()]
    assert [record["box"] for record in records] == [box] * 3
    assert [check_record(record, BOX) for record in records] == [None] * 3


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("--bots", "nobody"), 'there is no bot "nobody"'),
        (("--bots", "naïve"), 'there is no bot "naïve"'),
        (("--bots", "random,random,random"), "3 bots can't fill 2 seats"),
        (("--box", "missing.json"), "missing.json"),
        (("--out", "no/such/folder/x.jsonl"), "no/such/folder/x.jsonl"),
        (("--seed", "-1"), "a seed is an integer from 0"),
        (("--players", "5"), "'--players'"),
        (("--games", "0"), "'--games'"),
        (("--games", "many"), "integer"),
    ],
)
def test_what_is_impossible_is_said_in_a_sentence(arguments: tuple[str, ...], sentence: str) -> None:
    done = twelvefold("simulate", *arguments)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stdout == ""
    assert done.stderr.count("\n") == 1


def test_all_defects_of_a_box_are_named_at_once(tmp_path: Path) -> None:
    mine = tmp_path / "mine.json"
    box = standard_box().to_json()
    box["tiles"][3] = ["ocean"] * 4
    box["tiles"][9][2] = "swamp"
    box["animals"][1]["id"] = "whale"
    del box["layout"]
    mine.write_text(json.dumps(box), encoding="utf-8")
    done = twelvefold("simulate", "--box", str(mine))
    assert done.returncode == 2
    for part in ("layout is missing", "tile 3", "swamp", "whale"):
        assert part in done.stderr
