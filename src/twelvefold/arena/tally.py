"""Adds up an arena's games: by bot, by pair and by place in the turn order, group by group."""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass, field

from twelvefold.arena.interval import Series, Strata
from twelvefold.arena.outcome import Outcome, Sitting
from twelvefold.arena.ratings import Ratings
from twelvefold.arena.task import Task
from twelvefold.arena.without_luck import WithoutLuck
from twelvefold.bots.remarks import CUT_SHORT, FAULT
from twelvefold.words import Sentence
from twelvefold.world.box import ROUNDS

STATISTICS: dict[str, Callable[[Sitting], float | None]] = {
    "objective": lambda sitting: sitting.objective,
    "animals": lambda sitting: sitting.animals,
    "cards": lambda sitting: sitting.cards,
    "opponents": lambda sitting: sitting.others,
    "award_round": lambda sitting: sitting.award_round,
}
"""A bot's style: points for its objective, points for animals, number of animals, others' points, when it wins them."""


@dataclass
class RemarkTally:
    """The remarks about one bot's turns."""

    remarks: Counter[str] = field(default_factory=Counter)
    details: dict[str, Sentence | str] = field(default_factory=dict)
    """For some remarks, where and what happened the first time."""

    def note(self, remarks: Mapping[str, int], details: Mapping[str, Sentence | str]) -> None:
        """Count the remarks of one or several games."""
        self.remarks.update(remarks)
        self.details = {**details, **self.details}

    @property
    def faults(self) -> dict[str, int]:
        """How often the bot failed, by kind of fault."""
        return {name.removeprefix(FAULT): count for name, count in self._sorted() if name.startswith(FAULT)}

    @property
    def cut_short(self) -> int:
        """How many of its thoughts were cut short by the clock."""
        return self.remarks[CUT_SHORT]

    @property
    def other_remarks(self) -> dict[str, int]:
        """How often it made other remarks, such as a weakness that played a part."""
        return {name: count for name, count in self._sorted() if not name.startswith(FAULT) and name != CUT_SHORT}

    def _sorted(self) -> list[tuple[str, int]]:
        return sorted(self.remarks.items(), key=lambda item: (-item[1], item[0]))


@dataclass
class BotTally(RemarkTally):
    """One bot's results."""

    games: int = 0
    moves: int = 0
    seconds: float = 0.0
    share: Strata = field(default_factory=Strata)
    score: Strata = field(default_factory=Strata)
    without_luck: WithoutLuck | None = None
    """Its share of the victories without luck, if luck was measured."""
    statistics: dict[str, Strata] = field(default_factory=lambda: {name: Strata() for name in STATISTICS})

    def add(self, group: int, games: int, sittings: Sequence[Sitting], opponents: tuple[str, ...]) -> None:
        """Count one group, by the seats that the bot had in it."""
        self.games += games
        self.moves += ROUNDS * len(sittings)
        self.seconds += sum(sitting.seconds for sitting in sittings)
        self.share.add(opponents, _mean(sitting.share for sitting in sittings))
        if lucks := [sitting.luck for sitting in sittings if sitting.luck is not None]:
            self.without_luck = self.without_luck or WithoutLuck()
            self.without_luck.add(group, opponents, _mean(sitting.share for sitting in sittings), _mean(lucks))
        self.score.add(opponents, _mean(sitting.total for sitting in sittings))
        for name, figure in STATISTICS.items():
            if values := [value for sitting in sittings if (value := figure(sitting)) is not None]:
                self.statistics[name].add(opponents, _mean(values))
        for sitting in sittings:
            self.note(sitting.remarks, sitting.details)

    @property
    def ms(self) -> float:
        """CPU time per move, in milliseconds."""
        return 1000 * self.seconds / max(1, self.moves)


class Tally:
    """An arena's games so far, counted in order and not kept."""

    def __init__(self, task: Task) -> None:
        self.task = task
        self.games = 0
        self.groups = 0
        self.bots = {name: BotTally() for name in task.names}
        self.pairs: dict[tuple[str, str], Series] = {}
        """At tables of two: the first bot's share against the second."""
        self.positions = [Series() for _ in range(task.players)]
        """By turn order in round 1."""
        self.ratings = Ratings(task.names) if len(task.bots) > 2 or task.players > 2 else None

    def add(self, group: Sequence[Outcome]) -> None:
        """Count one whole group."""
        self.groups += 1
        self.games += len(group)
        sittings = [sitting for outcome in group for sitting in outcome.sittings]
        by_bot: dict[str, list[Sitting]] = {}
        for sitting in sittings:
            by_bot.setdefault(sitting.bot, []).append(sitting)
        for name, had in by_bot.items():
            self.bots[name].add(self.groups, len(group), had, tuple(sorted(by_bot.keys() - {name})))
        if self.task.paired:
            for name, rival in (tuple(by_bot), tuple(by_bot)[::-1]):
                series = self.pairs.setdefault((name, rival), Series())
                series.add(_mean(sitting.share for sitting in by_bot[name]))
        for position, series in enumerate(self.positions):
            series.add(_mean(sitting.share for sitting in sittings if sitting.position == position))
        if self.ratings is not None:
            for outcome in group:
                self.ratings.add(outcome)

    def ladder(self) -> list[str]:
        """The bots from the strongest to the weakest; those that never played come last."""
        return sorted(self.bots, key=lambda name: (-self.bots[name].share.mean, -self.bots[name].games))


def first_share(group: Sequence[Outcome], name: str) -> float:
    """A bot's share of the victories of one group."""
    return _mean(sitting.share for outcome in group for sitting in outcome.sittings if sitting.bot == name)


def _mean(values: Iterable[float]) -> float:
    found = list(values)
    return sum(found) / len(found)
