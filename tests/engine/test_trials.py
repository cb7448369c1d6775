"""Trials: every number of every trial, compared with the naive referee after really placing the tile."""

import random
from collections.abc import Sequence
from copy import deepcopy
from functools import cache
from itertools import pairwise

import pytest
from msgspec import json
from tests.engine.bridge import engine_box, game_after, own_paper_box, paper_box, random_moves, referee_of
from tests.engine.test_views import otherwise
from tests.referee import Animal, Planet, RefGame, look_at
from tests.referee.paper import HABITATS

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Carried, Discarded
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.engine.planet import Laid
from twelvefold.engine.trial import TrialError, Trials, trials
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Rotation, Seat, TileId

pytestmark = pytest.mark.pure

KINDS = [
    (players, beginner, mystery) for players in (2, 3, 4) for beginner in (False, True) for mystery in (False, True)
]
NOTHING: list[Laid | None] = [None] * 12


class Still(Planet):
    """A planet that no longer changes, so its regions are found only once for each animal."""

    def __init__(self, planet: Planet) -> None:
        self.areas = dict(planet.areas)
        self._found = cache(lambda name: Planet.qualifying(self, self._asked[name]))
        self._asked: dict[str, Animal] = {}

    def qualifying(self, animal: Animal) -> list[frozenset[int]]:
        """The regions that meet the animal's requirement."""
        self._asked[animal["id"]] = animal
        return self._found(animal["id"])


def compare(found: Trials, referee: RefGame, planet: Planet) -> None:
    """Compare all placements on a planet, in order, each really made by the referee."""
    waiting = [name for round_ in range(1, 13) for name in referee.columns[round_] if referee.face_up(name)]
    assert list(found.animals) == waiting
    places = [(face, rotation) for face in planet.free_faces() for rotation in range(5)]
    assert [(trial.face, trial.rotation) for trial in found.trials] == places
    planets = [Still(each) for each in referee.planets]
    for trial in found.trials:
        after = deepcopy(planet)
        after.lay(referee.box["tiles"][found.tile], trial.face, trial.rotation)
        planets[found.seat] = Still(after)
        assert trial.areas == tuple(after.count(habitat) for habitat in HABITATS)
        assert trial.regions == tuple(
            tuple(sorted(map(len, after.regions(habitat)), reverse=True)) for habitat in HABITATS
        )
        looks = [look_at(referee.animals[name], planets, referee.round) for name in waiting]
        assert trial.bids == tuple(look.bids[found.seat] for look in looks)
        assert trial.winners == tuple(look.seat for look in looks)


def own_planet(rng: random.Random) -> list[Laid | None]:
    """A made-up planet: any tiles in any rotations, perhaps one of them twice; two to five free faces."""
    faces: list[Laid | None] = [Laid(TileId(rng.randrange(50)), Rotation(rng.randrange(5))) for _ in range(12)]
    for face in rng.sample(range(12), rng.randint(2, 5)):
        faces[face] = None
    return faces


def naive(faces: Sequence[Laid | None], referee: RefGame) -> Planet:
    """The referee's planet with these tiles."""
    planet = Planet()
    for face, laid in enumerate(faces):
        if laid is not None:
            planet.lay(referee.box["tiles"][laid.tile], face, laid.rotation)
    return planet


@pytest.mark.parametrize("own", [False, True], ids=["standard", "own"])
@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_every_trial_is_what_the_referee_finds(players: int, beginner: bool, mystery: bool, own: bool) -> None:
    name = f"trials {players} {beginner} {mystery} {own}"
    rng = random.Random(name)
    paper = own_paper_box(rng) if own else paper_box()
    deal = Deal.draw(players, name, beginner=beginner, mystery=mystery, box=engine_box(paper))
    game, referee = Game(deal), referee_of(deal, paper)
    looked = [
        rng.randrange(players),
        *rng.sample(range(players, 11 * players), 3),
        12 * players - rng.randint(1, players),
    ]
    for ply, move in enumerate(random_moves(deal, 5)):
        if ply in looked:
            seat = Seat(rng.randrange(players))
            tile = TileId(rng.choice([tile for tile in game.offer if tile is not None]))
            compare(trials(game, seat, tile), referee, referee.planets[seat])
            faces, tile = own_planet(rng), TileId(rng.randrange(50))
            compare(trials(game, seat, tile, faces), referee, naive(faces, referee))
        game.push(move)
        referee.play(*move)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_life_decides_as_the_trial_of_a_rounds_last_placement_said(players: int) -> None:
    deal = Deal.draw(players, "kept promises")
    game, decided = Game(deal), 0
    for move in random_moves(deal, 6):
        seat = game.seat_to_move
        assert seat is not None
        tile = game.offer[move.slot]
        assert tile is not None
        found = trials(game, seat, tile)
        trial = next(each for each in found.trials if (each.face, each.rotation) == (move.face, move.rotation))
        said = dict(zip(found.animals, zip(trial.bids, trial.winners, strict=True), strict=True))
        for event in game.push(move):
            if isinstance(event, Awarded | Carried | Discarded):
                winner = event.seat if isinstance(event, Awarded) else None
                assert said[event.animal] == (event.bids[seat].value, winner)
                decided += 1
        planet = game.planet(seat)
        assert trial.areas == tuple(planet.count(habitat) for habitat in Habitat)
        assert trial.regions == tuple(tuple(region.size for region in planet.regions(habitat)) for habitat in Habitat)
    assert decided >= 20


