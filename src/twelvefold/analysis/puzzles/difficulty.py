"""How hard a puzzle is: each level tries it a few times, and each attempt counts as a game against it."""

from functools import cache

from twelvefold.analysis.puzzles.glicko import MOST_DEVIATION, START, Rating, Result, rated
from twelvefold.analysis.puzzles.puzzle import TRIES
from twelvefold.bots import Bot, Turn, make_bot
from twelvefold.bots.levels import LEVELS
from twelvefold.engine.game import Game
from twelvefold.engine.move import Code
from twelvefold.engine.stream import child_seed

MASTER = "master:ms=50"
"""The highest level thinks for a twentieth of its usual time, so that thousands of puzzles can be rated."""
RATINGS = {
    "seedling": 1050, "explorer": 1150, "naturalist": 1300, "ranger": 1450, "expert": 1650, "master": 2100,
}  # fmt: skip
"""The levels' ratings as solvers of puzzles."""
DEVIATION = 60.0
"""How uncertain these are."""


@cache
def _bot(level: str) -> Bot:
    return make_bot(MASTER if level == "master" else level)


def solved_by(game: Game, solution: tuple[Code, ...]) -> tuple[int, ...]:
    """For each level, how many of its tries find the solution; the same on every machine."""
    seat = game.seat_to_move
    assert seat is not None
    view, seed = game.view(seat), game.deal.seed or b""
    found = []
    for level in LEVELS:
        turns = [Turn(view, game.box, child_seed(seed, number)) for number in range(TRIES)]
        found.append(sum(_bot(level).choose(turn).code in solution for turn in turns))
    return tuple(found)


def rating_of(solved: tuple[int, ...]) -> int:
    """A puzzle's rating after all these tries: it wins a game whenever a level doesn't find the solution."""
    results = [
        Result(Rating(RATINGS[level], DEVIATION), float(number >= found))
        for level, found in zip(LEVELS, solved, strict=True)
        for number in range(TRIES)
    ]
    return round(rated(Rating(START, MOST_DEVIATION), results).rating)
