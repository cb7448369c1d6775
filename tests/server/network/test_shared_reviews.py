"""Shared reviews over real sockets: people at two nodes of one PostgreSQL, and an address's limits."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from pathlib import Path
from types import TracebackType
from typing import Self

import pytest
from tests.postgres import fresh_database
from tests.server.network.asking import ask
from tests.server.network.running import Running, running
from websockets.asyncio.client import connect

from twelvefold.protocol.commands import Hello, Said
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Message, Reason, Rejected
from twelvefold.protocol.shared_review import JoinReview, Lead, LeaveReview, Reviewing, ReviewPosition, SharedReview
from twelvefold.protocol.wire import encode, read_message

RECORD = (Path(__file__).parents[2] / "records" / "2-seats.jsonl").read_bytes().splitlines()[0]
REVIEW = "r" * 22
JSON = {"content-type": "application/json"}


class Reader:
    """One socket, whose messages are read in order."""

    def __init__(self, node: Running) -> None:
        self._connecting = connect(node.url.replace("http", "ws", 1) + "/socket", proxy=None)

    async def __aenter__(self) -> Self:
        self._socket = await self._connecting.__aenter__()
        await self.say(Hello(PROTOCOL))
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self._connecting.__aexit__(kind, error, trace)

    async def say(self, said: Said) -> None:
        await self._socket.send(encode(said).decode())

    async def until(self, holds: Callable[[Message], bool]) -> Message:
        """The next message for which something holds."""
        while not holds(message := read_message(await self._socket.recv())):
            pass
        return message


def shows(ply: int, people: int) -> Callable[[Message], bool]:
    return lambda said: isinstance(said, SharedReview) and (said.position.ply, len(said.people)) == (ply, people)


def test_people_at_two_nodes_go_through_a_game_together(pytestconfig: pytest.Config) -> None:
    async def story(one: Running, other: Running) -> None:
        record = ask(one, "/api/records", "POST", JSON, RECORD).said["record"]
        async with AsyncExitStack() as stack:
            ada, ben = [await stack.enter_async_context(Reader(node)) for node in (one, other)]
            await ada.say(JoinReview("join", REVIEW, record=record, name="Ada", position=ReviewPosition(ply=3)))
            await ada.until(shows(3, 1))
            await ben.say(JoinReview("join", REVIEW, record=record, name="Ben"))
            seen = await ben.until(shows(3, 2))
            assert isinstance(seen, SharedReview)
            assert [person.name for person in seen.people] == ["Ada", "Ben"]
            await ada.until(shows(3, 2))
            await ada.say(Lead("lead", ReviewPosition(ply=4)))
            await ben.until(shows(4, 2))
            await ada.say(LeaveReview("bye"))
            alone = await ben.until(shows(4, 1))
            assert isinstance(alone, SharedReview)
            assert alone.leader == seen.people[1].id

    with fresh_database(pytestconfig) as database, running(database) as one, running(database) as other:
        asyncio.run(asyncio.wait_for(story(one, other), 60))


def test_an_address_joins_reviews_only_so_often(database: str) -> None:
    async def story(node: Running) -> None:
        record = ask(node, "/api/records", "POST", JSON, RECORD).said["record"]
        async with Reader(node) as ada:
            for number in range(3):
                await ada.say(JoinReview(f"join{number}", f"{number:022}", record=record))
            answers = [await ada.until(lambda said: isinstance(said, Reviewing | Rejected)) for _ in range(3)]
            assert [type(answer) for answer in answers] == [Reviewing, Reviewing, Rejected]
            assert answers[2] == Rejected(Reason.TOO_FAST, "join2", "watches")

    with running(database, "--limit", "watches=2") as node:
        asyncio.run(asyncio.wait_for(story(node), 60))
