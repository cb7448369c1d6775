"""Three people who send commands to a table from two nodes, and the answers that get lost."""

import asyncio
from collections.abc import Coroutine
from contextlib import suppress
from itertools import count
from typing import Any

from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine
from tests.server.node.guest import Answer, Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.table.driver import somebody
from tests.server.table.model import Model

from twelvefold.protocol.commands import TableCommand
from twelvefold.protocol.messages import Ack, Rejected
from twelvefold.protocol.table import Options
from twelvefold.server.table.entries import Entry
from twelvefold.server.table.table import Table
from twelvefold.world.box_file import standard_box

HOLDERS = [somebody(name) for name in ("Ada", "Ben", "Cem")]
STRANGER = somebody("Stranger")
HOLD = 3.0
PLAIN, LOST_BEFORE, LOST_AFTER, CANCELLED = "plain", "lost before", "lost after", "cancelled"

Actor = tuple[int, int, int | None]
"""A seat, a node, and a window's index if the command doesn't come from the seat's own player."""

WINDOWS = st.integers(0, 2 * len(HOLDERS) - 1)
SEATS = st.integers(0, 3)
HOW = [PLAIN, PLAIN, PLAIN, LOST_BEFORE, LOST_AFTER, CANCELLED]
FUTURE = 10**6
"""A seq that doesn't exist yet."""
Pick = tuple[int, int, str]
"""A move by its index among the legal ones, a node, and how the command travels."""


class Commanding(RuleBasedStateMachine):
    """One table, three people with a window at each of two nodes, and time."""

    table: str
    options: Options
    model: Model
    moved_at: float

    def __init__(self) -> None:
        super().__init__()
        self.runner = asyncio.Runner()
        self.ids = (f"c{number}" for number in count())
        self.accepted: list[tuple[int, TableCommand, Ack]] = []
        self.log: list[Entry] = []
        self.deaf = False
        self.steps = 0
        self.run(self.open())

    def run(self, doing: Coroutine[Any, Any, Answer | None]) -> Answer | None:
        return self.runner.run(doing)

    async def open(self) -> None:
        self.store = TimedStore()
        self.nodes = [Node(self.store), Node(self.store)]
        self.windows = [
            Guest(node.tables, person, holder) for person, holder in enumerate(HOLDERS) for node in self.nodes
        ]

    def teardown(self) -> None:
        self.run(self.close())
        self.runner.close()

    async def close(self) -> None:
        await self.store.close()

    # Sending commands, and what may go wrong with that.

    def head(self, seq: int | None = None) -> tuple[str, str, int]:
        return next(self.ids), self.table, len(self.log) if seq is None else seq

    async def send(self, window: Guest, command: TableCommand, how: str) -> Answer:
        """Send a command, and repeat it if its answer was lost."""
        self.store.lose_before, self.store.lose_after = how == LOST_BEFORE, how == LOST_AFTER
        if how == CANCELLED:
            sending = asyncio.create_task(window.ask(command))
            for _ in range(len(self.log) % 7):
                await asyncio.sleep(0)
            sending.cancel()
            with suppress(asyncio.CancelledError):
                return await sending
            window.read()
            window.answers.pop(command.cmd_id, None)
        answer = await window.ask(command)
        self.store.lose_before = self.store.lose_after = False
        return await window.ask(command) if answer is None else answer

    def say(self, at: int, command: TableCommand, expected: bool, how: str) -> Ack | None:
        """Send a command, and check whether it is accepted or refused as expected."""
        window = self.windows[at]
        answer = self.run(self.send(window, command, how))
        if isinstance(answer, Ack):
            assert expected, f"{command} was accepted"
            self.accepted.append((window.person, command, answer))
            return answer
        assert isinstance(answer, Rejected)
        assert not expected, f"{command} was refused: {answer}"
        return None

    def seat(self, number: int) -> int:
        return number % len(self.model.places)

    def who(self, actor: Actor) -> tuple[int, int]:
        """A window and the seat that it acts for, most often its own."""
        number, node, stranger = actor
        seat = self.seat(number)
        person = self.model.places[seat].person
        return (stranger or 0) + node if stranger is not None or person is None else 2 * person + node, seat

    def who_placed(self, actor: Actor) -> Actor:
        """Two times out of three, replace the seat with the one that can undo its placement."""
        return actor if self.model.last is None or len(self.log) % 3 == 0 else (self.model.last, *actor[1:])

    def host(self, actor: Actor) -> int:
        """A window, most often the host's."""
        _, node, stranger = actor
        return (stranger or 0) + node if stranger is not None or self.model.host is None else 2 * self.model.host + node

    def read_log(self) -> list[Entry]:
        found: list[Entry] = []

        async def read() -> None:
            found.extend(await self.store.read(self.table))

        self.run(read())
        return found

    def fold(self, entries: list[Entry] | None = None) -> Table:
        return Table(self.table, standard_box()).after(self.log if entries is None else entries)[0]
