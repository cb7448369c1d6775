"""What a placement is worth: the kernel against a slow reference, with a random model."""

import random
from array import array
from itertools import pairwise

import numpy as np
import pytest
from tests.bots.naive_weigh import NaiveLook, planet_of
from tests.bots.positions import TABLES, boxes, midgames, turn_in
from tests.engine.bridge import random_moves

from twelvefold.bots import play_game
from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.beliefs import UNKNOWN
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL
from twelvefold.bots.kernel.workspace import BID_OF, EDGES_OF, SHIFT
from twelvefold.bots.minds import PLAIN, STYLES, Mind
from twelvefold.bots.simple import Builder
from twelvefold.bots.training.first_model import Whole, plain
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.world.box import CARDS_IN_PLAY


def random_model(seed: int) -> Ints:
    """A model of meaningless random numbers, so that reading the wrong cell shows."""
    ints: Whole = np.random.default_rng(seed).integers(0, ONE + 1, model.MODEL)
    ints[model.GOALS : model.SIGNS] *= 40
    return plain(ints)


MODEL = random_model(1)


def random_mind(rng: random.Random) -> Mind:
    return Mind(
        objective=rng.uniform(0, 2),
        denial=rng.uniform(0, 2),
        patience=rng.uniform(0.5, 1.2),
        foresight=rng.choice((0, 1, 2, 12)),
    )


def supposed(game: Game, seat: int, rng: random.Random) -> tuple[int, ...]:
    """For each seat, an objective that the seat to move may assume."""
    if game.deal.beginner:
        return (0,) * game.players
    return tuple(
        1 + habitat if each == seat or rng.random() < 0.5 else UNKNOWN
        for each, habitat in enumerate(game.deal.objectives)
    )


def weighed(game: Game, mind: Mind, rng: random.Random) -> tuple[list[int | None], list[int | None], Workspace]:
    """What the kernel and the reference make of each code of a position."""
    turn = turn_in(game)
    workspace = Workspace(turn.position, MODEL)
    objectives = supposed(game, turn.seat, rng)
    workspace.array[layout.OBJECTIVE : layout.OBJECTIVE + game.players] = array("q", objectives)
    miscounts = tuple(rng.choice((0, 0, -1, 1)) for _ in range(CARDS_IN_PLAY))
    workspace.array[SHIFT : SHIFT + CARDS_IN_PLAY] = array("q", miscounts)
    ints = mind.factors(game.players)
    best = weigh_moves(workspace.array, workspace.tables, MODEL, ints, ALL_FACES)
    values = workspace.values()[0].tolist()
    assert best == values.index(max(values))
    found = [None if value == ILLEGAL else value for value in values]
    return found, NaiveLook(turn.view, game.box, objectives, MODEL, ints, miscounts).values(), workspace


@pytest.mark.parametrize("own", [False, True], ids=["standard", "other"])
def test_every_placement_is_worth_what_the_slow_twin_says(own: bool) -> None:
    rng = random.Random(own)
    seen, values, carried, hidden = set(), set(), 0, 0
    for number, (players, beginner, mystery) in enumerate(4 * TABLES):
        deal = Deal.draw(players, f"weigh {number}", beginner=beginner, mystery=mystery, box=boxes()[own])
        moves = random_moves(deal, 5) if number % 2 else play_game(deal, [Builder()] * players, 1).game.moves
        game = Game.replayed(deal, moves[: rng.randrange(players, 12 * players)])
        found, expected, _ = weighed(game, PLAIN if number % 3 == 0 else random_mind(rng), rng)
        assert found == expected
        values |= set(expected)
        seen.add((players, game.round, game.ply % players))
        carried += len(game.columns[game.round - 1]) > len(deal.animals[game.round - 1])
        hidden += any(None in column for column in game.columns)
    assert len(values) > 1000
    assert len(seen) > 25
    assert hidden > 8
    assert carried > 8


@pytest.mark.pure
def test_the_first_and_the_last_move_of_a_game_are_weighed_alike() -> None:
    rng = random.Random(2)
    for players in (2, 3, 4):
        deal = Deal.draw(players, "ends")
        for plies in (0, 12 * players - 1):
            found, expected, _ = weighed(Game.replayed(deal, random_moves(deal, 1, plies)), PLAIN, rng)
            assert found == expected


