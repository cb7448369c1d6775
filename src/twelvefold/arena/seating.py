"""Who sits where: each group of games plays one deal from every seat, so neither luck nor seats favour a bot."""

from functools import lru_cache
from itertools import combinations
from math import comb

from twelvefold.arena.task import Task
from twelvefold.engine.stream import Stream, child_seed

Table = tuple[int, ...]
"""For each seat, the number of the bot that sits there."""

MOST_TABLES = 100_000
"""C(64, 4) is more; above this, a tournament's tables are drawn one by one."""


def games_in_group(task: Task) -> int:
    """How many games are played from one deal: one per seat."""
    return task.players


def groups_in_cycle(task: Task) -> int:
    """How many groups it takes until every combination of bots has met once; always 1 outside a tournament."""
    return 1 if task.alone else comb(len(task.bots), task.players)


def groups_for(task: Task, games: int) -> int:
    """How many groups are needed for this many games: whole deals, and in a tournament whole cycles if one fits."""
    groups = -(-games // games_in_group(task))
    cycle = groups_in_cycle(task)
    return groups if groups < cycle else -(-groups // cycle) * cycle


def seatings(task: Task, group: int) -> list[Table]:
    """The tables of a group, one per game: the same bots, each time moved on by one seat.

    Neighbours matter too, so the order around a table of three or four is drawn for each deal.
    """
    if task.alone:
        bots: Table = (0, *[1] * (task.players - 1))
    else:
        bots = _combination(task, group)
        if task.players > 2:
            order = Stream(child_seed(task.seed, group), "arena order").shuffled(task.players)
            bots = tuple(bots[number] for number in order)
    return [bots[-shift:] + bots[:-shift] if shift else bots for shift in range(task.players)]


def _combination(task: Task, group: int) -> Table:
    """The bots that meet in a group: each cycle has every combination once, in an order drawn for that cycle."""
    cycle = groups_in_cycle(task)
    if cycle == 1:
        return tuple(range(task.players))
    number, place = divmod(group, cycle)
    if cycle > MOST_TABLES:
        order = Stream(child_seed(task.seed, group), "arena table").shuffled(len(task.bots))
        return tuple(sorted(order[: task.players]))
    return _cycle(len(task.bots), task.players, child_seed(task.seed, number))[place]


@lru_cache(maxsize=8)
def _cycle(bots: int, players: int, seed: bytes) -> list[Table]:
    every = list(combinations(range(bots), players))
    return [every[number] for number in Stream(seed, "arena tables").shuffled(len(every))]
