"""People in windows at two nodes, who go through a finished game together."""

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from tests.server.node.virtual import VirtualStore, in_virtual_time

from twelvefold.protocol.messages import Message, Reason
from twelvefold.protocol.shared_review import (
    JoinReview,
    Lead,
    LeaveReview,
    LineMove,
    PassLead,
    Reviewing,
    ReviewPosition,
    SharedReview,
)
from twelvefold.protocol.wire import read_message
from twelvefold.server.node.client import Client
from twelvefold.server.node.shared_reviews import SharedReviews
from twelvefold.server.node.tables import Tables
from twelvefold.server.store.base import Broadcast
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused

RECORD = (Path(__file__).parents[2] / "records" / "2-seats.jsonl").read_bytes().splitlines()[0]
REVIEW, OTHER = "r" * 22, "o" * 22
START, LATER = ReviewPosition(), ReviewPosition(ply=7, seat=1, choice=0, line=(LineMove(1, 20, 3, 4),))


class Reader:
    """One browser window."""

    def __init__(self, nodes: "Nodes", holder: Holder, name: str | None = None, node: int = 0) -> None:
        self._nodes, self._node = nodes, node
        self._name = name
        self.client = Client()
        self.client.holder = holder
        self.you = ""
        self.state: SharedReview | None = None
        self.heard = 0
        """Messages about the review so far."""

    async def join(self, review: str = REVIEW, position: ReviewPosition = START, **game: Any) -> None:  # noqa: ANN401
        await asyncio.sleep(1)  # in virtual time; whoever comes later is later
        game = game or {"record": self._nodes.record}
        answer = await self.say(JoinReview("join", review, name=self._name, position=position, **game))
        self.you = answer.you

    async def say(self, command: JoinReview | Lead | PassLead | LeaveReview) -> Reviewing:
        """Send a command, which must be accepted."""
        await self._nodes.reviews[self._node].command(self.client, command)
        answers = [message for message in self.read() if isinstance(message, Reviewing)]
        assert [answer.cmd_id for answer in answers] == [command.cmd_id]
        return answers[0]

    async def refused(self, command: JoinReview | Lead | PassLead | LeaveReview) -> tuple[Reason, str | None]:
        with pytest.raises(Refused) as refused:
            await self._nodes.reviews[self._node].command(self.client, command)
        return refused.value.reason, refused.value.where

    def close(self) -> None:
        """Lose the connection."""
        self._nodes.reviews[self._node].disconnected(self.client)

    def read(self) -> list[Message]:
        messages = [read_message(frame) for frame in self.client.left()]
        for message in messages:
            if isinstance(message, SharedReview):
                self.state, self.heard = message, self.heard + 1
        return messages

    @property
    def now(self) -> SharedReview:
        """The review as this window knows it."""
        self.read()
        assert self.state is not None
        return self.state

    def leads(self) -> bool:
        return self.now.leader == self.you

    @property
    def names(self) -> list[str | None]:
        return [person.name for person in self.now.people]


class Nodes:
    """Two nodes on one store; what they say to each other arrives soon, or gets lost."""

    def __init__(self, store: VirtualStore) -> None:
        self.store = store
        self.tables = [Tables(store), Tables(store)]
        self.reviews = [SharedReviews(tables, self._sender(node)) for node, tables in enumerate(self.tables)]
        self.record = ""
        self.cut = False
        """Whether what they say gets lost."""

    def _sender(self, node: int) -> Callable[[str, str], bool]:
        def send(_: str, text: str) -> bool:
            if not self.cut:
                asyncio.get_running_loop().call_soon(self.reviews[1 - node].heard, Broadcast(str(node), text))
            return True

        return send


@asynccontextmanager
async def two_nodes(path: Path) -> AsyncIterator[Nodes]:
    store = VirtualStore(path / "tables.db")
    try:
        nodes = Nodes(store)
        nodes.record = await nodes.tables[0].library.keep_record(RECORD)
        yield nodes
    finally:
        await store.close()


def play(path: Path, story: Callable[[Nodes], Coroutine[Any, Any, None]]) -> None:
    async def run() -> None:
        async with two_nodes(path) as nodes:
            await story(nodes)

    in_virtual_time(run)


async def delivered() -> None:
    """Let what nodes said to each other arrive, and what they answer."""
    for _ in range(6):
        await asyncio.sleep(0)
