"""Guessing hidden information: every guess could be true, and everything that could be true is guessed."""

from collections import Counter
from itertools import permutations

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bots.positions import boxes, midgames, turn_in

from twelvefold.bots import Turn
from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.beliefs import UNKNOWN
from twelvefold.bots.kernel.guess import ANIMALS_LEFT, BELIEFS, FACE_DOWN_CARDS, FORGOTTEN, HIDDEN, TILES, guess
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.training.first_model import COUNTS_SHAPE, first_model, plain
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import BY_ID, Habitat
from twelvefold.world.units import Seat

MODEL = plain(first_model(standard_box()))


def guesses(workspace: Workspace, hidden: Ints, rounds: int, count: int) -> list[Ints]:
    """Workspaces in which the hidden information has been filled in."""
    found = []
    for number in range(count):
        work = workspace.array[:]
        guess(work, hidden, rounds, 1 + 0x9E3779B97F4A7 * (1 + number))
        found.append(work)
    return found


def piles_in(work: Ints) -> list[list[int]]:
    return [work[at : at + 5].tolist() for at in range(layout.PILES, layout.PILES + 60, 5)]


def all_turns() -> list[Turn]:
    return [turn_in(game) for game in midgames(boxes()[0], 4)]


def test_tiles_to_come_are_such_as_nobody_has_seen_and_none_comes_twice() -> None:
    for turn in all_turns():
        workspace = Workspace(turn.position, MODEL)
        view, before = turn.view, piles_in(workspace.array)
        for work in guesses(workspace, workspace.hidden(), 12, 5):
            piles = piles_in(work)
            drawn = [tile for pile in piles[view.round : 10] for tile in pile]
            assert len(drawn) == len(set(drawn)) == 5 * max(0, 10 - view.round)
            assert set(drawn) <= set(turn.position.unseen_tiles)
            assert piles[: view.round] == before[: view.round]
            assert piles[10:] == before[10:], "what went to piles 11 and 12 was seen"


def test_only_as_many_rounds_are_guessed_as_are_needed() -> None:
    turn = turn_in(Game.new(2, 4))
    workspace = Workspace(turn.position, MODEL)
    for rounds in (0, 1, 3):
        before = piles_in(workspace.array)
        (work,) = guesses(workspace, workspace.hidden(), rounds, 1)
        assert piles_in(work)[1 + rounds :] == before[1 + rounds :]
        assert all(len(set(pile)) == 5 for pile in piles_in(work)[1 : 1 + rounds])


def test_face_down_animals_are_such_as_nobody_has_seen() -> None:
    looked = 0
    for turn in all_turns():
        workspace, position = Workspace(turn.position, MODEL), turn.position
        for work in guesses(workspace, workspace.hidden(), 1, 4):
            numbers = [work[layout.CARDS + number] & 255 for number in range(position.open_cards)]
            assert len(set(numbers)) == len(numbers)
            for number, animal in enumerate(position.cards):
                under = work[layout.COLUMNS + position.rounds_of_cards[number] - 1]
                assert under >> number & 1 == 1
                if animal is None:
                    assert numbers[number] in position.unseen_animals
                    looked += 1
                else:
                    assert turn.box.animals[numbers[number]] == animal
    assert looked > 50


def test_objectives_are_all_different_and_ones_own_is_known() -> None:
    for turn in all_turns():
        workspace, players = Workspace(turn.position, MODEL), turn.view.players
        seen = set()
        for work in guesses(workspace, workspace.hidden(), 1, 400):
            found = work[layout.OBJECTIVE : layout.OBJECTIVE + players].tolist()
            seen.add(tuple(found))
            if turn.view.objective is not None:
                assert found[turn.seat] == 1 + BY_ID[turn.view.objective]
                assert len(set(found)) == players
                assert set(found) <= set(range(1, 6))
        if turn.view.objective is None:
            assert seen == {(0,) * players}
        else:
            assert len(seen) == {2: 4, 3: 4 * 3, 4: 4 * 3 * 2}[players]


def test_everything_that_can_be_is_guessed_about_equally_often() -> None:
    turn = turn_in(Game.new(3, 2, mystery=True, first_seat=0))
    workspace = Workspace(turn.position, MODEL)
    tiles: Counter[int] = Counter()
    animals: Counter[int] = Counter()
    objectives: Counter[tuple[int, ...]] = Counter()
    down = workspace.position.hidden_cards[0]
    for work in guesses(workspace, workspace.hidden(), 1, 3000):
        tiles[piles_in(work)[1][2]] += 1
        animals[work[layout.CARDS + down] & 255] += 1
        objectives[tuple(work[layout.OBJECTIVE : layout.OBJECTIVE + 3].tolist())] += 1
    own = 1 + BY_ID[turn.view.objective or ""]
    others = [habitat for habitat in range(1, 6) if habitat != own]
    assert set(tiles) == set(turn.position.unseen_tiles)
    assert set(animals) == set(turn.position.unseen_animals)
    assert set(objectives) == {(own, *pair) for pair in permutations(others, 2)}
    for found in (tiles, animals, objectives):
        mean = 3000 / len(found)
        # Five standard deviations of a roughly Poisson count.
        assert all(abs(count - mean) < 5 * mean**0.5 for count in found.values())


