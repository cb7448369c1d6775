"""A pytest plugin: names every test that did not run at the end; with CI=true in the environment, each is a failure.

Tests deselected with -m, -k, --deselect or the like were left out on purpose and are not named; nor are thorough tests,
which are counted elsewhere. Works under xdist as well.
"""

import os
from typing import Protocol

import pytest
from tests.thorough import is_left_out

CHOSEN_BY = ("markexpr", "keyword", "deselect", "lf", "stepwise")
NOT_TRIED = "[NOTRUN]"  # how pytest marks xfail(run=False)
SENT_AS = "twelvefold_left_out"


class Worker(Protocol):
    """What xdist hands over when a worker has finished."""

    workeroutput: dict[str, object]


class LeftOut:
    """Collects the tests that did not run, from this process and from xdist's workers."""

    def __init__(self, config: pytest.Config) -> None:
        self.config = config
        self.strict = os.environ.get("CI", "").lower() not in {"", "0", "false", "no"}
        self.not_run: dict[str, str] = {}
        self.expected_to_fail: dict[str, str] = {}

    def pytest_collectreport(self, report: pytest.CollectReport) -> None:
        if report.skipped:
            self.not_run[report.nodeid] = _reason(report.longrepr)

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        if not report.skipped:
            return
        expected: str | None = getattr(report, "wasxfail", None)
        if expected is None:
            self.not_run[report.nodeid] = _reason(report.longrepr)
        elif NOT_TRIED in expected:
            self.not_run[report.nodeid] = expected.replace(NOT_TRIED, "").strip()
        else:
            self.expected_to_fail[report.nodeid] = expected

    def pytest_deselected(self, items: list[pytest.Item]) -> None:
        if not any(self.config.getoption(option, None) for option in CHOSEN_BY):
            unasked = (item for item in items if not is_left_out(item))
            self.not_run.update((item.nodeid, "deselected, though nobody asked for it") for item in unasked)

    @pytest.hookimpl(optionalhook=True)
    def pytest_testnodedown(self, node: Worker) -> None:
        sent = getattr(node, "workeroutput", {}).get(SENT_AS, {})
        assert isinstance(sent, dict)
        self.not_run.update(sent)

    @pytest.hookimpl(tryfirst=True)
    def pytest_sessionfinish(self, session: pytest.Session, exitstatus: int) -> None:
        sending: dict[str, object] | None = getattr(self.config, "workeroutput", None)
        if sending is not None:
            sending[SENT_AS] = self.not_run
        elif self.strict and self.not_run and exitstatus in {pytest.ExitCode.OK, pytest.ExitCode.NO_TESTS_COLLECTED}:
            session.exitstatus = pytest.ExitCode.TESTS_FAILED

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        if self.expected_to_fail:
            terminalreporter.section("expected to fail")
            for test, reason in sorted(self.expected_to_fail.items()):
                terminalreporter.line(f"{test}: {reason}")
        if self.not_run:
            terminalreporter.section("did not run" + (", which CI does not allow" if self.strict else ""))
            for test, reason in sorted(self.not_run.items()):
                terminalreporter.line(f"{test}: {reason}")


def _reason(longrepr: object) -> str:
    """Return why a test was skipped; pytest reports it as (path, line, reason)."""
    return str(longrepr[2] if isinstance(longrepr, tuple) else longrepr).removeprefix("Skipped: ")


def pytest_configure(config: pytest.Config) -> None:
    """Called by pytest."""
    config.pluginmanager.register(LeftOut(config), "twelvefold-left-out")
