"""A token is rotated or forgotten: the seats, the sockets, and copies of the token."""

from dataclasses import dataclass, field

from tests.server.node.nodes import TimedStore
from tests.server.store.lines import on_the_loop

from twelvefold.protocol.commands import Create
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import SeatKind, SeatRequest
from twelvefold.server.node.client import Client
from twelvefold.server.node.tables import Tables
from twelvefold.server.node.tokens import OVERLAP, Tokens
from twelvefold.server.table.holder import Holder


@dataclass
class Node:
    """One of the nodes on a store, with its sockets."""

    store: TimedStore
    clients: set[Client] = field(default_factory=set)

    def __post_init__(self) -> None:
        self.tables = Tables(self.store)
        self.tokens = Tokens(self.tables, self.clients)

    async def enter(self, token: str) -> Client:
        """A socket of the person with this token."""
        client = Client()
        client.holder = await self.tokens.known(Holder(token))
        self.clients.add(client)
        return client


async def seated(node: Node) -> tuple[Client, str]:
    """A person who hosts a table with two of three seats, and the table."""
    client = await node.enter(Holder.new().token)
    assert client.holder is not None
    seats = (SeatRequest(SeatKind.PERSON, name="Ada"), SeatRequest(SeatKind.PERSON, name="Bo"), SeatRequest())
    await node.tables.create(client, Create("a", seats))
    return client, client.holder.table_id("a")


@on_the_loop
async def test_rotating_moves_the_seats_to_the_new_token_and_closes_the_old_ones_sockets() -> None:
    store = TimedStore()
    node = Node(store)
    client, table = await seated(node)
    other = await node.enter(Holder.new().token)
    old = client.holder
    assert old is not None
    new = await node.tokens.rotate(old)
    assert new is not None
    assert new.token != old.token
    assert client.dismissed is Reason.FORGOTTEN
    assert other.dismissed is None
    assert await node.tokens.known(Holder(old.token)) is None
    again = await node.tokens.known(Holder(new.token))
    assert again is not None
    live = await node.tables.live(table)
    assert live.table.seats_of(again.hash) == (0, 1)
    assert live.table.host == again.hash
    assert [card.id for card in await node.tables.own(again)] == [table]
    await store.close()


@on_the_loop
async def test_a_copy_of_a_rotated_token_can_rotate_nothing() -> None:
    store = TimedStore()
    node = Node(store)
    old = Holder.new()
    assert await node.tokens.rotate(old) is not None
    assert await node.tokens.rotate(old) is None
    await store.close()


@on_the_loop
async def test_forgetting_leaves_the_seats_and_makes_the_token_worthless() -> None:
    store = TimedStore()
    node = Node(store)
    client, table = await seated(node)
    holder = client.holder
    assert holder is not None
    await node.tokens.forget(holder)
    assert client.dismissed is Reason.FORGOTTEN
    assert await node.tokens.known(Holder(holder.token)) is None
    live = await node.tables.live(table)
    assert [seat.kind for seat in live.table.seats] == [SeatKind.OPEN] * 3
    assert live.table.host is None
    await store.close()


@on_the_loop
async def test_other_nodes_close_its_sockets_too_and_let_none_in() -> None:
    store = TimedStore()
    here, there = Node(store), Node(store)
    holder = Holder.new()
    client = await there.enter(holder.token)
    store.time += 2 * OVERLAP
    await there.tokens.look()
    await here.tokens.forget(holder)
    assert await there.tokens.known(holder) is None
    assert not client.dismissed
    await there.tokens.look()
    assert client.dismissed is Reason.FORGOTTEN
    await store.close()


@on_the_loop
async def test_a_token_revoked_while_the_database_was_asked_about_it_opens_nothing() -> None:
    class SlowStore(TimedStore):
        async def identity(self, token: str) -> str | None:
            found = await super().identity(token)
            await node.tokens.forget(holder)  # what was looked up is stale by now
            return found

    store = SlowStore()
    node, holder = Node(store), Holder.new()
    assert await node.tokens.known(holder) is None
    await store.close()
