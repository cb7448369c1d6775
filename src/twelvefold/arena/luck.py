"""Luck in a game between bots: the same bots play each round again, with other tiles and other random numbers.

What a round brought is compared with what it would have brought on average:

    luck = chance after the round − mean chance after the same round played again

Chances are estimated by playouts. The last rounds are played to the end of the game, and the result counts instead. The
actual round and those played again are drawn in the same way from the same position, so luck is 0 on average for every
bot in every seat, no matter how good the estimates are.
"""

from collections.abc import Sequence
from dataclasses import replace
from itertools import chain

from twelvefold.analysis.luck import chances_between_rounds
from twelvefold.bots.turn import Bot, Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.stream import Stream, child_seed
from twelvefold.world.box import DRAWN_PILES, SLOTS
from twelvefold.world.units import Seat

LAST_ROUNDS = 9
"""From this round on, a game is played to its end: what bots make of an ending is hard to estimate and quick to see."""
PLAYOUTS = 32
"""Playouts for the chances after a round as it was played."""
PLAYOUTS_AGAIN = 12
"""The same for each time it's played again; fewer, since their mean is taken."""

Luck = list[float]
"""For each seat, how much of its result was luck."""


def luck_of(played: Game, bots: Sequence[Bot], seed: bytes, times: int) -> Luck:
    """The luck in a finished game between these bots, from playing each round this many more times."""
    game = Game(played.deal)
    moves = iter(played.moves)
    total = [0.0] * played.players
    for number in range(1, LAST_ROUNDS + 1):
        stage = child_seed(seed, number)
        others = [_played_again(game, bots, child_seed(stage, time)) for time in range(times)]
        while not game.is_over and number in {game.round, LAST_ROUNDS}:
            game.push(next(moves))
        for seat, chance in enumerate(_chances(game, PLAYOUTS, stage)):
            total[seat] += chance - sum(other[seat] for other in others) / times
    return total


def _played_again(game: Game, bots: Sequence[Bot], seed: bytes) -> Sequence[float]:
    """The chances after the bots have played on from the beginning of a round: to its end, or to that of the game."""
    again = Game.replayed(redealt(game, seed), game.moves)
    while not again.is_over and game.round in {again.round, LAST_ROUNDS}:
        seat = again.seat_to_move
        assert seat is not None
        again.push(bots[seat].choose(Turn(again.view(seat), again.box, seed)))
    return _chances(again, PLAYOUTS_AGAIN, seed)


def _chances(game: Game, playouts: int, seed: bytes) -> Sequence[float]:
    """Each seat's chance to win between two rounds, or its share of the victory."""
    if game.end is None:
        return chances_between_rounds(game, playouts, int.from_bytes(seed, "big"))
    winners = game.end.winners
    return [1 / len(winners) if seat in winners else 0.0 for seat in range(game.players)]


def redealt(game: Game, seed: bytes) -> Deal:
    """The deal of a game at the beginning of a round, with everything that hasn't been turned up drawn again."""
    deal, done = game.deal, game.round - 1
    tiles = list(chain.from_iterable(deal.piles[done:]))
    order = Stream(seed, "tiles again").shuffled(len(tiles))
    piles = [tuple([tiles[at] for at in order[SLOTS * k : SLOTS * (k + 1)]]) for k in range(DRAWN_PILES - done)]
    return replace(deal, piles=(*deal.piles[:done], *piles), animals=_animals_again(game, seed), seed=None)


def _animals_again(game: Game, seed: bytes) -> tuple[tuple[str, ...], ...]:
    """The animals of a game, with other ones face down."""
    deal = game.deal
    columns = game.view(Seat(0)).columns
    hidden = {column[-1] for column, seen in zip(deal.animals, columns, strict=True) if None in seen}
    if not hidden:
        return deal.animals
    open_ones = set(chain.from_iterable(deal.animals)) - hidden
    unseen = [animal.id for animal in deal.box.animals if animal.id not in open_ones]
    drawn = iter([unseen[at] for at in Stream(seed, "animals again").shuffled(len(unseen))])
    return tuple(tuple(next(drawn) if name in hidden else name for name in column) for column in deal.animals)
