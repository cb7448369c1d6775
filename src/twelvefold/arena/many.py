"""Much work in pieces, on all cores, results in order."""

import multiprocessing
import os
import signal
import threading
from collections import deque
from collections.abc import Callable, Generator, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import contextmanager, suppress
from itertools import islice
from multiprocessing import connection
from typing import TypeVar

from twelvefold.words import Sentence

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HELD = 3
"""Pieces for each worker that are given out before the oldest must be there."""
MOST_WORKERS = 256
"""However many cores there are said to be."""
STOPS = (signal.SIGINT, signal.SIGTERM)
"""What stops the work: only the parent hears it, and only when it knows all its workers."""


def cores() -> int:
    """How many processes can run at once; `TWELVEFOLD_CORES` says another number."""
    chosen = os.environ.get("TWELVEFOLD_CORES", "")
    if chosen.isascii() and chosen.isdecimal():
        return min(MOST_WORKERS, max(1, int(chosen[:20])))
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
    pool = ProcessPoolExecutor(workers, initializer=_follow_the_parent)
    try:
        running: deque[Future[Result]] = deque()
        for piece in waiting:
            with _not_stopped():
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


@contextmanager
def _not_stopped() -> Iterator[None]:
    """Put off what would stop us while workers may be started: one that is half started would never be ended."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal; only the parent says what becomes of the work, and we go with it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    threading.Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    """Wait for the end of a parent that was killed: its workers would hold its files for ever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
