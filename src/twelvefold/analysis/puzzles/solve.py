"""Play a position of the last rounds out exactly, once for each way in which the others' objectives may be dealt."""

from collections.abc import Sequence
from dataclasses import dataclass, replace

from twelvefold.analysis.knowledge import Knowledge, Scene, scene_of
from twelvefold.analysis.playouts import Playouts, exact_from
from twelvefold.analysis.puzzles.puzzle import PuzzleError, possible_objectives
from twelvefold.analysis.reasons import Reason, reasons_for
from twelvefold.engine.game import Game
from twelvefold.engine.move import Code
from twelvefold.words import Sentence
from twelvefold.world.units import Seat

CLEAR = 0.35
"""How far behind the solution every other placement has to be, in chance to win."""
TINY = 1e-3
"""Less than any difference between two chances, and more than what rounding a third makes of them."""


@dataclass(frozen=True)
class Solved:
    """What each placement of a position comes to."""

    seat: Seat
    chances: dict[Code, float]
    """For each legal code, the chance to win if all objectives that the others may have are equally likely."""
    inferred: dict[Code, float]
    """The same if they are as likely as the others' planets suggest, as in reviews."""
    solution: tuple[Code, ...]
    """The best placements; they lead to the same end of the game, whatever the objectives are."""
    tried: Playouts

    @property
    def best(self) -> float:
        """The chance to win with the solution."""
        return self.chances[self.solution[0]]

    @property
    def second(self) -> float:
        """The chance to win with the best of all other placements; 0 if there is none."""
        return max(self._others(self.chances), default=0.0)

    @property
    def is_clear(self) -> bool:
        """Whether every other placement is clearly worse, with equally likely objectives and with inferred ones."""
        inferred = self.inferred[self.solution[0]] - max(self._others(self.inferred), default=0.0)
        return min(self.best - self.second, inferred) >= CLEAR - TINY

    def _others(self, chances: dict[Code, float]) -> list[float]:
        return [chance for code, chance in chances.items() if code not in self.solution]

    def reasons(self, played: Code) -> tuple[Reason, ...]:
        """Why the solution is better than another placement."""
        return reasons_for(self.tried, self.solution[0], played)


def solve(game: Game) -> Solved:
    """Play every placement out; a PuzzleError if the game is too far from its end, or over."""
    seat, scene = seat_and_scene(game)
    codes = [move.code for move in game.legal_moves]
    suppositions = [(objectives, 1) for objectives in possible_objectives(game, seat)]
    weights = {tuple(sorted(objectives.items())): weight for objectives, weight in scene.suppositions}
    tried = Playouts(replace(scene, suppositions=suppositions), 0)
    ends: dict[Code, list[tuple[int, ...]]] = {code: [] for code in codes}
    inferred = dict.fromkeys(codes, 0.0)
    for objectives, _ in suppositions:
        one = ends_for(scene, codes, objectives)
        weight = weights.get(tuple(sorted(objectives.items())), 0) / sum(weights.values())
        for code in codes:
            ends[code].append(tuple(one.sums[code].ints))
            inferred[code] += weight * one.sums[code].chance(seat)
    tried.add(codes, 0, 1)
    chances = {code: tried.sums[code].chance(seat) for code in codes}
    best = max(codes, key=lambda code: (chances[code], tried.lead(code, seat), -code))
    solution = tuple([code for code in codes if ends[code] == ends[best]])
    return Solved(seat, chances, inferred, solution, tried)


def seat_and_scene(game: Game) -> tuple[Seat, Scene]:
    """The seat to move and what it knows; a PuzzleError if the rest can't be played out exactly."""
    seat = game.seat_to_move
    if seat is None or game.round < exact_from(game.players):
        raise PuzzleError(Sentence("error-puzzle-early", round=exact_from(game.players), players=game.players))
    return seat, scene_of(game.view(seat), game.deal, Knowledge.SEAT)


def ends_for(scene: Scene, codes: Sequence[Code], objectives: dict[int, int]) -> Playouts:
    """What each placement comes to if the others have these objectives."""
    one = Playouts(replace(scene, suppositions=[(objectives, 1)]), 0)
    one.add(codes, 0, 1)
    return one
