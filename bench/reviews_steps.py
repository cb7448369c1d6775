"""What bench/reviews.py runs in the page and natively: the first steps of a review."""

import hashlib
import json
import time

from msgspec.json import encode

from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.review import effort_for
from twelvefold.analysis.steps import compute, steps_of
from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.turn import Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game

STEPS = 9
"""Three rounds of two seats."""


def review() -> tuple[float, str]:
    """Milliseconds for a step on average, without the first round's, and a hash of what was found."""
    game, bot = Game(Deal.draw(2, "reviews")), make_bot("learned")
    while (seat := game.seat_to_move) is not None:
        game.push(bot.choose(Turn(game.view(seat), game.box, 7)))
    found, seconds = hashlib.sha256(), 0.0
    for number, step in enumerate(steps_of(2)[: STEPS + 3]):
        if number == 3:
            # The first steps read the model, and the browser compiles what it runs often.
            seconds = 0.0
        started = time.perf_counter()
        found.update(encode(compute(game, step, effort_for(2), Knowledge.SEAT, 0)))
        seconds += time.perf_counter() - started
    return 1000 * seconds / STEPS, found.hexdigest()


json.dumps(review())
