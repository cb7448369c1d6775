"""Secrecy: when only hidden information changes, everyone else gets exactly the same bytes."""

from collections.abc import Iterator, Sequence
from itertools import chain, product
from random import Random

import msgspec
import pytest
from tests.server.table.driver import ADA, BEN, CEM, DOT, EVE, Driver, row_of, view_of

from twelvefold.engine.move import MOVES
from twelvefold.protocol import commands
from twelvefold.protocol.commands import LaidTile, TableCommand, WhatIf
from twelvefold.protocol.events import Reaction
from twelvefold.protocol.table import Status
from twelvefold.protocol.wire import encode
from twelvefold.server.table.decide import decide
from twelvefold.server.table.entries import Entry, Private, StoredDeal
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import info_of, yours
from twelvefold.server.table.table import Table
from twelvefold.server.table.what_if import answer
from twelvefold.world.habitat import Habitat

PEOPLE = (ADA, BEN, CEM, DOT)
VARIANTS = list(product([2, 3, 4], [False, True], [False, True]))


def all_that_somebody_gets(table: Table, events: object, viewer: Holder, now: float) -> list[bytes]:
    """Everything that the server would send to one viewer about a table in its current state."""
    got = [encode([view_of(table), info_of(table), row_of(table), events, yours(table, viewer.hash)])]
    got += [_answered(table, viewer, command, now) for command in _commands(table)]
    got += [_tried(table, question, viewer) for question in _questions(table)]
    return got


def _answered(table: Table, viewer: Holder, command: TableCommand, now: float) -> bytes:
    try:
        drafts = decide(table, viewer, command, now)
    except Refused as refused:
        return encode([refused.reason, refused.where])
    return encode([draft.event for draft in drafts])


def _tried(table: Table, question: WhatIf, viewer: Holder) -> bytes:
    try:
        return encode(answer(table, question, viewer.hash))
    except Refused as refused:
        return encode([refused.reason, refused.where])


def _commands(table: Table) -> Iterator[TableCommand]:
    head = ("x", table.id, table.seq)
    yield commands.Sit(*head, "Xi")
    yield commands.Sit(*head, "Xi", None, "s" * 43)
    yield commands.Close(*head)
    for seat in range(table.players):
        yield from (commands.Play(*head, seat, *MOVES[code]) for code in (0, 61, 122, 183, 244, 299))
        yield commands.Play("x", table.id, table.seq - 1, seat, 0, 0, 0)
        yield from (commands.Fill(*head, seat, bot) for bot in (None, "random"))
        plain = (commands.Leave, commands.Return, commands.HandOver, commands.TakeBack, commands.Done, commands.Kick)
        yield from (kind(*head, seat) for kind in plain)
        yield from (kind(*head, seat) for kind in (commands.Resign, commands.End, commands.Rematch))
        yield commands.React(*head, seat, Reaction.WOW)


def _questions(table: Table) -> Iterator[WhatIf]:
    """Tiles that are face up, taken or still hidden, on real planets and on a made-up one."""
    own = (LaidTile(3, 1), LaidTile(4, 0), *[None] * 10)
    for number, tile in enumerate(range(0, 50, 7)):
        seat = number % table.players
        yield WhatIf("x", table.id, seat, tile)
        yield WhatIf("x", table.id, seat, tile, own)


def other_deal(deal: StoredDeal, table: Table, viewer: Holder, rng: Random) -> StoredDeal:
    """The same deal, except for what a viewer cannot know at this point."""
    view = view_of(table)
    assert view is not None
    turned_up = view.round
    hidden = list(chain.from_iterable(deal.piles[turned_up:]))
    rng.shuffle(hidden)
    piles = [*deal.piles[:turned_up], *(tuple(hidden[at : at + 5]) for at in range(0, len(hidden), 5))]
    return StoredDeal(
        piles=tuple(piles),
        animals=_other_animals(deal, view.columns, table, rng),
        objectives=_other_objectives(deal, table.seats_of(viewer.hash), rng),
        first_seat=deal.first_seat,
        seed=rng.randbytes(32).hex(),
        bots=rng.randbytes(32).hex(),
    )


def _other_animals(
    deal: StoredDeal, columns: Sequence[Sequence[str | None]], table: Table, rng: Random
) -> tuple[tuple[str, ...], ...]:
    """Other animals in place of the face-down ones, from the box or swapped among themselves."""
    down = [number for number, column in enumerate(columns) if None in column]
    seen = {name for number, column in enumerate(deal.animals) for name in (column[:1] if number in down else column)}
    others = [animal.id for animal in table.box.animals if animal.id not in seen]
    rng.shuffle(others)
    return tuple((column[0], others.pop()) if number in down else column for number, column in enumerate(deal.animals))


