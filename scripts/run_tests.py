"""Runs the client's tests without a browser, and Python's twice: as plain Python and with the kernel compiled.

With --all it also runs the tests marked `thorough`. With --coverage it counts and reports what both runs of Python
together covered, which takes about twice as long. At the end it prints how long each folder took.
"""

import json
import os
import subprocess
import sys
import tempfile
import time
from collections import defaultdict
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COVERAGE = "--coverage"
NOTHING_COLLECTED = 5
WARM_UP = """
from twelvefold import Game
from twelvefold.analysis import evaluate
from twelvefold.bots.host import warm_up
from twelvefold.dataset.table import Setup, Table
from twelvefold.envs.games import Games

warm_up()
Games(1).reset(0)
Table(Setup(2))
evaluate(Game.new(2, 0), playouts=1)
"""


class Costs:
    """CPU and wall-clock seconds, by what they were spent on."""

    def __init__(self) -> None:
        self._began = time.monotonic()
        self._cpu: defaultdict[str, float] = defaultdict(float)
        self._wall: defaultdict[str, float] = defaultdict(float)

    def add(self, name: str) -> None:
        """Add everything spent since the last time."""
        self._cpu[name] += self._spent - sum(self._cpu.values())
        self._wall[name] += time.monotonic() - self._began - sum(self._wall.values())

    def add_file(self, path: Path) -> None:
        """Add what a run of pytest wrote down."""
        if path.exists():
            for name, (cpu, wall) in json.loads(path.read_text(encoding="utf-8")).items():
                self._cpu[name] += cpu
                self._wall[name] += wall

    @property
    def _spent(self) -> float:
        """User and system seconds of all processes started here, and of theirs."""
        return sum(os.times()[2:4])

    def print(self) -> None:
        """Print the slowest first. Tests run in parallel, so their times add up to more than the whole."""
        print("\nSeconds of CPU and wall-clock time:")
        for name, cpu in sorted(self._cpu.items(), key=lambda each: -each[1]):
            print(f"  {name:<12} {cpu:6.0f} {self._wall[name]:6.0f}")
        print(f"  {'all tests':<12} {sum(self._cpu.values()):6.0f} {time.monotonic() - self._began:6.0f}", flush=True)


def main(arguments: list[str]) -> int:
    """Run everything, even after a failure, and return the first failing status."""
    counted = COVERAGE in arguments
    arguments = [each for each in arguments if each != COVERAGE]
    costs = Costs()
    for old in ROOT.glob(".coverage*"):
        old.unlink()
    print("Running the browser client's tests.", flush=True)
    # Compile the kernel once, in the background, before several processes do it at the same time.
    compiler = subprocess.Popen([sys.executable, "-c", WARM_UP], cwd=ROOT, stderr=subprocess.DEVNULL)
    browser = _run(sys.executable, str(ROOT / "scripts" / "node.py"), "vitest", "run", "--reporter=dot")
    costs.add("web")
    compiler.wait()
    costs.add("compiling")
    # Find Chromium once, before several processes look for it.
    _run(sys.executable, str(ROOT / "scripts" / "chromium.py"))
    counting = ("--cov", "--cov-report=") if counted else ()
    with tempfile.TemporaryDirectory() as folder:
        print("Running the tests of the rules without the compiler.", flush=True)
        pure = _pytest(Path(folder) / "pure", "-m", "pure", *counting, *(arguments or _pure()), NUMBA_DISABLE_JIT="1")
        print("Running the tests.", flush=True)
        compiled = _pytest(Path(folder) / "compiled", "--durations=15", "--durations-min=5", *counting, *arguments)
        for file in Path(folder).iterdir():
            costs.add_file(file)
    if pure == NOTHING_COLLECTED:
        print("No test is marked pure yet.", flush=True)
        pure = 0
    if counted:
        _run(sys.executable, "-m", "coverage", "combine", "--quiet")
        _run(sys.executable, "-m", "coverage", "report", "--ignore-errors")
    costs.print()
    return browser or compiled or pure


def _pure() -> list[str]:
    """The files with tests marked `pure`: collecting from all the others takes longer than running these."""
    return [str(path) for path in (ROOT / "tests").rglob("test_*.py") if "pytest.mark.pure" in path.read_text("utf-8")]


def _pytest(costs: Path, *arguments: str, **environment: str) -> int:
    # The slowest test decides how long two processes take; work stealing keeps both busy until then.
    return _run(
        sys.executable, "-m", "pytest", "-n", "logical", "--dist", "worksteal", f"--costs={costs}", *arguments,
        COVERAGE_FILE=str(ROOT / f".coverage.{costs.name}"), **environment,
    )  # fmt: skip


def _run(*command: str, **environment: str) -> int:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
