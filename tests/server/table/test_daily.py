"""The daily game: a fixed game for everyone, played once and without help; earlier days for practice."""

from collections.abc import Callable

import pytest
from tests.server.table.driver import ADA, RANGER, Driver, here
from tests.server.table.refused import refused

from twelvefold.arena.seating import seatings
from twelvefold.arena.task import make_task
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Daily, Ending, Removal, Status
from twelvefold.server.store.rows import entry_in, row_of
from twelvefold.server.table.attempts import Points
from twelvefold.server.table.checkpoint import Checkpoint
from twelvefold.server.table.daily import (
    EARLIER_DAYS,
    OPPONENT,
    OWN,
    day_of,
    days_before,
    deal_of,
    decide_daily,
    match_seed,
    need_day,
    next_day_at,
    points_of,
)
from twelvefold.server.table.entries import Asked
from twelvefold.server.table.hinting import may_be_hinted, turn_of
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.removing import removal_of, remove
from twelvefold.server.table.show import info_of
from twelvefold.server.table.table import Table
from twelvefold.world.box_file import standard_box

SECRET = bytes(range(32))
DAY = "2026-11-19"
NOON = 1795089600.0
"""Noon of that day in UTC."""


class DailyDriver(Driver):
    """Ada's daily game; the bot makes the first legal move."""

    def __init__(self, *, practice: bool = False) -> None:
        super().__init__([here("Ada"), RANGER])
        self.now, self.entries, self.events = NOON, [], []
        self.table = Table("daily", standard_box())
        command = PlayDaily("daily", DAY, " Ada ", practice)
        drafts = decide_daily(command, "ABC234", ADA, deal_of(match_seed(SECRET, DAY)))
        self.add(drafts, Asked.by(ADA.hash, command))
        self.wait(0)

    def play_to_the_end(self) -> None:
        while self.table.playing:
            self.play(ADA, OWN)
            self.wait(self.table.options.hold)


def test_the_day_begins_at_midnight_in_utc() -> None:
    assert day_of(NOON) == day_of(NOON + 12 * 3600 - 1) == DAY
    assert day_of(next_day_at(NOON)) == "2026-11-20"
    assert next_day_at(NOON) == NOON + 12 * 3600
    assert days_before("2026-03-01", 1) == "2026-02-28"


def test_a_day_has_one_deal_and_another_day_or_server_another() -> None:
    deal = deal_of(match_seed(SECRET, DAY))
    assert deal == deal_of(match_seed(SECRET, DAY))
    assert deal != deal_of(match_seed(SECRET, "2026-11-20"))
    assert deal != deal_of(match_seed(bytes(32), DAY))


def test_the_arena_draws_the_same_deal_and_seats_a_level_in_the_persons_place() -> None:
    task = make_task(["master", OPPONENT], seed=match_seed(SECRET, DAY))
    assert task.deal(0) == deal_of(match_seed(SECRET, DAY))
    assert seatings(task, 0)[0][OWN] == 0


def test_an_attempt_is_of_a_day_and_so_is_its_log() -> None:
    driver = DailyDriver()
    info = info_of(driver.table)
    assert info.daily == Daily(DAY)
    assert [seat.name or seat.bot for seat in info.seats] == ["Ada", OPPONENT]
    read = Table("daily", standard_box()).after([entry_in(list(row_of(each).values())) for each in driver.entries])[0]
    assert read.daily == Daily(DAY)


def test_a_log_from_before_daily_games_folds_as_it_did() -> None:
    driver = Driver.of_two()
    row = row_of(driver.entries[0])
    row["public"] = row["public"].replace(b',"daily":null', b"")
    assert entry_in(list(row.values())) == driver.entries[0]


def test_nobody_else_may_watch_and_the_seed_is_never_shown() -> None:
    driver = DailyDriver()
    assert not driver.table.may_look("somebody else")
    driver.play_to_the_end()
    assert info_of(driver.table).seed is None


