"""Start-up benchmarks, each in processes of its own."""

import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator

from twelvefold.cli.measure import Figure
from twelvefold.words import Sentence, say
from twelvefold.world.errors import TwelvefoldError

NUMBA = "import numba"
IMPORT = "import twelvefold"
GAME = """
from twelvefold import Game
game = Game.new(2, 1)
while not game.is_over:
    game.push(game.legal_moves[0])
"""
EVERYTHING = """
from twelvefold.cli import measure
list(measure.engine_figures(0.001))
"""
MEMORY = (
    GAME
    + """
import resource
print(resource.getrusage(resource.RUSAGE_SELF).ru_maxrss)
"""
)
CLOCKED = "import time; begin = time.perf_counter()\n{}\nprint(time.perf_counter() - begin)"


def start_figures() -> Iterator[Figure]:
    """Import time, first game with warm caches compared with a bare import of Numba, compiling everything, memory."""
    run(GAME)
    yield {"what": "import", "s": best(IMPORT)}
    if "numba" in installed():
        numba, game = best(NUMBA), best(GAME)
        yield {"what": "import numba, bare", "s": numba}
        yield {"what": "first warm game", "s": game}
        yield {"what": "first warm game", "beside": "import numba", "ratio": round(game / numba, 3)}
        with tempfile.TemporaryDirectory() as folder:
            cold = run(CLOCKED.format(GAME), TWELVEFOLD_CACHE=folder)
            yield {"what": "first game, compiling", "s": round(float(cold), 2)}
        with tempfile.TemporaryDirectory() as folder:
            cold = run(CLOCKED.format(EVERYTHING), TWELVEFOLD_CACHE=folder)
            yield {"what": "compiling every kernel", "s": round(float(cold), 2)}
    if sys.platform == "linux":
        yield {"what": "memory after a game", "MiB": round(int(run(MEMORY)) / 1024, 1)}


def installed() -> set[str]:
    """Which optional packages are installed."""
    from importlib.util import find_spec

    return {name for name in ("numba",) if find_spec(name)}


def best(program: str, times: int = 5) -> float:
    """The shortest of several times, in seconds, excluding the interpreter's own start-up."""
    return round(min(float(run(CLOCKED.format(program))) for _ in range(times)), 4)


def run(program: str, **environment: str) -> str:
    """The output of a program run in its own process."""
    command = [sys.executable, "-c", program]
    done = subprocess.run(command, env=os.environ | environment, capture_output=True, text=True, check=False)
    if done.returncode:
        reason = (done.stderr.strip().splitlines() or [say("cli-bench-silent")])[-1]
        raise TwelvefoldError(Sentence("cli-bench-not-started", why=reason))
    return done.stdout.strip() or "0"
