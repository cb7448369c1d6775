"""A pytest plugin: --costs=FILE writes how much time the tests of each folder took to a JSON file.

CPU time includes child processes, running or finished: browsers, servers and commands. Under xdist, workers add up.
"""

import json
import os
import time
from collections import defaultdict
from collections.abc import Generator
from contextlib import suppress
from pathlib import Path
from typing import Protocol

import pytest

SENT_AS = "twelvefold_costs"
PROCESSES = Path("/proc")
OFTEN = 0.5
"""Seconds; scanning all processes takes a few milliseconds, so it isn't done after every quick test."""


class Worker(Protocol):
    """What xdist hands over when a worker has finished."""

    workeroutput: dict[str, object]


def cpu_spent() -> float:
    """CPU seconds of this process and its descendants; without /proc, children count only once they have exited."""
    spent, parents = {}, {}
    for place in PROCESSES.glob("[0-9]*/stat"):
        with suppress(OSError):
            # The name, in parentheses, may contain anything.
            fields = place.read_text(errors="replace").rpartition(")")[2].split()
            pid = int(place.parent.name)
            parents[pid] = int(fields[1])
            spent[pid] = sum(map(int, fields[11:15]))
    if os.getpid() not in spent:
        return sum(os.times()[:4])
    total, waiting = 0, [os.getpid()]
    while waiting:
        parent = waiting.pop()
        total += spent[parent]
        waiting += [pid for pid, its in parents.items() if its == parent]
    return total / os.sysconf("SC_CLK_TCK")


class Costs:
    """Adds up what tests cost, in this process and in xdist's workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.cpu: defaultdict[str, float] = defaultdict(float)
        self.wall: defaultdict[str, float] = defaultdict(float)
        self._looked_at, self._spent = time.monotonic(), cpu_spent()

    @pytest.hookimpl(wrapper=True, tryfirst=True)
    def pytest_runtest_protocol(
        self, item: pytest.Item, nextitem: pytest.Item | None
    ) -> Generator[None, object, object]:
        done = yield
        folder = _folder(item)
        if nextitem is None or _folder(nextitem) != folder or time.monotonic() - self._looked_at > OFTEN:
            self._add(folder)
        return done

    def _add(self, folder: str) -> None:
        now, spent = time.monotonic(), cpu_spent()
        self.wall[folder] += now - self._looked_at
        # The CPU time of a process that is killed and never waited for is lost, so the total can shrink.
        self.cpu[folder] += max(0.0, spent - self._spent)
        self._looked_at, self._spent = now, spent

    def pytest_collection_finish(self) -> None:
        self._add("collecting")

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        sent = getattr(node, "workeroutput", {}).get(SENT_AS)
        if isinstance(sent, dict):
            for folder, (cpu, wall) in sent.items():
                self.cpu[folder] += cpu
                self.wall[folder] += wall

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        sending: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if sending is not None:
            sending[SENT_AS] = self._found()

    def pytest_unconfigure(self) -> None:
        if not hasattr(self.config, "workerinput"):
            Path(self.config.getoption("costs")).write_text(json.dumps(self._found()), encoding="utf-8")

    def _found(self) -> dict[str, list[float]]:
        return {folder: [self.cpu[folder], self.wall[folder]] for folder in self.wall}


def _folder(item: pytest.Item) -> str:
    """The folder under tests/ that a test belongs to."""
    parts = item.path.relative_to(item.config.rootpath).parts
    return parts[1] if len(parts) > 2 else parts[0]


def pytest_addoption(parser: pytest.Parser) -> None:
    """Called by pytest."""
    parser.addoption("--costs", metavar="FILE", help="write what the tests of each folder cost into a file")


def pytest_configure(config: pytest.Config) -> None:
    """Called by pytest."""
    if config.getoption("costs"):
        config.pluginmanager.register(Costs(config), "twelvefold-costs")
