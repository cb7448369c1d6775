"""That something is refused, why, and that it changed nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.table.driver import Driver

from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused


@contextmanager
def refused(driver: Driver, reason: Reason, where: str | None = None) -> Iterator[None]:
    """What is done inside is refused for this reason, and the table is as it was."""
    before = driver.table
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.reason, caught.value.where) == (reason, where)
    assert driver.table is before
