"""Retries: how long to wait after a failure, and what to log. A failure is logged when it starts and when it ends."""

import contextlib
import traceback
from collections.abc import Callable
from random import Random

from twelvefold.server.bots import Closed
from twelvefold.server.logger import logger
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.refusal import Refused
from twelvefold.words import in_english

FIRST = 0.25
"""Upper limit in seconds of the first wait; it doubles with each further failure."""
LONGEST = 30.0
"""Upper limit in seconds of any wait."""
DOUBLINGS = 7

EXPECTED = (StoreError, LogError, Refused, Closed)
"""Errors a running server must expect. Anything else is a bug of ours, logged with its traceback."""

log = logger("twelvefold.failures")


class Failures:
    """The failures of one task, which may concern many tables.

    Waits have full jitter, so that tasks that failed together don't retry together. A kind of failure is logged when it
    first occurs and again when it no longer affects anything.
    """

    def __init__(self, task: str, chance: Random | None = None, count: Callable[[str], None] = lambda _: None) -> None:
        """`count` is called with the task's name at each failure."""
        self._task = task
        self._chance = chance or Random(task)
        self._count = count
        self._in_a_row: dict[str, int] = {}
        self._concerned: dict[str, set[str]] = {}
        """What each kind of failure affects."""

    def failed(self, error: BaseException, subject: str = "") -> float:
        """Record a failure of a task, perhaps for one table; returns the seconds to wait before the next attempt."""
        self._count(self._task)
        before = self._in_a_row.get(subject, 0)
        self._in_a_row[subject] = before + 1
        kind = _kind(error)
        if kind not in self._concerned:
            self._concerned[kind] = set()
            with contextlib.suppress(OSError):  # the log may be on the full disk
                self._log(error, subject)
        self._concerned[kind].add(subject)
        return self._chance.uniform(0, min(LONGEST, FIRST * 2 ** min(before, DOUBLINGS)))

    def succeeded(self, subject: str = "") -> None:
        """Record a success, or that there will be no further attempt."""
        if self._in_a_row.pop(subject, None) is None:
            return
        for kind, concerned in list(self._concerned.items()):
            concerned.discard(subject)
            if not concerned:
                del self._concerned[kind]
                with contextlib.suppress(OSError):
                    log.warning("works again", task=self._task, kind=kind)

    def is_failing(self, subject: str = "") -> bool:
        """Whether the last attempt failed."""
        return subject in self._in_a_row

    def _log(self, error: BaseException, subject: str) -> None:
        about = {"task": self._task, "kind": _kind(error)} | ({"table": subject} if subject else {})
        if isinstance(error, EXPECTED):
            log.warning("put off", **about, why=in_english(error))
        else:
            log.error("failed", **about, exc_info=error)


def _kind(error: BaseException) -> str:
    """What counts as the same failure: for a bug of ours, the same line of code."""
    name = type(error).__name__
    if isinstance(error, EXPECTED):
        return name
    frames = traceback.extract_tb(error.__traceback__)
    return f"{name} in {frames[-1].name}, line {frames[-1].lineno}" if frames else name
