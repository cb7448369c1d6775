"""Much work in pieces, on all cores, results in order."""

import multiprocessing
import os
import signal
from collections import deque
from collections.abc import Callable, Generator, Iterable
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import suppress
from itertools import islice
from typing import TypeVar

from twelvefold.words import Sentence

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HELD = 3
"""Pieces for each worker that are given out before the oldest must be there."""


def cores() -> int:
    """How many processes can run at once; `TWELVEFOLD_CORES` allows fewer."""
    if (chosen := os.environ.get("TWELVEFOLD_CORES", "")).isdecimal():
        return max(1, int(chosen))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], *, workers: int
) -> Generator[Result, None, None]:
    """The results of the pieces in their order; at most a few pieces for each worker are held at once.

    The first piece is worked on here, so that compiled code is on disk before other processes look for it. Whoever
    stops early stops the workers too, in the middle of what they do.
    """
    waiting = iter(pieces)
    yield from map(work, islice(waiting, 1))
    if workers == 1:
        yield from map(work, waiting)
        return
    others = set(multiprocessing.active_children())
    pool = ProcessPoolExecutor(workers, initializer=_leave_stopping_to_the_parent)
    try:
        running: deque[Future[Result]] = deque()
        for piece in waiting:
            running.append(pool.submit(work, piece))
            if len(running) > HELD * workers:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()
    except BrokenProcessPool:
        raise ChildProcessError(Sentence("error-process-ended")) from None
    except BaseException:
        workers_left = set(multiprocessing.active_children()) - others
        for process in workers_left:
            process.terminate()
        for process in workers_left:
            process.join()
        _say_that_all_are_gone(pool)
        raise
    finally:
        pool.shutdown()


def _say_that_all_are_gone(pool: ProcessPoolExecutor) -> None:
    """Close our own end of the pipe for results: a worker that was ended in the middle of one left half of it there,
    and whoever reads it would wait for the rest for ever."""
    with suppress(AttributeError, OSError):
        pool._result_queue._writer.close()  # type: ignore[attr-defined]  # noqa: SLF001  # no public way


def _leave_stopping_to_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent says what becomes of the work."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
