"""Work on all cores: in order, bounded, and ended when nobody waits for it."""

import multiprocessing
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest

from twelvefold.arena.many import HELD, MOST_WORKERS, cores, in_order


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


@pytest.mark.parametrize(
    ("said", "workers"), [("1", 1), ("3", 3), ("0", 1), ("9" * 5000, MOST_WORKERS), ("٣", None), ("two", None)]
)
def test_the_number_of_workers_is_bounded(said: str, workers: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("TWELVEFOLD_CORES", raising=False)
    here = cores()
    monkeypatch.setenv("TWELVEFOLD_CORES", said)
    assert cores() == (here if workers is None else workers)


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


PROGRAM = """
import os, signal, sys, time
signal.signal(signal.SIGINT, signal.default_int_handler)  # a shell may have ignored it
from twelvefold.arena.many import in_order
def wait(number):
    if number:
        os.write(1, b"%d\\n" % os.getpid())  # at once, so that no two get mixed up
        time.sleep(600)
    return number
try:
    for _ in in_order(wait, range(9), workers=4):
        print("begin", flush=True)
except KeyboardInterrupt:
    sys.exit(130)
"""


def _gone(process: int) -> bool:
    try:
        os.kill(process, 0)
    except ProcessLookupError:
        return True
    return Path(f"/proc/{process}/stat").read_text().rpartition(")")[2].split()[0] == "Z"


@contextmanager
def _program() -> Iterator[subprocess.Popen[str]]:
    started = subprocess.Popen(
        [sys.executable, "-c", PROGRAM],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        start_new_session=True,
    )
    with started:
        assert started.stdout is not None
        assert started.stdout.readline() == "begin\n"
        try:
            yield started
        finally:
            with suppress(ProcessLookupError):
                os.killpg(started.pid, signal.SIGKILL)


@pytest.mark.parametrize("delay", [0.0, 0.005, 0.02, 0.04])
def test_a_stop_while_workers_are_started_stops_all(delay: float) -> None:
    with _program() as program:
        time.sleep(delay)  # the moment is what matters here
        os.killpg(program.pid, signal.SIGINT)
        _, said = program.communicate(timeout=20)
    assert (program.returncode, said) == (130, "")


@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="only Linux tells of all processes")
def test_workers_go_with_a_parent_that_is_killed() -> None:
    with _program() as program:
        assert program.stdout is not None
        workers = [int(program.stdout.readline()) for _ in range(4)]
        program.kill()
        until = time.monotonic() + 20
        while not all(map(_gone, workers)):
            assert time.monotonic() < until
            time.sleep(0.01)


class _Stopped(BaseException):
    pass


class _stopping_soon:  # noqa: N801  # used like a function
    """Raises what Ctrl-C raises, after half a second."""

    def __enter__(self) -> None:
        self.before = signal.signal(signal.SIGALRM, self._stop)
        signal.setitimer(signal.ITIMER_REAL, 0.5)

    def __exit__(self, *_: object) -> None:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, self.before)

    @staticmethod
    def _stop(*_: object) -> None:
        raise _Stopped
