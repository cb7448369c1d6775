"""A connection to a table server."""

import asyncio
import secrets
from collections.abc import Sequence
from types import TracebackType
from typing import Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import WebSocketException

from twelvefold.client.seen import Seen
from twelvefold.protocol.commands import Command, Create, Hello, Hint, Unwatch, Watch, WhatIf
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import (
    Ack,
    Goodbye,
    Message,
    Presence,
    Reason,
    Rejected,
    Snapshot,
    Suggestion,
    Trials,
    Update,
    Welcome,
    Yours,
)
from twelvefold.protocol.shared_review import Reviewing, SharedReview
from twelvefold.protocol.table import Options, SeatKind, SeatRequest
from twelvefold.protocol.wire import BadMessage, encode, read_message
from twelvefold.world.errors import TwelvefoldError

LONGEST_MESSAGE = 4 * 1024 * 1024
PATIENCE = 30.0
"""How many seconds the server has to answer."""


class Rejection(TwelvefoldError):
    """The server refused something; `reason` says why."""

    def __init__(self, rejected: Rejected) -> None:
        super().__init__(rejected.reason if rejected.where is None else f"{rejected.reason}: {rejected.where}")
        self.reason = rejected.reason
        self.where = rejected.where


class Lost(TwelvefoldError):
    """The connection has ended. Connect again with the same token and watch the table again."""

    def __init__(self, reason: Reason | None = None) -> None:
        super().__init__("the connection has ended" if reason is None else f"the connection has ended: {reason}")
        self.reason = reason


class Client:
    """A player or spectator at a server's tables. Keep `token`: it makes you the same person next time."""

    def __init__(self, url: str, token: str | None = None) -> None:
        split = urlsplit(url)
        scheme = {"http": "ws", "https": "wss"}.get(split.scheme, split.scheme)
        self._url = f"{scheme}://{split.netloc}/socket"
        self.token = token
        self.tables: dict[str, Seen] = {}
        """The tables this client has watched, each as last seen; it watches one at a time."""
        self._socket: ClientConnection | None = None
        self._reading: asyncio.Task[None] | None = None
        self._waiting: dict[str, asyncio.Future[Message]] = {}
        self._welcome: asyncio.Future[Welcome] | None = None
        self._lost: Lost | None = None

    async def __aenter__(self) -> Self:
        await self.open()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.close()

    async def open(self) -> None:
        """Connect, and identify this client by its token."""
        try:
            self._socket = await connect(
                self._url, compression=None, max_size=LONGEST_MESSAGE, open_timeout=PATIENCE, proxy=None
            )
        except (OSError, WebSocketException, TimeoutError) as error:
            raise Lost from error
        self._lost = None
        self._welcome = asyncio.get_running_loop().create_future()
        self._reading = asyncio.create_task(self._read(self._socket))
        await self._socket.send(encode(Hello(PROTOCOL, self.token)).decode())
        async with asyncio.timeout(PATIENCE):
            welcome = await self._welcome
        self.token = welcome.token or self.token

    async def close(self) -> None:
        """Close the connection."""
        if self._socket is not None:
            await self._socket.close()
        if self._reading is not None:
            await self._reading

    @staticmethod
    def new_id() -> str:
        """A new id for a command."""
        return secrets.token_urlsafe(9)

    @staticmethod
    def here(name: str) -> SeatRequest:
        """A seat for a person at this client."""
        return SeatRequest(SeatKind.PERSON, name=name)

    @staticmethod
    def bot(name: str) -> SeatRequest:
        """A seat for a bot."""
        return SeatRequest(SeatKind.BOT, bot=name)

    @staticmethod
    def friend() -> SeatRequest:
        """An open seat for somebody with the link."""
        return SeatRequest()

    async def create(
        self, seats: Sequence[SeatRequest], options: Options | None = None, cmd_id: str | None = None
    ) -> Seen:
        """Create a table and watch it."""
        ack = await self.send(Create(cmd_id or self.new_id(), tuple(seats), options or Options()))
        return await self.watch(ack.table)

    async def watch(self, table: str, since: int = 0) -> Seen:
        """Watch a table from now on."""
        answer = await self.ask(Watch(self.new_id(), table, since))
        assert isinstance(answer, Snapshot)
        return self.tables[table]

    async def send(self, command: Command) -> Ack:
        """Send a command and wait until it is stored; raises `Rejection` if it is refused."""
        answer = await self.ask(command)
        assert isinstance(answer, Ack)
        return answer

    async def ask(self, said: Command | Watch | WhatIf | Hint | Unwatch) -> Message:
        """Send something and wait for the answer."""
        self.raise_if_lost()
        assert self._socket is not None
        answer: asyncio.Future[Message] = asyncio.get_running_loop().create_future()
        self._waiting[said.cmd_id] = answer
        try:
            await self._socket.send(encode(said).decode())
            async with asyncio.timeout(PATIENCE):
                message = await answer
        except WebSocketException:
            raise Lost from None
        finally:
            self._waiting.pop(said.cmd_id, None)
        if isinstance(message, Rejected):
            raise Rejection(message)
        return message

    def raise_if_lost(self) -> None:
        """Raise `Lost` if the connection has ended."""
        if self._lost is not None:
            raise self._lost

    async def _read(self, socket: ClientConnection) -> None:
        reason: Reason | None = None
        try:
            async for frame in socket:
                message = read_message(frame)
                if isinstance(message, Goodbye):
                    reason = message.reason
                else:
                    await self._take(message)
        except (WebSocketException, BadMessage):
            pass
        self._lost = Lost(reason)
        for waiting in [*self._waiting.values(), self._welcome]:
            if waiting is not None and not waiting.done():
                waiting.set_exception(self._lost)
        for table in self.tables.values():
            await table.wake()

    async def _take(self, message: Message) -> None:
        match message:
            case Welcome():
                if self._welcome is not None and not self._welcome.done():
                    self._welcome.set_result(message)
            case Ack() | Rejected() | Trials() | Suggestion():
                self._answer(message.cmd_id, message)
            case Snapshot():
                seen = self.tables.get(message.table)
                if seen is None:
                    self.tables[message.table] = Seen(self, message)
                else:
                    seen.take(message)
                    await seen.wake()
                self._answer(message.cmd_id, message)
            case Update() | Yours() | Presence():
                seen = self.tables.get(message.table)
                if seen is not None:
                    seen.take(message)
                    await seen.wake()
            case Goodbye() | Reviewing() | SharedReview():
                pass  # programs don't review games together with others

    def _answer(self, cmd_id: str | None, message: Message) -> None:
        if cmd_id is None:
            if self._welcome is not None and not self._welcome.done() and isinstance(message, Rejected):
                self._welcome.set_exception(Rejection(message))
            return
        waiting = self._waiting.get(cmd_id)
        if waiting is not None and not waiting.done():
            waiting.set_result(message)
