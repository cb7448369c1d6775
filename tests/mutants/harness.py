"""Runs named tests against a copy of the product, in a process of its own."""

import json
import os
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path

from tests.mutants.mutant import ROOT
from tests.mutants.witness import REPORT, SOURCE

LONGEST = 300
"""Seconds; many, because some compile first, but a mutant may also play forever."""
NOT_INHERITED = ("COV", "PYTEST", "NUMBA_", "TWELVEFOLD_", "PYTHONPATH")


def run(source: Path, nodes: Sequence[str], *, compiled: bool) -> tuple[int, dict[str, str], str]:
    """Pytest's exit code, each test's outcome, and pytest's output."""
    report = source / "report.jsonl"
    environment = {name: value for name, value in os.environ.items() if not name.startswith(NOT_INHERITED)}
    environment |= {
        "PYTHONPATH": os.pathsep.join([str(source), str(ROOT)]),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        "NUMBA_DISABLE_JIT": "0" if compiled else "1",
        "TWELVEFOLD_CACHE": str(source / "cache"),
        SOURCE: str(source),
        REPORT: str(report),
    }
    # The tests of the rules need no conftest; without it and the installed plugins a child starts faster.
    command = [sys.executable, "-m", "pytest", "-q", "--tb=short", "--noconftest", "-p", "no:cacheprovider"]
    command += ["-p", "tests.mutants.witness", *nodes]
    child = subprocess.run(
        command, cwd=ROOT, env=environment, capture_output=True, text=True, timeout=LONGEST, encoding="utf-8"
    )
    lines = report.read_text(encoding="utf-8").splitlines() if report.exists() else []
    return child.returncode, dict(json.loads(line) for line in lines), child.stdout + child.stderr
