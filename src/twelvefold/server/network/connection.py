"""One client's socket: handles incoming frames, and sends messages as fast as the client reads them."""

import asyncio
import contextlib
import time
from typing import Any

import structlog
from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from twelvefold import __version__
from twelvefold.protocol.commands import Create, Hello, Hint, PlayDaily, Said, Unwatch, Watch, WhatIf
from twelvefold.protocol.limits import LONGEST_FRAME, PROTOCOL
from twelvefold.protocol.messages import Goodbye, Reason, Rejected, Welcome
from twelvefold.protocol.wire import BadMessage, encode, read_said
from twelvefold.server.network.limiter import Bucket, Limiters
from twelvefold.server.network.protocols import OWN
from twelvefold.server.node.client import Client
from twelvefold.server.node.server import Server
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.priority import Priority, as_urgent_as
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.words import in_english

SEND_WITHIN = 20.0
"""Seconds a client has to read a message."""
PART_WITHIN = 2.0
"""Seconds a client has to read its last messages."""
POLICY, GOING_AWAY, TRY_AGAIN = 1008, 1001, 1013
"""WebSocket close codes: policy violation, server stopping, try again later."""
MORE: dict[type[Said], float] = {Watch: 3, WhatIf: 1, Hint: 3}
"""Extra frames that these expensive commands count as."""

log = structlog.get_logger("twelvefold.connection")


