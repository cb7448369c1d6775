"""A table in this node's memory: a cache of its log, and the clients watching it."""

import asyncio
from collections.abc import Callable, Mapping, Sequence
from contextlib import AbstractAsyncContextManager, nullcontext
from dataclasses import dataclass
from types import MappingProxyType

from twelvefold.engine.move import Move
from twelvefold.protocol.commands import Watch
from twelvefold.protocol.events import BotFault, Event
from twelvefold.protocol.messages import Message, Reason, Rejected, Snapshot, Update
from twelvefold.protocol.table import TableInfo
from twelvefold.protocol.wire import TimedUpdate, encode
from twelvefold.server.node.attendance import Attendance, spectator_name
from twelvefold.server.node.client import Client
from twelvefold.server.node.reading import keep_checkpoint
from twelvefold.server.node.story import Story, all_of
from twelvefold.server.store.base import Store
from twelvefold.server.table.decide import people
from twelvefold.server.table.due import Due, due_of
from twelvefold.server.table.entries import Asked, Draft, Entry, numbered
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import (
    encoded_summary,
    game_change,
    game_view,
    has_same_people,
    info_of,
    row_of,
    yours,
)
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

ATTEMPTS = 8
"""How often a command is decided again after another node was faster."""


@dataclass(frozen=True, slots=True)
class Reply:
    """Which client to tell that its command is stored, and the message, made from its entry's number."""

    client: Client
    message: Callable[[int], Message]


@dataclass(frozen=True, slots=True)
class PlannedMove:
    """The move a bot has chosen for a turn."""

    turn_seq: int
    move: Move
    fault: BotFault | None = None
    """Why `naive` chose it instead of a bot that the host has registered."""


@dataclass(frozen=True, slots=True)
class _News:
    """The update to send about a change."""

    update: TimedUpdate
    changed: frozenset[Seat] | None
    """The seats whose planets changed; None if anything else changed too."""


