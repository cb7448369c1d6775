"""A planet with as many regions as possible, and one with as few: the kernel reserves room for 24 of one habitat."""

import pytest
from tests.engine.bridge import engine_box, paper_box
from tests.world.test_geometry import two_on_each_face

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Bid
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.move import Move
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face, Rotation, Seat, TileId, areas_of

pytestmark = pytest.mark.pure


def planet_of(areas: list[Habitat]) -> Game:
    """A finished game in which seats 0 and 1 both have this planet."""
    tiles = [[areas[5 * face + edge].id for edge in range(5)] for face in range(12)]
    paper = paper_box()
    # Each of the 50 tiles copies one of the twelve faces: face f's are the tiles f, f + 12, f + 24, f + 36.
    paper["tiles"] = [tiles[number % 12] for number in range(50)]
    drawn = Deal.draw(2, 0, first_seat=0, box=engine_box(paper))
    piles = tuple(tuple(TileId(number) for number in range(5 * k, 5 * k + 5)) for k in range(10))
    game = Game(Deal(2, piles, drawn.animals, drawn.objectives, Seat(0), box=drawn.box))
    lay(game)
    return game


def lay(game: Game) -> None:
    """Each seat takes any tile whose face is still free; there always is one if the seats look ahead."""
    if game.is_over:
        return
    seat = game.seat_to_move
    assert seat is not None
    free = game.planet(seat).free_faces
    for slot, tile in enumerate(game.offer):
        if tile is not None and tile % 12 in free:
            game.push(Move(slot, Face(tile % 12), Rotation(0)))  # type: ignore[arg-type]  # a slot is a plain number
            lay(game)
            if game.ply == 24:
                return
            game.pop()


def bids(game: Game, ints: str) -> tuple[Bid, ...]:
    """The planets' bids for the forest animal with this requirement."""
    for animal in game.box.animals:
        other = "" if animal.other is None else f" {animal.other}"
        if animal.habitat is Habitat.FOREST and f"{animal.requirement}{other}" == ints:
            return game.bids(animal.id)
    raise LookupError(ints)


def test_a_planet_has_room_for_24_regions_of_one_habitat() -> None:
    forests = set(two_on_each_face([]))
    game = planet_of([Habitat.FOREST if area in forests else Habitat.OCEAN for area in range(60)])
    assert game.is_over
    for planet in game.planets:
        assert [region.areas for region in planet.regions(Habitat.FOREST)] == [(area,) for area in sorted(forests)]
    most, touching, apart, absent = (
        bids(game, ints) for ints in ("most", "touching ocean", "apart desert", "touching glacier")
    )
    assert [bid.value for bid in most] == [layout.MOST_REGIONS] * 2 == [24, 24]
    assert {areas_of(mask)[0] for mask in most[0].regions} == forests
    assert touching[0].sizes == (1, 1, 1)
    assert apart[0].sizes == (1, 1, 1)
    # None of the 24 touches a glacier, since there is none.
    assert absent == (Bid(0, ()), Bid(0, ()))


def test_a_planet_can_be_one_region_of_60_areas() -> None:
    game = planet_of([Habitat.FOREST] * 60)
    for planet in game.planets:
        (region,) = planet.regions(Habitat.FOREST)
        assert region.size == 60
    assert bids(game, "apart glacier")[0].sizes == (60,)
    assert bids(game, "most")[0].value == 1
