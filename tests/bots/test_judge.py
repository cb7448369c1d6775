"""What a finished round is worth to a seat: exact at the end, even between two, and never less for being ahead."""

import random
from array import array
from itertools import pairwise

import numpy as np
import pytest
from tests.bots.positions import TABLES
from tests.bots.workspaces import workspace_of
from tests.engine.bridge import random_moves

from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.judge import judge, lead_of, share_of_victory
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.search import note_all
from twelvefold.bots.kernel.workspace import EXPECTED, WORKSPACE
from twelvefold.bots.minds import PLAIN, STYLES, Mind
from twelvefold.bots.training.first_model import first_model, plain
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.state import box_tables
from twelvefold.world.box_file import standard_box

MODEL = plain(first_model(standard_box()))


def room_after(game: Game) -> Ints:
    """A workspace after a finished round, with everything about it recorded."""
    assert game.ply % game.players == 0
    work = workspace_of(game)
    note_all(work)
    return work


def chances(work: Ints, game: Game, mind: Mind = PLAIN, ints: Ints = MODEL) -> list[int]:
    tables, own = box_tables(game.box), mind.factors(game.players)
    return [judge(work, tables, ints, own, seat) for seat in range(game.players)]


def rounds_of(players: int, seed: str, *, beginner: bool = False) -> list[Game]:
    """A random game after each of its rounds except the last."""
    deal = Deal.draw(players, seed, beginner=beginner)
    moves = random_moves(deal, 8)
    return [Game.replayed(deal, moves[: players * done]) for done in range(1, 12)]


