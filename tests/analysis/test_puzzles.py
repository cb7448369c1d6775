"""Puzzles: what makes one, how hard it is, and which comes on which day."""

from datetime import date, timedelta

import pytest
from msgspec.structs import replace
from tests.analysis.games import at, with_other_secrets

from twelvefold.analysis.moves import judge_move
from twelvefold.analysis.puzzles import Puzzle, PuzzleError, library, puzzle_of_the_day, solve
from twelvefold.analysis.puzzles.check import fault_of
from twelvefold.analysis.puzzles.choose import choose
from twelvefold.analysis.puzzles.difficulty import rating_of, solved_by
from twelvefold.analysis.puzzles.library import line_of, packed, unpacked
from twelvefold.analysis.puzzles.make import Kind, percents, puzzle_at, puzzle_from
from twelvefold.analysis.puzzles.solve import CLEAR
from twelvefold.analysis.review import effort_for
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, Move

SMALL = next(each for each in library().puzzles if each.source.players == 2 and each.round == 12)


def some(step: int) -> list[Puzzle]:
    """Puzzles of every kind."""
    return list(library().puzzles[::step])


def test_the_package_has_two_thousand_puzzles_of_all_kinds_and_never_two_from_one_game() -> None:
    puzzles = library().puzzles
    assert len(puzzles) >= 2000
    assert len({each.id for each in puzzles}) == len(puzzles)
    kinds = {(each.source.players, each.source.beginner, each.source.mystery) for each in puzzles}
    assert len(kinds) == 12
    games = {(each.source.players, each.source.beginner, each.source.mystery, each.source.seed) for each in puzzles}
    assert len(games) == len(puzzles)
    assert {each.round for each in puzzles if each.source.players == 2} == {11, 12}
    assert {each.round for each in puzzles if each.source.players > 2} == {12}
    assert {each.level for each in puzzles} == {"seedling", "explorer", "naturalist", "ranger", "expert", "master"}


def test_every_puzzle_says_its_chances_its_theme_and_a_clear_solution() -> None:
    for puzzle in some(40):
        assert len(puzzle.chances) == len(puzzle.game.legal_moves)
        assert puzzle.best - puzzle.second >= CLEAR - 0.011  # percents are rounded
        assert puzzle.themes
        played = puzzle.chance_of(Move.parse(puzzle.played))
        assert played is not None
        assert played <= puzzle.second
        assert all(puzzle.chance_of(Move.parse(move)) == puzzle.best for move in puzzle.solution)


