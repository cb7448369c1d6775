"""Make puzzles: bots play a game, and its last rounds are searched for a mistake with one clear solution."""

import random
from collections.abc import Sequence
from functools import cache
from typing import NamedTuple

from twelvefold.analysis.playouts import exact_from
from twelvefold.analysis.puzzles.difficulty import rating_of, solved_by
from twelvefold.analysis.puzzles.puzzle import Puzzle, id_of
from twelvefold.analysis.puzzles.solve import CLEAR, Solved, ends_for, seat_and_scene, solve
from twelvefold.bots import Bot, Turn, make_bot
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, Code
from twelvefold.engine.seeded import SeededGame
from twelvefold.world.box import ROUNDS

EARLY = ("naturalist", "ranger", "learned", "margin")
"""Who plays the first rounds of a game: quick bots that are good enough for a close game."""
LATE = ("seedling", "builder", "builder", "naive", "naive", "random")
"""Who plays the last rounds: some don't look at the other planets, some not at later rounds, some at nothing."""
FULLY = 16
"""With two seats, playing out all placements of the first seat in round 11 takes longest: one game in this many."""
CLOSE = 8
"""A mistake of someone who was further behind in the end, in points, hardly ever decided the game."""
FEWEST_MOVES = 15
"""With fewer placements to choose from, a puzzle is too easy to guess."""
MOST_ALIKE = 5
"""The solution may be at most one placement in this many."""
LEAST_BEST = 0.5
"""The solution should win at least as often as not."""


class Kind(NamedTuple):
    """The seats and the variants of a game."""

    players: int
    beginner: bool = False
    mystery: bool = False


def puzzle_from(kind: Kind, seed: int) -> Puzzle | None:
    """The first puzzle in one game between bots, if there is one; the same for everyone."""
    game = Game(Deal.draw(kind.players, seed, beginner=kind.beginner, mystery=kind.mystery))
    chance, first = random.Random(seed), kind.players * (exact_from(kind.players) - 1)
    _play_on(game, chance.choices(EARLY, k=kind.players), seed, first)
    _play_on(game, chance.choices(LATE, k=kind.players), seed, ROUNDS * kind.players)
    skipped = kind.players == 2 and seed % FULLY > 0
    return _first_puzzle(game, first + skipped, kind, seed)


def _play_on(game: Game, names: Sequence[str], seed: int, until: int) -> None:
    """Let bots play on until this many moves have been made."""
    bots = [_bot(name) for name in names]
    while game.ply < until:
        seat = game.deal.seat_at(game.ply)
        game.push(bots[seat].choose(Turn(game.view(seat), game.box, seed)))


@cache
def _bot(name: str) -> Bot:
    return make_bot(name)


def _first_puzzle(game: Game, start: int, kind: Kind, seed: int) -> Puzzle | None:
    """The first puzzle in a finished game, from this move on."""
    assert game.end is not None
    totals = [score.total for score in game.end.scores]
    for ply in range(start, len(game.moves)):
        seat = game.deal.seat_at(ply)
        if game.end.winners == (seat,) or max(totals) - totals[seat] > CLOSE:
            continue
        before = Game.replayed(game.deal, game.moves[:ply])
        if (found := puzzle_at(before, game.codes[ply], kind, seed)) is not None:
            return found
    return None


def puzzle_at(game: Game, played: Code, kind: Kind, seed: int) -> Puzzle | None:
    """The puzzle in a position, if the move that was made there was a mistake and one other is clearly best."""
    if len(game.legal_moves) < FEWEST_MOVES or not _is_mistake(game, played):
        return None
    solved = solve(game)
    if not _is_puzzle(solved) or played in solved.solution:
        return None
    reasons = solved.reasons(played)
    found = solved_by(game, solved.solution)
    if not reasons or not any(found):
        return None
    source = SeededGame(kind.players, seed, " ".join(map(str, game.moves)), kind.beginner, kind.mystery)
    return Puzzle(
        id=id_of(source),
        source=source,
        played=str(MOVES[played]),
        solution=tuple([str(MOVES[code]) for code in solved.solution]),
        chances=percents(solved),
        reasons=reasons,
        solved=found,
        rating=rating_of(found),
    )


def percents(solved: Solved) -> tuple[int, ...]:
    """Each placement's chance to win, in percent."""
    return tuple([round(100 * chance) for chance in solved.chances.values()])


def _is_mistake(game: Game, played: Code) -> bool:
    """Whether the move really was a mistake, with the objectives that were dealt. Most moves are done with here."""
    seat, scene = seat_and_scene(game)
    dealt = {other: int(habitat) for other, habitat in enumerate(game.deal.objectives) if other != seat}
    codes = [move.code for move in game.legal_moves]
    one = ends_for(scene, codes, dealt)
    return one.sums[played].chance(seat) < max(one.sums[code].chance(seat) for code in codes) - CLEAR


def _is_puzzle(solved: Solved) -> bool:
    """Whether one placement is clearly best, good and hard to guess."""
    is_rare = len(solved.solution) * MOST_ALIKE <= len(solved.chances)
    return solved.is_clear and is_rare and solved.best >= LEAST_BEST
