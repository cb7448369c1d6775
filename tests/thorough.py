"""A pytest plugin: tests marked `thorough` run only with --all, which `make test ALL=1` passes, for releases.

The marker names their kind, such as "mutants". The run reports in one line how many were left out, and of which kinds.
"""

from collections import Counter
from typing import Protocol

import pytest

MARKER = "thorough"
SENT_AS = "twelvefold_thorough"


class Worker(Protocol):
    """What xdist hands over when a worker has finished."""

    workeroutput: dict[str, object]


class Thorough:
    """Leaves thorough tests out, and counts them by kind."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.kinds: Counter[str] = Counter()

    def pytest_collection_modifyitems(self, items: list[pytest.Item]) -> None:
        if self.config.getoption("all"):
            return
        left_out = [item for item in items if item.get_closest_marker(MARKER)]
        if left_out:
            self.config.hook.pytest_deselected(items=left_out)
            items[:] = [item for item in items if not item.get_closest_marker(MARKER)]
        self.kinds.update(_kind(item) for item in left_out)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        sent = getattr(node, "workeroutput", {}).get(SENT_AS, {})
        assert isinstance(sent, dict)
        # Every worker collects all tests, so the counts are merged, not added.
        self.kinds |= Counter(sent)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self) -> None:
        sending: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if sending is not None:
            sending[SENT_AS] = dict(self.kinds)

    @pytest.hookimpl(trylast=True)
    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        # A run that selects by marker leaves tests out on purpose.
        if self.kinds and not self.config.getoption("markexpr"):
            terminalreporter.line(left_out_line(self.kinds))


def left_out_line(kinds: Counter[str]) -> str:
    """The line that says how many thorough tests were left out, and of which kinds."""
    count = kinds.total()
    named = ", ".join(kind for kind, _ in kinds.most_common())
    return f"Left out {count} thorough test{'s' * (count > 1)} ({named}); make test ALL=1 runs them."


def is_left_out(item: pytest.Item) -> bool:
    """Whether this plugin, where loaded, leaves a test out."""
    return item.get_closest_marker(MARKER) is not None and item.config.getoption("all", default=True) is False


def _kind(item: pytest.Item) -> str:
    marker = item.get_closest_marker(MARKER)
    assert marker is not None
    kind: str = marker.args[0]
    return kind


def pytest_addoption(parser: pytest.Parser) -> None:
    """Called by pytest."""
    parser.addoption("--all", action="store_true", help="run the tests marked thorough as well")


def pytest_configure(config: pytest.Config) -> None:
    """Called by pytest."""
    config.addinivalue_line("markers", f"{MARKER}(kind): runs only with --all")
    config.pluginmanager.register(Thorough(config), "twelvefold-thorough")