def test_any_other_placement_can_be_judged_against_the_solution() -> None:
    for puzzle in some(400):
        wrong = [move for move in puzzle.game.legal_moves if str(move) not in puzzle.solution]
        judged = judge_move(puzzle.game, wrong[len(wrong) // 2].code, effort_for(puzzle.game.players))
        assert judged.best[0].move in puzzle.solution
        assert judged.reasons


def test_the_solver_confirms_puzzles() -> None:
    assert [(each.id, str(fault)) for each in some(60) if (fault := fault_of(each)) is not None] == []


@pytest.mark.parametrize(
    ("wrong", "sentence"),
    [
        (replace(SMALL, id="zzzzz"), f"the id should be {SMALL.id}"),
        (replace(SMALL, chances=(7, *SMALL.chances[1:])), "the chances aren't those of exact play"),
        (replace(SMALL, solution=(SMALL.played,)), "the solution should be"),
        (replace(SMALL, played=SMALL.solution[0]), "the move that was made is the solution"),
        (replace(SMALL, source=replace(SMALL.source, moves="1a0 1a0")), "is already taken"),
        (replace(SMALL, source=replace(SMALL.source, moves="1a0 2x9")), "is not a move"),
        (replace(SMALL, source=replace(SMALL.source, moves="1a0 2a0")), "puzzles come from round 11 on"),
    ],
)
def test_a_puzzle_that_is_wrong_is_told_so(wrong: Puzzle, sentence: str) -> None:
    assert sentence in str(fault_of(wrong))


def test_a_position_with_a_second_good_placement_is_no_puzzle() -> None:
    game = SMALL.game.copy()
    solved = solve(game)
    unclear = next(
        found for each in library().puzzles if (found := solve(at_end(each))).solution and not found.is_clear
    )
    assert solved.is_clear
    assert unclear.best - unclear.second < CLEAR


def at_end(puzzle: Puzzle) -> Game:
    """The position after a puzzle's solution, if the game isn't over."""
    game = puzzle.game.copy()
    game.push(Move.parse(puzzle.solution[0]))
    return puzzle.game if game.is_over else game


def test_a_move_that_solves_the_position_makes_no_puzzle() -> None:
    solution = Move.parse(SMALL.solution[0]).code
    kind = Kind(2, SMALL.source.beginner, SMALL.source.mystery)
    assert puzzle_at(SMALL.game.copy(), solution, kind, SMALL.source.seed) is None
    played = Move.parse(SMALL.played).code
    assert puzzle_at(SMALL.game.copy(), played, kind, SMALL.source.seed) == SMALL


def test_what_the_player_cannot_know_changes_nothing() -> None:
    puzzle = next(each for each in library().puzzles if each.source.players == 3 and not each.source.beginner)
    other = solve(with_other_secrets(puzzle.game))
    assert percents(other) == puzzle.chances
    assert tuple(str(MOVES[code]) for code in other.solution) == puzzle.solution


def test_the_same_game_makes_the_same_puzzle() -> None:
    kind, seed = Kind(3, beginner=True), SMALL.source.seed
    found = [next(each for number in range(200) if (each := puzzle_from(kind, number))) for _ in range(2)]
    assert found[0] == found[1]
    assert fault_of(found[0]) is None
    assert seed >= 0


def test_a_puzzle_that_more_levels_solve_has_a_lower_rating() -> None:
    tries = [(5, 5, 5, 5, 5, 5), (0, 1, 5, 5, 5, 5), (0, 0, 0, 5, 5, 5), (0, 0, 0, 0, 2, 5), (0, 0, 0, 0, 0, 3)]
    ratings = [rating_of(each) for each in tries]
    assert ratings == sorted(ratings)
    assert ratings[-1] - ratings[0] > 700
    levels = [replace(SMALL, solved=each).level for each in tries]
    assert levels == ["seedling", "naturalist", "ranger", "master", "master"]


def test_levels_try_a_puzzle_the_same_way_every_time() -> None:
    solution = tuple(Move.parse(move).code for move in SMALL.solution)
    assert solved_by(SMALL.game, solution) == SMALL.solved


def test_everyone_gets_the_same_puzzle_of_the_day_and_none_twice() -> None:
    puzzles = library().puzzles
    days = [date(2026, 11, 19) + timedelta(days=number) for number in range(400)]
    found = [puzzle_of_the_day(puzzles, day).id for day in days]
    assert len(set(found)) == len(found)
    assert found[0] == puzzle_of_the_day(list(puzzles), days[0]).id


def test_a_mix_has_every_level_and_depends_only_on_the_candidates() -> None:
    candidates = [*some(7), *some(5)]
    chosen = choose(candidates, 100)
    assert chosen == choose(candidates[::-1], 100)
    assert len(chosen) == len({each.id for each in chosen})
    assert {each.source.players for each in chosen} == {2, 3, 4}
    assert {each.level for each in chosen} == {each.level for each in candidates}


def test_a_file_of_puzzles_is_the_same_after_reading() -> None:
    puzzles = some(300)
    assert unpacked(packed(puzzles)) == puzzles
    assert packed(puzzles) == packed(unpacked(packed(puzzles)))
    assert unpacked(b"".join(map(line_of, puzzles))) == puzzles


@pytest.mark.parametrize("damage", [b"{}\n", b"nothing", b"\x1f\x8bnothing", packed([SMALL])[:-20], b"\xff\n"])
def test_a_file_that_holds_no_puzzles_is_refused(damage: bytes) -> None:
    with pytest.raises(PuzzleError, match="not a file of puzzles, line 1"):
        unpacked(damage)


def test_puzzles_are_found_by_their_ids() -> None:
    assert library().find(f" #{SMALL.id.upper()} ") == SMALL
    with pytest.raises(PuzzleError, match="there is no puzzle zzzzzz"):
        library().find("zzzzzz")


def test_only_positions_near_the_end_can_be_solved() -> None:
    with pytest.raises(PuzzleError, match="with 2 seats, puzzles come from round 11 on"):
        solve(at(SMALL.game, 19))