def test_at_the_end_it_is_the_share_of_the_victory() -> None:
    shares = set()
    for players, beginner, mystery in TABLES:
        for number in range(12):
            deal = Deal.draw(players, number, beginner=beginner, mystery=mystery)
            game = Game.replayed(deal, random_moves(deal, number))
            assert game.end is not None
            expected = [ONE // len(game.end.winners) if seat in game.end.winners else 0 for seat in range(players)]
            assert chances(room_after(game), game) == expected
            shares |= set(expected)
    assert shares >= {0, ONE // 3, ONE // 2, ONE}


@pytest.mark.parametrize(
    ("cards", "winners"),
    [
        ([3, 3, 2], [0, 1]),
        ([3, 3, 3], [0, 1, 2]),
        ([2, 4, 3], [1]),
        ([0, 0, 0], [0, 1, 2]),
    ],
)
def test_equal_points_and_equal_animals_share_a_victory(cards: list[int], winners: list[int]) -> None:
    # In the beginner game an animal is a point, so ties in points are ties in animals too.
    work = zeros(WORKSPACE)
    work[layout.PLAYERS] = 3
    owners = [seat for seat, count in enumerate(cards) for _ in range(count)]
    work[layout.FATES : layout.FATES + len(owners)] = array("q", [8 * 12 + 1 + seat for seat in owners])
    found = [share_of_victory(work, box_tables(standard_box()), seat) for seat in range(3)]
    assert found == [ONE // len(winners) if seat in winners else 0 for seat in range(3)]


def test_equal_points_are_decided_by_the_number_of_animals() -> None:
    # Seat 0 has two animals of its own habitat, 1 point each; seat 1 one of another, 2 points. 2 : 2, 2 cards : 1.
    box = standard_box()
    tables = box_tables(box)
    own = [number for number, animal in enumerate(box.animals) if animal.habitat == 0][:2]
    other = next(number for number, animal in enumerate(box.animals) if animal.habitat == 2)
    work = zeros(WORKSPACE)
    work[layout.PLAYERS] = 2
    work[layout.OBJECTIVE : layout.OBJECTIVE + 2] = array("q", [1 + 0, 1 + 1])
    packed = array("q", [0 << 10 | own[0], 0 << 10 | own[1], 2 << 10 | other])
    work[layout.CARDS : layout.CARDS + 3] = packed
    work[layout.FATES : layout.FATES + 3] = array("q", [8 * 12 + 1, 8 * 12 + 1, 8 * 12 + 2])
    assert [share_of_victory(work, tables, seat) for seat in range(2)] == [ONE, 0]
    work[layout.FATES + 1] = 0
    assert [share_of_victory(work, tables, seat) for seat in range(2)] == [0, ONE]


@pytest.mark.parametrize("beginner", [False, True])
def test_the_chances_of_two_seats_add_up_to_about_one(beginner: bool) -> None:
    found = []
    for game in rounds_of(2, "even", beginner=beginner):
        both = chances(room_after(game), game)
        assert sum(both) == pytest.approx(ONE, rel=0.05)
        found += both
    assert max(found) > 0.6 * ONE
    assert min(found) < 0.4 * ONE


def test_the_same_planets_have_the_same_chances() -> None:
    game = Game.new(2, 5, beginner=True)
    work = room_after(game)
    work[layout.PLY] = 2  # nobody has placed anything, and yet a round is over
    first, second = chances(work, game)
    assert first == second == pytest.approx(ONE // 2, rel=0.05)


def test_an_animal_more_is_never_worse_and_for_another_never_better() -> None:
    changed = 0
    for players in (2, 3, 4):
        for game in rounds_of(players, "more"):
            work = room_after(game)
            free = [number for number in range(20) if work[layout.FATES + number] & 7 == layout.DISCARDED]
            won = [number for number in range(20) if 0 < work[layout.FATES + number] & 7 <= players] + free
            if not won:
                continue
            before = chances(work, game)
            for number in won:
                owner = (work[layout.FATES + number] & 7) - 1
                taken = work[:]
                taken[layout.FATES + number] = 7
                after = chances(taken, game)
                assert after[owner] <= before[owner]
                assert all(after[seat] >= before[seat] for seat in range(players) if seat != owner)
                changed += after != before
    assert changed > 50


def test_a_better_lead_is_never_a_worse_chance() -> None:
    rng = np.random.default_rng(3)
    ints = MODEL[:]
    victories = np.asarray(ints)[model.VICTORIES :].reshape(12, model.DIFFERENCES)
    victories[:] = np.sort(rng.integers(0, ONE + 1, victories.shape), axis=1)
    for index in range(12):
        found = [model.victory(ints, index, lead) for lead in range(-40 * ONE, 40 * ONE, ONE // 37)]
        assert all(worse <= better for worse, better in pairwise(found))
        assert found[0] < 0.1 * ONE
        assert found[-1] > 0.9 * ONE


def test_the_lead_is_over_the_best_other() -> None:
    work = zeros(WORKSPACE)
    work[layout.PLAYERS] = 3
    work[EXPECTED : EXPECTED + 3] = array("q", [20 * ONE, 17 * ONE, 19 * ONE])
    assert [lead_of(work, PLAIN.factors(3), seat) for seat in range(3)] == [ONE, -3 * ONE, -ONE]
    # A spoiler weights a rival's points by 1.15 with two seats, and by 1.06 with more: 20 − 1.06 · 19 = −0.14.
    assert lead_of(work, STYLES["spoiler"].factors(3), 0) / ONE == pytest.approx(-0.14, abs=0.001)
    work[layout.PLAYERS] = 2
    assert lead_of(work, STYLES["spoiler"].factors(2), 0) / ONE == pytest.approx(20 - 1.15 * 17, abs=0.001)


def test_the_animals_of_the_table_are_shared_out_among_the_seats() -> None:
    """Expected points: what is won, what the objective brings, a share of each animal; never more than the total."""
    rng = random.Random(4)
    for players in (2, 3, 4):
        for game in rng.sample(rounds_of(players, "shares", beginner=True), 4):
            work = room_after(game)
            chances(work, game)
            waiting = sum(len(column) for column in game.columns)
            won = sum(len(names) for names in game.won)
            total = sum(work[EXPECTED : EXPECTED + players]) / ONE
            assert total == pytest.approx(won + waiting, abs=0.05)


def test_who_loves_its_objective_expects_more_of_it() -> None:
    game = rounds_of(2, "love")[6]
    work = room_after(game)
    plain = judge(work, box_tables(game.box), MODEL, PLAIN.factors(2), 0)
    own = work[EXPECTED]
    other = work[EXPECTED + 1]
    loved = judge(work, box_tables(game.box), MODEL, STYLES["collector"].factors(2), 0)
    assert work[EXPECTED] > own
    assert work[EXPECTED + 1] == other
    assert loved > plain
