"""Things shared by all xdist workers, made by the first worker that needs them."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder that is filled once per run; other workers wait until it is complete."""
    folder = factory.getbasetemp()
    # Under xdist each worker has its own folder inside the run's.
    shared = folder.parent if folder.name.startswith("popen-") else folder
    made, whole = shared / f"once-{name}", shared / f"once-{name}.whole"
    with (shared / f"once-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not whole.exists():
            make(made)
            whole.touch()
    return made
