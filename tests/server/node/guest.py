"""A client of one node: it relies only on what it is sent, and checks each message as it arrives."""

import asyncio
from typing import get_args

from twelvefold.protocol.commands import Create, TableCommand, Unwatch, Watch, WhatIf
from twelvefold.protocol.events import TableEvent
from twelvefold.protocol.messages import Ack, GameView, Message, Presence, Rejected, Snapshot, Trials, Update, Yours
from twelvefold.protocol.table import TableInfo
from twelvefold.protocol.wire import read_message
from twelvefold.server.node.client import Client
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.errors import StoreError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused

Answer = Ack | Rejected | Trials | None


class Guest:
    """A person's browser window. It must be created and used in a running event loop."""

    def __init__(self, tables: Tables, person: int, holder: Holder) -> None:
        self.tables = tables
        self.person = person
        self.holder = holder
        self._came = asyncio.Event()
        self.client = Client(on_waiting=self._came.set)
        self.client.holder = holder
        self.watches = False
        self.seq = 0
        self.info: TableInfo | None = None
        self.game: GameView | None = None
        self.yours: Yours | None = None
        self.online: tuple[bool, ...] = ()
        self.presence: Presence | None = None
        self.since_snapshot = 0
        """Entries received since the last snapshot."""
        self.answers: dict[str, Answer] = {}

    async def ask(self, said: Create | TableCommand | Watch | Unwatch | WhatIf) -> Answer:
        """Send a command, as a connection would; None if the answer was lost."""
        try:
            match said:
                case Create():
                    await self.tables.create(self.client, said)
                case Watch():
                    await self.tables.watch(self.client, said)
                case Unwatch():
                    self.tables.look_away(self.client, said)
                case WhatIf():
                    await self.tables.what_if(self.client, said)
                case _:
                    await self.tables.command(self.client, said)
        except Refused as refused:
            self.client.send(Rejected(refused.reason, said.cmd_id, refused.where))
        except StoreError:
            self.read()
            return None
        self.read()
        return self.answers.pop(said.cmd_id, None)

    async def next_frame(self) -> bytes:
        """The next message, waiting for it if necessary."""
        while (frame := self.client.take()) is None:
            self._came.clear()
            await self._came.wait()
        return frame

    def read(self) -> None:
        """Process everything that was sent."""
        assert self.client.dismissed is None, "a guest reads fast enough"
        for frame in self.client.left():
            message = read_message(frame)
            if isinstance(message, Update) and (message.game is None or message.game.end is None):
                assert b'"objectives"' not in frame
            self._take(message)

    def _take(self, message: Message) -> None:
        match message:
            case Ack() | Rejected() | Trials():
                if message.cmd_id is not None:
                    assert message.cmd_id not in self.answers, "answered twice"
                    self.answers[message.cmd_id] = message
                else:
                    self.watches = False  # sent away from the table
            case Snapshot():
                self.watches = True
                self.seq, self.info, self.game, self.yours = message.seq, message.info, message.game, message.yours
                self.since_snapshot = 0
            case Update():
                assert self.watches, "told what was not asked for"
                assert message.after == self.seq, "every entry once and in order"
                entries = [event for event in message.events if isinstance(event, get_args(TableEvent))]
                assert len(entries) == message.seq - message.after > 0
                self.seq, self.info = message.seq, message.info or self.info
                self.game = message.game_after(self.game)
                self.since_snapshot += len(entries)
            case Yours():
                assert self.watches
                self.yours = message
            case Presence():
                self.online, self.presence = message.online, message
            case _:
                raise AssertionError(f"what is {message}?")
