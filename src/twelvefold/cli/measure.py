"""The engine's benchmarks: each result is the best of many short runs within a time limit."""

import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from importlib.util import find_spec

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import in_use
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.kernel.playout import random_games
from twelvefold.engine.record import check_record, write_record
from twelvefold.engine.state import blank_state, box_tables
from twelvefold.world.box_file import standard_box
from twelvefold.world.units import Seat

Figure = dict[str, str | int | float]
"""What was measured, under which conditions, and last the value, keyed by its unit."""
SHORT = 0.05
"""Target length of one run in seconds: long enough to time, short enough to fall between disturbances."""


def best_rate(run: Callable[[], int], seconds: float, clock: Callable[[], float] = time.perf_counter) -> float:
    """The best rate per second over as many runs as fit into the time."""
    run()
    best = 0.0
    end = time.perf_counter() + seconds
    while time.perf_counter() < end:
        begin = clock()
        done = run()
        best = max(best, done / (clock() - begin))
    return best


def engine_figures(seconds: float) -> Iterator[Figure]:
    """All of the engine's figures, one by one; first, which kernel they are of."""
    yield {"what": "kernel", "in_use": in_use()}
    for players in (2, 3, 4):
        for threads in (1, 2):
            rate = playout_rate(players, threads, seconds)
            yield {"what": "playout", "players": players, "threads": threads, "games_per_s": round(rate)}
    for players in (2, 4):
        yield {"what": "push", "players": players, "moves_per_s": round(push_rate(players, seconds, view=False))}
        yield {
            "what": "push and view",
            "players": players,
            "moves_per_s": round(push_rate(players, seconds, view=True)),
        }
        yield {"what": "verify", "players": players, "records_per_s": round(verify_rate(players, seconds))}
    if find_spec("numpy") is not None:
        for what, legal in (("batch step", False), ("batch step and legal moves", True)):
            yield {"what": what, "games": 1024, "moves_per_s": round(batch_rate(seconds, legal=legal))}
    yield {"what": "all placements of a turn", "calls_per_s": round(evaluate_rate(seconds))}


def playout_rate(players: int, threads: int, seconds: float) -> float:
    """Full random games per second, dealt and played in compiled code; on one thread, per second of its CPU time."""
    box = standard_box()
    tables = box_tables(box)
    state = blank_state(players, box, beginner=False, mystery=False, first_seat=0)
    games = 20

    def run(seed: int = 1, own: Ints = state) -> int:
        random_games(own, tables, games, seed, zeros(4))
        return games

    games = max(1, round(SHORT * best_rate(run, SHORT)))

    if threads == 1:
        return best_rate(run, seconds, time.thread_time)
    states = [state[:] for _ in range(threads)]
    with ThreadPoolExecutor(threads) as pool:
        return best_rate(lambda: sum(pool.map(run, range(1, 1 + threads), states)), seconds)


def _played(players: int) -> tuple[Deal, Game]:
    deal = Deal.draw(players, 1)
    game = Game(deal)
    while not game.is_over:
        moves = game.legal_moves
        game.push(moves[(7919 * game.ply) % len(moves)])
    return deal, game


def push_rate(players: int, seconds: float, *, view: bool) -> float:
    """Moves per second from Python, with events, and optionally with the next seat's view."""
    deal, played = _played(players)
    moves = played.moves

    def run() -> int:
        game = Game(deal)
        for move in moves:
            game.push(move)
            if view:
                game.view(game.seat_to_move or Seat(0))
        return len(moves)

    return best_rate(run, seconds)


def verify_rate(players: int, seconds: float) -> float:
    """Records verified per second, in one process."""
    line = write_record(_played(players)[1]).encode()

    def run() -> int:
        for _ in range(20):
            check_record(line)
        return 20

    return best_rate(run, seconds)


def batch_rate(seconds: float, *, legal: bool) -> float:
    """Moves per second when 1,024 games are stepped in one call, optionally with the mask of legal moves."""
    import numpy as np

    from twelvefold.engine.batch import Batch

    count = 1024
    deal, played = _played(2)
    codes = [move.code for move in played.moves]
    fresh = Batch([deal] * count)
    start = fresh.states.copy()

    def run() -> int:
        fresh.states[:] = start
        for code in codes:
            fresh.step(np.full(count, code, dtype=np.int64))
            if legal:
                fresh.legal()
        return count * len(codes)

    return best_rate(run, seconds)


def evaluate_rate(seconds: float) -> float:
    """Turns per second for which every placement is evaluated, in the first round, where there are 300."""
    game = Game.new(2, 1)

    def run() -> int:
        for _ in range(100):
            game.after(Seat(0))
        return 100

    return best_rate(run, seconds)
