"""A pytest plugin for the child process: checks which product is tested, and records each test's outcome."""

import json
import os
from collections.abc import Generator
from pathlib import Path

import pytest

SOURCE = "TWELVEFOLD_WITNESS_SOURCE"
"""The folder from which twelvefold must be imported."""
REPORT = "TWELVEFOLD_WITNESS_REPORT"
"""The file for one line of JSON per test: its name and its outcome."""

PASSED, NOTICED = "passed", "noticed"
ASSERTIONS = (AssertionError, pytest.fail.Exception)
"""How a test reports a failure; any other exception is an accident."""


def pytest_configure() -> None:
    """Called by pytest."""
    import twelvefold

    found, wanted = Path(twelvefold.__file__).parent.parent, Path(os.environ[SOURCE])
    if found.resolve() != wanted.resolve():
        raise pytest.UsageError(f"twelvefold was imported from {found}, not from {wanted}")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_call(item: pytest.Item) -> Generator[None, object, object]:
    """Called by pytest."""
    ended = PASSED
    try:
        return (yield)
    except ASSERTIONS:
        ended = NOTICED
        raise
    except BaseException as error:
        ended = f"broke with {type(error).__name__}: {error}"
        raise
    finally:
        with Path(os.environ[REPORT]).open("a", encoding="utf-8") as file:
            file.write(json.dumps([item.nodeid, ended]) + "\n")
