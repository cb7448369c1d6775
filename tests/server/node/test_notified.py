"""Other nodes' entries are read table by table, so a table that is stuck delays no other."""

import asyncio

from tests.server.node.guest import Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.table.driver import ADA, BEN, OPEN, here

from twelvefold.protocol import commands
from twelvefold.protocol.commands import Create, Watch
from twelvefold.protocol.events import Reaction
from twelvefold.protocol.messages import Ack
from twelvefold.server.node.tables import READ_AT_ONCE

TABLES = 2 * READ_AT_ONCE


def test_tables_whose_lock_is_held_do_not_hold_up_the_notifications_of_the_others() -> None:
    async def play() -> None:
        store = TimedStore()
        near, far = Node(store), Node(store)
        ada = Guest(near.tables, 0, ADA)
        watching = [Guest(far.tables, 1, BEN) for _ in range(TABLES + 1)]
        tables: list[str] = []
        for number, guest in enumerate(watching):
            made = await ada.ask(Create(f"make{number}", (here("Ada"), OPEN)))
            assert isinstance(made, Ack)
            tables.append(made.table)
            await guest.ask(Watch("look", made.table, 0))
            await ada.ask(commands.React("say", made.table, 1, 0, Reaction.HELLO))
        *stuck, free = [await far.tables.live(table) for table in tables]
        for live in stuck:
            await live._lock.acquire()
        reading = far.tables.notified("", 0)
        await far.tables.notified(tables[-1], 2)
        assert free.table.seq == 2
        assert {live.table.seq for live in stuck} == {1}
        for live in stuck:
            live._lock.release()
        await reading
        assert {live.table.seq for live in stuck} == {2}
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))


def test_what_comes_with_a_notification_is_not_read_unless_something_is_missing_before_it() -> None:
    async def play() -> None:
        store = TimedStore()
        near, far = Node(store), Node(store)
        ada, ben = Guest(near.tables, 0, ADA), Guest(far.tables, 1, BEN)
        made = await ada.ask(Create("make", (here("Ada"), OPEN)))
        assert isinstance(made, Ack)
        await ben.ask(Watch("look", made.table, 0))
        live = await far.tables.live(made.table)
        for number in range(3):
            await ada.ask(commands.React(f"say{number}", made.table, 1, 0, Reaction.HELLO))
        first, second, third = await store.read(made.table, 1)
        reads = store.entries_read
        await far.tables.notified(made.table, 2, (first,))
        ben.read()
        assert (live.table.seq, ben.seq, store.entries_read) == (2, 2, reads)
        await far.tables.notified(made.table, 4, (third,))
        ben.read()
        assert (live.table.seq, ben.seq, store.entries_read) == (4, 4, reads + 2)
        await far.tables.notified(made.table, 4, (second, third))
        assert (live.table.seq, store.entries_read) == (4, reads + 2)
        await store.close()

    asyncio.run(asyncio.wait_for(play(), 60))