def test_a_belief_shifts_how_often_an_objective_is_guessed() -> None:
    turn = turn_in(Game.new(2, 2, first_seat=0))
    own = BY_ID[turn.view.objective or ""]
    likely, half, never, quarter = [habitat for habitat in Habitat if habitat != own]
    workspace = Workspace(turn.position, MODEL)
    hidden = workspace.hidden()
    hidden[BELIEFS + 5 : BELIEFS + 10] = zeros(5)
    for habitat, weight in ((likely, 400), (half, 200), (never, 0), (quarter, 100)):
        hidden[BELIEFS + 5 + habitat] = weight
    found = Counter(work[layout.OBJECTIVE + 1] - 1 for work in guesses(workspace, hidden, 1, 2800))
    assert set(found) == {likely, half, quarter}
    # 4 : 2 : 1 of 2800, within five standard deviations.
    for habitat, expected in ((likely, 1600), (half, 800), (quarter, 400)):
        assert abs(found[habitat] - expected) < 5 * expected**0.5


def test_what_was_counted_as_unseen_is_restored() -> None:
    for turn in all_turns():
        workspace = Workspace(turn.position, MODEL)
        for forgetful in (False, True):
            hidden = workspace.hidden(forgetful=forgetful)
            before = hidden[:]
            guesses(workspace, hidden, 12, 3)
            for at, end in ((TILES, ANIMALS_LEFT), (ANIMALS_LEFT, FACE_DOWN_CARDS)):
                count = hidden[at]
                assert count == before[at]
                assert sorted(hidden[at + 1 : at + 1 + count]) == sorted(before[at + 1 : at + 1 + count])
                assert end - at > count
            assert hidden[FACE_DOWN_CARDS:] == before[FACE_DOWN_CARDS:]


def test_who_forgot_the_last_piles_takes_them_for_unseen() -> None:
    forgotten = 0
    for turn in all_turns():
        view, workspace = turn.view, Workspace(turn.position, MODEL)
        hidden = workspace.hidden(forgetful=True)
        assert len(hidden) == HIDDEN
        unseen = set(hidden[TILES + 1 : TILES + 1 + hidden[TILES]].tolist())
        known = {tile for tile in view.offer if tile is not None}
        laid = {face.tile for planet in view.planets for face in planet if face is not None}
        assert not unseen & (known | laid)
        if view.round == 12:
            assert not hidden[FORGOTTEN]
            continue
        # In round 11 its pile is face up, so only pile 12 can be forgotten.
        piles = view.late_piles[5:] if view.round == 11 else view.late_piles
        assert unseen == {*turn.position.unseen_tiles, *piles, *view.out_of_game}
        tiles = set()
        for work in guesses(workspace, hidden, 12, 30):
            drawn = [tile for pile in piles_in(work)[view.round :] for tile in pile]
            there = drawn[: len(unseen)]
            assert len(set(there)) == len(there)
            assert set(there) <= unseen
            tiles |= set(there)
        assert set(piles) <= tiles
        forgotten += len(piles)
    assert forgotten > 20


def test_a_planet_full_of_a_habitat_betrays_its_objective() -> None:
    """With a model that says so: the more areas, the likelier; its owner is then treated as known."""
    ints = MODEL[:]
    signs = np.asarray(ints)[model.SIGNS : model.VICTORIES].reshape(COUNTS_SHAPE)
    signs[:] = np.where(np.arange(COUNTS_SHAPE[2]) >= 6, 40 * ONE, ONE)
    supposed = 0
    for turn in all_turns():
        if turn.view.objective is None:
            continue
        workspace = Workspace(turn.position, ints)
        own = BY_ID[turn.view.objective]
        for seat, weights in workspace.beliefs().items():
            laid = [turn.box.tiles[face.tile] for face in turn.view.planets[seat] if face is not None]
            areas = Counter(habitat for tile in laid for habitat in tile)
            expected = [0 if each == own else (40 * ONE if areas[each] >= 6 else ONE) for each in Habitat]
            assert weights == expected
            only = [each for each in Habitat if expected[each] > ONE]
            taken = workspace.array[layout.OBJECTIVE + seat]
            if turn.view.players == 2:
                assert taken == (1 + only[0] if len(only) == 1 else UNKNOWN)
                supposed += taken != UNKNOWN
        assert workspace.beliefs(inferred=False) == {
            seat: [0 if each == own else ONE for each in Habitat]
            for seat in range(turn.view.players)
            if seat != turn.seat
        }
    assert supposed > 0


def test_no_two_seats_are_supposed_to_have_the_same_objective() -> None:
    ints = MODEL[:]
    signs = np.asarray(ints)[model.SIGNS : model.VICTORIES].reshape(COUNTS_SHAPE)
    signs[2] = 60 * ONE
    game = Game.new(4, 12, first_seat=0)
    while game.seat_to_move != 0 or game.round < 3:
        game.push(game.legal_moves[0])
    view = game.view(Seat(0))
    view = replace(view, objective="ocean")
    workspace = Workspace(Turn(view, game.box, 1).position, ints)
    taken = workspace.array[layout.OBJECTIVE : layout.OBJECTIVE + 4].tolist()
    assert taken[0] == 1
    assert taken.count(1 + Habitat.DESERT) == 1
    assert taken.count(UNKNOWN) == 2


@pytest.mark.parametrize("beginner", [False, True])
def test_a_finished_deal_leaves_nothing_to_guess(beginner: bool) -> None:
    game = Game.new(2, 3, beginner=beginner)
    while game.round < 12:
        game.push(game.legal_moves[-1])
    turn = turn_in(game)
    workspace = Workspace(turn.position, MODEL)
    (work,) = guesses(workspace, workspace.hidden(), 12, 1)
    changed = [at for at, value in enumerate(work) if value != workspace.array[at]]
    assert changed == ([] if beginner else [layout.OBJECTIVE + 1 - turn.seat])
