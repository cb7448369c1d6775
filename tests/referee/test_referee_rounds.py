"""The referee through the rounds: turns, leftovers, carried animals and the mystery game, by hand."""

import pytest
from tests.referee.paper import Setup
from tests.referee.play import IllegalMoveError, RefGame
from tests.referee.positions import one_off_box, story


def fresh(players: int, first_seat: int = 0, *, mystery: bool = False) -> RefGame:
    """A beginner game of plain oceans; pile k has tiles 5k to 5k + 4; animals only in the mystery game."""
    box = one_off_box()
    names = [animal["id"] for animal in box["animals"]]
    columns: list[list[str]] = [names[2 * i : 2 * i + 2] if mystery else [] for i in range(10)]
    setup: Setup = {
        "piles": [list(range(5 * pile, 5 * pile + 5)) for pile in range(10)],
        "animals": [[], [], *columns],
        "objectives": [],
        "first_seat": first_seat,
    }
    return RefGame(setup, players, False, mystery, box)


def play_round(game: RefGame, *slots: int) -> None:
    """Each seat places one tile on its lowest free face: the first seat from the first slot named, and so on."""
    for slot in slots:
        game.play(slot, game.round - 1, 0)


def seats_of(game: RefGame, rounds: int) -> list[list[int]]:
    """Who moved, round by round, with everyone taking the first slot left."""
    for _ in range(rounds):
        play_round(game, *range(game.players))
    seats = [move["seat"] for move in game.moves]
    return [seats[game.players * i : game.players * (i + 1)] for i in range(rounds)]


def test_seats_move_clockwise_and_the_token_passes_to_the_left_each_round() -> None:
    assert seats_of(fresh(4, first_seat=2), 5) == [[2, 3, 0, 1], [3, 0, 1, 2], [0, 1, 2, 3], [1, 2, 3, 0], [2, 3, 0, 1]]
    assert seats_of(fresh(3, first_seat=1), 3) == [[1, 2, 0], [2, 0, 1], [0, 1, 2]]
    assert seats_of(fresh(2), 3) == [[0, 1], [1, 0], [0, 1]]


def test_slots_do_not_close_up_when_a_tile_is_taken() -> None:
    game = fresh(3)
    game.play(1, 0, 0)
    assert game.offer() == [0, None, 2, 3, 4]
    with pytest.raises(IllegalMoveError, match="slot 1"):
        game.play(1, 0, 0)
    game.play(0, 0, 0)
    assert game.offer() == [None, None, 2, 3, 4]


def test_any_tile_goes_on_any_free_face_in_any_rotation_in_the_order_of_the_codes() -> None:
    game = fresh(2)
    assert game.legal() == [(s, f, r) for s in range(5) for f in range(12) for r in range(5)]
    play_round(game, 0, 1)
    game.play(4, 7, 3)
    # Seat 0 moves second in round 2: slots 0 to 3 are left, and its face 0 is taken.
    assert game.seat_to_move == 0
    assert game.legal() == [(s, f, r) for s in range(4) for f in range(1, 12) for r in range(5)]
    with pytest.raises(IllegalMoveError, match="face 0"):
        game.play(0, 0, 0)


def test_leftovers_go_in_the_order_in_which_they_were_turned_up() -> None:
    game = fresh(3)
    # Taken in the order 4, 2, 0: what is left is slot 1, then slot 3.
    play_round(game, 4, 2, 0)
    assert game.late_piles == {11: [1, 3], 12: []}


def test_two_seats_fill_piles_11_and_12_by_round_4_and_the_rest_leaves_the_game() -> None:
    game = fresh(2)
    for _ in range(10):
        play_round(game, 0, 1)
    # Slots 2, 3, 4 are left: 2 3 4, then 7 8 | 9, 12 13 14, 17 | 18 19 and so on leave the game.
    assert game.late_piles == {11: [2, 3, 4, 7, 8], 12: [9, 12, 13, 14, 17]}
    assert game.out_of_game[:5] == [18, 19, 22, 23, 24]
    assert len(game.out_of_game) == 3 * 10 - 10
    assert game.offer() == [2, 3, 4, 7, 8]


def test_three_seats_fill_piles_11_and_12_by_round_5_and_the_rest_leaves_the_game() -> None:
    game = fresh(3)
    for _ in range(10):
        play_round(game, 0, 1, 2)
    # Slots 3 and 4 are left: 3 4, 8 9, 13 | 14, 18 19, 23 24.
    assert game.late_piles == {11: [3, 4, 8, 9, 13], 12: [14, 18, 19, 23, 24]}
    assert game.out_of_game == [28, 29, 33, 34, 38, 39, 43, 44, 48, 49]


