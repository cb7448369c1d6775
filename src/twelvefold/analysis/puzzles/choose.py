"""Choose a good mix of puzzles: of seats, variants, rounds and levels, and never two from one game."""

from collections import Counter
from collections.abc import Iterable

from twelvefold.analysis.puzzles.puzzle import Puzzle

SHARES = {2: 0.5, 3: 0.25, 4: 0.25}
"""How many of the puzzles have how many seats."""


def choose(candidates: Iterable[Puzzle], count: int) -> list[Puzzle]:
    """At most this many puzzles, in the order of the file; the same candidates give the same puzzles.

    Puzzles come by turns from groups with the same variant, round and level, until a group has no more.
    """
    unlike = list({_game(puzzle): puzzle for puzzle in sorted(candidates, key=lambda puzzle: puzzle.id)}.values())
    chosen: list[Puzzle] = []
    for players, share in SHARES.items():
        drawn: Counter[tuple[object, ...]] = Counter()
        turns = []
        for puzzle in unlike:
            if puzzle.source.players == players and puzzle.level is not None:
                group = (puzzle.source.beginner, puzzle.source.mystery, puzzle.round, puzzle.level)
                drawn[group] += 1
                turns.append((drawn[group] * _plenty(puzzle), puzzle.id, puzzle))
        chosen += [puzzle for *_, puzzle in sorted(turns, key=lambda turn: turn[:2])[: round(share * count)]]
    return sorted(chosen, key=_place)


def _game(puzzle: Puzzle) -> tuple[object, ...]:
    source = puzzle.source
    return source.players, source.beginner, source.mystery, source.seed


def _plenty(puzzle: Puzzle) -> int:
    """How many turns a variant's puzzle waits for one of the standard game."""
    return 1 + 3 * puzzle.source.beginner + 2 * puzzle.source.mystery


def _place(puzzle: Puzzle) -> tuple[object, ...]:
    """Where a puzzle stands in a file: similar ones side by side, which makes it smaller."""
    return (*_game(puzzle)[:3], puzzle.round, puzzle.source.seed)
