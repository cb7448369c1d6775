"""Other games' environments, for `bench.envs` to measure beside ours, where they're installed.

`pip install envpool pgx jax 'pettingzoo[classic]'` gets them; `make peers` gets only PettingZoo's.
"""

import contextlib
import io
import re
import time
from typing import Any

import numpy as np


def pettingzoo_turns(env: Any) -> float:  # noqa: ANN401  # any environment of PettingZoo
    """Turns a second in PettingZoo's own performance_benchmark, which takes five seconds."""
    from pettingzoo.test import performance_benchmark

    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


def connect_four() -> float:
    """PettingZoo's connect four."""
    from pettingzoo.classic import connect_four_v3

    return pettingzoo_turns(connect_four_v3.env())


def envpool_backgammon(games: int) -> float:
    """Steps a second of EnvPool's Backgammon-v1 with random legal actions, drawn outside the clock."""
    import envpool

    env = envpool.make_gymnasium("Backgammon-v1", num_envs=games)
    observed, info = env.reset()
    chance = np.random.default_rng(1)
    best = float("inf")
    for _ in range(60):
        masks = info["legal_action_mask"] if "legal_action_mask" in info else observed["legal_action_mask"]
        actions = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1).astype(np.int32)
        started = time.perf_counter()
        observed, _, _, _, info = env.step(actions)
        best = min(best, time.perf_counter() - started)
    return games / best


def pgx_connect_four(games: int) -> float:
    """Steps a second of pgx's connect four, compiled for this processor."""
    import jax
    import jax.numpy as jnp
    import pgx

    env = pgx.make("connect_four")
    step = jax.jit(jax.vmap(env.step))
    fresh = jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(0), games))
    best = float("inf")
    state = fresh
    for turn in range(24):
        actions = jnp.argmax(state.legal_action_mask, axis=1)
        actions.block_until_ready()
        started = time.perf_counter()
        state = step(state, actions)
        state.observation.block_until_ready()
        if turn:
            best = min(best, time.perf_counter() - started)
    return games / best
