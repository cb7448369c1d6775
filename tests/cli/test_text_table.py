"""The terminal game without a terminal: what is said, what is never said, and what is kept."""

import json
from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from twelvefold.analysis import advise
from twelvefold.cli.names import seat_names
from twelvefold.cli.reasons import sentence_of
from twelvefold.cli.text.keep import Keeper, Seating, resumed
from twelvefold.cli.text.table import TextTable
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES
from twelvefold.engine.record import read_record, write_record
from twelvefold.world.errors import TwelvefoldError

RANDOM = Seating((None, "random", "random"), 7)
QUESTIONS = (
    "p",
    "p 2",
    "p 3",
    "r",
    "r 2",
    "g",
    "a 2",
    "z",
    "z 1",
    "z 12",
    "t",
    "o",
    "s",
    "m",
    "?",
    "3",
    "3g",
    "3g1?",
    "3g1",
    "u",
    "4a0",
    "sing",
)
LINES = st.one_of(
    st.sampled_from([*QUESTIONS, "", "", "1a0", "2b1", "3c2", "4d3", "5e4", "1l0", "!"]), st.text(max_size=90)
)


def table_of(deal: Deal, seating: Seating = RANDOM) -> TextTable:
    return TextTable(Game(deal), seating, lambda _: None)


def said_in_round_1(deal: Deal) -> Iterator[str]:
    """Everything said until the last tile of round 1 is placed."""
    table = table_of(deal)
    yield from table.welcome()
    yield from table.opening()
    for line in QUESTIONS:
        yield from table.answer(line).lines
    for line in ("2c3", ""):
        yield from table.answer(line).lines
    for lines in table.bots_move():
        if table.sight.view.round == 1:
            yield from lines


@pytest.mark.parametrize("mystery", [False, True])
def test_games_that_differ_only_in_what_is_hidden_sound_alike(mystery: bool) -> None:
    deal = Deal.draw(3, "one", mystery=mystery, first_seat=0)
    piles = (deal.piles[0], *reversed(deal.piles[1:]))
    mine, his, hers = deal.objectives
    other = replace(deal, piles=piles, objectives=(mine, hers, his), seed=None)
    if mystery:
        shown = [column[:1] for column in deal.animals]
        hidden = [column[1:] for column in deal.animals]
        later = [*hidden[:4], *reversed(hidden[4:])]  # those of rounds 3 and 4 are soon turned up
        other = replace(other, animals=tuple(a + b for a, b in zip(shown, later, strict=True)))
    assert other != deal
    assert list(said_in_round_1(other)) == list(said_in_round_1(deal))
    seen = replace(deal, objectives=(his, mine, hers))
    assert list(said_in_round_1(seen)) != list(said_in_round_1(deal)), "one's own objective is heard"


@settings(max_examples=40, deadline=None)
@given(st.lists(LINES, max_size=25))
def test_no_line_stops_a_game(lines: list[str]) -> None:
    table = table_of(Deal.draw(3, "two", mystery=True))
    for line in lines:
        list(table.bots_move())
        if table.is_over:
            return
        reply = table.answer(line)
        assert reply.lines or reply.quits
        assert all(said and "\n" not in said and said.isprintable() for said in reply.lines)


def test_a_tile_is_laid_only_when_it_is_confirmed() -> None:
    table = table_of(Deal.draw(3, "one", first_seat=0))
    table.answer("2c3")
    assert table.sight.view.ply == 0
    table.answer("u")
    table.answer("")
    assert table.sight.view.ply == 0
    assert table.answer("u").lines == ("You aren't holding a tile. Placed tiles stay where they are.",)
    table.answer("2c3")
    table.answer("1d4")
    table.answer("")
    assert [str(move) for move in table._game.moves] == ["1d4"]


def test_what_is_taken_is_said() -> None:
    table = table_of(Deal.draw(2, "one", first_seat=0), Seating((None, "random"), 1))
    table.answer("2c3")
    table.answer("")
    list(table.bots_move())
    taken = next(slot for slot, tile in enumerate(table.sight.view.offer, 1) if tile is None)
    free = 6 - taken if taken != 3 else 1
    assert table.answer(f"{taken}a0").lines == (f"Tile {taken} is taken",)
    assert table.answer(f"{free}c0").lines == ("Face C is taken.",)
    assert table.answer("p 3").lines == ("There’s no player “3” at this table.",)


def test_what_others_write_behind_a_game_is_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text("no line feed behind it", encoding="ascii")
    game, keeper = Game.new(2, 1), Keeper(path)
    for _ in range(2):
        game.push(game.legal_moves[0])
        keeper.keep(game, Seating((None, "random"), 1), ("A", "B"))
    first, second = path.read_text(encoding="ascii").splitlines()
    assert (first, read_record(second)) == ("no line feed behind it", game)
    with path.open("a", encoding="ascii") as file:
        file.write("another's\n")
    game.push(game.legal_moves[0])
    keeper.keep(game, Seating((None, "random"), 1), ("A", "B"))
    lines = path.read_text(encoding="ascii").splitlines()
    assert lines[:3] == [first, second, "another's"]
    assert read_record(lines[3]) == game


def test_bots_have_a_number_where_two_are_called_the_same() -> None:
    assert seat_names((None, "naturalist")) == ("Player 1", "Naturalist")
    assert seat_names(("ranger", None, "expert", "ranger")) == ("Ranger 1", "Player 2", "Expert", "Ranger 4")


def test_a_resumed_game_has_the_same_bots_and_chance(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    game = Game.new(3, 1)
    game.push(game.legal_moves[0])
    Keeper(path).keep(game, Seating(("seedling", None, "master"), 5), ("A", "B", "C"))
    again, seating, keeper = resumed(path, "ranger", 9)
    assert again == game
    assert seating == Seating(("seedling", None, "master"), 5)
    assert seating.seat == 1
    game.push(game.legal_moves[0])
    keeper.keep(game, seating, ("A", "B", "C"))
    assert read_record(path.read_text(encoding="ascii").strip()) == game


@pytest.mark.parametrize(
    "extra", [{}, {"bots": [None, "random"]}, {"bots": [None, "mine.py:Bot"], "chance": 1}, {"bots": 1, "chance": True}]
)
def test_a_record_from_elsewhere_can_be_played_on(extra: dict[str, object], tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(write_record(Game.new(2, 1), extra) + "\n", encoding="ascii")
    assert resumed(path, "ranger", 9)[1] == Seating((None, "ranger"), 9)


@pytest.mark.parametrize("text", ["", "{}\n", json.dumps([1]) + "\n", '{"format": \n'])
def test_what_is_no_record_is_a_sentence(text: str, tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    path.write_text(text, encoding="ascii")
    with pytest.raises(TwelvefoldError, match=r"games\.jsonl:\d: "):
        resumed(path, "ranger", 9)


def test_a_hint_says_why_and_names_alternatives() -> None:
    table = table_of(Deal.draw(2, "hints", first_seat=0), Seating((None, "random"), 7))
    first, *lines = table.answer("!").lines
    advice = advise(table.sight.view, table.sight.box)
    assert first == f"Suggested: {MOVES[advice[0].code]}, {advice[0].chance:.0%} to win"
    assert lines[: len(advice[0].reasons)] == [
        sentence_of(reason, ["Player 1", "Random"]) for reason in advice[0].reasons
    ]
    others = ", ".join(f"{MOVES[each.code]} ({each.chance:.0%})" for each in advice[1:])
    assert f"Alternatives: {others}" in lines
