"""`python -m tests.ahead.games FILE`: plays seeded games of every kind, and streams their kernel calls to stdout.

FILE gets the number of calls by function, then by players, as JSON.
"""

import json
import random
import sys
from collections.abc import Iterator
from pathlib import Path

import numpy as np
from tests.ahead.recorder import Recorder
from tests.engine.bridge import engine_box, own_paper_box

from twelvefold.analysis.evaluate import evaluate
from twelvefold.analysis.knowledge import Knowledge
from twelvefold.bots.catalogue import BOTS, make_bot
from twelvefold.bots.levels import LEVELS
from twelvefold.bots.play import play_at_random, play_game
from twelvefold.bots.turn import Turn
from twelvefold.engine.batch import Batch
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.cache import PACKAGES
from twelvefold.engine.kernel.compile import load_kernels
from twelvefold.engine.kernel.jit import COMPILED, KERNELS
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.kernel.playout import random_games
from twelvefold.engine.record import check_record, write_record
from twelvefold.engine.standing import race_changes, standings
from twelvefold.engine.state import box_tables, state_of
from twelvefold.engine.trial import trials
from twelvefold.world.units import Seat

PLAYERS = (2, 3, 4)
VARIANTS = [(beginner, mystery) for beginner in (False, True) for mystery in (False, True)]
TIMES = 20
"""How often there is a game of each variant for each number of players."""
OPTIONS = {"expert": ":playouts=20", "master": ":playouts=40", "search": ":playouts=20"}
OTHERS = [name for name in BOTS if name not in LEVELS]


def deals() -> Iterator[tuple[int, Deal]]:
    """Every kind of deal many times, now and then with another box."""
    own = engine_box(own_paper_box(random.Random("calls")))
    for time in range(TIMES):
        for players in PLAYERS:
            for beginner, mystery in VARIANTS:
                seed, box = f"calls {time}", own if time % 5 == 4 else None
                yield time, Deal.draw(players, seed, beginner=beginner, mystery=mystery, box=box)


def between_bots(deal: Deal, time: int) -> Game:
    """A game between bots of all levels in turn, now and then between others."""
    names = OTHERS if time % 4 == 3 else LEVELS
    chosen = [names[(time * deal.players + seat) % len(names)] for seat in range(deal.players)]
    return play_game(deal, [make_bot(name + OPTIONS.get(name, "")) for name in chosen], time).game


def look_at(played: Game, rng: random.Random) -> None:
    """Play the same game again, and ask everything that a table or a player asks on the way."""
    game = Game(played.deal)
    for move in played.moves:
        before, seat = game.copy(), game.seat_to_move
        assert seat is not None
        game.push(move)
        standings(game)
        if game.round == before.round:
            race_changes(before, before, game, [seat])
        if rng.random() < 0.25:
            trials(before, seat, rng.choice([tile for tile in before.offer if tile is not None]))
            game.after(seat)
            game.scores()
            game.bids(rng.choice(game.cards).id)
            if rng.random() < (0.4 if before.round >= 11 else 0.15):
                evaluate(before, playouts=1, knowledge=rng.choice(list(Knowledge)))
            Turn(before.view(seat), game.box, 0).position.bids(Seat(rng.randrange(game.players)))
    check_record(write_record(game))


def play_randomly(deal: Deal, rng: random.Random) -> None:
    """Random games: in one call, several in one call, with illegal moves in a batch, and move by move."""
    play_at_random(deal, rng.randrange(2**32))
    random_games(state_of(deal), box_tables(deal.box), 3, rng.randrange(1, 2**62), zeros(4))
    batch = Batch([deal] * 3)
    for _ in range(12 * deal.players):
        legal = [np.flatnonzero(row).tolist() for row in batch.legal()]
        batch.step(
            np.array([rng.choice(codes or [0]) if rng.random() < 0.8 else rng.randrange(-1, 301) for codes in legal])
        )
    game = Game(deal)
    while not game.is_over:
        game.push(rng.choice(game.legal_moves))


def main() -> None:
    assert COMPILED
    for package in PACKAGES:
        load_kernels(package)
    names = sorted(name for name, each in KERNELS.items() if each.__module__.rpartition(".")[0] in PACKAGES)
    recorder = Recorder(sys.stdout.buffer, names)
    recorder.start()
    for time, deal in deals():
        rng = random.Random(f"{time} {deal.players}")
        recorder.players = deal.players
        look_at(between_bots(deal, time), rng)
        play_randomly(deal, rng)
    recorder.finish()
    calls: dict[str, dict[int, int]] = {name: {} for name in names}
    for (name, players), count in sorted(recorder.calls.items()):
        calls[name][players] = count
    Path(sys.argv[1]).write_text(json.dumps(calls), encoding="utf-8")


if __name__ == "__main__":
    main()
