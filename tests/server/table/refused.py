"""Checks that a command is refused, why, and that it changed nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.table.driver import Driver

from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused


@contextmanager
def refused(driver: Driver, reason: Reason, where: str | None = None) -> Iterator[None]:
    """The block is refused for this reason, and leaves the table unchanged."""
    before = driver.table
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.reason, caught.value.where) == (reason, where)
    assert driver.table is before
