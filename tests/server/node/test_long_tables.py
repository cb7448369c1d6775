"""A table with a long history costs no more than a new one, and is the same with and without its checkpoints."""

import msgspec
from sqlalchemy import delete, select, update
from sqlalchemy.sql.dml import UpdateBase
from tests.server.node.guest import Guest
from tests.server.node.nodes import Node, TimedStore
from tests.server.node.rooms import Room, in_a_room
from tests.server.table.driver import ADA, BEN, OPEN, here
from tests.server.table.wander import wandered

from twelvefold.engine.record import read_record
from twelvefold.protocol import commands
from twelvefold.protocol.commands import Watch
from twelvefold.protocol.events import Event, Reaction, Started
from twelvefold.protocol.messages import Reason, Rejected, Snapshot
from twelvefold.protocol.wire import read_message
from twelvefold.server.node.records import record_of_table
from twelvefold.server.store import schema
from twelvefold.server.table.checkpoint import Checkpoint
from twelvefold.server.table.table import Table

REACTIONS = 3


async def play_a_game(room: Room, number: int) -> None:
    """Play a short game that Ben resigns, then begin another in which the other player moves first."""
    players = [(0, room.ada), (1, room.ben)][:: 1 if number % 2 else -1]
    for seat, guest in players:
        await room.say(guest, commands.Play(f"play{number}", room.table, guest.seq, seat, seat, number % 12, 0))
    for time in range(REACTIONS):
        await room.say(room.ada, commands.React(f"say{number}{time}", room.table, room.ada.seq, 0, Reaction.NICE))
    await room.say(room.ben, commands.Resign(f"resign{number}", room.table, room.ben.seq, 1))
    for seat, guest in players:
        await room.say(guest, commands.Rematch(f"again{number}", room.table, guest.seq, seat))


async def long_table(room: Room, games: int) -> None:
    """A table where this many games have been played, and another has begun."""
    await room.make(here("Ada"), OPEN)
    await room.look(room.ada, room.ben)
    await room.say(room.ben, commands.Sit("sit", room.table, 0, "Ben"))
    for number in range(1, games + 1):
        await play_a_game(room, number)


async def events_seen(guest: Guest, table: str, since: int = 0) -> tuple[Event, ...]:
    """The events that a new watcher of a table is sent."""
    await guest.tables.watch(guest.client, Watch("anew", table, since))
    told = [message for frame in guest.client.left() if isinstance(message := read_message(frame), Snapshot)]
    return told[0].events


async def read_anew(room: Room) -> tuple[Table, tuple[Event, ...]]:
    """The table as a node reads it for the first time, and the events of its last game."""
    guest = Guest(Node(room.store).tables, 0, ADA)
    events = await events_seen(guest, room.table)
    live = guest.tables.in_memory(room.table)
    assert live is not None
    return live.table, events


def checkpoints(store: TimedStore) -> dict[int, bytes]:
    """The stored checkpoints, by game."""
    query = select(schema.checkpoint.c.game, schema.checkpoint.c.state).order_by(schema.checkpoint.c.game)
    with store._engine.begin() as connection:
        return {game: state for game, state in connection.execute(query)}  # noqa: C416


def change(store: TimedStore, statement: UpdateBase) -> None:
    with store._engine.begin() as connection:
        connection.execute(statement)


@in_a_room
async def test_opening_a_table_reads_no_more_as_its_history_grows(room: Room) -> None:
    await long_table(room, 1)
    read = []
    for number in range(2, 8):
        room.store.entries_read = 0
        await read_anew(room)
        read.append(room.store.entries_read)
        await play_a_game(room, number)
    assert read == [1] * 6  # only the game that has just begun


@in_a_room
async def test_looking_at_a_table_in_memory_reads_nothing(room: Room) -> None:
    await long_table(room, 2)
    room.store.entries_read = 0
    for since in (0, 1, room.ada.seq - 1, room.ada.seq):
        await events_seen(room.cem, room.table, since)
    assert room.store.entries_read == 0


@in_a_room
async def test_who_looks_again_is_told_what_they_missed_of_the_last_game(room: Room) -> None:
    await long_table(room, 2)
    await room.say(room.ada, commands.Play("next", room.table, room.ada.seq, 0, 0, 5, 0))
    await room.say(room.ben, commands.React("hello", room.table, room.ben.seq, 1, Reaction.HELLO))
    log = await room.store.read(room.table)
    live = await room.nodes[0].tables.live(room.table)
    empty = Table(room.table, live.table.box)
    _, story = empty.story(log)
    began = live.table.started_seq
    far = Guest(room.nodes[1].tables, 2, BEN)
    for since in (0, 1, *range(began - 2, len(log) + 1)):
        missed = [event for events in story[max(since, began - 1) :] for event in events]
        for guest in (room.cem, far):
            assert list(await events_seen(guest, room.table, since)) == missed
    assert isinstance(story[began - 1][0], Started)


@in_a_room
async def test_a_table_is_the_same_without_its_checkpoints(room: Room) -> None:
    await long_table(room, 4)
    kept = checkpoints(room.store)
    assert list(kept) == [2, 3, 4, 5]
    true = await read_anew(room)
    records = [await record_of_table(room.nodes[0].tables, room.table, game, ADA) for game in (1, 2, 4)]
    assert [read_record(record).moves[0].face for record in records] == [1, 2, 4]
    change(room.store, delete(schema.checkpoint))
    table, events = await read_anew(room)
    assert vars(table) == vars(true[0])
    assert events == true[1]
    assert checkpoints(room.store) == {5: kept[5]}  # kept for the next time
    change(room.store, delete(schema.checkpoint))
    for game, record in zip((1, 2, 4), records, strict=True):
        assert await record_of_table(room.nodes[0].tables, room.table, game, ADA) == record


@in_a_room
async def test_a_checkpoint_of_another_version_is_passed_over_and_replaced(room: Room) -> None:
    await long_table(room, 2)
    true, _ = await read_anew(room)
    kept = checkpoints(room.store)
    newer = kept[3].replace(b'"fold":1', b'"fold":99').replace(b'"Ada"', b'"Eve"')
    assert b"Eve" in newer
    for wrong in (newer, b'{"moons":3}', b"", b"\xff"):
        change(room.store, update(schema.checkpoint).values(state=wrong))
        table, _ = await read_anew(room)
        assert vars(table) == vars(true)
        assert checkpoints(room.store)[3] == kept[3]


def test_a_checkpoint_says_what_the_log_says() -> None:
    games = []
    for seed in range(12):
        driver = wandered(seed, 400)
        known = driver.table.checkpoint
        if known is not None:
            assert Checkpoint.decode(known.encode()) == known
            table, _ = Table(driver.table.id, driver.table.box).at(known).after(driver.entries[known.seq :])
            assert vars(table) == vars(driver.table)
            games.append(known.game)
    assert len(games) >= 3
    assert max(games) > 2


@in_a_room
async def test_a_command_of_an_earlier_game_is_known_and_says_what_it_said(room: Room) -> None:
    await long_table(room, 3)
    length = await room.seq()
    for guest, command, answer in room.accepted:
        assert await guest.ask(command) == answer
        for other in (command, msgspec.structs.replace(command, seq=command.seq + 1)):
            anywhere = Guest(Node(room.store).tables, guest.person, guest.holder)
            said = await anywhere.ask(other)
            if other is command:
                assert said == answer
            else:
                assert isinstance(said, Rejected)
                assert said.reason is Reason.OTHER_COMMAND
    assert await room.seq() == length
