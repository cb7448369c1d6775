"""Lines: moves tried from any position of a record, and what bots make of them."""

import asyncio
import json
from random import Random
from typing import Any, cast

import pytest
from tests.server.node.nodes import QuickPool

from twelvefold.bots import Turn
from twelvefold.engine.game import Game
from twelvefold.engine.record import RecordError, write_record
from twelvefold.engine.trial import trials
from twelvefold.protocol.messages import Reason
from twelvefold.protocol.wire import BadMessage
from twelvefold.server.bots import Asker, BotMove, BotPool, Interest
from twelvefold.server.node.lines import MOST_FOR_ADDRESS, LineBots, frames_of, what_if, with_branches
from twelvefold.server.node.replay import replay_of
from twelvefold.server.table.refusal import Refused
from twelvefold.world.units import Seat, TileId

Fields = dict[str, Any]


def played(players: int = 3, most: int = 48) -> Game:
    game, chance = Game.new(players, "a line"), Random(2)
    while not game.is_over and game.ply < most:
        game.push(chance.choice(game.legal_moves))
    return game


GAME = played()
RECORD: Fields = json.loads(write_record(GAME))


def asked(ply: int, moves: list[Fields], **more: object) -> bytes:
    return json.dumps({"record": RECORD, "ply": ply, "moves": moves, **more}).encode()


def other_line(ply: int, count: int) -> tuple[Game, list[Fields]]:
    """A game that leaves the record at a ply, and the moves it makes instead."""
    game, chance, moves = Game.replayed(GAME.deal, GAME.moves[:ply]), Random(3), list[Fields]()
    for _ in range(count):
        move = chance.choice(game.legal_moves)
        seat, tile = game.seat_to_move, game.offer[move.slot]
        moves.append({"seat": seat, "tile": tile, "face": move.face, "rotation": move.rotation})
        game.push(move)
    return game, moves


@pytest.mark.parametrize("ply", [0, 4, 20, 36])
def test_a_line_that_makes_the_moves_of_the_record_is_its_replay(ply: int) -> None:
    assert frames_of(asked(ply, RECORD["moves"][ply:])).frames == replay_of(json.dumps(RECORD)).frames


def test_a_line_leaves_the_record_and_can_go_on_to_another_end() -> None:
    game, moves = other_line(5, 31)
    frames = frames_of(asked(5, moves)).frames
    assert len(frames) == 37
    assert frames[5] == replay_of(json.dumps(RECORD)).frames[5]
    assert frames[-1].game.end == game.end
    assert frames[6].game.planets == Game.replayed(GAME.deal, game.moves[:6]).view().planets


def test_only_the_frames_that_are_asked_for_are_sent() -> None:
    _, moves = other_line(5, 3)
    assert frames_of(asked(5, moves, since=7)).frames == frames_of(asked(5, moves)).frames[7:]
    with pytest.raises(BadMessage, match="since"):
        frames_of(asked(5, moves, since=9))


def test_a_move_that_breaks_the_rules_is_named() -> None:
    _, moves = other_line(4, 2)
    first, second = moves
    wrong = {"moves[1]": {"tile": first["tile"]}, "moves[1].face": {"face": 12}, "moves[1].seat": {"seat": True}}
    for where, change in wrong.items():
        with pytest.raises(RecordError) as refused:
            frames_of(asked(4, [first, second | change]))
        assert refused.value.where == where


@pytest.mark.parametrize("ply", [-1, 37])
def test_a_line_begins_where_the_record_has_been(ply: int) -> None:
    with pytest.raises(RecordError, match="ply"):
        frames_of(asked(ply, []))


def test_no_move_follows_the_last_one() -> None:
    with pytest.raises(RecordError, match=r"moves\[0\]"):
        frames_of(asked(36, [RECORD["moves"][-1]]))


@pytest.mark.parametrize("text", [b"", b"[]", b'{"record": {}}', b'{"record": {}, "ply": "0", "moves": []}'])
def test_what_is_no_line_is_refused(text: bytes) -> None:
    with pytest.raises(BadMessage):
        frames_of(text)


def test_a_tile_is_tried_where_the_line_has_come_to() -> None:
    game, moves = other_line(7, 4)
    tile = next(tile for tile in game.offer if tile is not None)
    for seat in range(3):
        found = what_if(asked(7, moves, seat=seat, tile=tile))
        assert found.trials == trials(game, Seat(seat), TileId(tile)).trials
        assert found.objective is not None
        assert found.objective.areas == found.trials[0].areas[game.deal.objectives[seat]]


@pytest.mark.parametrize("wrong", [{"seat": 3}, {"tile": 50}, {"seat": -1}])
def test_no_other_seat_or_tile_is_tried(wrong: Fields) -> None:
    with pytest.raises(Refused) as refused:
        what_if(asked(0, [], **({"seat": 0, "tile": 0} | wrong)))
    assert refused.value.reason is Reason.ILLEGAL


