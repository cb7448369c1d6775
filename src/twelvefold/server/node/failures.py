"""What fails and is tried again: how long to wait before that, and what the log says of it: twice, not each time."""

import contextlib
import traceback
from collections.abc import Callable
from random import Random

import structlog

from twelvefold.server.bots import Closed
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.refusal import Refused
from twelvefold.words import in_english

FIRST = 0.25
"""Seconds that the second attempt waits at most; each further one waits up to twice as long."""
LONGEST = 30.0
"""Seconds that no attempt waits longer than."""
DOUBLINGS = 7

EXPECTED = (StoreError, LogError, Refused, Closed)
"""What a running server must reckon with; anything else is a mistake of ours, and its traceback is logged."""

log = structlog.get_logger("twelvefold.failures")


class Failures:
    """The failures of one task, which may have to do with many tables.

    The waits have full jitter: what failed together is not tried again together. A kind of failure is logged when it
    begins and when nobody it concerned fails any more.
    """

    def __init__(self, task: str, chance: Random | None = None, count: Callable[[str], None] = lambda _: None) -> None:
        """`count` is told the task's name at each failure."""
        self._task = task
        self._chance = chance or Random(task)
        self._count = count
        self._in_a_row: dict[str, int] = {}
        self._concerned: dict[str, set[str]] = {}
        """For each kind of failure, what it concerns."""

    def failed(self, error: BaseException, subject: str = "") -> float:
        """Note a failure of a task, or of one table's; how many seconds to wait before the next attempt."""
        self._count(self._task)
        before = self._in_a_row.get(subject, 0)
        self._in_a_row[subject] = before + 1
        kind = _kind(error)
        if kind not in self._concerned:
            self._concerned[kind] = set()
            with contextlib.suppress(OSError):  # the log may be on the disk that is full
                self._log(error, subject)
        self._concerned[kind].add(subject)
        return self._chance.uniform(0, min(LONGEST, FIRST * 2 ** min(before, DOUBLINGS)))

    def succeeded(self, subject: str = "") -> None:
        """It works, or is no longer tried."""
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
    """What counts as the same failure: for a mistake of ours, one in the same line."""
    name = type(error).__name__
    if isinstance(error, EXPECTED):
        return name
    frames = traceback.extract_tb(error.__traceback__)
    return f"{name} in {frames[-1].name}, line {frames[-1].lineno}" if frames else name
