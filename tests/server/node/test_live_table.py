"""A table in a node's memory: what its watchers are sent, what another node added, and repeated commands."""

import asyncio
import json

import msgspec
import pytest
from sqlalchemy import update
from tests.server.node.guest import Guest
from tests.server.node.nodes import Node
from tests.server.node.rooms import Room, in_a_room
from tests.server.table.driver import ADA, OPEN, RANGER, here

from twelvefold.engine.record import read_record
from twelvefold.protocol import commands
from twelvefold.protocol.commands import Create, Watch
from twelvefold.protocol.events import Reaction
from twelvefold.protocol.messages import Ack, Presence, Reason, Rejected
from twelvefold.protocol.table import Options
from twelvefold.protocol.wire import read_message
from twelvefold.server.node.attendance import A_FEW, MOST_NAMES
from twelvefold.server.node.records import record_of_table
from twelvefold.server.store import schema
from twelvefold.server.table.entries import LogError
from twelvefold.server.table.holder import Holder


@in_a_room
async def test_a_command_sent_twice_counts_once_and_is_answered_alike(room: Room) -> None:
    await room.make(here("Ada"), RANGER)
    await room.look(room.ada)
    for command in (
        commands.Play("play", room.table, 2, 0, 0, 0, 0),
        commands.HandOver("hand", room.table, 3, 0),
        commands.React("say", room.table, 4, 0, Reaction.HELLO),
    ):
        first = await room.ada.ask(command)
        assert isinstance(first, Ack)
        length = await room.seq()
        assert await room.ada.ask(command) == first
        assert await room.seq() == length
        assert room.ada.seq == length


