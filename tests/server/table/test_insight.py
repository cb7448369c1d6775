"""Nobody learns the secrets of two seats in one game, unless they began it with both on one screen."""

from collections import defaultdict
from collections.abc import Callable
from contextlib import suppress
from random import Random

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.table.driver import ADA, BEN, CEM, DOT, EVE, OPEN, RANGER, Driver, here
from tests.server.table.refused import refused

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import info_of, yours

PEOPLE = (ADA, BEN, CEM, DOT)
ROTATED = tuple(Holder(Holder.new().token, holder.hash) for holder in PEOPLE)
"""The same people after rotating their tokens."""


def test_a_host_cannot_sit_down_in_an_absent_players_seat_to_see_its_objective() -> None:
    driver = Driver.of_two()
    driver.leave(BEN, 1)
    driver.fill(ADA, 1)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada", 1)
    driver.fill(ADA, 1, "ranger")


def test_nor_in_the_seat_of_somebody_they_sent_away() -> None:
    driver = Driver.of_two()
    driver.kick(ADA, 1)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada", 1)
    driver.sit(BEN, "Ben")  # who has already known that seat


def test_a_host_without_a_seat_takes_one_that_they_opened_but_not_a_second() -> None:
    driver = Driver([OPEN, OPEN, OPEN])
    for seat, holder in enumerate((BEN, CEM, DOT)):
        driver.sit(holder, "x", seat)
    driver.kick(ADA, 1)
    driver.sit(ADA, "Ada")
    driver.leave(ADA, 1)
    driver.fill(BEN, 1, "ranger")  # someone else is host now
    driver.kick(BEN, 2)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada")


def test_whoever_opened_two_seats_may_have_neither() -> None:
    driver = Driver([OPEN, OPEN])
    driver.sit(BEN, "Ben")
    driver.sit(CEM, "Cem")
    driver.kick(ADA, 0)
    driver.kick(ADA, 1)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada")
    driver.sit(CEM, "Cem")
    assert driver.table.seats_of(CEM.hash) == (1,)  # their own seat, though the one before it was open too


def test_a_seat_is_not_handed_over_to_whoever_has_or_had_another() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    secret = driver.hand_over(BEN, 1)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada", secret=secret)
    driver.resign(CEM, 2)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(CEM, "Cem", secret=secret)
    driver.sit(DOT, "Dot", secret=secret)


def test_several_people_round_one_screen_keep_their_seats() -> None:
    driver = Driver([here("Ada"), here("Abe"), OPEN])
    driver.sit(BEN, "Ben")
    driver.sit(CEM, "Cem", secret=driver.hand_over(ADA, 1))
    driver.sit(ADA, "Abe", secret=driver.hand_over(CEM, 1))
    assert driver.table.seats_of(ADA.hash) == (0, 1)
    driver.kick(ADA, 2)
    with refused(driver, Reason.OTHER_SEAT):
        driver.sit(ADA, "Ada", 2)


def test_the_next_game_begins_afresh() -> None:
    driver = Driver.of_two()
    driver.resign(BEN, 1)
    driver.leave(BEN, 1)
    driver.sit(ADA, "Abe", 1)
    driver.rematch(ADA, 0)
    driver.rematch(ADA, 1)
    assert driver.table.playing
    assert len(yours(driver.table, ADA.hash).objectives) == 2


def test_a_game_in_which_a_seat_changed_hands_is_marked() -> None:
    driver = Driver.of([ADA, BEN, CEM])
    driver.leave(BEN, 1)
    driver.come_back(BEN, 1)
    driver.kick(ADA, 1)
    driver.sit(BEN, "Ben")
    driver.sit(CEM, "Cem", secret=driver.hand_over(CEM, 2))
    assert [seat.changed_hands for seat in info_of(driver.table).seats] == [False] * 3
    driver.sit(DOT, "Dot", secret=driver.hand_over(BEN, 1))
    driver.leave(DOT, 1)
    driver.fill(ADA, 1, "ranger")
    assert [seat.changed_hands for seat in info_of(driver.table).seats] == [False, True, False]
    driver.resign(CEM, 2)
    driver.resign(ADA, 0)
    assert info_of(driver.table).seats[1].changed_hands  # and it stays so at the end
    driver.rematch(CEM, 2)
    driver.rematch(ADA, 0)
    assert [seat.changed_hands for seat in info_of(driver.table).seats] == [False] * 3


def bold(seed: int, steps: int, after_each: Callable[[Driver], None]) -> None:
    """Play random seat changes; refused ones are skipped."""
    rng = Random(seed)
    kinds = rng.choices([OPEN, OPEN, here("Abe"), RANGER], k=rng.randint(1, 3))
    driver = Driver([rng.choice([here("Ada"), OPEN]), *kinds], Options(seed=str(seed)))
    after_each(driver)
    for _ in range(steps):
        with suppress(Refused):
            act(driver, rng)
        after_each(driver)


def act(driver: Driver, rng: Random) -> None:
    """A random person takes a random action about a random seat."""
    seat, who, other = rng.randrange(driver.table.players), rng.choice(PEOPLE + ROTATED), rng.choice(PEOPLE)
    acts: list[Callable[[], object]] = [
        lambda: driver.sit(who, "x", seat),
        lambda: driver.sit(who, "x"),
        lambda: driver.sit(who, "x", secret=driver.hand_over(other, seat)),
        lambda: driver.fill(who, seat),
        lambda: driver.fill(who, seat, "ranger"),
        lambda: driver.kick(who, seat),
        lambda: driver.leave(who, seat),
        lambda: driver.come_back(who, seat),
        lambda: driver.resign(who, seat) if rng.random() < 0.2 else None,
        lambda: driver.end(who, seat),
        lambda: driver.rematch(who, seat),
        lambda: driver.wait(2),
    ]
    rng.choice(acts)()


class Spy:
    """Records which seats' objectives each person was ever shown, game by game."""

    def __init__(self) -> None:
        self.begun_with: dict[tuple[int, str], set[int]] = {}
        self.told: defaultdict[tuple[int, str], set[int]] = defaultdict(set)

    def look(self, driver: Driver) -> None:
        """Record what each person can see now."""
        table = driver.table
        if not table.playing:
            return
        for holder in (*PEOPLE, EVE):
            own = yours(table, holder.hash)
            known = {seat for seat, name in zip(own.seats, own.objectives, strict=True) if name is not None}
            game = table.game_number, holder.hash
            self.begun_with.setdefault(game, known)
            self.told[game] |= known


@settings(max_examples=60)
@given(st.integers(0, 2**32))
def test_whatever_people_do_about_seats_nobody_learns_the_objectives_of_two(seed: int) -> None:
    spy = Spy()
    bold(seed, 120, spy.look)
    for game, seats in spy.told.items():
        assert seats <= spy.begun_with[game] or len(seats) == 1


def test_those_people_do_sit_down_in_running_games() -> None:
    """Otherwise the test above would prove less than it seems to."""
    learnt = 0
    for seed in range(20):
        spy = Spy()
        bold(seed, 120, spy.look)
        learnt += sum(not seats <= spy.begun_with[game] for game, seats in spy.told.items())
    assert learnt >= 10