class LiveTable:
    """A table in memory. The log in the database is the truth; every change takes the lock."""

    def __init__(self, store: Store, table: Table, story: Story, on_change: Callable[["LiveTable"], None]) -> None:
        self._store = store
        self._story = story
        self._on_change = on_change
        self._lock = asyncio.Lock()
        self._set(table)
        self.watchers: set[Client] = set()
        self._attendance = Attendance(self.watchers, lambda: self.table, store.now)
        self.stale = False
        """Whether the log may have entries we haven't read."""
        self._unsure = False
        """Whether a write of ours may or may not have reached the database."""
        self.ours = False
        """Whether this node does what is due: it added the last entry, or took the table over from a dead node."""
        self.used_at = asyncio.get_running_loop().time()
        self.planned: PlannedMove | None = None
        """The bot's chosen move, kept until it is due; if it is lost, the bot thinks again."""
        self._summary: tuple[tuple[TableInfo, int], bytes] | None = None
        """The last summary stored for lists, and what it was made from."""

    def _set(self, table: Table) -> None:
        self.table, self.info, self.due = table, info_of(table), due_of(table)

    @property
    def idle(self) -> bool:
        """Whether nobody is watching or changing the table."""
        return not self.watchers and not self._lock.locked()

    async def fresh(self, reads: AbstractAsyncContextManager[object] | None = None) -> Table:
        """The table with every entry other nodes are known to have added; `reads` limits concurrent reads."""
        async with self._lock, reads or nullcontext():
            await self._refresh()
        return self.table

    async def change(
        self,
        decide: Callable[[Table, float], Sequence[Draft]],
        asked: Asked | None = None,
        reply: Reply | None = None,
    ) -> int:
        """Append what `decide` returns to the log, then notify everybody; returns the first entry's number.

        A repeated command gets its old number again, unless its content differs. The reply is sent once the entry is
        durable, and before the update. Never reject a command based on stale state: read the log first. Refused and
        StoreUnavailable leave everything anybody has seen unchanged.
        """
        async with self._lock:
            for _ in range(ATTEMPTS):
                has_read = await self._refresh()
                table = self.table
                known = await self._known(asked, has_read)
                if known is not None:
                    if reply is not None:
                        reply.client.send(reply.message(known))
                    return known
                now = self._store.now()
                try:
                    drafts = decide(table, now)
                except Refused:
                    if has_read:
                        raise
                    self.stale = True
                    continue
                if not drafts:
                    return table.seq
                entries = numbered(drafts, table.id, table.seq, now, asked)
                after, told = table.story(entries)
                info, due = info_of(after, table, self.info), due_of(after)
                news = self._news(table, after, info, due, told)
                self._unsure = True  # until we know what the database did, even if we are cancelled here
                summary = self._summary_of(after, info)
                if await self._store.append(row_of(after, info, due, summary), entries, people(drafts, asked)):
                    self._unsure, self.ours = False, True
                    self.table, self.info, self.due = after, info, due
                    first = entries[0].seq
                    self._story.add(first, told)
                    replies = {} if reply is None else {reply.client: reply.message(first)}
                    self._send_update(news, replies)
                    self._on_change(self)
                    if after.checkpoint is not table.checkpoint:
                        await keep_checkpoint(self._store, after)
                    return first
        raise Refused(Reason.UNKNOWN)

    def _summary_of(self, after: Table, info: TableInfo) -> bytes:
        """The encoded line for lists, reused if nothing in it changed, as after most moves."""
        shown = (info, after.round)
        if self._summary is None or self._summary[0] != shown:
            self._summary = shown, encoded_summary(after, info)
        return self._summary[1]

    async def answered(self, asked: Asked) -> None:
        """Refuse a command that was accepted before with different content."""
        async with self._lock:
            await self._refresh()
            await self._known(asked, has_read=True)

    async def _known(self, asked: Asked | None, has_read: bool) -> int | None:
        """The entry a command made when it was first sent; Refused if its content was different.

        Memory holds the commands of the last game. The database has the older ones and won't accept them twice, so it
        is only asked after the first attempt has failed.
        """
        if asked is None or asked.cmd_id is None:
            return None
        table = self.table
        known = table.commands.get((asked.holder, asked.cmd_id))
        if known is None and has_read and table.game_number:
            known = await self._store.command(table.id, asked.holder, asked.cmd_id)
        if known is None:
            return None
        seq, digest = known
        if digest is not None and digest != asked.digest:
            raise Refused(Reason.OTHER_COMMAND)
        return seq

    async def _refresh(self) -> bool:
        """If other nodes may have added entries, read them and notify the watchers; returns whether it read."""
        if not self.stale and not self._unsure:
            return False
        self.stale = False  # a notification that arrives while we read makes it stale again
        try:
            self._add(await self._store.read(self.table.id, self.table.seq))
        except BaseException:
            self.stale = True
            raise
        self._unsure = False
        return True

    def take_in(self, entries: Sequence[Entry]) -> bool:
        """Add entries that came with a notification; False if any are missing or the table is being changed."""
        new = [entry for entry in entries if entry.seq > self.table.seq]
        if not new or new[0].seq != self.table.seq + 1 or self.stale or self._unsure or self._lock.locked():
            return False
        self._add(new)
        return True

    def _add(self, entries: Sequence[Entry]) -> None:
        """Fold stored entries and notify the watchers."""
        before = self.table
        table, told = before.story(entries)
        if told:
            self.ours = False
            self._set(table)
            self._story.add(before.seq + 1, told)
            self._send_update(self._news(before, table, self.info, self.due, told))

    async def watch(self, client: Client, command: Watch) -> None:
        """Send a client the whole table with the events it missed, then every change from now on."""
        assert client.holder is not None
        async with self._lock:
            await self._refresh()
            table = self.table
            if not table.may_look(client.holder.hash):
                raise Refused(Reason.NO_SPECTATORS)
            events = self._story.since(command.since)
            if client.watching is not None and client.watching is not self:
                client.watching.unwatch(client)
            self.watchers.add(client)
            client.watching = self
            client.name = spectator_name(command.name)
            client.yours = theirs = yours(table, client.holder.hash)
            now, game = self._store.now(), game_view(table, self.due)
            client.send(Snapshot(command.cmd_id, table.id, table.seq, now, self.info, game, events, theirs))
            self._attendance.changed(client)

    def unwatch(self, client: Client) -> None:
        """Stop sending changes to a client."""
        self.watchers.discard(client)
        client.watching = None
        self._attendance.changed()

    def _news(
        self, before: Table, after: Table, info: TableInfo, due: Due | None, told: Sequence[Sequence[Event]]
    ) -> _News | None:
        """The update for the watchers of a change, if there are any.

        It is made before the change is stored, while the table is still in the processor's caches, and sent afterwards.
        """
        if not self.watchers:
            return None
        same_people = has_same_people(before, after)
        change = game_change(before, after, due)
        update = Update(
            after.id,
            before.seq,
            after.seq,
            0.0,
            all_of(told),
            info=None if same_people else info,
            game=game_view(after, due) if change is None else None,
            change=change,
        )
        changed = frozenset([face.seat for face in change.laid]) if same_people and change is not None else None
        return _News(TimedUpdate(update), changed)

    def _send_update(self, news: _News | None, replies: Mapping[Client, Message] = MappingProxyType({})) -> None:
        """Send the update to everybody and private parts to the holders of seats; replies come first."""
        for client, message in replies.items():
            if client not in self.watchers:
                client.send(message)
        if news is None:
            return
        table, changed, people_moved = self.table, news.changed, False
        frame = news.update.at(self._store.now())
        for client in list(self.watchers):
            frames = [encode(replies[client])] if client in replies else []
            may_look = changed is not None or table.may_look(client.hash)
            if may_look:
                frames.append(frame)
            if changed is None or (client.yours is not None and not changed.isdisjoint(client.yours.seats)):
                theirs, moved = self._changed_yours(client)
                people_moved |= moved
                frames += theirs
            if frames:
                client.send_bytes(*frames)
            if not may_look:
                self.watchers.discard(client)
                client.watching = None
                client.send(Rejected(Reason.NO_SPECTATORS))
        if people_moved:
            self._attendance.changed()

    def _changed_yours(self, client: Client) -> tuple[list[bytes], bool]:
        """A client's private update, if it changed, and whether their seats changed."""
        if client.holder is None:
            return [], False
        before, theirs = client.yours, yours(self.table, client.holder.hash)
        if theirs == before:
            return [], False
        client.yours = theirs
        return [encode(theirs)], before is None or theirs.seats != before.seats