@in_a_room
async def test_a_command_accepted_at_one_node_is_answered_alike_by_another_that_has_not_heard_of_it(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.look(room.far_ben)  # the other node has read the log up to here
    sit = commands.Sit("sit", room.table, 0, "Ben")
    first = await room.ben.ask(sit)
    assert isinstance(first, Ack)
    assert await room.far_ben.ask(sit) == first
    leave = commands.Leave("leave", room.table, await room.seq(), 1)
    left = await room.ben.ask(leave)
    assert isinstance(left, Ack)
    assert await room.far_ben.ask(leave) == left


@in_a_room
async def test_a_command_that_says_something_else_under_a_known_id_is_refused_everywhere(room: Room) -> None:
    seats, options = (here("Ada"), OPEN), Options(seed="room", first_seat=0)
    await room.make(*seats, options=options)
    await room.say(room.ben, commands.Sit("sit", room.table, 0, "Ben"))
    await room.look(room.ada)
    anywhere = [room.ada, Guest(room.nodes[1].tables, 0, ADA), Guest(Node(room.store).tables, 0, ADA)]
    for said, else_ in (
        (commands.Play("play", room.table, 3, 0, 0, 0, 0), commands.Play("play", room.table, 3, 0, 0, 1, 0)),
        (commands.TakeBack("undo", room.table, 4, 0), commands.Resign("undo", room.table, 4, 0)),
        (commands.HandOver("hand", room.table, 5, 0), commands.HandOver("hand", room.table, 6, 0)),
    ):
        await room.say(room.ada, said)
        length = await room.seq()
        for guest in anywhere:
            assert await guest.ask(else_) == Rejected(Reason.OTHER_COMMAND, said.cmd_id)
            assert isinstance(await guest.ask(said), Ack)
        assert await room.seq() == length
    for guest in anywhere:
        other = await guest.ask(Create("make", seats, Options(seed="other", first_seat=0)))
        assert other == Rejected(Reason.OTHER_COMMAND, "make")
        assert await guest.ask(Create("make", seats, options)) == Ack("make", room.table, 1)


@in_a_room
async def test_a_command_in_a_log_that_does_not_say_what_it_said_is_known_by_its_id_alone(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    with room.store._engine.begin() as connection:
        connection.execute(update(schema.event).values(digest=None))
    old = Guest(room.nodes[1].tables, 0, ADA)
    assert await old.ask(Create("make", (here("Ada"), OPEN), Options())) == Ack("make", room.table, 1)


@in_a_room
async def test_nothing_is_refused_by_what_is_old(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.look(room.far_ben)
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    # The other node hasn't been notified that Ben took a seat.
    assert isinstance(await room.far_ben.ask(commands.React("say", room.table, 1, 1, Reaction.HELLO)), Ack)


@in_a_room
async def test_a_notification_that_comes_while_the_log_is_read_is_not_lost(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.look(room.far_ben)
    live = await room.nodes[1].tables.live(room.table)
    live.stale = True
    reading = asyncio.create_task(live.fresh())
    await asyncio.sleep(0)  # the log is being read
    live.stale = True  # the notification
    await reading
    assert live.stale


@in_a_room
async def test_whoever_sits_down_is_seen_to_be_there(room: Room) -> None:
    await room.make(here("Ada"), OPEN, OPEN)
    await room.look(room.ada, room.ben)
    room.ada.read()
    assert room.ada.online == (True, False, False)
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    room.ada.read()
    assert room.ada.online == (True, True, False)
    await room.ben.ask(commands.Leave("leave", room.table, 2, 1))
    room.ada.read()
    assert room.ada.online == (True, False, False)


@in_a_room
async def test_whoever_loses_their_seat_at_a_table_without_spectators_sees_no_more(room: Room) -> None:
    await room.make(here("Ada"), OPEN, options=Options(spectators=False))
    await room.look(room.ada, room.ben, room.cem)  # so that all of them may take a seat
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    room.cem.read()
    assert not room.cem.watches
    assert room.cem.game is None
    answer = await room.cem.ask(Watch("look", room.table))
    assert isinstance(answer, Rejected)
    assert answer.reason is Reason.NO_SPECTATORS
    handed = await room.ben.ask(commands.HandOver("hand", room.table, 3, 1))
    assert isinstance(handed, Ack)
    await room.cem.ask(commands.Sit("heir", room.table, 0, "Cem", None, handed.secret))
    room.ben.read()
    assert not room.ben.watches
    assert room.ben.yours is not None
    assert room.ben.yours.seats == ()
    await room.look(room.cem)


@in_a_room
async def test_who_looks_again_is_back_in_what_they_see(room: Room) -> None:
    await room.make(here("Ada"), RANGER)
    await room.look(room.ada)
    await room.ada.ask(commands.Leave("leave", room.table, 2, 0))
    await room.look(room.ada)
    assert room.ada.info is not None
    assert not room.ada.info.seats[0].away
    assert isinstance(await room.ada.ask(commands.Play("play", room.table, room.ada.seq, 0, 0, 0, 0)), Ack)


@in_a_room
async def test_a_list_says_when_a_table_was_touched_last(room: Room) -> None:
    await room.make(here("Ada"), here("Ann"), here("Amy"))
    (first,) = await room.ada.tables.own(ADA)
    for seat in range(2):  # within a round, so nothing else in the list changes
        room.store.time += 1
        answer = await room.ada.ask(commands.Play(f"play{seat}", room.table, 2 + seat, seat, seat, 0, 0))
        assert isinstance(answer, Ack)
        (found,) = await room.ada.tables.own(ADA)
        assert found == msgspec.structs.replace(first, touched_at=room.store.time)


@in_a_room
async def test_the_record_of_each_game_names_who_played_it(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    await room.ada.ask(commands.Play("play", room.table, 3, 0, 0, 0, 0))
    with pytest.raises(ValueError, match="not now"):
        await record_of_table(room.nodes[0].tables, room.table, None, None)
    await room.ben.ask(commands.Resign("resign", room.table, 4, 1))
    await room.ben.ask(commands.Leave("leave", room.table, 6, 1))
    await room.ada.ask(commands.Rematch("again", room.table, 7, 0))
    assert await room.seq() == 9
    text = await record_of_table(room.nodes[1].tables, room.table, 1, None)
    record = json.loads(text)
    assert (record["names"], record["ended"], record["seed"]) == (["Ada", "Ben"], "resigned", "room")
    assert [move.code for move in read_record(text).moves] == [0]
    for number in (0, 2, 3):
        with pytest.raises(ValueError, match="not now"):
            await record_of_table(room.nodes[1].tables, room.table, number, None)


@in_a_room
async def test_a_log_of_a_newer_version_is_not_served(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    newer = {"table_id": room.table, "seq": 2, "at": 0.0, "kind": "swapped", "public": b'{"type":"swapped"}'}
    with room.store._engine.begin() as connection:
        connection.execute(schema.event.insert(), newer)
    for node in room.nodes:
        live = node.tables.in_memory(room.table)
        if live is not None:
            live.stale = True
        for _ in range(2):  # the first to ask doesn't clear it
            with pytest.raises(LogError, match=r"entry 2 \(\"swapped\"\)"):
                await node.tables.watch(room.ada.client, Watch("look", room.table))


@in_a_room
async def test_everybody_is_told_how_many_watch_and_who_gave_a_name(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.look(room.ada, room.ben)
    await room.cem.ask(Watch("look", room.table, name=" Cem\u202e "))
    await room.cem.ask(Watch("again", room.table, name="Cem"))
    for guest in (room.ada, room.ben, room.cem):
        guest.read()
        assert guest.presence is not None
        assert (guest.presence.spectators, guest.presence.names) == (2, ("Cem",))
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    await room.cem.ask(Watch("nameless", room.table, name="\u200b"))
    room.ada.read()
    assert room.ada.presence is not None
    assert (room.ada.presence.spectators, room.ada.presence.names) == (1, ())


def gone_at(guest: Guest) -> tuple[float | None, ...]:
    """Since when each player is gone, as the guest was told."""
    guest.read()
    assert guest.presence is not None
    return guest.presence.gone_at


@in_a_room
async def test_who_is_gone_is_shown_with_the_time_until_they_are_back(room: Room) -> None:
    await room.make(here("Ada"), OPEN, RANGER)
    await room.look(room.ada, room.ben)
    await room.ben.ask(commands.Sit("sit", room.table, 0, "Ben"))
    assert gone_at(room.ada) == (None, None, None)
    await room.ben.ask(commands.Unwatch("leave"))
    gone = room.store.now()
    room.store.time += 60
    assert gone_at(room.ada) == (None, gone, None)
    await room.look(room.cem)
    assert gone_at(room.ada) == (None, gone, None)
    await room.look(room.ben)
    assert gone_at(room.ada) == (None, None, None)


@in_a_room
async def test_a_crowd_that_comes_and_goes_costs_few_messages(room: Room) -> None:
    await room.make(here("Ada"), OPEN)
    await room.look(room.ada)
    crowd = [Guest(room.nodes[0].tables, 3, Holder.new()) for _ in range(40)]
    for number, guest in enumerate(crowd):
        await guest.ask(Watch("look", room.table, name=f"Guest {number}"))
    told = sum(b'"presence"' in frame for frame in room.ada.client.left())
    assert told <= A_FEW
    last = read_message(await room.ada.next_frame())
    assert isinstance(last, Presence)
    assert (last.spectators, len(last.names)) == (40, MOST_NAMES)
