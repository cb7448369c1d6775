"""A table that this node has in memory: a cache of its log, and who looks at it."""

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import chain

from twelvefold.engine.move import Move
from twelvefold.protocol.events import Event, Started
from twelvefold.protocol.messages import Presence, Reason, Rejected, Snapshot, Update
from twelvefold.protocol.wire import encode
from twelvefold.server.node.client import Outbox
from twelvefold.server.store.base import Store
from twelvefold.server.store.rows import Entry
from twelvefold.server.table.decide import people
from twelvefold.server.table.entries import Draft, draft_in, entry_of
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.show import card_of, game_view, info_of, yours
from twelvefold.server.table.table import Table

ATTEMPTS = 8
"""How often a command is decided again when another node was faster."""
A_FEW = 12
"""Clients at a table that hear at once who comes and goes."""
NOW_AND_THEN = 0.5
"""Seconds after which more of them hear it."""


@dataclass(frozen=True, slots=True)
class Thought:
    """What a bot has decided at a turn."""

    turn_seq: int
    move: Move


class Live:
    """A table in memory. The log in the database is the truth; whoever changes it waits for the lock."""

    def __init__(self, store: Store, table: Table, on_change: Callable[["Live"], None]) -> None:
        self._store = store
        self._on_change = on_change
        self.table = table
        self.lock = asyncio.Lock()
        self.watchers: set[Outbox] = set()
        self.stale = True
        """Whether the log may be longer than what is known of it."""
        self._unsure = False
        """Whether it is not known if something of ours was written."""
        self.used_at = 0.0
        self.thought: Thought | None = None
        """What the bot to move will do, while that waits for its time; whoever forgets it has it thought again."""
        self._presence: asyncio.TimerHandle | None = None

    async def change(
        self,
        decide: Callable[[Table, float], Sequence[Draft]],
        holder: Holder | None = None,
        cmd_id: str | None = None,
        stored: Callable[[int], None] = lambda _: None,
    ) -> int:
        """Add to the log what is decided, then tell everybody; returns the first entry's number.

        A command that is known gets the same number again. `stored` is called when it is durable, before anybody is
        told. Nothing is refused by what may be old: before that the log is read. Refused and StoreUnavailable change
        nothing that anybody has seen.
        """
        async with self.lock:
            for _ in range(ATTEMPTS):
                has_read = await self.refresh()
                table = self.table
                if holder is not None and cmd_id is not None:
                    known = table.commands.get((holder.hash, cmd_id))
                    if known is not None:
                        stored(known)
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
                who = None if holder is None else holder.hash
                entries = [
                    entry_of(draft, table.id, table.seq + number, now, who, cmd_id if number == 1 else None)
                    for number, draft in enumerate(drafts, 1)
                ]
                after, events = table.after(entries)
                self._unsure = True  # until it is certain what the database did, also if we are cancelled here
                if await self._store.append(card_of(after), entries, people(drafts)):
                    self._unsure = False
                    self.table = after
                    stored(entries[0].seq)
                    self._tell(table.seq, events)
                    self._on_change(self)
                    return entries[0].seq
        raise Refused(Reason.UNKNOWN)

    async def refresh(self) -> bool:
        """Read what other nodes have added, if any may have, and tell it to those who look; whether it was read."""
        if not self.stale and not self._unsure:
            return False
        before = self.table.seq
        self.stale = False  # a hint that comes while we read makes it stale again
        try:
            self.table, events = self.table.after(await self._store.read(self.table.id, before))
        except BaseException:
            self.stale = True
            raise
        self._unsure = False
        if events:
            self._tell(before, events)
        return True

    def watch(self, outbox: Outbox, cmd_id: str, events: tuple[Event, ...]) -> None:
        """Let a client look from now on, beginning with the whole table."""
        table = self.table
        self.watchers.add(outbox)
        outbox.watching = self
        assert outbox.holder is not None
        outbox.told = theirs = yours(table, outbox.holder.hash)
        now, info, game = self._store.now(), info_of(table), game_view(table)
        outbox.send(Snapshot(cmd_id, table.id, table.seq, now, info, game, events, theirs))
        self.tell_presence()

    def unwatch(self, outbox: Outbox) -> None:
        """A client looks away."""
        self.watchers.discard(outbox)
        outbox.watching = None
        self.tell_presence()

    def tell_presence(self) -> None:
        """Say who is connected here: at once, or in a crowd now and then, since all hear of everyone who comes."""
        if len(self.watchers) <= A_FEW:
            self._say_presence()
        elif self._presence is None:
            self._presence = asyncio.get_running_loop().call_later(NOW_AND_THEN, self._say_presence)

    def _say_presence(self) -> None:
        if self._presence is not None:
            self._presence.cancel()
            self._presence = None
        if not self.watchers:
            return
        seats = [set(self.table.seats_of(None if o.holder is None else o.holder.hash)) for o in self.watchers]
        online = tuple(any(seat in theirs for theirs in seats) for seat in range(self.table.players))
        frame = encode(Presence(self.table.id, online, sum(not theirs for theirs in seats)))
        for outbox in self.watchers:
            outbox.send_bytes(frame)

    def _tell(self, before: int, events: tuple[Event, ...]) -> None:
        if not self.watchers:
            return
        table = self.table
        now, info, game = self._store.now(), info_of(table), game_view(table)
        frame = encode(Update(table.id, before, table.seq, now, events, info, game))
        moved = False
        for outbox in list(self.watchers):
            may_look = table.may_look(None if outbox.holder is None else outbox.holder.hash)
            if may_look:
                outbox.send_bytes(frame)
            moved |= self._tell_theirs(outbox)
            if not may_look:
                self.watchers.discard(outbox)
                outbox.watching = None
                outbox.send(Rejected(Reason.NO_SPECTATORS))
        if moved:
            self.tell_presence()

    def _tell_theirs(self, outbox: Outbox) -> bool:
        """Tell somebody what is only for them, if it has changed; whether their seats have."""
        if outbox.holder is None:
            return False
        before, theirs = outbox.told, yours(self.table, outbox.holder.hash)
        if theirs != before:
            outbox.told = theirs
            outbox.send(theirs)
        return before is None or theirs.seats != before.seats


def events_since(table: Table, entries: Sequence[Entry], since: int) -> tuple[Event, ...]:
    """What all may see of a whole log after an entry; after none, of its last game. The table is one without a log."""
    begins = max((e.seq for e in entries if isinstance(draft_in(e).event, Started)), default=1)
    first = begins if since == 0 else since + 1
    _, story = table.story(entries)
    told = (events for entry, events in zip(entries, story, strict=True) if entry.seq >= first)
    return tuple(chain.from_iterable(told))
