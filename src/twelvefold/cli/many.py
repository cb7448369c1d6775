"""Much work in pieces, on all cores, results in order, with a bar that shows how far it is."""

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from itertools import islice
from typing import TypeVar

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn

Piece = TypeVar("Piece")
Result = TypeVar("Result")


def cores() -> int:
    """How many processes can run at once; `TWELVEFOLD_CORES` allows fewer."""
    if (chosen := os.environ.get("TWELVEFOLD_CORES", "")).isdecimal():
        return max(1, int(chosen))
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_order(work: Callable[[Piece], Result], pieces: Iterable[Piece], *, workers: int) -> Iterator[Result]:
    """The results of the pieces in their order; at most a few pieces for each worker are held at once.

    The first piece is worked on here, so that compiled code is on disk before other processes look for it.
    """
    waiting = iter(pieces)
    yield from map(work, islice(waiting, 1))
    if workers == 1:
        yield from map(work, waiting)
        return
    running: deque[Future[Result]] = deque()
    with ProcessPoolExecutor(workers) as pool:
        for piece in waiting:
            running.append(pool.submit(work, piece))
            if len(running) > 3 * workers:
                yield running.popleft().result()
        while running:
            yield running.popleft().result()


def bar(what: str) -> Progress:
    """A progress bar on stderr, shown only to people."""
    console = Console(stderr=True)
    return Progress(
        TextColumn(what),
        BarColumn(),
        MofNCompleteColumn(),
        TimeRemainingColumn(),
        console=console,
        transient=True,
        disable=not console.is_terminal,
    )
