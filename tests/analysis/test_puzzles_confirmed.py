"""The referee, which shares no code with the solver, plays the puzzles of the package out as well."""

import pytest
from tests.engine.bridge import paper_box, referee_of
from tests.referee.endings import chances

from twelvefold.analysis.puzzles import Puzzle, library
from twelvefold.analysis.puzzles.solve import CLEAR

PARTS = 16


def confirm(puzzle: Puzzle) -> None:
    """Check that the referee finds the same chance for every placement, and the same clear solution."""
    game = referee_of(puzzle.source.deal(), paper_box())
    for move in puzzle.game.moves:
        game.play(*move)
    found = {str(move): chance for move, chance in zip(puzzle.game.legal_moves, chances(game).values(), strict=True)}
    assert tuple(round(100 * chance) for chance in found.values()) == puzzle.chances, puzzle.id
    best = {found[move] for move in puzzle.solution}
    others = [chance for move, chance in found.items() if move not in puzzle.solution]
    assert len(best) == 1
    assert min(best) - max(others) >= CLEAR - 1e-9, puzzle.id


def test_the_referee_confirms_a_sample() -> None:
    puzzles = library().puzzles
    kinds = {(each.source.players, each.source.beginner, each.source.mystery, each.round): each for each in puzzles}
    for puzzle in kinds.values():
        confirm(puzzle)


@pytest.mark.thorough("puzzles")
@pytest.mark.parametrize("part", range(PARTS))
def test_the_referee_confirms_every_puzzle(part: int) -> None:
    for puzzle in library().puzzles[part::PARTS]:
        confirm(puzzle)