def test_a_record_gets_other_branches_and_keeps_the_rest() -> None:
    _, moves = other_line(5, 2)
    record = RECORD | {"seed": 2**255, "branches": [{"ply": 0, "name": "old", "moves": RECORD["moves"]}]}
    branches = [{"ply": 5, "name": "new", "moves": moves}]
    text = with_branches(json.dumps({"record": record, "branches": branches}).encode())
    assert json.loads(text) == record | {"branches": branches}
    with pytest.raises(RecordError, match=r"branches\[0\]\.name"):
        with_branches(json.dumps({"record": record, "branches": [branches[0] | {"name": ""}]}).encode())


def reply(pool: object, text: bytes) -> Any:  # noqa: ANN401  # the answer's parts are looked at one by one
    return asyncio.run(LineBots(cast("BotPool", pool)).reply(text, "1.2.3.4"))


class Watched(QuickPool):
    """Bots that keep what they were asked."""

    turn: Turn
    asker: Asker

    async def think(self, bot: str, turn: Turn, asker: Asker) -> BotMove:
        self.turn, self.asker = turn, asker
        return await super().think(bot, turn, asker)


def test_a_bot_replies_with_what_its_seat_may_know_and_behind_the_tables() -> None:
    game, moves = other_line(5, 2)
    pool = Watched()
    answer = reply(pool, asked(5, moves, bot="ranger"))
    seat = game.seat_to_move
    assert seat is not None
    assert pool.turn.view == game.view(seat)
    assert (pool.asker.payer, pool.asker.interest()) == ("1.2.3.4", Interest.WATCHED)
    move = next(each for each in game.legal_moves if each == _made(answer.move, game))
    game.push(move)
    assert answer.frame.game.planets == game.view().planets


def _made(move: Any, game: Game) -> tuple[int, int, int]:  # noqa: ANN401
    assert move.seat == game.seat_to_move
    return game.offer.index(move.tile), move.face, move.rotation


def test_the_same_line_gets_the_same_reply() -> None:
    assert reply(QuickPool(), asked(8, [], bot="master")) == reply(QuickPool(), asked(8, [], bot="master"))


def test_a_bot_that_the_host_has_registered_replies_too() -> None:
    seat = Game.replayed(GAME.deal, GAME.moves[:8]).seat_to_move
    assert reply(QuickPool(), asked(8, [], bot="Agent")).move.seat == seat


class Lazy(QuickPool):
    """Bots that are too busy."""

    async def think(self, bot: str, turn: Turn, asker: Asker) -> BotMove:
        move = (await super().think(bot, turn, asker)).move
        return BotMove(move=move, fault="busy", seconds=0.0)


@pytest.mark.parametrize(
    ("ply", "bot", "reason"), [(36, "ranger", Reason.NOT_NOW), (0, "nobody", Reason.NO_BOT), (0, "", Reason.NO_BOT)]
)
def test_no_bot_replies_after_the_end_or_under_another_name(ply: int, bot: str, reason: Reason) -> None:
    with pytest.raises(Refused) as refused:
        reply(QuickPool(), asked(ply, [], bot=bot))
    assert refused.value.reason is reason


def test_a_move_by_a_stand_in_is_no_reply() -> None:
    with pytest.raises(Refused) as refused:
        reply(Lazy(), asked(0, [], bot="ranger"))
    assert (refused.value.reason, refused.value.where) == (Reason.NOT_NOW, "bots")


class Stuck(QuickPool):
    """Bots that think until they are let go."""

    def __init__(self) -> None:
        self.begun: asyncio.Queue[None] = asyncio.Queue()
        self.let_go = asyncio.Event()

    async def think(self, bot: str, turn: Turn, asker: Asker) -> BotMove:
        self.begun.put_nowait(None)
        await self.let_go.wait()
        return await super().think(bot, turn, asker)


def test_one_address_leaves_room_for_the_lines_of_others() -> None:
    async def story() -> None:
        pool = Stuck()
        bots, line = LineBots(cast("BotPool", pool)), asked(0, [], bot="ranger")
        greedy = [asyncio.create_task(bots.reply(line, "1.2.3.4")) for _ in range(MOST_FOR_ADDRESS)]
        for _ in greedy:
            await pool.begun.get()
        with pytest.raises(Refused) as refused:
            await bots.reply(line, "1.2.3.4")
        assert (refused.value.reason, refused.value.where) == (Reason.TOO_MANY, "lines")
        modest = asyncio.create_task(bots.reply(line, "5.6.7.8"))
        await pool.begun.get()
        pool.let_go.set()
        await asyncio.gather(*greedy, modest)
        await bots.reply(line, "1.2.3.4")  # what is answered makes room again

    asyncio.run(asyncio.wait_for(story(), 60))