def test_there_are_no_hints_except_in_practice() -> None:
    driver, practice = DailyDriver(), DailyDriver(practice=True)
    assert not may_be_hinted(driver.table, ADA.hash)
    with pytest.raises(Refused, match="not now: daily"):
        turn_of(driver.table, ADA.hash, OWN)
    assert may_be_hinted(practice.table, ADA.hash)
    assert turn_of(practice.table, ADA.hash, OWN).seat == OWN


def test_a_placement_is_taken_back_within_the_hold_and_never_after_it() -> None:
    driver = DailyDriver()
    driver.play(ADA, OWN)
    driver.now += driver.table.options.hold
    driver.take_back(ADA, OWN)
    driver.play(ADA, OWN)
    driver.now += driver.table.options.hold + 0.1  # the server was too busy to let the bot move
    with refused(driver, Reason.NOT_NOW, "settled"):
        driver.take_back(ADA, OWN)


def test_nobody_and_no_other_bot_comes_into_a_running_attempt() -> None:
    driver = DailyDriver()
    attempts: list[Callable[[], object]] = [
        lambda: driver.fill(ADA, 1, "seedling"),
        lambda: driver.fill(ADA, 1),
        lambda: driver.kick(ADA, 1),
        lambda: driver.hand_over(ADA, OWN),
        lambda: driver.leave(ADA, OWN),
        lambda: driver.end(ADA, OWN),
        lambda: driver.close(ADA),
    ]
    for attempt in attempts:
        with refused(driver, Reason.NOT_NOW, "daily"):
            attempt()


def test_an_attempt_has_no_rematch_and_its_points_count() -> None:
    driver = DailyDriver()
    assert points_of(driver.table) is None
    driver.play_to_the_end()
    assert driver.table.ended is Ending.PLAYED
    assert driver.table.game is not None
    assert driver.table.game.end is not None
    score = driver.table.game.end.scores[OWN]
    assert points_of(driver.table) == Points(score.total, score.cards, score.objective)
    with refused(driver, Reason.ONE_ATTEMPT, "daily"):
        driver.rematch(ADA, OWN)
    driver.close(ADA)
    assert points_of(driver.table) == Points(score.total, score.cards, score.objective)


def test_an_attempt_that_was_resigned_has_no_points() -> None:
    driver = DailyDriver()
    driver.resign(ADA, OWN)
    assert driver.table.status is Status.OVER
    assert points_of(driver.table) is None


def test_practice_is_played_again_with_the_same_deal() -> None:
    driver = DailyDriver(practice=True)
    driver.resign(ADA, OWN)
    before = driver.table.deal
    driver.rematch(ADA, OWN)
    assert (driver.table.game_number, driver.table.playing) == (2, True)
    assert driver.table.deal == before
    checkpoint = driver.table.checkpoint
    assert checkpoint is not None
    assert Checkpoint.decode(checkpoint.encode()) == checkpoint
    assert Table("daily", standard_box()).at(checkpoint).daily == Daily(DAY, practice=True)


@pytest.mark.parametrize(
    ("day", "practice", "allowed"),
    [
        (DAY, False, True),
        ("2026-11-18", False, False),
        ("2026-11-20", False, False),
        (DAY, True, False),
        ("2026-11-18", True, True),
        (days_before(DAY, EARLIER_DAYS), True, True),
        (days_before(DAY, EARLIER_DAYS + 1), True, False),
        ("2026-11-20", True, False),
        ("2026-10-99", True, False),
    ],
)
def test_only_today_counts_and_only_the_last_days_are_practised(day: str, practice: bool, allowed: bool) -> None:
    command = PlayDaily("c", day, "Ada", practice)
    if allowed:
        need_day(command, NOON)
        return
    with pytest.raises(Refused, match="not now: day"):
        need_day(command, NOON)


def test_removing_a_daily_game_from_the_list_leaves_the_attempt_as_it_is() -> None:
    driver = DailyDriver()
    assert driver.table.playing
    assert removal_of(driver.table, ADA.hash) is Removal.FORGET
    assert remove(driver.table, ADA, Removal.FORGET) == []
