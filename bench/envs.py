"""How fast the environments are, all in one run and beside others where they're installed: `python -m bench.envs`.

It takes some minutes. `bench.envs_peers` says how to get the others.

Each figure is the best of several short measurements, since other programs on the machine only ever make it slower.
Only the ratios mean anything elsewhere. It writes bench/results/envs.json, and the tables of envs.md from it.
"""

import argparse
import json
import os
import random
import subprocess
import sys
import time
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import numpy as np

from bench.envs_peers import connect_four, envpool_backgammon, pettingzoo_turns, pgx_connect_four
from twelvefold.engine.batch import Batch
from twelvefold.envs.games import Games
from twelvefold.envs.opponents import Opponents
from twelvefold.envs.setup import Setup

RESULTS = Path(__file__).with_name("results") / "envs.json"
OPPONENTS = ("random", "naive", "margin", "builder", "learned", "seedling", "explorer", "naturalist", "ranger")
MODULES = ("games", "single", "vector", "aec", "openspiel", "sb3", "rllib")


def side_by_side(games: int, players: int = 2, passes: int = 12) -> dict[str, float]:
    """Our steps a second on one core and on two, and the moves a second of the engine's own batch, by name.

    They play whole games in turns, so that whatever else runs slows all of them down. Ours have observation, mask,
    rewards and autoreset; the batch has nothing, or masks. Random moves are drawn outside the clock.
    """
    plies = 12 * players
    ours = [Games(games, Setup(players), threads=threads) for threads in (1, 2)]
    for each in ours:
        each.reset(1)
    batch = Batch([ours[0].deal_of(number % min(games, 256)) for number in range(games)])
    start = batch.states.copy()
    chance = np.random.default_rng(1)

    def step(each: Games) -> Iterator[float]:
        for _ in range(plies):
            actions = each.draw()
            started = time.perf_counter()
            each.step(actions)
            yield time.perf_counter() - started

    def move(masked: bool) -> Iterator[float]:
        batch.states[:] = start
        for _ in range(plies):
            masks = batch.legal()
            codes = (chance.random(masks.shape, dtype=np.float32) * masks).argmax(axis=1)
            started = time.perf_counter()
            if masked:
                batch.legal()
            batch.step(codes)
            yield time.perf_counter() - started

    contest = {
        "one core": partial(step, ours[0]),
        "two cores": partial(step, ours[1]),
        "bare batch": partial(move, masked=False),
        "bare batch with masks": partial(move, masked=True),
    }
    best = {name: [float("inf")] * plies for name in contest}
    for _ in range(passes):
        for name, play in contest.items():
            best[name] = list(map(min, best[name], play()))
    ours[1].close()
    return {name: games * plies / sum(seconds) for name, seconds in best.items()}


def against(opponent: str, games: int = 1024, passes: int = 2) -> float:
    """Steps a second of CPU time of one seat against an opponent inside; moves are drawn outside the clock."""
    ours = Games(games, Setup(2), viewer=0)
    opponents = Opponents(ours, opponent)
    ours.reset(1)
    opponents.play()
    best = [float("inf")] * 12
    for _ in range(passes):
        for turn in range(12):
            actions = ours.draw(1)
            started = time.thread_time()
            ours.step(actions)
            opponents.play()
            best[turn] = min(best[turn], time.thread_time() - started)
    return games * len(best) / sum(best)


def aec() -> float:
    """Turns a second of our turn-based environment, with the mask in the observation, as connect four has it."""
    from twelvefold.envs.aec import TwelvefoldEnv

    return pettingzoo_turns(TwelvefoldEnv(mask="observation"))


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
    asked: dict[str, Callable[[], float | dict[str, float]]] = {}
    for games in (1024, 8192):
        asked[f"{games} games"] = partial(side_by_side, games)
        asked[f"{games} games, EnvPool's Backgammon-v1"] = partial(envpool_backgammon, games)
        asked[f"{games} games, pgx's connect four"] = partial(pgx_connect_four, games)
    asked["1024 games of four"] = partial(side_by_side, 1024, players=4)
    for name in OPPONENTS:
        asked[f"1024 games against {name}"] = partial(against, name)
    asked["256 games against expert:ms=1, asked one by one"] = partial(against, "expert:ms=1", 256, 1)
    asked["AEC, turns/s"] = aec
    asked["PettingZoo's connect four, turns/s"] = connect_four
    asked["OpenSpiel clone, seconds"] = clone_seconds
    for name in MODULES:
        asked[f"import twelvefold.envs.{name}, seconds"] = partial(import_seconds, f"twelvefold.envs.{name}")
    found: dict[str, float | str] = {}
    for name, ask in asked.items():
        new: dict[str, float | str] = {}
        try:
            answer = ask()
            if isinstance(answer, dict):
                new |= {f"{name}, {each}": value for each, value in answer.items()}
            else:
                new[name] = answer
        except Exception as error:  # noqa: BLE001  # other libraries fail in their own ways
            why = next(iter(str(error).splitlines()), "")[:80]
            new[name] = f"not measured: {type(error).__name__}: {why}"
        for each, value in new.items():
            print(f"{each}: {value if isinstance(value, str) else f'{value:,.6g}'}", flush=True)
        found |= new
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

    compared = []
    for games in (1024, 8192):
        title, ours = f"{games:,} games on one core", f"{games} games, one core"
        others = ("bare batch", "bare batch with masks", "EnvPool's Backgammon-v1", "pgx's connect four")
        compared += [
            (f"{title}, to {'the ' * other.startswith('bare')}{other}", ours, f"{games} games, {other}")
            for other in others
        ]
        compared.append((f"{games:,} games on two cores, to one", f"{games} games, two cores", ours))
    four = "1024 games of four"
    compared += [
        ("1,024 games of four on one core, to the bare batch", f"{four}, one core", f"{four}, bare batch"),
        ("AEC, to PettingZoo's connect four", "AEC, turns/s", "PettingZoo's connect four, turns/s"),
    ]
    rows = [f"| {title} | {ratio(one, other)} |" for title, one, other in compared]
    figures = [f"| {name} | {shown(name)} |" for name in found if name != "load"]
    return "\n".join(
        [
            "# The environments",
            "",
            f"Made by `python -m bench.envs` on {os.cpu_count()} processors with a load of {found['load']}.",
            "Figures are steps a second where they say nothing else. One core, two cores and the bare batch take turns",
            "within the run, so their ratios hold on a busy machine too, except that two cores need both to be free.",
            "",
            "Our steps include observation, mask, rewards and autoreset. Against an opponent they include its moves",
            "too, and are measured in CPU time. The bare batch only makes moves. pgx's connect four isn't dealt anew",
            "when it ends, and then does nothing. Games differ in their work.",
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
