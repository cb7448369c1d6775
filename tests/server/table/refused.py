"""That something is refused, why, and that it changed nothing."""

from collections.abc import Iterator
from contextlib import contextmanager

import pytest
from tests.server.table.desk import Desk

from twelvefold.protocol.messages import Reason
from twelvefold.server.table.refusal import Refused


@contextmanager
def refused(desk: Desk, reason: Reason, where: str | None = None) -> Iterator[None]:
    """What is done inside is refused for this reason, and the table is as it was."""
    before = desk.table
    with pytest.raises(Refused) as caught:
        yield
    assert (caught.value.reason, caught.value.where) == (reason, where)
    assert desk.table is before
