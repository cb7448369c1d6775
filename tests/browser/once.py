"""What all of xdist's workers use, made by the first of them that needs it."""

import fcntl
from collections.abc import Callable
from pathlib import Path

import pytest


def once(factory: pytest.TempPathFactory, name: str, make: Callable[[Path], object]) -> Path:
    """A folder of this run that is filled once; whoever else wants it waits until it is whole."""
    folder = factory.getbasetemp()
    # Under xdist each worker has a folder of its own in the run's.
    shared = folder.parent if folder.name.startswith("popen-") else folder
    made, whole = shared / f"once-{name}", shared / f"once-{name}.whole"
    with (shared / f"once-{name}.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        if not whole.exists():
            make(made)
            whole.touch()
    return made
