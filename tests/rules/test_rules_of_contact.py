"""What touches what, and what is a region."""

import pytest
from tests.rules.table import bids, deal_of, play, story

from twelvefold.engine.game import Game
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat

pytestmark = pytest.mark.pure

MOST, FOX, SQUIRREL = "forest most", "forest touching glacier", "forest apart glacier"
LATE = {12: [MOST, FOX, SQUIRREL]}


def test_areas_that_meet_at_a_corner_of_two_faces_are_two_regions() -> None:
    # 0.0 and 1.0 share an edge; 0.0 and 1.1 only the corner at the end of that edge.
    game = story(["0:FOOOO 1:OFOOO", "0:FOOOO 1:FOOOO"], LATE, rounds=2)
    assert bids(game, MOST) == (2, 1)


def test_areas_that_meet_in_the_middle_of_a_tile_are_two_regions() -> None:
    game = story(["0:FOFOO", "0:FFOOO"], LATE, rounds=1)
    assert bids(game, MOST) == (2, 1)


def test_a_corner_is_no_contact_with_the_other_habitat() -> None:
    # Glacier across the tile's centre, at a corner of the next face, adjacent on the tile, across the edge.
    game = story(["0:FOGOO", "0:FOOOO 1:OGOOO", "0:FGOOO", "0:FOOOO 1:GOOOO"], LATE, rounds=2)
    assert bids(game, FOX) == (0, 0, 1, 1)
    assert bids(game, SQUIRREL) == (1, 1, 0, 0)


def test_a_region_goes_on_across_the_edge_between_two_faces() -> None:
    # 0.0 and 0.1, joined by 1.0 to 1.0 and 1.4: two and two areas in one region.
    game = story(["0:FFOOO 1:FOOOF", "0:FFOOO"], LATE, rounds=2)
    assert bids(game, SQUIRREL) == (4, 2)


def test_a_region_touches_what_lies_across_the_edge_between_two_faces() -> None:
    game = story(["0:FOOOO 1:GOOOO", "0:FOOOO 1:OOGOO"], LATE, rounds=2)
    assert bids(game, FOX) == (1, 0)


def test_a_tile_that_joins_two_regions_makes_them_one() -> None:
    # 1.0 and 3.0 are apart until face 0 puts 0.0, 0.1 and 0.2 between them: 1 + 1 + 3 areas.
    before = story(["1:FOOOO 3:FOOOO", ""], LATE, rounds=2)
    assert [region.size for region in before.planet(Seat(0)).regions(Habitat.FOREST)] == [1, 1]
    after = story(["1:FOOOO 3:FOOOO 0:FFFOO", ""], LATE, rounds=3)
    assert [region.size for region in after.planet(Seat(0)).regions(Habitat.FOREST)] == [5]
    assert bids(after, MOST) == (1, 0)


def test_a_forest_touches_glacier_laid_before_it_and_after_it() -> None:
    # Meanwhile seat 1 places another glacier far away.
    game = story(["0:FOOOO 1:GOOOO", "1:GOOOO 7:GOOOO 0:FOOOO"], LATE, rounds=3)
    assert bids(game, FOX) == (1, 1)


def test_an_empty_face_touches_nothing() -> None:
    # Face 0 alone: there is nothing across any of its edges yet.
    game = story(["0:FFFFF", "0:FOOOO"], LATE, rounds=1)
    assert bids(game, SQUIRREL) == (5, 1)
    assert bids(game, FOX) == (0, 0)


def test_a_tile_is_turned_counterclockwise_by_its_rotation() -> None:
    # Turned by one step, the tile's area 0 is at edge 1 and its area 1 at edge 2.
    game = play(Game(deal_of(2, ["FGOOO"])), (0, 0, 1))
    planet = game.planet(Seat(0))
    forest, glacier, ocean = Habitat.FOREST, Habitat.GLACIER, Habitat.OCEAN
    assert planet.areas[:5] == (ocean, forest, glacier, ocean, ocean)
    assert [region.areas for region in planet.regions(forest)] == [(1,)]
    assert [region.areas for region in planet.regions(glacier)] == [(2,)]


def test_all_regions_are_looked_at_however_many_there_are() -> None:
    # Eight forests of one area on faces 0, 7, 9 and 11, none beside another, then one of three on face 5.
    game = story(["0:FOFOO 7:OFOFO 9:OFOFO 11:FOOFO 5:FFFOO", ""], LATE, rounds=5)
    assert bids(game, MOST) == (9, 0)
    assert bids(game, SQUIRREL) == (3, 0)
