"""Games and positions to ask bots about."""

import random
from collections.abc import Iterator
from itertools import product

from tests.engine.bridge import engine_box, own_paper_box, random_moves

from twelvefold.bots import BotError, Turn, make_bot
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.world.box import Box
from twelvefold.world.box_file import standard_box

TABLES = list(product((2, 3, 4), (False, True), (False, True)))
"""Seats, beginner, mystery: every kind of game."""


def boxes() -> tuple[Box, Box]:
    """The standard box, and a custom one."""
    return standard_box(), engine_box(own_paper_box(random.Random(12)))


def deals(box: Box) -> Iterator[Deal]:
    """A deal of each kind of game."""
    for number, (players, beginner, mystery) in enumerate(TABLES):
        yield Deal.draw(players, number, beginner=beginner, mystery=mystery, box=box)


def midgames(box: Box, each: int) -> Iterator[Game]:
    """For each kind of game, some positions after random moves, from the first move to the last."""
    rng = random.Random(each)
    for deal in deals(box):
        moves = random_moves(deal, 5)
        for plies in (0, len(moves) - 1, *rng.sample(range(1, len(moves) - 1), each - 2)):
            yield Game.replayed(deal, moves[:plies])


def turn_in(game: Game, seed: int = 3) -> Turn:
    """The turn of the bot that is to move."""
    assert game.seat_to_move is not None
    return Turn(game.view(game.seat_to_move), game.box, seed)


def with_playouts(name: str, count: int) -> str:
    """A bot with a set number of playouts, if it takes that option."""
    try:
        make_bot(f"{name}:playouts={count}")
    except BotError:
        return name
    return f"{name}:playouts={count}"
