"""Work on all cores: in order, bounded, and ended when nobody waits for it."""

import multiprocessing
import os
import signal
import time
from collections.abc import Iterator

import pytest

from twelvefold.arena.many import HELD, in_order


def _square(number: int) -> int:
    return number * number


def _slow_at_first(number: int) -> int:
    time.sleep(0.2 if number == 1 else 0)
    return number


def _die(number: int) -> int:
    if number:
        os.kill(os.getpid(), signal.SIGKILL)
    return number


def _hang(number: int) -> int:
    time.sleep(600 if number else 0)
    return number


@pytest.mark.parametrize("workers", [1, 2])
def test_results_come_in_order(workers: int) -> None:
    assert list(in_order(_square, range(20), workers=workers)) == [n * n for n in range(20)]
    assert list(in_order(_slow_at_first, range(9), workers=workers)) == list(range(9))


def test_no_more_is_begun_than_is_waited_for() -> None:
    begun = []

    def pieces() -> Iterator[int]:
        for number in range(1000):
            begun.append(number)
            yield number

    results = in_order(_square, pieces(), workers=2)
    next(results)
    next(results)
    assert len(begun) <= 2 + 2 * HELD + 1
    results.close()


def test_whoever_stops_early_stops_the_workers_in_the_middle_of_their_work() -> None:
    results = in_order(_hang, range(5), workers=2)
    assert next(results) == 0
    before = set(multiprocessing.active_children())
    with pytest.raises(_Stopped), _stopping_soon():
        next(results)
    assert set(multiprocessing.active_children()) <= before


def test_a_worker_that_was_ended_from_outside_is_a_sentence() -> None:
    results = in_order(_die, range(5), workers=2)
    assert next(results) == 0
    with pytest.raises(ChildProcessError, match="was ended from outside"):
        next(results)


class _Stopped(BaseException):
    pass


class _stopping_soon:  # noqa: N801  # used like a function
    """Raises as Ctrl-C does, in half a second."""

    def __enter__(self) -> None:
        self.before = signal.signal(signal.SIGALRM, self._stop)
        signal.setitimer(signal.ITIMER_REAL, 0.5)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self.before)

    @staticmethod
    def _stop(*_: object) -> None:
        raise _Stopped
