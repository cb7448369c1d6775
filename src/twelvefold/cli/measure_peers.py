"""Other games' engines on the same machine: random moves per second, if they are installed (`make peers`)."""

import random
from collections.abc import Callable, Iterator
from importlib.util import find_spec
from typing import Any

from twelvefold.cli.measure import Figure, best_rate, playout_rate


def peer_figures(seconds: float) -> Iterator[Figure]:
    """Random moves per second: ours compiled and from Python, then each peer's, or that it isn't installed."""
    yield {
        "what": "random moves",
        "engine": "twelvefold, compiled",
        "moves_per_s": round(24 * playout_rate(2, 1, seconds)),
    }
    yield {
        "what": "random moves",
        "engine": "twelvefold, from Python",
        "moves_per_s": round(best_rate(_ours(), seconds)),
    }
    for name, (module, make) in PEERS.items():
        if find_spec(module) is None:
            yield {"what": "random moves", "engine": name, "skipped": "not installed"}
            continue
        try:
            yield {"what": "random moves", "engine": name, "moves_per_s": round(best_rate(make(), seconds))}
        except Exception as error:  # noqa: BLE001  # a third-party package may raise anything
            yield {"what": "random moves", "engine": name, "skipped": f"it fails: {type(error).__name__}: {error}"[:80]}


def _ours() -> Callable[[], int]:
    from twelvefold.engine.game import Game

    chance = random.Random(1)

    def run() -> int:
        game = Game.new(2, chance.randrange(2**32))
        while not game.is_over:
            game.push(chance.choice(game.legal_moves))
        return game.ply

    return run


def _python_chess() -> Callable[[], int]:
    import chess

    chance = random.Random(1)

    def run() -> int:
        board, count = chess.Board(), 0
        while count < 100 and not board.is_game_over():
            board.push(chance.choice(list(board.legal_moves)))
            count += 1
        return count

    return run


def _open_spiel() -> Callable[[], int]:
    import pyspiel

    chance = random.Random(1)
    game: Any = pyspiel.load_game("connect_four")

    def run() -> int:
        state, count = game.new_initial_state(), 0
        while not state.is_terminal():
            state.apply_action(chance.choice(state.legal_actions()))
            count += 1
        return count

    return run


def _petting_zoo() -> Callable[[], int]:
    from pettingzoo.classic import connect_four_v3

    chance = random.Random(1)
    env: Any = connect_four_v3.env()

    def run() -> int:
        env.reset(seed=1)
        count = 0
        for _ in env.agent_iter():
            observation, _, ended, cut, _ = env.last()
            legal = [] if ended or cut else [move for move, can in enumerate(observation["action_mask"]) if can]
            env.step(chance.choice(legal) if legal else None)
            count += bool(legal)
        return count

    return run


def _catanatron() -> Callable[[], int]:
    from catanatron import Color, Game, RandomPlayer

    def run() -> int:
        game: Any = Game([RandomPlayer(Color.RED), RandomPlayer(Color.BLUE)], seed=1)
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    return run


PEERS: dict[str, tuple[str, Callable[[], Callable[[], int]]]] = {
    "python-chess, chess": ("chess", _python_chess),
    "OpenSpiel from Python, connect four": ("pyspiel", _open_spiel),
    "PettingZoo, connect four": ("pettingzoo", _petting_zoo),
    "catanatron, two random players": ("catanatron", _catanatron),
}
"""Each peer: the module it needs, and a function that sets up a run."""
