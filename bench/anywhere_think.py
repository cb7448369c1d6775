"""What bench/anywhere.py runs in the page and natively: each level thinks about the same turns, with fixed playouts."""

import json
import time

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.turn import Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game

LEVELS = {
    "seedling": "seedling",
    "explorer": "explorer",
    "naturalist": "naturalist",
    "ranger": "ranger",
    "expert": "expert:playouts=200,ms=60000",
    "master": "master:playouts=1500,ms=60000",
}
TURNS = 12


def think(name: str) -> tuple[float, list[int]]:
    """Milliseconds for a move of a bot against itself, over a game of two seats, and its moves."""
    deal, bot, seconds = Deal.draw(2, "anywhere"), make_bot(name), 0.0
    game, codes = Game(deal), list[int]()
    while (seat := game.seat_to_move) is not None:
        turn = Turn(game.view(seat), deal.box, 7)
        if len(codes) == 2:
            # The first two moves read the model, and the browser compiles what it runs often.
            seconds = 0.0
        started = time.perf_counter()
        move = bot.choose(turn)
        seconds += time.perf_counter() - started
        codes.append(move.code)
        game.push(move)
        if len(codes) == 2 + TURNS:
            break
    return 1000 * seconds / TURNS, codes


json.dumps({level: think(name) for level, name in LEVELS.items()})
