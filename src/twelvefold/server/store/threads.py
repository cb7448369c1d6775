"""A minimal thread pool: handing over work takes only a few microseconds."""

import logging
from collections.abc import Callable
from queue import SimpleQueue
from threading import Thread

log = logging.getLogger(__name__)


class Threads:
    """A few threads that share a queue. Callers must bound how much waits in it."""

    def __init__(self, name: str, count: int) -> None:
        self._queue: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        # Daemon threads: work left unfinished when the process exits without `join` was never acknowledged.
        self._threads = [Thread(target=self._work, name=f"{name} {number}", daemon=True) for number in range(count)]
        for thread in self._threads:
            thread.start()

    def submit(self, work: Callable[[], None]) -> None:
        """Queue some work."""
        self._queue.put(work)

    def join(self) -> None:
        """Wait until all work is done; nothing may be submitted after that."""
        for _ in self._threads:
            self._queue.put(None)
        for thread in self._threads:
            thread.join()

    def _work(self) -> None:
        while (work := self._queue.get()) is not None:
            try:
                work()
            except Exception:
                log.exception("failed")
            del work  # it may keep a table alive, and the next job may take a while to arrive
