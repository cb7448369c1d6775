"""What you get from the wheel: how soon it answers, how much space it takes, and how fast its kernel is.

    python -m bench.installed [--times 5] [--seconds 0.5]

Builds this machine's wheel and installs it into empty environments with a warm package cache, without the compiler and
with it. Measures from `pip install` to the first answer of `twelvefold play`, and what was added to the environment.
Then the wheel's kernel and the one compiled for this processor take turns; the best turn of each counts. Prints one
line of JSON per figure.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from pathlib import Path

from bench.start import ROOT, start

RATES = """
import json, sys, time
from twelvefold import Game
from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.turn import Turn
from twelvefold.cli.measure import best_rate, evaluate_rate, playout_rate, push_rate
from twelvefold.engine.kernel.jit import in_use

seconds = float(sys.argv[1])
game = Game.new(2, 1)
for _ in range(8):
    game.push(game.legal_moves[7])

def think(name):
    bot = make_bot(name)
    def run():
        bot.choose(Turn(game.view(game.seat_to_move), game.box, 1))
        return 1
    return best_rate(run, seconds, time.thread_time)

print(json.dumps({
    "kernel": in_use(),
    "random games, 2 players": playout_rate(2, 1, seconds),
    "random games, 4 players": playout_rate(4, 1, seconds),
    "moves from Python": push_rate(2, seconds, view=False),
    "all placements of a turn": evaluate_rate(seconds),
    "moves of ranger": think("ranger"),
    "moves of expert, 200 playouts": think("expert:playouts=200"),
    "moves of master, 1,000 playouts": think("master:playouts=1000"),
}))
"""


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--times", type=int, default=5, help="turns of each kernel")
    parser.add_argument("--seconds", type=float, default=0.5, help="for each rate in a turn")
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        wheel = built(folder / "dist")
        print(json.dumps({"what": "wheel", "MB": megabytes(wheel.stat().st_size)}), flush=True)
        installed(wheel, "", folder / "warming")  # fills pip's cache
        plain = installed(wheel, "", folder / "plain")
        compiler = installed(wheel, "[compiler,research]", folder / "compiler")
        for what, found in (("installed", plain), ("installed with the compiler", compiler)):
            print(json.dumps({"what": what, **found}), flush=True)
        compare(folder / "plain" / "bin" / "python", options.times, options.seconds)


def built(folder: Path) -> Path:
    """This machine's wheel."""
    from twelvefold.engine.kernel.targets import this_machine

    target = this_machine()
    assert target is not None
    subprocess.run([sys.executable, ROOT / "scripts" / "wheels.py", folder, target.name], check=True)
    (wheel,) = folder.glob("*.whl")
    return wheel


def installed(wheel: Path, extras: str, place: Path) -> dict[str, float]:
    """Install the wheel into a new environment, and start the game there as a player would."""
    subprocess.run([sys.executable, "-m", "venv", place], check=True)
    before = size(place)
    began, spent = time.monotonic(), os.times()
    quietly = ("--quiet", "--disable-pip-version-check", "--only-binary", ":all:")
    subprocess.run([place / "bin" / "python", "-m", "pip", "install", *quietly, f"{wheel}{extras}"], check=True)
    pip, took = time.monotonic() - began, os.times()
    after = size(place)
    command = [str(place / "bin" / "twelvefold"), "play", "--no-browser", "--database", str(place / "tables.db")]
    environment = os.environ | {"TWELVEFOLD_CACHE": str(place / "cache")}
    seconds, cpu = start(command, environment, place)
    return {
        "pip_install_s": round(pip, 1),
        "to_first_answer_s": round(pip + seconds, 1),
        "cpu_s": round(
            cpu + took.children_user + took.children_system - spent.children_user - spent.children_system, 1
        ),
        "added_MB": megabytes(after - before),
    }


def size(place: Path) -> int:
    return sum(path.lstat().st_blocks * 512 for path in place.rglob("*") if path.is_file() and not path.is_symlink())


def megabytes(size: int) -> float:
    return round(size / 1e6, 1)


def compare(installed_python: Path, times: int, seconds: float) -> None:
    """Print the rates of the wheel's kernel, relative to those of the one compiled for this processor."""
    best: dict[str, dict[str, float]] = {}
    for _ in range(times):
        for python in (str(installed_python), sys.executable):
            done = subprocess.run([python, "-c", RATES, str(seconds)], capture_output=True, text=True, check=True)
            rates = json.loads(done.stdout)
            mine = best.setdefault(rates.pop("kernel"), {})
            mine.update({what: max(rate, mine.get(what, 0.0)) for what, rate in rates.items()})
    (library, ahead), (compiled, here) = best.items()
    for what, rate in ahead.items():
        rates = {library: round(rate), compiled: round(here[what])}
        print(json.dumps({"what": what, "per_s": rates, "ratio": round(rate / here[what], 2)}), flush=True)


if __name__ == "__main__":
    main()