class Connection:
    """One client, from its first frame to its last."""

    def __init__(
        self, server: Server, socket: WebSocket, cookie: Holder | None, limiters: Limiters, address: str
    ) -> None:
        self._server = server
        self._socket = socket
        self._cookie = cookie
        self._limiters = limiters
        self._address = address
        own: dict[str, Any] = socket.scope["extensions"][OWN]
        self._client = Client(own["at_once"], self._begin_to_send, self._dismissed)
        self._client.address = address
        self._bucket: Bucket = own["bucket"]
        self._task: asyncio.Task[None] | None = None
        """The task that reads, while `run` is active."""
        self._sending: asyncio.Task[None] | None = None
        self._waits = False
        """Whether the connection is idle, waiting for a frame."""
        self._refusals_left = server.config.limits.refused
        self._only_watches = False
        """Whether the client had no seat at the table it last watched; False until it has watched one."""
        self._not_greeted = Reason.NOT_GREETED
        """The reason for disconnecting a client that never greeted. An outdated page keeps asking to be reloaded."""

    async def run(self) -> None:
        """Talk to the client until either side ends the connection."""
        self._task = asyncio.current_task()
        self._server.enter(self._client)
        try:
            await self._socket.accept()
            await self._read()
        except asyncio.CancelledError:
            if self._task is None or self._client.dismissed is None:
                raise
            self._task.uncancel()
        finally:
            self._task = None
            if self._sending is not None:
                self._sending.cancel()
            self._server.tables.unwatch(self._client)
            await self._part()
            self._server.leave(self._client)

    def _dismissed(self) -> None:
        """Stop waiting for frames. A command already in progress is finished, so that the table hears of its result."""
        if self._waits and self._task is not None:
            self._task.cancel()

    def _begin_to_send(self) -> None:
        self._sending = asyncio.create_task(self._send())

    async def _send(self) -> None:
        """Send queued messages until none are left."""
        try:
            while (frame := self._client.take()) is not None:
                async with asyncio.timeout(SEND_WITHIN):
                    await self._socket.send_text(frame.decode())
        except TimeoutError:
            self._client.dismiss(Reason.SLOW)
        except (WebSocketDisconnect, RuntimeError):
            pass  # the client is gone
        except Exception:
            log.exception("failed")

    async def _read(self) -> None:
        try:
            async with asyncio.timeout(self._server.config.limits.greeting):
                await self._greet()
            while self._client.dismissed is None:
                await self._answer(await self._frame())
        except TimeoutError:
            self._client.dismiss(self._not_greeted)
        except WebSocketDisconnect:
            pass
        except Exception:
            log.exception("failed")

    async def _frame(self) -> str | bytes:
        self._waits = True
        try:
            got = await self._socket.receive()
        finally:
            self._waits = False
        if got["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(got.get("code", 1006))
        text = got.get("text")
        return text if text is not None else got.get("bytes") or b""

    async def _greet(self) -> None:
        """Wait for a valid greeting; refuse anything else."""
        while self._client.holder is None and self._client.dismissed is None:
            said = self._understood(await self._frame())
            if said is None:
                continue
            if not isinstance(said, Hello):
                self._refuse(Reason.NOT_GREETED, getattr(said, "cmd_id", None))
            elif said.protocol != PROTOCOL:
                self._refuse(Reason.OTHER_PROTOCOL, None, str(PROTOCOL))
                self._not_greeted = Reason.OTHER_PROTOCOL
            else:
                await self._welcome(said)

    async def _welcome(self, hello: Hello) -> None:
        named = Holder(hello.token) if hello.token is not None else self._cookie
        try:
            known = await self._server.tokens.known(named)
        except StoreError:
            self._client.dismiss(Reason.UNKNOWN)  # the client will reconnect
            return
        self._client.holder = known or Holder.new()
        token = None if known is not None else self._client.holder.token
        self._client.send(Welcome(PROTOCOL, __version__, self._server.tables.store.now(), token))

    def _understood(self, frame: str | bytes) -> Said | None:
        """Parse a frame; refuse it and return None if it is invalid or the client is over its limits."""
        in_time = self._bucket.take(time.monotonic())
        if _length(frame) > LONGEST_FRAME:
            self._refuse(Reason.TOO_LONG, None, str(LONGEST_FRAME))
            return None
        try:
            said = read_said(frame)
        except BadMessage as error:
            self._refuse(Reason.BAD_MESSAGE, None, in_english(error))
            return None
        if not in_time or not self._may_cost(said):
            self._limiters.limited("frames", self._address)
            self._refuse(Reason.TOO_FAST, getattr(said, "cmd_id", None))
            return None
        return said

    def _may_cost(self, said: Said) -> bool:
        """Take the extra frames an expensive command counts as; returns whether the client may send it."""
        more = MORE.get(type(said))
        return more is None or self._bucket.take(time.monotonic(), more)

    async def _answer(self, frame: str | bytes) -> None:
        said = self._understood(frame)
        if said is None:
            return
        if isinstance(said, Hello):
            self._refuse(Reason.NOT_NOW, None, "greeted")
            return
        started = time.monotonic()
        kind = str(type(said).__struct_config__.tag)
        outcome = "accepted"
        try:
            await self._do(said)
        except Refused as refused:
            outcome = refused.reason
            if refused.reason is Reason.TOO_MANY:
                self._limiters.limited(refused.where or kind, self._address)
            self._refuse(refused.reason, said.cmd_id, refused.where)
        except (StoreError, LogError) as error:
            outcome = Reason.UNKNOWN
            log.warning("not stored", kind=kind, why=in_english(error))
            self._client.send(Rejected(Reason.UNKNOWN, said.cmd_id))
        except Exception:
            outcome = "failed"
            log.exception("failed", kind=kind)
            self._refuse(Reason.UNKNOWN, said.cmd_id)
        self._server.metrics.commands.labels(kind, outcome).inc()
        self._server.metrics.seconds.observe(time.monotonic() - started)

    async def _do(self, said: Said) -> None:
        tables = self._server.tables
        if self._opens_a_table(said) and not self._limiters.watches.take(self._address):
            raise Refused(Reason.TOO_FAST, "watches")
        match said:
            case Watch():
                await self._watch(said)
            case Unwatch():
                tables.look_away(self._client, said)
            case WhatIf():
                await tables.what_if(self._client, said)
            case Hint():
                await self._server.hints.ask(self._client, said)
            case Create():
                if not self._limiters.tables.take(self._address):
                    raise Refused(Reason.TOO_MANY, "tables")
                await tables.create(self._client, said)
            case PlayDaily():
                if not self._limiters.tables.take(self._address):
                    raise Refused(Reason.TOO_MANY, "tables")
                await self._server.daily.play(self._client, said)
            case Hello():
                raise Refused(Reason.NOT_NOW, "greeted")
            case _:
                await tables.command(self._client, said)

    async def _watch(self, said: Watch) -> None:
        with as_urgent_as(Priority.SPECTATOR if self._only_watches else Priority.PLAYER):
            await self._server.tables.watch(self._client, said)
        self._only_watches = self._client.yours is None or not self._client.yours.seats
        if not self._only_watches:
            self._limiters.remember_player(self._address)

    def _opens_a_table(self, said: Said) -> bool:
        """Whether a command makes the server send a whole table or load one from its log."""
        match said:
            case Watch():
                return True
            case Hello() | Create() | PlayDaily() | Unwatch():
                return False
            case _:
                return self._server.tables.in_memory(said.table) is None

    def _refuse(self, reason: Reason, cmd_id: str | None, where: str | None = None) -> None:
        if self._refusals_left <= 0:
            return  # the client is already being disconnected
        self._client.send(Rejected(reason, cmd_id, where))
        self._refusals_left -= 1
        if self._refusals_left == 0:
            self._client.dismiss(Reason.TOO_FAST)

    async def _part(self) -> None:
        """Send the goodbye and close the socket, without waiting for a client that doesn't read."""
        reason = self._client.dismissed
        if reason is not None:
            self._server.metrics.dismissed.labels(reason).inc()
        if self._socket.client_state is not WebSocketState.CONNECTED:
            return
        with contextlib.suppress(Exception):
            async with asyncio.timeout(PART_WITHIN):
                if reason is not None:
                    if reason is not Reason.SLOW:
                        for frame in self._client.left():
                            await self._socket.send_text(frame.decode())
                    await self._socket.send_text(encode(Goodbye(reason)).decode())
                code = {Reason.STOPPING: GOING_AWAY, Reason.SLOW: TRY_AGAIN}.get(reason or Reason.UNKNOWN, POLICY)
                await self._socket.close(code)


def _length(frame: str | bytes) -> int:
    """The length of a frame in bytes."""
    return len(frame) if isinstance(frame, bytes) or frame.isascii() else len(frame.encode("utf-8", "replace"))
