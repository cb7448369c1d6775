"""Rotated and forgotten tokens: whose identity a token has, and how the sockets of a revoked one are closed."""

from collections import OrderedDict
from collections.abc import Collection, Iterable
from functools import partial

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Status
from twelvefold.server.logger import logger
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
"""Seconds between checks for tokens revoked at other nodes."""
OVERLAP = 10.0
"""Seconds that consecutive checks overlap: a row's time is older than its commit."""
MOST_REMEMBERED = 20_000
"""Revoked tokens to remember, for greetings that are being checked meanwhile."""

log = logger("twelvefold.tokens")


class Tokens:
    """The identity behind each token. The database knows it; each socket asks once, when it greets."""

    def __init__(self, tables: Tables, clients: Collection[Client]) -> None:
        self._tables = tables
        self._clients = clients
        self._revoked: OrderedDict[str, None] = OrderedDict()
        self._looked_at = tables.store.now()

    async def known(self, named: Holder | None) -> Holder | None:
        """The holder of a token; None if it was revoked, which counts as having none."""
        if named is None:
            return None
        identity = await self._tables.store.identity(named.token_hash)
        # Check again: if the token was revoked during the query, its sockets are already closed and this one would
        # stay.
        if identity is None or named.token_hash in self._revoked:
            return None
        return Holder(named.token, identity)

    async def rotate(self, holder: Holder) -> Holder | None:
        """Replace someone's token with a new one and revoke the old one; None if it was already revoked."""
        successor = Holder(Holder.new().token, holder.hash)
        if not await self._tables.store.revoke(holder.token_hash, successor.token_hash):
            return None
        self._dismiss([holder.token_hash])
        return successor

    async def forget(self, holder: Holder) -> None:
        """Revoke a token for good, then leave its seats, which nobody could return to."""
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
        """Check once for newly revoked tokens."""
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
    """The entries for leaving a seat; none if it isn't theirs any more or a bot already keeps it."""
    kept_by_a_bot = table.playing and table.seats[seat].away
    return leave(table, holder, seat) if seat in table.seats_of(holder.hash) and not kept_by_a_bot else []
