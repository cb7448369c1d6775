"""Runs an arena: reads the games in its file, plays the rest, and counts all of them in order."""

from collections.abc import Callable, Generator, Iterable
from contextlib import closing
from functools import partial

import msgspec

from twelvefold.arena.group import play_group
from twelvefold.arena.kept import KeptGames
from twelvefold.arena.many import cores, in_order
from twelvefold.arena.outcome import Outcome, outcome_of
from twelvefold.arena.sprt import Sprt, Verdict
from twelvefold.arena.tally import Tally, first_share
from twelvefold.arena.task import Task

Spread = Callable[[Callable[[int], list[str]], Iterable[int]], Generator[list[str], None, None]]
"""Plays groups on this machine's cores or on a cluster; the results come in order."""


def on_all_cores(work: Callable[[int], list[str]], groups: Iterable[int]) -> Generator[list[str], None, None]:
    """Play groups on this machine."""
    return in_order(work, groups, workers=cores())


def hold_arena(
    task: Task,
    groups: int,
    *,
    spread: Spread = on_all_cores,
    kept: KeptGames | None = None,
    sprt: Sprt | None = None,
    told: Callable[[int], None] = lambda _: None,
) -> Tally:
    """Play the groups, or fewer if a sequential test is decided earlier; calls `told` with each group's game count.

    Except for CPU times, the result depends only on the task and the number of groups.
    """
    tally = Tally(task)
    with closing(_groups(task, groups, spread, kept)) as played:
        for group in played:
            tally.add(group)
            told(len(group))
            if sprt is not None and sprt.add(first_share(group, task.names[0])) is not Verdict.UNDECIDED:
                break
    return tally


def _groups(task: Task, groups: int, spread: Spread, kept: KeptGames | None) -> Generator[list[Outcome], None, None]:
    done = 0
    for group in kept.groups(groups) if kept is not None else ():
        yield group
        done += 1
    if done == groups:
        return
    with closing(spread(partial(play_group, task), range(done, groups))) as played:
        for lines in played:
            if kept is not None:
                kept.add(lines)
            yield [outcome_of(msgspec.json.decode(line)) for line in lines]
