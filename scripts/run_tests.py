"""Runs the browser's tests without a browser, and Python's twice: with the kernel compiled and as plain Python.

With --coverage it also counts and reports what both runs of Python together covered, which takes about twice as long.
"""

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
COVERAGE = "--coverage"
NOTHING_COLLECTED = 5
WARM_UP = "from twelvefold.bots.child_main import warm_up; warm_up()"


def main(arguments: list[str]) -> int:
    """Run everything, even after a failure, and answer with the first failing status."""
    counted = COVERAGE in arguments
    arguments = [each for each in arguments if each != COVERAGE]
    for old in ROOT.glob(".coverage*"):
        old.unlink()
    print("Running the tests of the browser's part.", flush=True)
    # Compiled once, meanwhile, before several processes do it at the same time.
    compiler = subprocess.Popen([sys.executable, "-c", WARM_UP], cwd=ROOT, stderr=subprocess.DEVNULL)
    browser = _run(sys.executable, str(ROOT / "scripts" / "node.py"), "vitest", "run", "--reporter=dot")
    compiler.wait()
    # Found once, before several processes look for it.
    _run(sys.executable, str(ROOT / "scripts" / "chromium.py"))
    print("Running the tests.", flush=True)
    counting = ("--cov", "--cov-report=") if counted else ()
    compiled = _pytest("compiled", "--durations=40", *counting, *arguments)
    print("Running the tests of the rules again, without the compiler.", flush=True)
    pure = _pytest("pure", "-m", "pure", *counting, *arguments, NUMBA_DISABLE_JIT="1")
    if pure == NOTHING_COLLECTED:
        print("No test is marked pure yet.", flush=True)
        pure = 0
    if counted:
        _run(sys.executable, "-m", "coverage", "combine", "--quiet")
        _run(sys.executable, "-m", "coverage", "report", "--ignore-errors")
    return browser or compiled or pure


def _pytest(name: str, *arguments: str, **environment: str) -> int:
    # The slowest test decides how long two processes take; work stealing keeps both busy until then.
    return _run(
        sys.executable, "-m", "pytest", "-n", "logical", "--dist", "worksteal", *arguments,
        COVERAGE_FILE=str(ROOT / f".coverage.{name}"), **environment,
    )  # fmt: skip


def _run(*command: str, **environment: str) -> int:
    return subprocess.run(command, cwd=ROOT, env={**os.environ, **environment}).returncode


if __name__ == "__main__":
    try:
        sys.exit(main(sys.argv[1:]))
    except KeyboardInterrupt:
        sys.exit("\nInterrupted.")
