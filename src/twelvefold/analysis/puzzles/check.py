"""Check a puzzle: solve it again, and compare."""

from twelvefold.analysis.puzzles.make import percents
from twelvefold.analysis.puzzles.puzzle import Puzzle, PuzzleError, id_of
from twelvefold.analysis.puzzles.solve import solve
from twelvefold.engine.deal import DealError
from twelvefold.engine.move import MOVES, IllegalMove, NotationError
from twelvefold.engine.stream import SeedError
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError


def fault_of(puzzle: Puzzle) -> Sentence | TwelvefoldError | None:
    """What is wrong with a puzzle; None if it is what it says."""
    try:
        game = puzzle.source.game()
        solved = solve(game)
    except (DealError, IllegalMove, NotationError, PuzzleError, SeedError) as error:
        return error
    if puzzle.id != id_of(puzzle.source):
        return Sentence("error-puzzle-id", right=id_of(puzzle.source))
    if puzzle.chances != percents(solved):
        return Sentence("error-puzzle-chances")
    if puzzle.solution != tuple([str(MOVES[code]) for code in solved.solution]):
        return Sentence("error-puzzle-solution", right=" ".join(str(MOVES[code]) for code in solved.solution))
    if not solved.is_clear:
        return Sentence("error-puzzle-unclear")
    if puzzle.played in puzzle.solution:
        return Sentence("error-puzzle-played")
    return None
