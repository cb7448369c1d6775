"""One client's frames, from its greeting on: each is decoded, carried out and answered, however it came here."""

import time
from collections.abc import Callable
from typing import Protocol

from twelvefold import __version__
from twelvefold.protocol.commands import Create, Hello, Hint, PlayDaily, Said, Unwatch, Watch, WhatIf
from twelvefold.protocol.limits import LONGEST_FRAME, PROTOCOL
from twelvefold.protocol.messages import Reason, Rejected, Welcome
from twelvefold.protocol.shared_review import JoinReview, Lead, LeaveReview, PassLead
from twelvefold.protocol.wire import BadMessage, read_said
from twelvefold.server.logger import logger
from twelvefold.server.node.client import Client
from twelvefold.server.node.node import Node
from twelvefold.server.store.errors import StoreError
from twelvefold.server.store.priority import Priority, as_urgent_as
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused
from twelvefold.words import in_english

MORE: dict[type[Said], float] = {Watch: 3, WhatIf: 1, Hint: 3, JoinReview: 3}
"""Extra frames that these expensive commands count as."""

log = logger("twelvefold.connection")


class FrameLimits(Protocol):
    """What one client may do, and how often."""

    def may_send(self, frames: float = 1) -> bool:
        """Count frames, and tell whether the client may send as many."""
        ...

    def may_watch(self) -> bool:
        """Count a table that is sent whole or loaded from its log, and tell whether that is allowed."""
        ...

    def may_create(self) -> bool:
        """Count a new table, and tell whether it is allowed."""
        ...

    def reached(self, limit: str) -> None:
        """Hear that the client has reached a limit."""
        ...

    def seated(self) -> None:
        """Hear that the client has a seat."""
        ...


class FrameHandler:
    """Handles the frames of one client."""

    __slots__ = (
        "_answered",
        "_client",
        "_known",
        "_limits",
        "_node",
        "_only_watches",
        "_refusals_left",
        "not_greeted",
    )

    def __init__(
        self,
        node: Node,
        client: Client,
        known: Holder | None,
        limits: FrameLimits,
        refusals: int,
        answered: Callable[[str, str, float], None] = lambda *_: None,
    ) -> None:
        """`known` is whose client this is, unless its greeting has a token.

        The client is disconnected after so many refusals. `answered` is called with each command's kind, what became of
        it, and the seconds it took.
        """
        self._node = node
        self._client = client
        self._known = known
        self._limits = limits
        self._refusals_left = refusals
        self._answered = answered
        self._only_watches = False
        """Whether the client had no seat at the table it last watched; False until it has watched one."""
        self.not_greeted = Reason.NOT_GREETED
        """The reason for disconnecting a client that never greeted. An outdated page keeps asking to be reloaded."""

    @property
    def greeted(self) -> bool:
        """Whether the greeting is over, one way or another."""
        return self._client.holder is not None or self._client.dismissed is not None

    async def handle(self, frame: str | bytes) -> None:
        """Carry out a frame: at first a valid greeting, and refuse anything else; then commands."""
        said = self._understood(frame)
        if said is None:
            return
        if self.greeted:
            await self._answer(said)
        elif not isinstance(said, Hello):
            self._refuse(Reason.NOT_GREETED, getattr(said, "cmd_id", None))
        elif said.protocol != PROTOCOL:
            self._refuse(Reason.OTHER_PROTOCOL, None, str(PROTOCOL))
            self.not_greeted = Reason.OTHER_PROTOCOL
        else:
            await self._welcome(said)

    async def _welcome(self, hello: Hello) -> None:
        named = Holder(hello.token) if hello.token is not None else self._known
        try:
            known = await self._node.tokens.known(named)
        except StoreError:
            self._client.dismiss(Reason.UNKNOWN)  # the client will reconnect
            return
        self._client.holder = known or Holder.new()
        token = None if known is not None else self._client.holder.token
        self._client.send(Welcome(PROTOCOL, __version__, self._node.tables.store.now(), token))

    def _understood(self, frame: str | bytes) -> Said | None:
        """Parse a frame; refuse it and return None if it is invalid or the client is over its limits."""
        in_time = self._limits.may_send()
        if _length(frame) > LONGEST_FRAME:
            self._refuse(Reason.TOO_LONG, None, str(LONGEST_FRAME))
            return None
        try:
            said = read_said(frame)
        except BadMessage as error:
            self._refuse(Reason.BAD_MESSAGE, None, in_english(error))
            return None
        if not in_time or not self._may_cost(said):
            self._limits.reached("frames")
            self._refuse(Reason.TOO_FAST, getattr(said, "cmd_id", None))
            return None
        return said

    def _may_cost(self, said: Said) -> bool:
        """Take the extra frames an expensive command counts as; returns whether the client may send it."""
        more = MORE.get(type(said))
        return more is None or self._limits.may_send(more)

    async def _answer(self, said: Said) -> None:
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
                self._limits.reached(refused.where or kind)
            self._refuse(refused.reason, said.cmd_id, refused.where)
        except (StoreError, LogError) as error:
            outcome = Reason.UNKNOWN
            log.warning("not stored", kind=kind, why=in_english(error))
            self._client.send(Rejected(Reason.UNKNOWN, said.cmd_id))
        except Exception:
            outcome = "failed"
            log.exception("failed", kind=kind)
            self._refuse(Reason.UNKNOWN, said.cmd_id)
        self._answered(kind, outcome, time.monotonic() - started)

    async def _do(self, said: Said) -> None:
        tables = self._node.tables
        if self._opens_a_table(said) and not self._limits.may_watch():
            raise Refused(Reason.TOO_FAST, "watches")
        match said:
            case Watch():
                await self._watch(said)
            case Unwatch():
                tables.look_away(self._client, said)
            case WhatIf():
                await tables.what_if(self._client, said)
            case Hint():
                await self._node.hints.ask(self._client, said)
            case JoinReview() | Lead() | PassLead() | LeaveReview():
                await self._node.shared_reviews.command(self._client, said)
            case Create():
                if not self._limits.may_create():
                    raise Refused(Reason.TOO_MANY, "tables")
                await tables.create(self._client, said)
            case PlayDaily():
                if not self._limits.may_create():
                    raise Refused(Reason.TOO_MANY, "tables")
                await self._node.daily.play(self._client, said)
            case Hello():
                raise Refused(Reason.NOT_NOW, "greeted")
            case _:
                await tables.command(self._client, said)

    async def _watch(self, said: Watch) -> None:
        with as_urgent_as(Priority.SPECTATOR if self._only_watches else Priority.PLAYER):
            await self._node.tables.watch(self._client, said)
        self._only_watches = self._client.yours is None or not self._client.yours.seats
        if not self._only_watches:
            self._limits.seated()

    def _opens_a_table(self, said: Said) -> bool:
        """Whether a command makes the node send a whole table or load one from its log."""
        match said:
            case Watch() | JoinReview():
                return True
            case Hello() | Create() | PlayDaily() | Unwatch() | Lead() | PassLead() | LeaveReview():
                return False
            case _:
                return self._node.tables.in_memory(said.table) is None

    def _refuse(self, reason: Reason, cmd_id: str | None, where: str | None = None) -> None:
        if self._refusals_left <= 0:
            return  # the client is already being disconnected
        self._client.send(Rejected(reason, cmd_id, where))
        self._refusals_left -= 1
        if self._refusals_left == 0:
            self._client.dismiss(Reason.TOO_FAST)


def _length(frame: str | bytes) -> int:
    """The length of a frame in bytes."""
    return len(frame) if isinstance(frame, bytes) or frame.isascii() else len(frame.encode("utf-8", "replace"))