def _other_objectives(deal: StoredDeal, own: Sequence[int], rng: Random) -> tuple[str, ...]:
    if not deal.objectives:
        return ()
    kept = {deal.objectives[seat] for seat in own}
    others = [habitat.id for habitat in Habitat if habitat.id not in kept]
    rng.shuffle(others)
    return tuple(name if seat in own else others.pop() for seat, name in enumerate(deal.objectives))


def with_deal(entry: Entry, deal: StoredDeal) -> Entry:
    return msgspec.structs.replace(entry, private=Private(deal=deal))


def deal_in(entry: Entry) -> StoredDeal | None:
    private = entry.private
    return None if private is None else private.deal


def whole_game(players: int, *, beginner: bool, mystery: bool) -> Driver:
    """A game in which the end of every round is held, with some placements undone."""
    rng = Random(f"{players}{beginner}{mystery}")
    driver = Driver.of(PEOPLE[:players], beginner=beginner, mystery=mystery, seed=None)
    while driver.table.playing:
        seat = driver.table.seat_to_move
        assert seat is not None
        driver.play(PEOPLE[seat], seat, rng.choice(driver.moves))
        if rng.random() < 0.2:
            driver.take_back(PEOPLE[seat], seat)
        elif driver.table.held:
            driver.now += 1
            driver.done(PEOPLE[seat], seat)
    return driver


@pytest.mark.parametrize(("players", "beginner", "mystery"), VARIANTS)
def test_what_is_hidden_changes_no_byte_for_others(players: int, beginner: bool, mystery: bool) -> None:
    driver = whole_game(players, beginner=beginner, mystery=mystery)
    empty, rng = Table(driver.table.id, driver.table.box), Random(players)
    at = next(number for number, entry in enumerate(driver.entries) if deal_in(entry) is not None)
    deal = deal_in(driver.entries[at])
    assert deal is not None
    viewers, compared, held = [*PEOPLE[:players], EVE], 0, 0
    for end in range(at + 1, len(driver.entries)):
        true, events = empty.after(driver.entries[:end])
        assert true.status is Status.PLAYING
        viewer = viewers[end % len(viewers)]
        other = other_deal(deal, true, viewer, rng)
        log = [*driver.entries[:at], with_deal(driver.entries[at], other), *driver.entries[at + 1 : end]]
        twin, twin_events = empty.after(log)
        assert twin.deal == other != deal
        now = driver.entries[end - 1].at
        assert all_that_somebody_gets(twin, twin_events, viewer, now) == all_that_somebody_gets(
            true, events, viewer, now
        )
        compared += 1
        held += true.held
    assert compared > 12 * players
    assert held >= 12


def test_the_comparison_sees_what_is_not_hidden() -> None:
    """Each hidden thing does change what is sent once it is turned up, or when its owner sees it."""
    driver = whole_game(3, beginner=False, mystery=True)
    empty = Table(driver.table.id, driver.table.box)
    at = next(number for number, entry in enumerate(driver.entries) if deal_in(entry) is not None)
    deal = deal_in(driver.entries[at])
    assert deal is not None

    def got(other: StoredDeal, viewer: Holder, entries: int) -> bytes:
        log = [*driver.entries[:at], with_deal(driver.entries[at], other), *driver.entries[at + 1 : entries]]
        table, events = empty.after(log)
        return all_that_somebody_gets(table, events, viewer, 0.0)[0]

    turned = msgspec.structs.replace(deal, piles=(deal.piles[0][::-1], *deal.piles[1:]))
    assert got(turned, EVE, at + 1) != got(deal, EVE, at + 1)
    swapped = msgspec.structs.replace(deal, objectives=deal.objectives[::-1])
    assert got(swapped, ADA, at + 1) != got(deal, ADA, at + 1)
    assert got(swapped, EVE, at + 1) == got(deal, EVE, at + 1)
    assert got(swapped, EVE, len(driver.entries)) != got(deal, EVE, len(driver.entries))
    reseeded = msgspec.structs.replace(deal, seed="00" * 32)
    assert got(reseeded, EVE, len(driver.entries)) != got(deal, EVE, len(driver.entries))


def test_no_hash_of_a_token_or_secret_is_in_what_is_sent() -> None:
    driver = Driver.of_two()
    driver.hand_over(BEN, 1)
    table, events = Table(driver.table.id, driver.table.box).after(driver.entries)
    hidden = [ADA.hash, BEN.hash, ADA.token, BEN.token, table.seats[1].offered or "", "bots", '"deal"']
    for viewer in (ADA, BEN, EVE):
        sent = b"".join(all_that_somebody_gets(table, events, viewer, driver.now)).decode()
        assert not [secret for secret in hidden if secret in sent]
