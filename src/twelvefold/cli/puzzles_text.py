"""Puzzles in the terminal: a table of them, the task of one, and its solution."""

from collections.abc import Iterator, Sequence

from rich.table import Table

from twelvefold.analysis.puzzles import Puzzle
from twelvefold.cli.console import show_table
from twelvefold.cli.reasons import sentence_of
from twelvefold.engine import picture
from twelvefold.engine.move import Move
from twelvefold.words import percent, say

COLUMNS = ("puzzle", "seats", "round", "theme", "solver", "rating")


def puzzles_table(puzzles: Sequence[Puzzle]) -> None:
    """Print a line for each puzzle."""
    table = Table()
    for name in COLUMNS:
        table.add_column(say(f"cli-column-{name}"), justify="right" if name in ("seats", "round", "rating") else "left")
    for puzzle in puzzles:
        table.add_row(
            puzzle.id,
            str(puzzle.source.players),
            str(puzzle.round),
            ", ".join(say(f"puzzle-theme-{theme}") for theme in puzzle.themes),
            say(f"level-{puzzle.level}"),
            str(puzzle.rating),
        )
    show_table(table, names=3)


def task_lines(puzzle: Puzzle) -> Iterator[str]:
    """What a puzzle asks."""
    yield say("cli-puzzles-title", name=puzzle.id, rating=str(puzzle.rating))
    yield picture.heading(puzzle.game)
    objectives = puzzle.game.deal.objectives
    if objectives:
        yield say("cli-puzzles-objective", habitat=say(f"habitat-{objectives[puzzle.seat].id}"))
    yield say("cli-puzzles-task")


def verdict_line(puzzle: Puzzle, move: Move) -> str:
    """Whether a placement is right, with its chance to win."""
    chance = puzzle.chance_of(move)
    assert chance is not None
    told = {"move": str(move), "best": percent(puzzle.best, 0)}
    if str(move) in puzzle.solution:
        return say("cli-puzzles-right", second=percent(puzzle.second, 0), **told)
    return say("cli-puzzles-wrong", chance=percent(chance, 0), **told)


def solution_lines(puzzle: Puzzle) -> Iterator[str]:
    """A puzzle's solution, and why it's better than the move that was made in the game."""
    yield say("cli-puzzles-answer", moves=", ".join(puzzle.solution))
    played = puzzle.chance_of(Move.parse(puzzle.played))
    yield say("cli-puzzles-played", move=puzzle.played, chance=percent(played or 0.0, 0))
    for reason in puzzle.reasons:
        yield f"        {sentence_of(reason)}"
