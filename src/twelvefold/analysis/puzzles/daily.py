"""The puzzle of the day: the same for everyone. None comes twice before all have come once."""

from collections.abc import Sequence
from datetime import date

from twelvefold.analysis.puzzles.puzzle import Puzzle

FIRST_DAY = date(2026, 1, 1)
STEP = 7919
"""So many puzzles on from one day to the next; it's a prime number, so that each puzzle comes."""
EASIEST, HARDEST = 1100, 1900
"""A day's puzzle suits most people: it's neither among the easiest nor among the hardest."""


def puzzle_of_the_day(puzzles: Sequence[Puzzle], day: date) -> Puzzle:
    """The puzzle of a day. `dailyOf` in `web/src/store/puzzles.ts` chooses the same one."""
    suitable = [puzzle for puzzle in puzzles if EASIEST <= puzzle.rating <= HARDEST] or list(puzzles)
    return suitable[(day - FIRST_DAY).days * STEP % len(suitable)]
