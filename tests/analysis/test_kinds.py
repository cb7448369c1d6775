"""The kinds of mistakes, on positions set up by hand; `tests/rules/table.py` explains faces, edges and letters."""

import pytest
from tests.rules.table import PLAIN, deal_of, play

from twelvefold.analysis.kinds import MistakeKind, kind_of
from twelvefold.analysis.reasons import Reason, Why
from twelvefold.bots.position import Position
from twelvefold.engine.game import Game
from twelvefold.engine.move import CODE_OF, Move
from twelvefold.world.units import Face, Rotation, Seat, Slot

MOST, APART = "forest most", "forest apart glacier"
NEAR, AWAY = 1, 7
"""Face 1 shares its edge 0 with edge 0 of face 0; face 7 doesn't touch face 0."""


def position_of(mine: str, offer: list[str], animal: str, due: int = 3) -> Position:
    """Seat 0's position in round 2, before seat 1: it has one tile, on face 0, and wants mountains."""
    tiles = [PLAIN, mine, PLAIN, PLAIN, PLAIN, *offer]
    game = Game(deal_of(2, tiles, {due: [animal]}, objectives=["mountain", "desert"], first_seat=1))
    play(game, (0, 9, 0), (1, 0, 0))
    return Position(game.view(Seat(0)), game.box)


def kind(position: Position, why: Why, better: tuple[int, int], played: tuple[int, int]) -> MistakeKind | None:
    """The kind of a mistake, whose reason is about the one animal that isn't a rock; moves are slots and faces."""
    best, poor = (CODE_OF[Move(Slot(slot), Face(face), Rotation(0))] for slot, face in (better, played))
    wanted = [name for column in position.view.columns for name in column if name in (MOST, APART)]
    animal = None if why is Why.OBJECTIVE else wanted[0]
    return kind_of(position, best, poor, [Reason(why, Face(better[1]), animal=animal)])


def test_fewer_areas_for_the_objective_give_it_up() -> None:
    position = position_of(PLAIN, ["MMOOO", "MOOOO"], APART)
    assert kind(position, Why.OBJECTIVE, (0, NEAR), (1, NEAR)) is MistakeKind.OBJECTIVE_DROPPED
    assert kind(position, Why.OBJECTIVE, (0, NEAR), (0, AWAY)) is MistakeKind.MISPLACED


def test_two_more_areas_for_the_objective_instead_of_an_animal_chase_it() -> None:
    position = position_of(PLAIN, ["FFFOO", "MMOOO", "MOOOO"], APART)
    assert kind(position, Why.APART, (0, NEAR), (1, NEAR)) is MistakeKind.OBJECTIVE_CHASED
    assert kind(position, Why.APART, (0, NEAR), (2, NEAR)) is MistakeKind.ANIMAL_MISSED


def test_a_habitat_beside_the_one_to_avoid_spoils_its_region() -> None:
    # The forest of 3 counts, until glacier touches its area at edge 0: the bid falls from 3 to 0.
    position = position_of("FFFOO", ["GOOOO"], APART)
    assert kind(position, Why.APART, (0, AWAY), (0, NEAR)) is MistakeKind.HABITATS_TOUCH


def test_a_tile_that_extends_a_region_adds_none() -> None:
    # 1 region and 1 region, where there could be 2.
    position = position_of("FOOOO", ["FOOOO"], MOST)
    assert kind(position, Why.MOST, (0, AWAY), (0, NEAR)) is MistakeKind.REGIONS_JOINED


def test_a_new_region_beside_a_big_one_scatters_the_habitat() -> None:
    # A forest of 2 and one of 1, where there could be one of 3.
    position = position_of("FFOOO", ["FOOOO"], APART)
    assert kind(position, Why.APART, (0, NEAR), (0, AWAY)) is MistakeKind.REGION_SCATTERED


def test_a_first_region_scatters_nothing() -> None:
    position = position_of(PLAIN, ["FOOOO", "FFOOO"], APART)
    assert kind(position, Why.APART, (1, AWAY), (0, AWAY)) is MistakeKind.ANIMAL_MISSED


def test_a_tile_without_the_habitat_on_the_last_free_sides_closes_a_region_off() -> None:
    # The forest can grow onto faces 1 and 2, until ocean covers face 1.
    position = position_of("FFOOO", [PLAIN], APART)
    assert kind(position, Why.ROOM, (0, AWAY), (0, NEAR)) is MistakeKind.REGION_CLOSED_IN
    assert kind(position, Why.ROOM, (0, AWAY), (0, 9)) is MistakeKind.MISPLACED


@pytest.mark.parametrize("why", [Why.DENIAL, Why.ROOM])
def test_a_tile_that_makes_the_next_seat_bid_more_is_left_to_it(why: Why) -> None:
    position = position_of(PLAIN, ["FFFFO", "OOGOO"], APART)
    assert kind(position, Why.DENIAL, (0, AWAY), (1, AWAY)) is MistakeKind.TILE_LEFT
    equal = position_of(PLAIN, ["FFFFO", "FFFFO", PLAIN], APART)
    assert kind(equal, why, (1, AWAY), (2, AWAY)) is not MistakeKind.TILE_LEFT


def test_a_higher_bid_that_only_keeps_a_rival_away_opposes_it() -> None:
    position = position_of("FFOOO", ["FOOOO"], APART)
    assert kind(position, Why.DENIAL, (0, NEAR), (0, AWAY)) is MistakeKind.RIVAL_UNOPPOSED


def test_an_animal_of_the_next_round_is_within_reach_and_others_come_later() -> None:
    soon, later = (position_of(PLAIN, ["FOOOO", PLAIN], APART, due) for due in (3, 8))
    assert kind(soon, Why.APART, (0, AWAY), (1, AWAY)) is MistakeKind.ANIMAL_MISSED
    assert kind(later, Why.APART, (0, AWAY), (1, AWAY)) is MistakeKind.ANIMAL_FORGOTTEN


def test_a_mistake_without_a_reason_is_of_no_kind_unless_the_tile_was_right() -> None:
    position = position_of(PLAIN, [PLAIN, PLAIN], APART)
    first, second, elsewhere = (
        CODE_OF[Move(Slot(slot), Face(face), Rotation(0))] for slot, face in ((0, 7), (1, 7), (0, 1))
    )
    assert kind_of(position, first, second, ()) is None
    assert kind_of(position, first, elsewhere, ()) is MistakeKind.MISPLACED
