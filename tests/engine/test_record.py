"""Records: every stored game replays and is written back byte for byte; so does any game, at any point."""

import json
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.bridge import RECORDS, deal_of, engine_box, game_after, paper_box, random_moves
from tests.referee import check_record as referee_checks
from tests.referee import line

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded
from twelvefold.engine.game import Game
from twelvefold.engine.record import check_record, read_record, write_record
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import HABITAT_IDS

FILES = sorted(RECORDS.glob("*.jsonl"))


def test_all_fourteen_records_are_there() -> None:
    assert len(FILES) == 14


@pytest.mark.pure
@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_replays_and_is_written_back_byte_for_byte(file: Path) -> None:
    text = file.read_text(encoding="ascii")
    game = read_record(text)
    assert game.is_over
    assert game.end is not None
    if file.stem == "own-box-layout":
        # Its box lists the habitats in another order, which has no meaning; the engine writes them in its own.
        paper = json.loads(text)
        assert paper["box"]["habitats"] == list(reversed(HABITAT_IDS))
        paper["box"]["habitats"].reverse()
        text = line(paper)
    assert write_record(game) + "\n" == text
    assert read_record(file.read_bytes()) == game


@pytest.mark.parametrize("file", FILES, ids=lambda file: file.stem)
def test_a_stored_game_has_the_awards_and_scores_that_its_events_tell(file: Path) -> None:
    paper = json.loads(file.read_text(encoding="ascii"))
    game = read_record(json.dumps(paper))
    awards = [event for event in game.events if isinstance(event, Awarded)]
    assert [{"round": e.round, "animal": e.animal, "seat": e.seat} for e in awards] == paper["awards"]
    assert [tile.tile for planet in game.planets for tile in planet.faces if tile] == [
        next(m["tile"] for m in paper["moves"] if (m["seat"], m["face"]) == (seat, face))
        for seat in range(paper["players"])
        for face in range(12)
    ]
    assert game.deal == deal_of(paper["setup"], paper["players"], game.box, mystery=paper["mystery"])


@pytest.mark.parametrize(("players", "beginner", "mystery"), [(2, False, True), (3, True, False), (4, False, False)])
def test_a_game_under_way_is_read_back_at_every_move(players: int, beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(players, "under way", beginner=beginner, mystery=mystery)
    game, box = Game(deal), paper_box()
    for move in [*random_moves(deal, 3), None]:
        text = write_record(game)
        again = read_record(text)
        assert again == game
        assert again.events == game.events
        assert write_record(again) == text
        paper = json.loads(text)
        assert ("scores" in paper, "winners" in paper) == (game.is_over, game.is_over)
        assert referee_checks(paper, box) is None
        if move is not None:
            game.push(move)


@given(st.data())
def test_any_game_is_read_back(data: st.DataObject) -> None:
    deal = Deal.draw(data.draw(st.integers(2, 4)), data.draw(st.integers(0)), beginner=data.draw(st.booleans()))
    plies = data.draw(st.integers(0, 12 * deal.players))
    game = game_after(deal, random_moves(deal, data.draw(st.integers(0, 10**6)), plies))
    assert read_record(write_record(game)) == game


def test_keys_stand_in_the_order_of_the_format() -> None:
    deal = Deal.draw(2, 1)
    game = game_after(deal, random_moves(deal, 1))
    text = write_record(game, {"seed": "1", "names": ["Ä", "B"], "players": 9})
    paper = json.loads(text)
    keys = [
        "format",
        "players",
        "objectives",
        "mystery",
        "setup",
        "moves",
        "awards",
        "scores",
        "winners",
        "seed",
        "names",
    ]
    assert list(paper) == keys
    assert list(paper["setup"]) == ["piles", "animals", "objectives", "first_seat"]
    assert list(paper["moves"][0]) == ["seat", "tile", "face", "rotation"]
    assert list(paper["scores"][0]) == ["seat", "objective", "animals", "cards", "total"]
    assert paper["players"] == 2
    assert "\\u00c4" in text
    assert text == json.dumps(paper)
    assert text.isascii()


def test_keys_that_are_not_known_are_kept_aside() -> None:
    deal = Deal.draw(2, 1)
    game = Game(deal)
    text = write_record(game, {"names": ["A", None], "clock": {"left": [1.5, 2]}})
    checked = check_record(text)
    assert checked.extra == {"names": ["A", None], "clock": {"left": [1.5, 2]}}
    assert checked.deal == deal
    assert checked.end is None
    assert read_record(text) == game


def test_a_record_carries_its_box_unless_it_is_the_standard_one() -> None:
    paper = paper_box()
    same = Game(Deal.draw(2, 1, box=engine_box(paper)))
    assert "box" not in json.loads(write_record(same))
    paper["tiles"][0].reverse()
    own = Game(Deal.draw(2, 1, box=engine_box(paper)))
    said = json.loads(write_record(own))
    assert said["box"] == paper
    assert read_record(write_record(own)).box == engine_box(paper)
    assert referee_checks(said, paper_box()) is None
    # A record may include the standard box as well; it changes nothing.
    assert read_record(json.dumps(json.loads(write_record(same)) | {"box": paper_box()})) == same
    assert same.box == standard_box()


def test_reordering_the_keys_of_a_record_changes_nothing() -> None:
    paper = json.loads(FILES[0].read_text(encoding="ascii"))
    turned = dict(reversed(paper.items()))
    turned["moves"] = [dict(reversed(move.items())) for move in paper["moves"]]
    turned["awards"] = [dict(reversed(award.items())) for award in paper["awards"]]
    assert read_record("  " + json.dumps(turned, indent=2) + "\r\n") == read_record(json.dumps(paper))