def test_bids_and_free_edges_are_noted_for_every_planet() -> None:
    edges_seen: set[int] = set()
    deals_ = [Deal.draw(players, "edges", mystery=players == 3, box=boxes()[1]) for players in (2, 3, 4)]
    builders = [play_game(deal, [Builder()] * deal.players, 1).game for deal in deals_]
    games = [Game.replayed(game.deal, game.moves[:plies]) for game in builders for plies in (9, 14, 19)]
    for game in (*midgames(boxes()[0], 5), *games):
        turn = turn_in(game)
        workspace = Workspace(turn.position, MODEL)
        weigh_moves(workspace.array, workspace.tables, MODEL, PLAIN.factors(game.players), ALL_FACES)
        for seat in range(game.players):
            planet = planet_of(turn.view, game.box, seat)
            for number, animal in enumerate(turn.position.cards):
                if animal is not None:
                    at = CARDS_IN_PLAY * seat + number
                    noted = (workspace.array[BID_OF + at], workspace.array[EDGES_OF + at])
                    assert noted == planet.offers(animal)
                    edges_seen.add(noted[1])
    assert edges_seen >= set(range(7))


def test_only_the_faces_that_are_looked_at_have_a_value() -> None:
    rng = random.Random(3)
    for game in list(midgames(boxes()[0], 3))[1::3]:
        if game.round == 12:
            continue
        turn = turn_in(game)
        free = [face for face, laid in enumerate(turn.view.planets[turn.seat]) if laid is None]
        face = rng.choice(free)
        workspace = Workspace(turn.position, MODEL)
        mind = PLAIN.factors(game.players)
        weigh_moves(workspace.array, workspace.tables, MODEL, mind, ALL_FACES)
        whole = workspace.values()[0]
        best = weigh_moves(workspace.array, workspace.tables, MODEL, mind, 1 << face)
        some = workspace.values()[0]
        assert some.tolist() == [value if code // 5 % 12 == face else ILLEGAL for code, value in enumerate(whole)]
        assert best // 5 % 12 == face


def test_a_style_is_a_factor_on_what_the_twin_counts() -> None:
    deal = Deal.draw(3, "styles")
    game = Game.replayed(deal, random_moves(deal, 1, 16))
    plain, _, _ = weighed(game, PLAIN, random.Random(4))
    for style in STYLES.values():
        found, expected, _ = weighed(game, style, random.Random(4))
        assert found == expected
        assert found != plain


def test_what_is_told_apart_has_other_effects() -> None:
    """Of placements with the same value and the same number, one stands for all: they must bid the same."""
    alike = 0
    for game in midgames(boxes()[0], 4):
        turn = turn_in(game)
        workspace = Workspace(turn.position, MODEL)
        weigh_moves(workspace.array, workspace.tables, MODEL, PLAIN.factors(game.players), ALL_FACES)
        values, effects = workspace.values()
        after = turn.position.after()
        own = [20 + game.deal.objectives[turn.seat]] if game.deal.objectives else []
        columns = [*range(turn.position.open_cards), *own]
        groups: dict[tuple[int, int], set[tuple[int, ...]]] = {}
        legal = [code for code, value in enumerate(values) if value != ILLEGAL]
        for code in legal:
            row = tuple(after[code][column] for column in columns)
            groups.setdefault((values[code], effects[code]), set()).add(row)
        assert all(len(rows) == 1 for rows in groups.values())
        alike += len(legal) - len(groups)
    assert alike > 100


def test_the_rooms_of_a_bid_are_no_edge_two_four_and_more() -> None:
    # Each growth has 16 leads with 8 edges each: a step of 128.
    starts = [model.cell(3 << 8 | edges, 0, 0) - model.cell(3 << 8, 0, 0) for edges in range(8)]
    assert starts == [0, 128, 128, 256, 256, 384, 384, 384]
    assert model.cell(4 << 8, 4, 0) - model.cell(4 << 8, 3, 0) == 8
    assert [model.cell(0, 0, edges) - model.cell(0, 0, 0) for edges in (6, 7, 8, 30)] == [6, 7, 7, 7]


def test_chances_to_win_are_joined_by_lines() -> None:
    ints = zeros(model.MODEL)
    row = array("q", sorted(random.Random(5).randrange(ONE) for _ in range(model.DIFFERENCES)))
    ints[model.VICTORIES + 3 * model.DIFFERENCES : model.VICTORIES + 4 * model.DIFFERENCES] = row
    eighth = ONE // 8
    found = [model.victory(ints, 3, difference * eighth // 4) for difference in range(-1200, 1200)]
    assert all(low <= high for low, high in pairwise(found))
    assert found[0] == row[0]
    assert found[-1] == row[-1]
    assert min(found) >= 0
    assert max(found) <= ONE
