"""The kernel's other entry points: playouts, many games at once, all placements of a turn. The rules are the same."""

import random

import numpy as np
import pytest
from tests.engine.bridge import engine_box, game_after, game_in, own_paper_box, playout, random_moves
from tests.referee import Planet as RefPlanet

from twelvefold.engine.batch import Batch
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout, step
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.playout import play_out, random_games
from twelvefold.engine.move import Move
from twelvefold.engine.state import blank_state, box_tables
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat

KINDS = [(p, b, m) for p in (2, 3, 4) for b in (False, True) for m in (False, True)]


@pytest.mark.pure
@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_a_playout_goes_on_from_any_position_by_the_rules(players: int, beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(players, "playout", beginner=beginner, mystery=mystery)
    moves = random_moves(deal, 1)
    for plies in range(0, len(moves), 5):
        game = game_after(deal, moves[:plies])
        state = game.state_ints()
        play_out(state, box_tables(deal.box), 77 + plies)
        codes = state[layout.MOVES : layout.MOVES + 12 * players].tolist()
        assert codes[:plies] == [move.code for move in moves[:plies]]
        for code in codes[plies:]:
            game.push(Move.from_code(code))
        assert state == game._state


@pytest.mark.pure
@pytest.mark.parametrize("beginner", [False, True])
@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_dealt_and_counted_by_the_rules(players: int, beginner: bool) -> None:
    box = standard_box()
    state = blank_state(players, box, beginner=beginner, mystery=False, first_seat=1)
    totals = zeros(4)
    chance, expected = 12345, [0, 0, 0, 0]
    for _ in range(30):
        chance = random_games(state, box_tables(box), 1, chance, totals)
        game = game_in(state, box, beginner=beginner, mystery=False)
        assert state == game._state
        for score in game.scores():
            expected[score.seat] += score.total
    assert totals.tolist() == expected
    once = zeros(4)
    again = blank_state(players, box, beginner=beginner, mystery=False, first_seat=1)
    assert random_games(again, box_tables(box), 30, 12345, once) == chance
    assert once.tolist() == expected


@pytest.mark.pure
def test_many_games_at_once_are_many_games() -> None:
    rng = random.Random(4)
    deals = [Deal.draw(2 + number % 3, number, mystery=number % 2 == 0) for number in range(24)]
    batch, games = Batch(deals), [Game(deal) for deal in deals]
    for _ in range(49):
        legal = batch.legal()
        codes = np.zeros(24, dtype=np.int64)
        for number, game in enumerate(games):
            known = [move.code for move in game.legal_moves]
            assert np.flatnonzero(legal[number]).tolist() == known
            assert set(legal[number].tolist()) <= {0, 1}
            # Every seventh move is an arbitrary code, valid or not; it must be refused exactly where Game refuses it.
            codes[number] = rng.randrange(-2, 302) if rng.random() < 1 / 7 or not known else rng.choice(known)
        statuses = batch.step(codes)
        for number, game in enumerate(games):
            legal_now = bool(legal[number, codes[number]]) if 0 <= codes[number] < 300 else False
            assert (statuses[number] == step.LEGAL) == legal_now
            if legal_now:
                game.push(Move.from_code(int(codes[number])))
            assert np.array_equal(batch.states[number], game._state)
    assert sum(game.is_over for game in games) >= 8


@pytest.mark.pure
def test_a_refused_step_says_which_rule_forbids_it() -> None:
    batch = Batch([Deal.draw(2, 5, first_seat=0)])
    played = [
        (0, step.LEGAL),
        (-1, step.NO_SUCH_MOVE),
        (300, step.NO_SUCH_MOVE),
        (4, step.TILE_TAKEN),
        (60, step.LEGAL),
    ]
    # Then round 2: seat 1 goes first, and its face 0 already has a tile.
    for code, status in [*played, (0, step.FACE_TAKEN)]:
        before = batch.states.copy()
        assert batch.step(np.array([code])).tolist() == [status]
        assert (status == step.LEGAL) != np.array_equal(before, batch.states)
    batch.states[0] = playout(Deal.draw(2, 5), 3)
    assert batch.step(np.array([0])).tolist() == [step.GAME_OVER]
    assert not batch.legal().any()


def test_a_batch_has_one_box_and_one_code_a_game() -> None:
    deal, other = Deal.draw(2, 5), Deal.draw(2, 5, box=engine_box(own_paper_box(random.Random(1))))
    for deals in ([], [deal, other]):
        with pytest.raises(ValueError, match="a batch needs at least one deal, and all from one box"):
            Batch(deals)
    with pytest.raises(ValueError, match="one code for each of the 2 games is needed"):
        Batch([deal, deal]).step(np.zeros(3, dtype=np.int64))


@pytest.mark.pure
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("own", [False, True])
def test_after_tells_what_each_placement_would_make_of_a_planet(players: int, own: bool) -> None:
    paper = own_paper_box(random.Random("after"))
    deal = Deal.draw(players, "after", box=engine_box(paper) if own else None)
    moves = random_moves(deal, 2)
    for plies in (0, 1, 5 * players - 1, 8 * players + 1, 12 * players - 1):
        game = game_after(deal, moves[:plies])
        seat = game.seat_to_move
        assert seat is not None
        rows = game.after(seat)
        assert [code for code in range(300) if rows[code][0] >= 0] == [move.code for move in game.legal_moves]
        for move in game.legal_moves[:: 1 + plies // 3]:
            twin = game.copy()
            twin.push(move)
            bids = [twin.bids(animal.id)[seat].value for animal in game.cards]
            assert rows[move.code] == bids + [twin.planet(seat).count(habitat) for habitat in Habitat]
        assert {row for row in map(tuple, rows) if -1 in row} <= {(-1,) * 25}


def test_after_looks_at_any_seat_also_off_turn() -> None:
    deal = Deal.draw(3, 1)
    game = game_after(deal, random_moves(deal, 1, 13))
    paper = {animal.id: animal for animal in game.cards}
    for seat in map(Seat, range(3)):
        rows = game.after(seat)
        for code in range(0, 300, 7):
            slot, face, rotation = code // 60, code // 5 % 12, code % 5
            tile = game.offer[slot]
            if tile is None or game.planet(seat).faces[face] is not None:
                assert set(rows[code]) == {-1}
                continue
            naive = RefPlanet()
            naive.areas = {a: h.id for a, h in enumerate(game.planet(seat).areas) if h is not None}
            naive.lay([habitat.id for habitat in game.box.tiles[tile]], face, rotation)
            cards = [
                a | {"other": str(paper[a["id"]].other)} for a in game.box.to_json()["animals"] if a["id"] in paper
            ]
            bids = {card["id"]: naive.bid(card) for card in cards}
            assert rows[code][:20] == [bids[animal.id] for animal in game.cards]
            assert rows[code][20:] == [naive.count(habitat.id) for habitat in Habitat]
    for move in random_moves(deal, 1)[13:]:
        game.push(move)
    assert list(game.after(Seat(0))) == [[-1] * 25] * 300
