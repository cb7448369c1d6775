"""A player's own tables: what their list says of each, and how a table leaves the list and returns to it."""

from collections.abc import Callable

import pytest
from tests.server.node.rooms import Room, in_a_room
from tests.server.table.driver import ADA, BEN, RANGER, here

from twelvefold.protocol.commands import Close, Done, Play, Sit
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.table import Options, OwnTable, Removal, SeatRequest, Status
from twelvefold.server.node.own import OwnTables
from twelvefold.server.table.holder import Holder
from twelvefold.server.table.refusal import Refused


async def own(room: Room, holder: Holder, may_read: Callable[[], bool] = lambda: True) -> list[OwnTable]:
    """Somebody's list, as the second node has it."""
    return await OwnTables(room.nodes[1].tables).all_of(holder, may_read)


async def remove(room: Room, holder: Holder, removal: Removal) -> None:
    await OwnTables(room.nodes[0].tables).remove(holder, room.table, removal)


@in_a_room
async def test_the_list_tells_each_player_whose_turn_it_is_and_shows_their_own_planet(room: Room) -> None:
    await room.make(here("Ada"), SeatRequest())
    await room.say(room.ben, Sit("sit", room.table, 1, "Ben"))
    await room.look(room.ada)
    await room.say(room.ada, Play("play", room.table, room.ada.seq, 0, 0, 3, 0))
    await room.say(room.ada, Done("done", room.table, room.ada.seq, 0))
    [hers], [his] = await own(room, ADA), await own(room, BEN)
    assert (hers.your_seats, his.your_seats) == ((0,), (1,))
    assert hers.seat_to_move == his.seat_to_move == 1
    assert hers.your_planet is not None
    assert hers.your_planet[:15] == "." * 15
    assert set(hers.your_planet[15:20]) <= set("ofdmg")
    assert his.your_planet == "." * 60
    assert hers.end is None


@in_a_room
async def test_a_list_that_may_not_read_tables_has_their_summaries(room: Room) -> None:
    await room.make(here("Ada"), RANGER)
    [table] = await own(room, ADA, lambda: False)
    assert (table.id, table.status, table.your_seats) == (room.table, Status.PLAYING, ())


@in_a_room
async def test_removing_a_game_against_bots_closes_it(room: Room) -> None:
    await room.make(here("Ada"), RANGER)
    [table] = await own(room, ADA)
    assert table.removal is Removal.CLOSE
    await remove(room, ADA, Removal.CLOSE)
    assert await own(room, ADA) == []
    assert (await room.nodes[0].tables.live(room.table)).table.status is Status.CLOSED


@in_a_room
async def test_removing_a_game_with_others_leaves_it_and_coming_back_lists_it_again(room: Room) -> None:
    await room.make(here("Ada"), here("Bea"), SeatRequest())
    await room.say(room.ben, Sit("sit", room.table, 1, "Ben"))
    [table] = await own(room, ADA)
    assert table.removal is Removal.LEAVE
    await remove(room, ADA, Removal.LEAVE)
    assert await own(room, ADA) == []
    seats = (await room.nodes[0].tables.live(room.table)).info.seats
    assert [seat.away for seat in seats] == [True, True, False]
    await room.look(room.ada)
    [again] = await own(room, ADA)
    assert again.your_seats == (0, 1)


@in_a_room
async def test_a_finished_table_is_forgotten_and_remembered(room: Room) -> None:
    await room.make(here("Ada"), RANGER)
    await room.look(room.ada)
    await room.say(room.ada, Close("close", room.table, room.ada.seq))
    await remove(room, ADA, Removal.FORGET)
    assert await own(room, ADA) == []
    await OwnTables(room.nodes[1].tables).remember(ADA, room.table)
    assert [table.id for table in await own(room, ADA)] == [room.table]
    with pytest.raises(Refused) as refused:
        await OwnTables(room.nodes[1].tables).remember(BEN, room.table)
    assert refused.value.reason is Reason.NOT_YOURS


@in_a_room
async def test_nothing_is_closed_by_someone_who_agreed_to_something_else(room: Room) -> None:
    await room.make(here("Ada"), SeatRequest(), options=Options(seed="room"))
    [table] = await own(room, ADA)
    assert table.removal is Removal.CLOSE
    await room.say(room.ben, Sit("sit", room.table, 1, "Ben"))
    with pytest.raises(Refused) as refused:
        await remove(room, ADA, Removal.CLOSE)
    assert refused.value.reason is Reason.STALE
    assert [table.id for table in await own(room, ADA)] == [room.table]
