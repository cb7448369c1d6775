"""A file of results that grows, locked by one process at a time."""

import fcntl
from pathlib import Path
from typing import BinaryIO

from twelvefold.arena.task import ArenaError
from twelvefold.words import Sentence


def locked(path: Path) -> BinaryIO:
    """Open a file to read it and add to it; closing it releases the lock."""
    if path.exists() and not path.is_file():
        raise ArenaError(Sentence("error-kept-no-file", path=path))
    file: BinaryIO = path.open("a+b")
    try:
        fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        file.close()
        raise ArenaError(Sentence("error-kept-in-use", path=path)) from None
    return file
