"""Two nodes on one store, and guests at both."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from functools import wraps
from typing import Any

from tests.server.node.guest import Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.table.driver import ADA, BEN, CEM

from twelvefold.protocol.commands import Create, TableCommand, Watch
from twelvefold.protocol.messages import Ack
from twelvefold.protocol.table import Options, SeatRequest


class Room:
    """Two nodes on one store, and the table that Ada set up at the first of them."""

    def __init__(self, store: TimedStore) -> None:
        self.store = store
        self.nodes = [Node(store), Node(store)]
        self.ada, self.ben, self.cem = (Guest(self.nodes[0].tables, n, who) for n, who in enumerate([ADA, BEN, CEM]))
        self.far_ben = Guest(self.nodes[1].tables, 1, BEN)
        self.table = ""
        self.accepted: list[tuple[Guest, TableCommand, Ack]] = []

    async def make(self, *seats: SeatRequest, options: Options | None = None) -> None:
        made = await self.ada.ask(Create("make", seats, options or Options(seed="room", first_seat=0)))
        assert isinstance(made, Ack)
        self.table = made.table

    async def look(self, *guests: Guest) -> None:
        for guest in guests:
            assert await guest.ask(Watch("look", self.table, guest.seq)) is None

    async def say(self, guest: Guest, command: TableCommand) -> None:
        """Send a command that must be accepted, and let all watchers read its effects."""
        answer = await guest.ask(command)
        assert isinstance(answer, Ack)
        self.accepted.append((guest, command, answer))
        for each in (self.ada, self.ben, self.cem):
            each.read()

    async def seq(self) -> int:
        return len(await self.store.read(self.table))


@asynccontextmanager
async def room() -> AsyncIterator[Room]:
    store = TimedStore()
    try:
        yield Room(store)
    finally:
        await store.close()


def in_a_room(test: Callable[[Room], Coroutine[Any, Any, None]]) -> Callable[[], None]:
    """Run a test in a room of its own."""

    async def run() -> None:
        async with room() as made:
            await test(made)

    @wraps(test)
    def runs() -> None:
        asyncio.run(run())

    del runs.__dict__["__wrapped__"]  # where pytest would look for fixtures
    return runs
