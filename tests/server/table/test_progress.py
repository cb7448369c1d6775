"""How far a seat is with its objective: counted by the server, told to whoever holds the seat and to nobody else."""

import pytest
from tests.server.table.desk import ADA, BEN, EVE, Desk

from twelvefold.protocol.commands import WhatIf
from twelvefold.protocol.messages import Progress
from twelvefold.server.table.show import yours
from twelvefold.server.table.what_if import answer
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat


def _counted(desk: Desk, seat: int) -> int:
    """How many areas of its objective a seat's planet has, counted on the planet."""
    game = desk.table.game
    assert game is not None
    return game.planet(Seat(seat)).areas.count(game.deal.objectives[seat])


def _told(desk: Desk, seat: int) -> Progress:
    holder = (ADA, BEN)[seat]
    [found] = yours(desk.table, holder.hash).progress
    assert found is not None
    return found


@pytest.mark.parametrize(
    ("areas", "points", "missing", "next_points"),
    [(0, 0, 13, 2), (12, 0, 1, 2), (13, 2, 3, 4), (15, 2, 1, 4), (27, 10, None, None), (30, 10, None, None)],
)
def test_an_objective_scores_by_its_steps(
    areas: int, points: int, missing: int | None, next_points: int | None
) -> None:
    assert Progress.of(standard_box(), Habitat.FOREST, areas) == Progress(areas, points, missing, next_points)


def test_what_a_seat_has_laid_counts_at_once_and_is_taken_back_with_the_tile() -> None:
    desk = Desk.of_two()
    grown = 0
    while desk.table.round < 8:
        seat = desk.table.seat_to_move
        assert seat is not None
        before = _told(desk, seat)
        assert before.areas == _counted(desk, seat)
        holder = (ADA, BEN)[seat]
        desk.play(holder, seat)
        assert _told(desk, seat).areas == _counted(desk, seat)
        grown += _told(desk, seat) != before
        desk.take_back(holder, seat)
        assert _told(desk, seat) == before
        desk.play(holder, seat)
        desk.wait(desk.table.options.hold)
    assert grown > 4


def test_a_what_if_tells_how_ones_own_objective_would_stand() -> None:
    desk = Desk.of_two()
    for move in desk.moves[::60]:
        tile = desk.view.offer[move.slot]
        assert tile is not None
        tried = answer(desk.table, WhatIf("x", desk.table.id, 0, tile), ADA.hash).objective
        desk.play(ADA, 0, move)
        assert tried == _told(desk, 0)
        desk.take_back(ADA, 0)


def test_nobody_else_hears_of_it() -> None:
    desk = Desk.of_two()
    question = WhatIf("x", desk.table.id, 0, next(tile for tile in desk.view.offer if tile is not None))
    assert answer(desk.table, question, ADA.hash).objective is not None
    for other in (BEN, EVE):
        assert answer(desk.table, question, other.hash).objective is None
    assert yours(desk.table, EVE.hash).progress == ()
    assert len(yours(desk.table, BEN.hash).progress) == 1


def test_in_the_beginner_game_there_is_nothing_to_tell() -> None:
    desk = Desk.of_two(beginner=True)
    assert yours(desk.table, ADA.hash).progress == (None,)
    question = WhatIf("x", desk.table.id, 0, next(tile for tile in desk.view.offer if tile is not None))
    assert answer(desk.table, question, ADA.hash).objective is None
