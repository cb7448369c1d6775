"""Puzzles: positions from the last rounds with one clearly best placement, which somebody missed in a game."""

from twelvefold.analysis.puzzles.daily import puzzle_of_the_day
from twelvefold.analysis.puzzles.library import library
from twelvefold.analysis.puzzles.puzzle import Puzzle, PuzzleError
from twelvefold.analysis.puzzles.solve import Solved, solve

__all__ = ["Puzzle", "PuzzleError", "Solved", "library", "puzzle_of_the_day", "solve"]
