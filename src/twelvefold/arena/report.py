"""The results of an arena: for the screen, and as JSON for programs, with sentences in English."""

from typing import Any, TypedDict

from twelvefold import __version__
from twelvefold.arena.interval import Interval, Series
from twelvefold.arena.seating import groups_in_cycle
from twelvefold.arena.sprt import BOUND, Sprt
from twelvefold.arena.tally import BotTally, Tally
from twelvefold.arena.without_luck import FEWEST
from twelvefold.bots.remarks import FAULT
from twelvefold.words import Sentence

Mean = dict[str, Any]
"""A mean and its 95% interval, which is null for a single group."""


class Row(TypedDict):
    """An arena's results for one bot."""

    bot: str
    games: int
    win_rate: float
    """Its share of the victories per seat it had; shared ones count as fractions."""
    interval: list[float]
    score: float
    score_interval: list[float] | None
    without_luck: dict[str, Any] | None
    """The same without luck, if it was measured."""
    ms: float
    """CPU time per move."""
    rating: dict[str, float] | None
    """Only for more than two bots or more than two seats."""
    faults: dict[str, int]
    cut_short: int
    remarks: dict[str, int]
    details: dict[str, Sentence | str]
    """The first of each kind of fault: where it was, and what happened. It may name files of this machine."""
    statistics: dict[str, Mean]


def rows_of(tally: Tally) -> list[Row]:
    """A row for each bot, in the order they were named."""
    return [_row(tally, name, bot) for name, bot in tally.bots.items()]


def _row(tally: Tally, name: str, bot: BotTally) -> Row:
    rating = None if tally.ratings is None else tally.ratings.of(name)
    return Row(
        bot=name,
        games=bot.games,
        win_rate=round(bot.share.mean, 5),
        interval=_rounded(bot.share.share_interval()),
        score=round(bot.score.mean, 4),
        score_interval=_maybe_rounded(bot.score.interval()),
        without_luck=_without_luck(bot),
        ms=round(bot.ms, 4),
        rating=None if rating is None else {"mu": round(rating.mu, 3), "sigma": round(rating.sigma, 3)},
        faults=bot.faults,
        cut_short=bot.cut_short,
        remarks=bot.other_remarks,
        details={remark.removeprefix(FAULT): detail for remark, detail in bot.details.items()},
        statistics={
            figure: {"mean": round(series.mean, 4), "interval": _maybe_rounded(series.interval())}
            for figure, series in bot.statistics.items()
        },
    )


def _without_luck(bot: BotTally) -> dict[str, Any] | None:
    """A bot's results without luck, and how many games would have been as certain with it."""
    if bot.without_luck is None:
        return None
    strata = bot.without_luck.strata()
    enough = strata.whole.count >= FEWEST and bot.share.error > 0
    share = strata.error / bot.share.error if enough else None
    return {
        "win_rate": round(strata.mean, 5),
        "interval": _rounded(strata.share_interval()),
        "variance": None if share is None else round(share, 4),
        "games": round(bot.games / share) if share else None,
    }


def matrix_of(tally: Tally) -> dict[str, dict[str, Mean]]:
    """At tables of two: each bot's win rate against each other bot that it met."""
    matrix: dict[str, dict[str, Mean]] = {}
    for (name, rival), series in sorted(tally.pairs.items()):
        matrix.setdefault(name, {})[rival] = _share(series)
    return matrix


def positions_of(tally: Tally) -> list[Mean]:
    """Whether some seats are better than others: the win rate by turn order in round 1."""
    return [{"position": position} | _share(series) for position, series in enumerate(tally.positions)]


def sprt_of(sprt: Sprt) -> dict[str, Any]:
    """The result of a sequential test."""
    return {
        "elo0": sprt.elos[0],
        "elo1": sprt.elos[1],
        "llr": round(sprt.llr, 4),
        "bounds": [round(-BOUND, 4), round(BOUND, 4)],
        "groups": sum(sprt.counts.values()),
        "verdict": sprt.verdict.value,
    }


def report_of(tally: Tally, asked: int, command: str, sprt: Sprt | None = None) -> dict[str, Any]:
    """All results, with everything needed to reproduce them."""
    task = tally.task
    return {
        "command": command,
        "version": __version__,
        "seed": task.seed.hex(),
        "players": task.players,
        "mystery": task.mystery,
        "beginner": task.beginner,
        "asked": asked,
        "games": tally.games,
        "deals": tally.groups,
        "all_met": tally.groups >= groups_in_cycle(task),
        "rows": rows_of(tally),
        "ladder": tally.ladder(),
        "matrix": matrix_of(tally),
        "positions": positions_of(tally),
        "sprt": None if sprt is None else sprt_of(sprt),
    }


def _share(series: Series) -> Mean:
    return {"win_rate": round(series.mean, 5), "interval": _rounded(series.share_interval()), "deals": series.count}


def _rounded(interval: Interval) -> list[float]:
    return [round(bound, 5) for bound in interval]


def _maybe_rounded(interval: Interval | None) -> list[float] | None:
    return None if interval is None else _rounded(interval)
