"""Finished games and positions for reviews."""

from dataclasses import replace
from functools import cache

from twelvefold.bots import make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.world.box import DRAWN_PILES

KINDS = [
    (players, beginner, mystery) for players in (2, 3, 4) for beginner in (False, True) for mystery in (False, True)
]


@cache
def played(players: int, seed: int = 1, *, beginner: bool = False, mystery: bool = False, bot: str = "learned") -> Game:
    """A finished game between equal bots; don't change it."""
    deal = Deal.draw(players, seed, beginner=beginner, mystery=mystery)
    return play_game(deal, [make_bot(bot)] * players, seed).game


def at(game: Game, ply: int) -> Game:
    """A game after this many moves."""
    return Game.replayed(game.deal, game.moves[:ply])


def with_other_secrets(game: Game) -> Game:
    """The same game as the seat to move sees it, with everything that it can't know changed."""
    deal, seat = game.deal, game.seat_to_move
    assert seat is not None
    piles = list(deal.piles)
    piles[game.round : DRAWN_PILES] = reversed(piles[game.round : DRAWN_PILES])
    objectives = list(deal.objectives)
    if objectives:
        own, others = objectives[seat], [each for each in objectives if each != objectives[seat]]
        unused = [each for each in type(own) if each not in objectives]
        changed = iter([*unused, *reversed(others)])
        objectives = [own if each == own else next(changed) for each in objectives]
    animals = [list(column) for column in deal.animals]
    if deal.mystery:
        down = [index for index, column in enumerate(game.columns) if None in column]
        names = [animals[index][1] for index in down]
        for index, name in zip(down, [*names[1:], *names[:1]], strict=True):
            animals[index][1] = name
    other = replace(
        deal,
        piles=tuple(piles),
        objectives=tuple(objectives),
        animals=tuple(tuple(column) for column in animals),
    )
    return Game.replayed(other, game.moves)
