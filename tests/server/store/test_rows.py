"""Entries as database rows: each is read as it was written, and an unreadable one raises a one-sentence error."""

import pytest
from tests.server.table.wander import wandered

from twelvefold.server.store.rows import entry_in, row_of
from twelvefold.server.table.entries import LogError


@pytest.mark.parametrize("seed", range(10))
def test_every_entry_is_read_as_it_was_written(seed: int) -> None:
    for entry in wandered(seed, 120).entries:
        row = row_of(entry)
        assert entry_in(tuple(row.values())) == entry
        assert row["kind"] == entry.kind


PLACED = b'{"type":"placed","seat":0,"slot":2,"tile":11,"face":6,"rotation":1}'


def test_a_placement_is_stored_as_ever() -> None:
    entry = entry_in(("t", 4, 0.5, "placed", "h", "c1", PLACED, None, None))
    assert row_of(entry)["public"] == PLACED


@pytest.mark.parametrize(
    "public",
    [b'{"type":"swapped","seat":1}', b'{"type":"left"}', b'{"type":"left","seat":"one"}', b"{", b"\xff", b"null", b""],
)
def test_an_entry_that_only_another_version_understands_is_one_sentence(public: bytes) -> None:
    with pytest.raises(LogError) as caught:
        entry_in(("t", 4, 0.5, "swapped\n", None, None, public, None, None))
    assert str(caught.value) == (
        'entry 4 ("swapped\\n") of table t is of another version of Twelvefold: serve it with the newest one'
    )


def test_an_option_of_a_newer_version_is_not_passed_over() -> None:
    row = row_of(wandered(0, 0).entries[0])
    newer = {**row, "public": row["public"].replace(b'"hold":', b'"moons":3,"hold":')}
    assert newer != row
    with pytest.raises(LogError):
        entry_in(tuple(newer.values()))
