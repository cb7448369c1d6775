"""A seat's progress on its objective: counted by the server, sent to the seat's holder and to nobody else."""

import pytest
from tests.server.table.driver import ADA, BEN, EVE, Driver

from twelvefold.protocol.commands import WhatIf
from twelvefold.protocol.messages import Progress
from twelvefold.server.table.show import yours
from twelvefold.server.table.what_if import answer
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat


def _counted(driver: Driver, seat: int) -> int:
    """How many areas of its objective a seat's planet has, counted on the planet."""
    game = driver.table.game
    assert game is not None
    return game.planet(Seat(seat)).areas.count(game.deal.objectives[seat])


def _told(driver: Driver, seat: int) -> Progress:
    holder = (ADA, BEN)[seat]
    [found] = yours(driver.table, holder.hash).progress
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
    driver = Driver.of_two()
    grown = 0
    while driver.table.round < 8:
        seat = driver.table.seat_to_move
        assert seat is not None
        before = _told(driver, seat)
        assert before.areas == _counted(driver, seat)
        holder = (ADA, BEN)[seat]
        driver.play(holder, seat)
        assert _told(driver, seat).areas == _counted(driver, seat)
        grown += _told(driver, seat) != before
        driver.take_back(holder, seat)
        assert _told(driver, seat) == before
        driver.play(holder, seat)
        driver.wait(driver.table.options.hold)
    assert grown > 4


def test_a_what_if_tells_how_ones_own_objective_would_stand() -> None:
    driver = Driver.of_two()
    for move in driver.moves[::60]:
        tile = driver.view.offer[move.slot]
        assert tile is not None
        tried = answer(driver.table, WhatIf("x", driver.table.id, 0, tile), ADA.hash).objective
        driver.play(ADA, 0, move)
        assert tried == _told(driver, 0)
        driver.take_back(ADA, 0)


def test_nobody_else_hears_of_it() -> None:
    driver = Driver.of_two()
    question = WhatIf("x", driver.table.id, 0, next(tile for tile in driver.view.offer if tile is not None))
    assert answer(driver.table, question, ADA.hash).objective is not None
    for other in (BEN, EVE):
        assert answer(driver.table, question, other.hash).objective is None
    assert yours(driver.table, EVE.hash).progress == ()
    assert len(yours(driver.table, BEN.hash).progress) == 1


def test_in_the_beginner_game_there_is_nothing_to_tell() -> None:
    driver = Driver.of_two(beginner=True)
    assert yours(driver.table, ADA.hash).progress == (None,)
    question = WhatIf("x", driver.table.id, 0, next(tile for tile in driver.view.offer if tile is not None))
    assert answer(driver.table, question, ADA.hash).objective is None
