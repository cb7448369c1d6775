"""Tokens that are rotated or forgotten: who a token speaks for, and what becomes of the sockets opened with it."""

from collections import OrderedDict
from collections.abc import Collection, Iterable
from functools import partial

import structlog

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.node.client import Client
from twelvefold.server.node.tables import MOST_IN_A_LIST, Tables
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.entries import Asked, Draft, LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.sitting import leave
from twelvefold.server.table.table import Table
from twelvefold.words import in_english

POLL = 2.0
"""Seconds after which other nodes have closed the sockets of a revoked token."""
OVERLAP = 10.0
"""Seconds by which each look goes back behind the one before: a transaction's time is older than its commit."""
MOST_REMEMBERED = 20_000
"""Revoked tokens that are remembered for those who are asking about them just now."""

log = structlog.get_logger("twelvefold.tokens")


class Tokens:
    """Who a token speaks for. The database knows; each socket asks once, when it greets."""

    def __init__(self, tables: Tables, clients: Collection[Client]) -> None:
        self._tables = tables
        self._clients = clients
        self._revoked: OrderedDict[str, None] = OrderedDict()
        self._looked_at = tables.store.now()

    async def known(self, named: Holder | None) -> Holder | None:
        """Whoever has this token; None if it was revoked: then it is as if there were none."""
        if named is None:
            return None
        identity = await self._tables.store.identity(named.token_hash)
        # It may have been revoked while the database answered: by then its sockets are closed, and this would stay.
        if identity is None or named.token_hash in self._revoked:
            return None
        return Holder(named.token, identity)

    async def rotate(self, holder: Holder) -> Holder | None:
        """Give somebody a new token in place of theirs, which is worthless from now on; None: it was before."""
        successor = Holder(Holder.new().token, holder.hash)
        if not await self._tables.store.revoke(holder.token_hash, successor.token_hash):
            return None
        self._dismiss([holder.token_hash])
        return successor

    async def forget(self, holder: Holder) -> None:
        """Make a token worthless for good, then leave the seats that nobody can come back to."""
        if not await self._tables.store.revoke(holder.token_hash):
            return
        self._dismiss([holder.token_hash])
        for row in await self._tables.store.of_holder(holder.hash, MOST_IN_A_LIST):
            if row.status in {Status.WAITING, Status.PLAYING}:
                try:
                    await self._leave(row.table, holder)
                except (Refused, StoreError, LogError) as error:
                    log.warning("seat not left", table=row.table, why=in_english(error))

    async def look(self) -> None:
        """See once what was revoked since the last time."""
        now = self._tables.store.now()
        self._dismiss(await self._tables.store.revoked_since(self._looked_at - OVERLAP))
        self._looked_at = now

    def _dismiss(self, hashes: Iterable[str]) -> None:
        new = [hashed for hashed in hashes if hashed not in self._revoked]
        self._revoked.update(dict.fromkeys(new))
        while len(self._revoked) > MOST_REMEMBERED:
            self._revoked.popitem(last=False)
        if new:
            gone = set(new)
            for client in list(self._clients):
                if client.holder is not None and client.holder.token_hash in gone:
                    client.dismiss(Reason.FORGOTTEN)

    async def _leave(self, table: str, holder: Holder) -> None:
        live = await self._tables.live(table)
        for seat in (await live.fresh()).seats_of(holder.hash):
            await live.change(partial(_left, holder, seat), Asked(holder.hash))


def _left(holder: Holder, seat: int, table: Table, _: float) -> list[Draft]:
    """What leaving adds, if there is anybody to leave."""
    kept_by_a_bot = table.playing and table.seats[seat].away
    return leave(table, holder, seat) if seat in table.seats_of(holder.hash) and not kept_by_a_bot else []
