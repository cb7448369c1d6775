"""Luck: what chance gave to each seat, measured against what it might have given.

Before a pile is turned up, the position is played on with piles drawn at random; afterwards, with the pile that came.
The difference is luck. Both are means over playouts of the same kind, and the actual pile is as likely as any other, so
over many games the luck of every seat is 0, no matter how many playouts there are or how well they're played.
"""

from collections.abc import Iterator
from enum import StrEnum
from itertools import pairwise

from msgspec import Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.kernel.outcomes import ANYWHERE
from twelvefold.analysis.knowledge import Knowledge, scene_of, with_face_down
from twelvefold.analysis.playouts import Playouts, evaluate_scene, exact_from, seed_for
from twelvefold.engine.events import Event, Revealed
from twelvefold.engine.game import Game
from twelvefold.world.box import DRAWN_PILES
from twelvefold.world.units import Seat


class Chance(StrEnum):
    """What chance decides."""

    DEAL = "deal"
    """Objectives, animals and who begins; compared with an even game."""
    ANIMALS = "animals"
    """Face-down animals that were turned up."""
    PILE = "pile"
    """The tiles of a round."""


class Luck(Struct, frozen=True):
    """What one turn of chance was worth to each seat."""

    of: Chance
    round: int
    animals: tuple[str, ...]
    """The animals that were turned up."""
    luck: tuple[float, ...]
    """For each seat, how much its chance to win rose; together 0."""


class RoundReview(Struct, frozen=True, tag="round"):
    """A round as it begins: what chance did, and where everyone stands."""

    round: int
    luck: tuple[Luck, ...]
    closed: Evaluation
    """The position before anything was turned up."""
    position: Evaluation
    """The position before the round's first move, judged with all objectives known."""


def review_round(game: Game, events: tuple[Event, ...], playouts: int, seed: int) -> RoundReview:
    """The luck of a round that has just begun, with what happened since the last move."""
    animals = tuple([event.animal for event in events if isinstance(event, Revealed)])
    found: list[Luck] = []
    steps = list(_steps(game, animals, playouts, seed))
    closed = steps[0][1]
    if game.ply == 0:
        even = 1 / game.players
        found.append(Luck(Chance.DEAL, 1, (), tuple([chance - even for chance in closed.chances])))
    for (_, before), (of, after) in pairwise(steps):
        rise = tuple([late - early for early, late in zip(before.chances, after.chances, strict=True)])
        found.append(Luck(of, game.round, animals if of is Chance.ANIMALS else (), rise))
    position = steps[-1][1]
    if game.round >= exact_from(game.players):
        scene = scene_of(game.view(Seat(0)), game.deal, Knowledge.OBJECTIVES)
        position = evaluate_scene(scene, playouts, seed_for(seed, game.ply, "position"))
    return RoundReview(game.round, tuple(found), closed if found else position, position)


def _steps(game: Game, animals: tuple[str, ...], playouts: int, seed: int) -> Iterator[tuple[Chance, Evaluation]]:
    """The position before anything was turned up, then with the animals, then with the pile; always by playouts."""
    view = game.view(Seat(0))
    has_pile = game.round <= DRAWN_PILES
    states = [(Chance.DEAL, with_face_down(view, animals), not has_pile)]
    states += [(Chance.ANIMALS, view, not has_pile)] if animals else []
    states += [(Chance.PILE, view, True)] if has_pile else []
    for number, (of, seen, turned) in enumerate(states):
        scene = scene_of(seen, game.deal, Knowledge.OBJECTIVES, turned=turned)
        yield of, evaluate_scene(scene, playouts, seed_for(seed, game.ply, "luck", number), exact=False)


def chances_between_rounds(game: Game, playouts: int, seed: int) -> tuple[float, ...]:
    """Each seat's chance to win before this round's pile is turned up, judged with all objectives known.

    It's a plain mean over playouts, so more of them make it less uncertain, but not different on average.
    """
    scene = scene_of(game.view(Seat(0)), game.deal, Knowledge.OBJECTIVES, turned=game.round > DRAWN_PILES)
    tried = Playouts(scene, seed_for(seed, game.ply, "between"), exact=False)
    tried.add([ANYWHERE], 0, playouts)
    return tuple([tried.sums[ANYWHERE].chance(seat) for seat in range(game.players)])