def test_four_seats_leave_just_enough_for_piles_11_and_12() -> None:
    game = fresh(4)
    for _ in range(10):
        play_round(game, 3, 2, 1, 0)
    assert game.late_piles == {11: [4, 9, 14, 19, 24], 12: [29, 34, 39, 44, 49]}
    assert game.out_of_game == []


def test_the_leftovers_of_rounds_11_and_12_leave_the_game_and_the_game_ends_after_round_12() -> None:
    game = fresh(4)
    for _ in range(11):
        play_round(game, 3, 2, 1, 0)
    assert game.out_of_game == [24]
    assert game.offer() == [29, 34, 39, 44, 49]
    play_round(game, 0, 1, 2, 4)
    assert game.out_of_game == [24, 44]
    assert (game.over, game.seat_to_move, game.ply, game.legal()) == (True, None, 48, [])
    with pytest.raises(IllegalMoveError, match="over"):
        game.play(3, 0, 0)


def test_life_comes_when_everybody_has_placed_and_not_before() -> None:
    game = story(["0:FOOOO", "0:OOOOO"], {3: ["forest most"]}, rounds=2)
    game.play(0, 2, 0)
    assert (game.round, game.looks) == (3, [])
    game.play(1, 2, 0)
    assert game.round == 4
    assert [(look.round, look.animal, look.seat) for look in game.looks] == [(3, "forest most", 0)]


def test_a_drawn_card_goes_to_the_bottom_of_the_next_column() -> None:
    # Everyone has one forest until seat 1 places a second one, apart from the first, in round 4.
    game = story(
        ["0:FOOOO", "0:FOOOO 1:OOOOO 2:OOOOO 11:FOOOO"],
        {3: ["forest most", "forest touching ocean"], 4: ["ocean touching forest"], 5: ["desert most"]},
        rounds=4,
    )
    assert [(look.round, look.animal, look.bids, look.outcome) for look in game.looks] == [
        (3, "forest most", (1, 1), "carry"),
        (3, "forest touching ocean", (1, 1), "carry"),
        # Round 4's own card comes first. Faces 0, 1, 2, 3 join into one ocean of 19; face 11's four are another.
        (4, "ocean touching forest", (19, 14), "award"),
        (4, "forest most", (1, 2), "award"),
        (4, "forest touching ocean", (1, 1), "carry"),
    ]
    assert game.awards() == [
        {"round": 4, "animal": "ocean touching forest", "seat": 0},
        {"round": 4, "animal": "forest most", "seat": 1},
    ]
    assert game.columns[5] == ["desert most", "forest touching ocean"]


def test_a_card_may_wait_until_round_12_and_goes_to_the_box_there() -> None:
    game = story(["", "", ""], {3: ["forest most"]})
    assert [(look.round, look.outcome) for look in game.looks] == [
        *((round_, "carry") for round_ in range(3, 12)),
        (12, "discard"),
    ]
    assert game.awards() == []


def test_an_animal_is_awarded_to_the_planet_as_it_is_in_that_round() -> None:
    # Seat 0 is ahead in round 3 and keeps the card although seat 1 overtakes it in round 4.
    game = story(["0:FOOOO", "0:OOOOO 1:OOOOO 2:OOOOO 3:FFFFF"], {3: ["forest most"]}, rounds=4)
    assert game.cards == [["forest most"], []]


def test_in_the_mystery_game_the_second_animal_of_each_round_is_turned_up_two_rounds_ahead() -> None:
    game = fresh(2, mystery=True)
    first = {round_: game.setup["animals"][round_ - 1][0] for round_ in range(3, 13)}
    second = {round_: game.setup["animals"][round_ - 1][1] for round_ in range(3, 13)}
    for finished in range(12):
        assert all(game.face_up(animal) for animal in first.values())
        # At the end of round k, round k + 2's is turned up: after round 1 only round 3's is face up.
        turned_up = [round_ for round_ in second if game.face_up(second[round_])]
        assert turned_up == list(range(3, min(finished + 2, 12) + 1))
        play_round(game, 0, 1)


def test_the_cards_in_the_box_cannot_be_seen() -> None:
    game = fresh(2, mystery=True)
    assert not game.face_up("glacier apart mountain")


def test_outside_the_mystery_game_all_animals_lie_face_up() -> None:
    game = story(["", ""], {3: ["forest most"], 12: ["desert most", "ocean most"]}, rounds=0)
    assert all(game.face_up(animal) for animal in ("forest most", "desert most", "ocean most"))
