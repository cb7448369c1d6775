"""A table is the fold of its log, however the log arrives; nothing else changes it."""

from collections import Counter

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from tests.server.table.driver import ADA, Driver, row_of, view_of
from tests.server.table.wander import wandered

from twelvefold.protocol.events import TableEvent
from twelvefold.protocol.wire import encode
from twelvefold.server.table.entries import Entry, LogError
from twelvefold.server.table.show import info_of
from twelvefold.server.table.table import Table


def everything(table: Table) -> bytes:
    """All that is known of a table, including hidden information."""
    known = {name: value for name, value in vars(table).items() if name not in {"box", "game", "before", "commands"}}
    games = [None if game is None else (game.moves, game.deal.piles) for game in (table.game, table.before)]
    shown = [info_of(table), view_of(table), row_of(table)]
    return encode([known, sorted(table.commands.items()), games, shown])


@settings(max_examples=25)
@given(st.integers(0, 10_000), st.data())
def test_a_log_folded_at_once_or_in_parts_gives_the_same_table(seed: int, data: st.DataObject) -> None:
    driver = wandered(seed, 120)
    empty = Table(driver.table.id, driver.table.box)
    untouched = everything(empty)
    at_once, events = empty.after(driver.entries)
    assert everything(at_once) == everything(driver.table)
    assert vars(at_once) == vars(driver.table)
    assert list(events) == driver.events
    cut = data.draw(st.integers(0, len(driver.entries)))
    head, first = empty.after(driver.entries[:cut])
    tail, second = head.after(driver.entries[cut:])
    assert vars(tail) == vars(at_once)
    assert first + second == events
    assert everything(empty) == untouched


@settings(max_examples=10)
@given(st.integers(0, 10_000))
def test_a_table_that_somebody_has_does_not_change(seed: int) -> None:
    driver = wandered(seed, 100)
    table = Table(driver.table.id, driver.table.box)
    had: list[tuple[Table, bytes]] = []
    for entry in driver.entries:
        had.append((table, everything(table)))
        table, _ = table.after([entry])
    for old, what_it_was in had:
        assert everything(old) == what_it_was


def test_the_wanderers_do_everything() -> None:
    """Otherwise the tests above would prove less than they seem to."""
    kinds = Counter(entry.kind for seed in range(60) for entry in wandered(seed, 120).entries)
    assert kinds.keys() == {str(each.__struct_config__.tag) for each in TableEvent.__args__}


def test_every_entry_is_told_once_and_in_order() -> None:
    driver = wandered(7, 120)
    _, story = Table(driver.table.id, driver.table.box).story(driver.entries)
    assert len(story) == len(driver.entries)
    assert [str(type(events[0]).__struct_config__.tag) for events in story] == [entry.kind for entry in driver.entries]


def changed(entry: Entry, **parts: object) -> Entry:
    return msgspec.structs.replace(entry, **parts)


@pytest.mark.parametrize("missing", [0, 1, 3])
def test_a_log_with_a_gap_is_not_folded(missing: int) -> None:
    driver = Driver.of_two()
    driver.play(ADA, 0)
    entries = [entry for number, entry in enumerate(driver.entries) if number != missing]
    if missing == len(driver.entries) - 1:
        entries.append(changed(driver.entries[-1], seq=9))
    with pytest.raises(LogError, match="some are missing"):
        Table(driver.table.id, driver.table.box).after(entries)