def test_a_planet_of_ones_own_stands_in_for_the_seats() -> None:
    deal = Deal.draw(3, "sandbox")
    game = game_after(deal, random_moves(deal, 7, 20))
    for seat in map(Seat, range(3)):
        faces = game.planet(seat).faces
        assert trials(game, seat, TileId(9), faces) == trials(game, seat, TileId(9))
        assert trials(game, seat, TileId(9), NOTHING) != trials(game, seat, TileId(9))
    assert len(trials(game, Seat(0), TileId(9), NOTHING).trials) == 60


def test_any_tile_of_the_box_can_be_tried_also_one_that_lies_already() -> None:
    deal = Deal.draw(2, "any")
    game = game_after(deal, random_moves(deal, 7, 4))
    for tile in map(TileId, range(0, 50, 7)):
        for seat in map(Seat, range(2)):
            assert len(trials(game, seat, tile).trials) == 50
    twice: list[Laid | None] = [Laid(TileId(3), Rotation(0))] * 11
    assert [trial.face for trial in trials(game, Seat(0), TileId(3), [*twice, None]).trials] == [11] * 5


def test_when_the_game_is_over_a_planet_of_ones_own_can_still_be_tried() -> None:
    deal = Deal.draw(2, "over")
    game = game_after(deal, random_moves(deal, 7))
    assert trials(game, Seat(1), TileId(0)) == Trials(TileId(0), Seat(1), (), ())
    found = trials(game, Seat(1), TileId(0), NOTHING)
    assert found.animals == ()
    assert len(found.trials) == 60
    assert all(sum(trial.areas) == 5 and trial.bids == trial.winners == () for trial in found.trials)


def test_trying_changes_nothing() -> None:
    deal = Deal.draw(4, "try")
    game = game_after(deal, random_moves(deal, 2, 21))
    before = game.state_ints()
    rng = random.Random(1)
    for seat in map(Seat, range(4)):
        faces = own_planet(rng)
        kept = list(faces)
        assert trials(game, seat, TileId(5)) == trials(game, seat, TileId(5))
        assert trials(game, seat, TileId(5), faces) == trials(game, seat, TileId(5), tuple(faces))
        assert faces == kept
    assert game.state_ints() == before


@pytest.mark.parametrize(("players", "beginner", "mystery"), KINDS)
def test_what_is_hidden_has_no_say(players: int, beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(players, "hidden", beginner=beginner, mystery=mystery)
    moves = random_moves(deal, 4)
    rng = random.Random("hidden")
    for plies in range(0, len(moves), 5):
        seat, faces = Seat(rng.randrange(players)), own_planet(rng)
        told = []
        for each in (deal, otherwise(deal, plies, None, rng)):
            game = game_after(each, moves[:plies])
            tile = next(tile for tile in game.offer if tile is not None)
            told.append(json.encode([trials(game, seat, tile), trials(game, seat, TileId(plies), faces)]))
        assert told[0] == told[1]


def test_what_all_can_see_has_its_say() -> None:
    deal = Deal.draw(3, "seen", mystery=True)
    moves = random_moves(deal, 4, 14)
    told = [json.encode(trials(game_after(deal, moves[:plies]), Seat(0), TileId(7))) for plies in range(15)]
    # Only a move by another seat that changes no winner may leave the answer the same.
    assert sum(one != other for one, other in pairwise(told)) >= 7
    assert json.encode(trials(game_after(deal, moves), Seat(0), TileId(8))) != told[-1]


@pytest.mark.parametrize(
    ("seat", "tile", "faces", "sentence"),
    [
        (2, 0, None, "there is no seat 2: seats are 0 to 1"),
        (-1, 0, None, "there is no seat -1: seats are 0 to 1"),
        (0, 50, None, "there is no tile 50: tiles are 0 to 49"),
        (0, -1, NOTHING, "there is no tile -1: tiles are 0 to 49"),
        (0, 10**30, None, "there is no tile 1000000000000000000000000000000: tiles are 0 to 49"),
        (0, 0, NOTHING[1:], "a planet has 12 faces, not 11"),
        (0, 0, [*NOTHING, None], "a planet has 12 faces, not 13"),
        (0, 0, [], "a planet has 12 faces, not 0"),
        (0, 0, [(50, 0), *NOTHING[1:]], "there is no tile 50: tiles are 0 to 49"),
        (0, 0, [*NOTHING[1:], (-1, 0)], "there is no tile -1: tiles are 0 to 49"),
        (0, 0, [(0, 5), *NOTHING[1:]], "there is no rotation 5: rotations are 0 to 4"),
        (0, 0, [(0, -1), *NOTHING[1:]], "there is no rotation -1: rotations are 0 to 4"),
    ],
)
def test_what_is_not_there_cannot_be_tried(
    seat: int, tile: int, faces: list[Laid | None] | None, sentence: str
) -> None:
    game = Game.new(2, 1)
    with pytest.raises(TrialError) as caught:
        trials(game, Seat(seat), TileId(tile), faces)
    assert isinstance(caught.value, TwelvefoldError)
    assert str(caught.value) == sentence
    assert game.push(Move.from_code(0))
