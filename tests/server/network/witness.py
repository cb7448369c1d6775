"""Compares what people were told with the log: nothing may be lost, doubled, forked or left out."""

import asyncio
from collections import Counter
from collections.abc import Iterable

from tests.server.network.player import Memory
from tests.server.table.driver import view_of

from twelvefold.engine.events import Placed
from twelvefold.protocol.events import Event
from twelvefold.protocol.messages import GameView, Snapshot, Update
from twelvefold.server.store.opening import open_store
from twelvefold.server.table.entries import Entry
from twelvefold.server.table.table import Table
from twelvefold.world.box_file import standard_box

Logs = dict[str, list[Entry]]


def logs_in(database: str, tables: Iterable[str]) -> Logs:
    """The tables' logs in the database."""

    async def read() -> Logs:
        store = open_store(database)
        try:
            return {table: await store.read(table) for table in tables}
        finally:
            await store.close()

    return asyncio.run(read())


def faults(logs: Logs, memories: dict[str, list[Memory]]) -> list[str]:
    """Everything that players were told that contradicts the log, and faults in the log itself."""
    return [
        f"{table[:6]}: {fault}"
        for table, log in logs.items()
        for fault in [*_in_log(log, memories[table]), *_in_memories(table, log, memories[table])]
    ]


def _in_log(log: list[Entry], memories: list[Memory]) -> Iterable[str]:
    if [entry.seq for entry in log] != list(range(1, len(log) + 1)):
        yield "the log has a gap"
    sent = {cmd_id: play for memory in memories for cmd_id, play in memory.sent.items()}
    placed = [entry for entry in log if isinstance(entry.event, Placed)]
    for cmd_id, times in Counter(entry.cmd_id for entry in placed).items():
        if times > 1:
            yield f"doubled: {cmd_id} is in the log {times} times"
        if cmd_id not in sent:
            yield f"nobody sent {cmd_id}"
    for entry in placed:
        play = sent.get(entry.cmd_id or "")
        if play is not None:
            event = entry.event
            assert isinstance(event, Placed)
            move = (event.seat, event.slot, event.face, event.rotation)
            if move != (play.seat, play.slot, play.face, play.rotation):
                yield f"{entry.cmd_id} became another move"


def _in_memories(table: str, log: list[Entry], memories: list[Memory]) -> Iterable[str]:
    numbers = {entry.cmd_id: entry.seq for entry in log if entry.cmd_id is not None}
    events, games = _as_it_was(table, log)
    for memory in memories:
        yield from memory.gaps
        yield from (f"refused: {rejected.reason} {rejected.where}" for rejected in memory.refused)
        for ack in memory.acks:
            if numbers.get(ack.cmd_id) != ack.seq:
                yield f"lost: {ack.cmd_id} was acknowledged as {ack.seq}, and is {numbers.get(ack.cmd_id)}"
        for news in memory.news:
            yield from _in_news(news, events, games)


def _in_news(news: Snapshot | Update, events: list[tuple[Event, ...]], games: list[GameView | None]) -> Iterable[str]:
    if news.seq >= len(games):
        yield f"forked: {news.seq} was shown, and is not in the log"
        return
    if news.game != games[news.seq]:
        yield f"forked: the game at {news.seq} was another one"
    if isinstance(news, Update):
        told = [event for entry in events[news.after + 1 : news.seq + 1] for event in entry]
        if list(news.events) != told:
            yield f"forked: what was told of {news.after + 1} to {news.seq} is not in the log"


def _as_it_was(name: str, log: list[Entry]) -> tuple[list[tuple[Event, ...]], list[GameView | None]]:
    """The events of each entry, and the game after it."""
    table = Table(name, standard_box())
    events: list[tuple[Event, ...]] = [()]
    games: list[GameView | None] = [None]
    for entry in log:
        table, brought = table.after([entry])
        events.append(brought)
        games.append(view_of(table))
    return events, games
