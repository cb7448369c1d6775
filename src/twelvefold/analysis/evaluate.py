"""Evaluate any position of a game."""

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.knowledge import Knowledge, scene_of
from twelvefold.analysis.playouts import evaluate_scene, seed_for
from twelvefold.engine.game import Game
from twelvefold.world.units import Seat

PLAYOUTS = 400
"""Enough for a standard error of about one in a hundred games."""


def evaluate(
    game: Game,
    viewer: Seat | None = None,
    *,
    knowledge: Knowledge = Knowledge.SEAT,
    playouts: int = PLAYOUTS,
    seed: int = 0,
) -> Evaluation:
    """What a position is worth to each seat, from what the viewer may know: by default the seat to move.

    The same seed gives the same evaluation. It depends on nothing that isn't known.
    """
    if game.is_over:
        return final(game)
    seat = game.seat_to_move if viewer is None else viewer
    scene = scene_of(game.view(seat), game.deal, knowledge)
    return evaluate_scene(scene, playouts, seed_for(seed, game.ply))


def final(game: Game) -> Evaluation:
    """The result of a finished game, as an evaluation."""
    end = game.end
    assert end is not None
    seats = range(game.players)
    return Evaluation(
        chances=tuple([1 / len(end.winners) if seat in end.winners else 0.0 for seat in seats]),
        error=tuple([0.0 for _ in seats]),
        objective=tuple([float(score.objective) for score in end.scores]),
        animals=tuple([float(score.animals) for score in end.scores]),
        cards=(),
        exact=True,
        playouts=0,
    )
