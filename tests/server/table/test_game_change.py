"""An update carries what changed; applying it to the last known game gives the same game as a snapshot."""

from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from tests.server.table.driver import ADA, BEN, Driver, here, view_of
from tests.server.table.wander import wandered

from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import encode
from twelvefold.server.table.due import due_of
from twelvefold.server.table.show import game_change, has_same_people, info_of
from twelvefold.server.table.table import Table


def _tables(driver: Driver) -> Iterator[Table]:
    """The table after each entry of its log."""
    table = Table(driver.table.id, driver.table.box)
    for entry in driver.entries:
        table, _ = table.after([entry])
        yield table


@pytest.mark.parametrize("seed", range(12))
def test_a_game_with_its_change_is_the_game_that_a_snapshot_shows(seed: int) -> None:
    changes = 0
    for before, after in pairwise(_tables(wandered(seed, 150))):
        change, seen = game_change(before, after, due_of(after)), view_of(before)
        if change is not None and seen is not None:
            changes += 1
            assert seen.after(change) == view_of(after)
        if has_same_people(before, after):
            assert info_of(before) == info_of(after)
    assert changes > 10


@pytest.mark.parametrize("aids", [True, False])
def test_a_whole_game_can_be_followed_by_its_changes(*, aids: bool) -> None:
    driver, rng = Driver([here("Ada"), here("Abe"), here("Ann")], Options(seed="whole", hold=0, aids=aids)), Random(1)
    while (seat := driver.table.seat_to_move) is not None:
        before, seen = driver.table, view_of(driver.table)
        driver.play(ADA, seat, rng.choice(driver.moves))
        change = game_change(before, driver.table, due_of(driver.table))
        assert change is None or seen is None or seen.after(change) == view_of(driver.table)


def test_a_change_of_a_game_is_less_than_half_as_long_as_the_game() -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0, driver.moves[-1])
    driver.play(BEN, 1, driver.moves[-1])
    driver.wait(4)
    before = driver.table
    driver.play(BEN, 1, driver.moves[-1])
    change, whole = game_change(before, driver.table, None), view_of(driver.table)
    assert len(encode(change)) < len(encode(whole)) / 2
