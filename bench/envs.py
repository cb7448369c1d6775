"""How fast the environments are, all in one run and beside others where they're installed: `python -m bench.envs`.

Each figure is the best of several short measurements, since other programs on the machine only ever make it slower.
Only the ratios mean anything elsewhere. It writes bench/results/envs.json, and the tables of envs.md from it.
"""

import argparse
import contextlib
import io
import json
import os
import random
import re
import subprocess
import sys
import time
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np

from twelvefold.engine.batch import Batch
from twelvefold.envs.games import Games
from twelvefold.envs.setup import Setup

RESULTS = Path(__file__).with_name("results") / "envs.json"
MODULES = ("games", "single", "vector", "aec", "openspiel", "sb3", "rllib")


def vector(games: int, threads: int, players: int = 2, passes: int = 8) -> float:
    """Our steps a second, with observation, mask, rewards and autoreset; random moves are drawn outside the clock."""
    ours = Games(games, Setup(players), threads=threads)
    ours.reset(1)
    best = [float("inf")] * (12 * players)
    for _ in range(passes):
        for ply in range(12 * players):
            actions = ours.draw()
            started = time.perf_counter()
            ours.step(actions)
            best[ply] = min(best[ply], time.perf_counter() - started)
    ours.close()
    return games * len(best) / sum(best)


def bare(games: int, masked: bool, players: int = 2, passes: int = 8) -> float:
    """Moves a second of the engine's own batch, without observation, rewards or autoreset; with masks or without."""
    dealing = Games(min(games, 256), Setup(players))
    dealing.reset(1)
    batch = Batch([dealing.deal_of(number % dealing.count) for number in range(games)])
    start = batch.states.copy()
    chance = np.random.default_rng(1)
    best = [float("inf")] * (12 * players)
    for _ in range(passes):
        batch.states[:] = start
        for ply in range(12 * players):
            masks = batch.legal()
            codes = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
            started = time.perf_counter()
            if masked:
                batch.legal()
            batch.step(codes)
            best[ply] = min(best[ply], time.perf_counter() - started)
    return games * len(best) / sum(best)


def pettingzoo_turns(env: Any) -> float:  # noqa: ANN401  # any environment of PettingZoo
    """Turns a second in PettingZoo's own performance_benchmark, which takes five seconds."""
    from pettingzoo.test import performance_benchmark

    said = io.StringIO()
    with contextlib.redirect_stdout(said):
        performance_benchmark(env)
    found = re.search(r"([\d.]+) turns per second", said.getvalue())
    assert found is not None
    return float(found[1])


def aec() -> float:
    """Our turn-based environment, with the mask in the observation, as connect four has it."""
    from twelvefold.envs.aec import TwelvefoldEnv

    return pettingzoo_turns(TwelvefoldEnv(mask="observation"))


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


def clone_seconds() -> float:
    """How long OpenSpiel takes to clone a state in the middle of the game."""
    import pyspiel

    import twelvefold.envs.openspiel  # noqa: F401  # it registers the game

    chance = random.Random(1)
    state = pyspiel.load_game("twelvefold").new_initial_state()
    while state.move_number() < 60:
        state.apply_action(chance.choice(state.legal_actions()))
    best = float("inf")
    for _ in range(50):
        started = time.perf_counter()
        for _ in range(50):
            state.clone()
        best = min(best, (time.perf_counter() - started) / 50)
    return best


def import_seconds(module: str) -> float:
    """How long importing an environment takes in a fresh process, libraries included; best of three."""
    code = f"import time; t = time.perf_counter(); import {module}; print(time.perf_counter() - t)"
    times = []
    for _ in range(3):
        done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
        times.append(float(done.stdout.split()[-1]))
    return min(times)


