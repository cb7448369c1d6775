"""Daily games on one node: starting an attempt or practice, and storing how attempts ended."""

import asyncio
import secrets

from twelvefold.engine.stream import SEED_BYTES
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.messages import Ack, Reason
from twelvefold.protocol.table import Status
from twelvefold.server.bots import BotPool
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.live_table import LiveTable
from twelvefold.server.node.par import Pars
from twelvefold.server.node.tables import Tables, holder_of
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.attempts import Attempt
from twelvefold.server.table.daily import (
    EARLIER_DAYS,
    counts,
    day_of,
    days_before,
    deal_of,
    decide_daily,
    match_seed,
    need_day,
    points_of,
)
from twelvefold.server.table.entries import Asked, Draft, LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.names import clean_name
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.words import in_english
from twelvefold.world.box_file import standard_box

KEPT_DAYS = 2 * EARLIER_DAYS
"""Days after which attempts and par are deleted."""
MOST_AT_ONCE = 100
"""Ends stored in one go."""
SETTLE = 60.0
"""Seconds between two looks for ends that a crash kept from being stored."""

log = logger("twelvefold.daily")


class DailyGames:
    """The daily games of a server."""

    def __init__(self, tables: Tables, bot_pool: BotPool, secret: bytes | None = None) -> None:
        """`secret` is what the deals come from besides the date; without one, the store keeps a random one."""
        self._tables = tables
        self._store = tables.store
        self._secret = secret
        self.pars = Pars(self._store, bot_pool, self.match)
        self._storing: set[asyncio.Task[None]] = set()

    async def match(self, day: str) -> bytes:
        """The seed of a day's match."""
        if self._secret is None:
            self._secret = await self._tables.library.daily_secret(secrets.token_bytes(SEED_BYTES))
        return match_seed(self._secret, day)

    async def play(self, client: Client, command: PlayDaily) -> None:
        """Start an attempt at today's game, or practise an earlier day's. A second attempt is refused."""
        holder = holder_of(client)
        need_day(command, self._store.now())
        clean_name(command.name)
        # A space keeps these apart from the ids of tables made by `Create`, whatever ids a client gives its commands.
        if command.practice:
            await self._need_no_running_attempt(holder, command.day)
            table = wanted = self._tables.id_for(holder, f"practice {command.cmd_id}")
        else:
            wanted = self._tables.id_for(holder, f"attempt {command.day} {command.cmd_id}")
            table = await self._store.daily.claim(command.day, holder.hash, wanted)
        await self._ensure(table, command, holder)
        self.pars.want(command.day)
        if table != wanted:
            raise Refused(Reason.ONE_ATTEMPT, table)
        client.send(Ack(command.cmd_id, table, 1))

    async def _need_no_running_attempt(self, holder: Holder, day: str) -> None:
        for attempt in await self.attempts(holder):
            if attempt.day == day and not attempt.over:
                raise Refused(Reason.ONE_ATTEMPT, attempt.table)

    async def _ensure(self, name: str, command: PlayDaily, holder: Holder) -> None:
        """Create the table unless it exists: a node may have died after claiming an attempt."""
        deal = deal_of(await self.match(command.day))
        table = self._tables.new_table(name, standard_box())

        def first(code: str) -> list[Draft]:
            return decide_daily(command, code, holder, deal)

        await self._tables.add(table, first, Asked.by(holder.hash, command))

    async def attempts(self, holder: Holder) -> list[Attempt]:
        """Someone's attempts of the last days, the latest first."""
        return await self._store.daily.attempts(holder.hash, self._first_day())

    def changed(self, live: LiveTable) -> None:
        """Store the end of an attempt that is over."""
        if counts(live.table) and live.table.ended is not None:
            task = asyncio.create_task(self._finish(live.table))
            self._storing.add(task)
            task.add_done_callback(self._storing.discard)

    async def _finish(self, table: Table) -> None:
        try:
            await self._store.daily.finish(table.id, points_of(table))
        except StoreError as error:
            log.warning("not stored", table=table.id, why=in_english(error))  # `settle` stores it later

    async def finish(self, table: str) -> None:
        """Store the end of an attempt from its table's log."""
        try:
            found = await (await self._tables.live(table)).fresh()
        except (LogError, Refused) as error:
            log.warning("not read", table=table, why=in_english(error))
        else:
            if counts(found) and found.ended is not None:
                await self._store.daily.finish(table, points_of(found))

    async def settle(self) -> None:
        """Store the ends that are missing."""
        over = (Status.OVER, Status.CLOSED)
        for table in await self._store.daily.unfinished(over, self._first_day(), MOST_AT_ONCE):
            await self.finish(table)

    async def forget(self) -> None:
        """Delete what is too old to matter."""
        await self._store.daily.forget(days_before(day_of(self._store.now()), KEPT_DAYS))

    async def close(self) -> None:
        """Finish storing ends."""
        await asyncio.gather(*self._storing)

    def _first_day(self) -> str:
        return days_before(day_of(self._store.now()), EARLIER_DAYS)
