"""`python -m tests.engine.digest`: what the engine makes of fixed seeds, as JSON. Run with the compiler on and off."""

import hashlib
import json
import random
import sys

import numpy as np
from tests.engine.bridge import engine_box, game_after, moves_in, own_paper_box, playout

from twelvefold.engine.batch import Batch
from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.chance import SEEDS, advance, fraction
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.playout import random_games
from twelvefold.engine.record import check_record, write_record
from twelvefold.engine.standing import standings
from twelvefold.engine.state import blank_state, box_tables
from twelvefold.engine.trial import trials
from twelvefold.protocol.wire import encode
from twelvefold.world.box_file import standard_box
from twelvefold.world.units import Seat, TileId

GAMES = 24


def digest(*parts: bytes) -> str:
    """A short hash of many bytes."""
    return hashlib.sha256(b"\0".join(parts)).hexdigest()[:24]


def games() -> dict[str, str]:
    """Whole games: states, events, views, placements, records."""
    found = {}
    own = engine_box(own_paper_box(random.Random("digest")))
    for number in range(GAMES):
        deal = Deal.draw(
            2 + number % 3,
            number,
            beginner=number % 4 == 1,
            mystery=number % 5 == 1,
            box=own if number % 6 == 5 else None,
        )
        state = playout(deal, 1 + number * 10**12)
        game = game_after(deal, moves_in(state))
        half = game_after(deal, moves_in(state)[: 5 * deal.players + 1])
        record = write_record(game)
        found[f"game {number}"] = digest(
            state.tobytes(),
            game._state.tobytes(),
            encode(game.events),
            encode([half.view(Seat(0)), game.view()]),
            half.after(Seat(1)).ints.tobytes(),
            encode([half.bids(animal.id) for animal in half.cards]),
            encode([standings(half), trials(half, Seat(0), TileId(number))]),
            encode(half.scores()),
            record.encode(),
            repr(check_record(record).table_ints).encode(),
        )
    return found


def chance() -> dict[str, str]:
    """The generator with small and large seeds, and random deals drawn from it."""
    found = {}
    for seed in (1, 2**32, SEEDS - 1):
        ints, state = [], seed
        for _ in range(1000):
            state = advance(state)
            ints += [state, fraction(state)]
        found[f"chance {seed}"] = digest(repr(ints).encode())
    box, totals = standard_box(), zeros(4)
    for players in (2, 3, 4):
        state_ = blank_state(players, box, beginner=False, mystery=True, first_seat=0)
        after = random_games(state_, box_tables(box), 20, 99, totals)
        found[f"random games {players}"] = digest(state_.tobytes(), totals.tobytes(), str(after).encode())
    return found


def batch() -> dict[str, str]:
    """Many games at once, with illegal moves among the legal ones."""
    rng = random.Random("batch")
    many = Batch([Deal.draw(2 + number % 3, number) for number in range(12)])
    seen = [many.states.tobytes()]
    for _ in range(40):
        statuses = many.step(np.array([rng.randrange(-1, 301) for _ in range(12)]))
        seen += [statuses.tobytes(), many.legal().tobytes()]
    return {"batch": digest(*seen, many.states.tobytes())}


if __name__ == "__main__":
    json.dump({"compiled": COMPILED, "digests": games() | chance() | batch()}, sys.stdout)
