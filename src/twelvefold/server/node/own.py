"""A player's own tables: what their list says of each, and how a table leaves the list and returns to it."""

import asyncio
from collections.abc import Callable

import msgspec

from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import OwnTable, Removal, Status, TableSummary
from twelvefold.server.node.tables import Tables
from twelvefold.server.table.entries import Asked, LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.removing import leave_next, remove
from twelvefold.server.table.show import own_table

MOST_IN_DETAIL = 24
"""How many of someone's tables are read to say more about them than their summaries do."""


class OwnTables:
    """The lists of the players at one node."""

    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    async def all_of(self, holder: Holder, may_read: Callable[[], bool] = lambda: True) -> list[OwnTable]:
        """The tables where someone has or had a seat.

        The newest ones say what a summary does not, as long as `may_read` allows reading tables from their logs.
        """
        summaries = await self._tables.own(holder)
        newest = (self._read(each, holder, may_read) for each in summaries[:MOST_IN_DETAIL])
        return [*await asyncio.gather(*newest), *map(_only_summary, summaries[MOST_IN_DETAIL:])]

    async def _read(self, summary: TableSummary, holder: Holder, may_read: Callable[[], bool]) -> OwnTable:
        """One of someone's tables; only its summary if it can't be read."""
        in_memory = self._tables.in_memory(summary.id) is not None
        if summary.status is Status.CLOSED or not (in_memory or may_read()):
            return _only_summary(summary)
        try:
            table = await (await self._tables.live(summary.id)).fresh()
        except (Refused, LogError):
            return _only_summary(summary)
        return own_table(table, summary, holder.hash)

    async def remove(self, holder: Holder, table: str, removal: Removal) -> None:
        """Remove a table from someone's list; first close it or leave it, whichever they agreed to."""
        live = await self._tables.live(table)
        asked = Asked(holder.hash)
        await live.change(lambda table, _: remove(table, holder, removal), asked)
        while removal is Removal.LEAVE and leave_next(live.table, holder):
            await live.change(lambda table, _: leave_next(table, holder), asked)
        await self._tables.store.delete_holding(holder.hash, table)

    async def remember(self, holder: Holder, table: str) -> None:
        """Put a table that someone removed back into their list."""
        if not (await (await self._tables.live(table)).fresh()).seats_of(holder.hash):
            raise Refused(Reason.NOT_YOURS)
        await self._tables.store.put_holding(holder.hash, table)


def _only_summary(summary: TableSummary) -> OwnTable:
    return OwnTable(**msgspec.structs.asdict(summary))
