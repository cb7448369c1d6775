"""Work in many pieces, on all cores, with results in order."""

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
"""How many pieces per worker are given out before waiting for the oldest."""
MOST_WORKERS = 256
"""The most workers, however many cores the machine reports."""
STOPS = (signal.SIGINT, signal.SIGTERM)
"""Signals that stop the work: only the parent reacts to them, and only while it knows all its workers."""


def cores() -> int:
    """How many processes can run at once; `TWELVEFOLD_CORES` sets another number."""
    chosen = os.environ.get("TWELVEFOLD_CORES", "")
    if chosen.isascii() and chosen.isdecimal():
        return min(MOST_WORKERS, max(1, int(chosen[:20])))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(
    work: Callable[[Piece], Result], pieces: Iterable[Piece], *, workers: int
) -> Generator[Result, None, None]:
    """The results of the pieces, in order; it holds only a few pieces per worker at once.

    The first piece is worked on here, so that compiled code is on disk before other processes look for it. Stopping
    early stops the workers too, in the middle of their work.
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
    """Close our own end of the pipe for results: a worker ended while writing one leaves half of it there, and its
    reader would wait for the rest forever."""
    with suppress(AttributeError, OSError):
        pool._result_queue._writer.close()  # type: ignore[attr-defined]  # noqa: SLF001  # no public way


@contextmanager
def _not_stopped() -> Iterator[None]:
    """Put off the signals that stop us while workers may be starting: a half-started one would never be ended."""
    before = signal.pthread_sigmask(signal.SIG_BLOCK, STOPS)
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def _follow_the_parent() -> None:
    """Ctrl-C reaches every process of a terminal, but only the parent decides about the work; we exit when it does."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_DFL)
    signal.pthread_sigmask(signal.SIG_UNBLOCK, STOPS)
    threading.Thread(target=_go_with_the_parent, daemon=True).start()


def _go_with_the_parent() -> None:
    """Exit when the parent is killed: otherwise its workers would hold its files forever."""
    parent = multiprocessing.parent_process()
    assert parent is not None
    connection.wait([parent.sentinel])
    os._exit(1)