def measured() -> dict[str, float | str]:
    """Every figure by name; a sentence instead where a library is missing or fails."""
    asked: dict[str, Callable[[], float]] = {}
    for games in (1024, 8192):
        asked[f"steps/s, {games} games, one core"] = partial(vector, games, 1)
        asked[f"steps/s, {games} games, two cores"] = partial(vector, games, 2)
        asked[f"bare batch, moves/s, {games} games"] = partial(bare, games, masked=False)
        asked[f"bare batch with masks, moves/s, {games} games"] = partial(bare, games, masked=True)
        asked[f"envpool Backgammon-v1, steps/s, {games} games"] = partial(envpool_backgammon, games)
        asked[f"pgx connect four, steps/s, {games} games"] = partial(pgx_connect_four, games)
    asked["steps/s, 1024 games of four, one core"] = partial(vector, 1024, 1, players=4)
    asked["bare batch, moves/s, 1024 games of four"] = partial(bare, 1024, masked=False, players=4)
    asked["AEC, turns/s"] = aec
    asked["PettingZoo connect four, turns/s"] = connect_four
    asked["OpenSpiel clone, seconds"] = clone_seconds
    for name in MODULES:
        asked[f"import twelvefold.envs.{name}, seconds"] = partial(import_seconds, f"twelvefold.envs.{name}")
    found: dict[str, float | str] = {}
    for name, ask in asked.items():
        try:
            found[name] = ask()
        except Exception as error:  # noqa: BLE001  # other libraries fail in their own ways
            found[name] = (
                f"not measured: {type(error).__name__}: {str(error).splitlines()[0][:80] if str(error) else ''}"
            )
        print(f"{name}: {found[name] if isinstance(found[name], str) else f'{found[name]:,.6g}'}", flush=True)
    return found


def page(found: dict[str, float | str]) -> str:
    """The page that sums the figures up, with the ratios that matter."""

    def ratio(name: str, other: str) -> str:
        one, two = found.get(name), found.get(other)
        return f"{one / two:.2f}" if isinstance(one, float) and isinstance(two, float) else "–"

    def shown(name: str) -> str:
        value = found[name]
        if isinstance(value, str):
            return value.replace("|", "/")
        return f"{value:,.0f}" if value >= 100 else f"{value:.3g}"

    rows = []
    for games in (1024, 8192):
        ours = f"steps/s, {games} games, one core"
        others = {
            "the bare batch": f"bare batch, moves/s, {games} games",
            "the bare batch with masks": f"bare batch with masks, moves/s, {games} games",
            "ours on two cores": f"steps/s, {games} games, two cores",
            "EnvPool's Backgammon-v1": f"envpool Backgammon-v1, steps/s, {games} games",
            "pgx's connect four": f"pgx connect four, steps/s, {games} games",
        }
        rows += [f"| {games:,} games, one core, to {title} | {ratio(ours, other)} |" for title, other in others.items()]
    four = ratio("steps/s, 1024 games of four, one core", "bare batch, moves/s, 1024 games of four")
    rows.append(f"| 1,024 games of four players, one core, to the bare batch | {four} |")
    rows.append(f"| AEC, to PettingZoo's connect four | {ratio('AEC, turns/s', 'PettingZoo connect four, turns/s')} |")
    figures = [f"| {name} | {shown(name)} |" for name in found if name != "load"]
    return "\n".join(
        [
            "# The environments",
            "",
            f"Made by `python -m bench.envs` on {os.cpu_count()} processors with a load of {found['load']}.",
            "Other programs were running, so only ratios within the run mean anything, and on a busy machine",
            "not even those for two cores, which others were using, nor for many games, which share the memory's",
            "speed. A step of ours has observation, mask, rewards and autoreset. The bare batch only makes moves.",
            "pgx's connect four isn't dealt anew when it ends, and then does nothing. Games differ in their work.",
            "",
            "| ratio | |",
            "|---|---|",
            *rows,
            "",
            "| figure | |",
            "|---|---|",
            *figures,
            "",
        ]
    )


def main() -> None:
    """Measure everything once and write it down."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument(
        "--page", action="store_true", help="only write the page again, from the figures that are there"
    )
    if not parser.parse_args().page:
        figures = measured() | {"load": f"{os.getloadavg()[2]:.0f}"}
        RESULTS.write_text(json.dumps(figures, indent=2) + "\n", encoding="utf-8")
    found: dict[str, float | str] = json.loads(RESULTS.read_text(encoding="utf-8"))
    RESULTS.with_suffix(".md").write_text(page(found), encoding="utf-8")


if __name__ == "__main__":
    main()
