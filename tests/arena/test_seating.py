"""Who sits where: every bot in every seat of every deal."""

from collections import Counter
from hashlib import sha256
from itertools import combinations
from pathlib import Path

import pytest
from tests.bots import own_bot

from twelvefold.arena.seating import games_in_group, groups_for, groups_in_cycle, seatings
from twelvefold.arena.task import ArenaError, Task, make_task, name_of
from twelvefold.bots import BotError
from twelvefold.world import standard_box

OWN = Path(own_bot.__file__)


def task(bots: int, players: int, seed: int = 1) -> Task:
    """A task with bots that are never asked."""
    return Task(tuple(f"bot{n}" for n in range(bots)), players, seed.to_bytes(32, "big"), False, False, standard_box())


def test_two_bots_change_seats() -> None:
    assert [seatings(task(2, 2), group) for group in range(3)] == [[(0, 1), (1, 0)]] * 3


@pytest.mark.parametrize("players", [3, 4])
def test_of_two_bots_at_more_seats_the_first_sits_alone_in_each_seat_in_turn(players: int) -> None:
    tables = seatings(task(2, players), 5)
    assert [table.index(0) for table in tables] == list(range(players))
    assert all(Counter(table) == {0: 1, 1: players - 1} for table in tables)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_as_many_bots_as_seats_sit_in_every_seat_once(players: int) -> None:
    for group in range(10):
        tables = seatings(task(players, players), group)
        assert len(tables) == games_in_group(task(players, players)) == players
        for seat in range(players):
            assert {table[seat] for table in tables} == set(range(players))


def test_neighbours_change_from_deal_to_deal() -> None:
    orders = {seatings(task(4, 4), group)[0] for group in range(60)}
    assert len(orders) > 12


@pytest.mark.parametrize(("bots", "players"), [(5, 2), (5, 3), (6, 4)])
def test_in_a_tournament_every_combination_meets_once_a_cycle(bots: int, players: int) -> None:
    mine = task(bots, players)
    cycle = groups_in_cycle(mine)
    for start in (0, cycle):
        met = Counter(frozenset(seatings(mine, group)[0]) for group in range(start, start + cycle))
        assert met == Counter(map(frozenset, combinations(range(bots), players)))


def test_the_order_of_a_tournament_comes_from_the_seed() -> None:
    first = [seatings(task(6, 2), group) for group in range(15)]
    assert first == [seatings(task(6, 2), group) for group in range(15)]
    assert first != [seatings(task(6, 2, seed=2), group) for group in range(15)]


def test_a_table_among_very_many_bots_is_drawn() -> None:
    mine = task(64, 4)
    tables = [seatings(mine, group)[0] for group in range(200)]
    assert all(len(set(table)) == 4 for table in tables)
    assert len({bot for table in tables for bot in table}) == 64


@pytest.mark.parametrize(
    ("bots", "players", "games", "groups"),
    [
        (2, 2, 1, 1),
        (2, 2, 4, 2),
        (2, 2, 5, 3),
        (2, 4, 5, 2),
        (4, 2, 11, 6),  # six pairs, two games each
        (4, 2, 12, 6),
        (4, 2, 13, 12),
        (9, 4, 100, 25),  # 126 combinations are too many: whole deals only
    ],
)
def test_games_are_rounded_up_to_whole_deals_and_cycles(bots: int, players: int, games: int, groups: int) -> None:
    assert groups_for(task(bots, players), games) == groups


def test_bots_that_do_not_fit_are_refused() -> None:
    with pytest.raises(ArenaError, match="2 to 64 different bots, not 1"):
        make_task(["random"])
    with pytest.raises(ArenaError, match="needs 2 to 4 players"):
        make_task(["random", "naive"], 5)
    with pytest.raises(ArenaError, match='two bots are called "random"'):
        make_task(["random", "naive", "random"])
    with pytest.raises(ArenaError, match="3 bots can't fill 4 seats"):
        make_task(["random", "naive", "margin"], 4)
    with pytest.raises(BotError, match="nobody"):
        make_task(["random", "nobody"])


def test_of_somebodys_bot_its_file_is_remembered_whatever_its_options_are_called() -> None:
    task = make_task([f"{OWN}:Choosy:tables=big", "random"])
    assert task.files == (("own_bot.py:Choosy:tables=big", sha256(OWN.read_bytes()).hexdigest()[:16]),)


def test_a_bots_name_tells_no_folder() -> None:
    assert name_of("/home/ada/bots/my_bot.py:Mine") == "my_bot.py:Mine"
    assert name_of("expert:style=spoiler,ms=50") == "expert:style=spoiler,ms=50"
    assert name_of("expert:tables=/home/ada/my.npz,ms=50") == "expert:tables=my.npz,ms=50"
    assert name_of("expert:ms=50,tables=..\\ada\\my.npz") == "expert:ms=50,tables=my.npz"
    assert name_of("expert:tables=my.npz") == "expert:tables=my.npz"
    assert name_of("/home/ada/my_bot.py:Mine:rate=1/2") == "my_bot.py:Mine:rate=1/2"
