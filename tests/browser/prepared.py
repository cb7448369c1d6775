"""Ada's tables, with games already under way, for tests that look at a screen without playing up to it."""

import asyncio
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from datetime import UTC, datetime

from twelvefold.bots import Turn, make_bot
from twelvefold.client import Client, Seen
from twelvefold.protocol.commands import PlayDaily
from twelvefold.protocol.messages import GameView
from twelvefold.protocol.table import Options, SeatRequest, Status
from twelvefold.world import standard_box

BOTS = ("ranger", "naturalist", "expert")
GOOD = "ranger"
"""The bot that chooses moves for the people, so that their planets look good."""

Stop = Callable[[GameView, Sequence[int]], bool]
"""Whether a game is far enough, for a player with those seats."""


@dataclass(frozen=True)
class Prepared:
    """Ada's tables, by what is happening there."""

    url: str
    token: str
    """The token that makes a browser Ada's."""
    tables: dict[str, str]


def in_round(number: int) -> Stop:
    """It is Ada's turn in the given round."""
    return lambda game, seats: game.round >= number and game.seat_to_move in seats


def last_in_round(number: int) -> Stop:
    """Ada's move ends a round, so that animals are awarded."""
    return lambda game, seats: in_round(number)(game, seats) and game.ply % game.players == game.players - 1


def waiting_in_round(number: int) -> Stop:
    """It is another player's turn."""
    return lambda game, seats: game.round >= number and game.seat_to_move not in seats


def at_the_end(game: GameView, _: Sequence[int]) -> bool:
    """The game is over."""
    return game.end is not None


def after(ply: int) -> Callable[[Seen], bool]:
    """The client has seen at least `ply` moves, or there are no more to come."""
    return lambda table: table.game is None or table.game.ply >= ply or table.game.end is not None


async def play_until(stop: Stop, *sides: Seen) -> None:
    """Play a table's people until its first one reaches the wanted point."""
    first, bot = sides[0], make_bot(GOOD)
    await first.until(lambda table: table.game is not None)
    while (game := first.game) is not None and not stop(game, first.seats):
        seat, ply = game.seat_to_move, game.ply
        mover = next((side for side in sides if seat in side.seats), None)
        if mover is not None and seat is not None:
            await mover.until(after(ply))
            await mover.play(seat, bot.choose(Turn(mover.view(seat), standard_box(), seed=ply)))
        await first.until(after(ply + 1))


async def _against_bots(ada: Client, bots: int, stop: Stop, seed: str) -> str:
    seats = [ada.here("Ada"), *(ada.bot(name) for name in BOTS[:bots])]
    table = await ada.create(seats, Options(hold=0, first_seat=0, seed=seed))
    await play_until(stop, table)
    return table.id


async def _with_ben(url: str, ada: Client, stop: Stop, seed: str) -> str:
    async with Client(url) as ben:
        hers = await ada.create([ada.here("Ada"), ada.friend()], Options(hold=0, seed=seed, listed=True))
        his = await ben.watch(hers.id)
        await his.sit("Ben")
        await play_until(stop, hers, his)
        # A placement can be undone until she confirms it, and no moves are planned before.
        await hers.done(hers.seats[0])
        return hers.id


async def _daily(ada: Client) -> str:
    day = datetime.now(UTC).date().isoformat()
    table = await ada.watch((await ada.send(PlayDaily(ada.new_id(), day, "Ada"))).table)
    bot = make_bot(GOOD)
    while table.info.status is Status.PLAYING:
        seat = await table.my_turn()
        if seat is None:
            break
        await table.play(seat, bot.choose(Turn(table.view(seat), standard_box(), seed=0)))
        await table.done(seat)
    return table.id


async def _room(ada: Client) -> str:
    seats = [ada.here("Ada"), ada.friend(), ada.bot(GOOD), ada.friend()]
    return (await ada.create(seats, Options(listed=True))).id


async def _one_screen(ada: Client, seats: Sequence[SeatRequest]) -> str:
    return (await ada.create(seats, Options(first_seat=1, seed="one screen"))).id


async def _prepare(url: str, lives: int) -> Prepared:
    async with Client(url) as ada:
        tables = {
            "room": await _room(ada),
            "daily": await _daily(ada),
            "end": await _against_bots(ada, 3, at_the_end, "end"),
            "duel end": await _against_bots(ada, 1, at_the_end, "duel"),
            "start": await _against_bots(ada, 2, in_round(1), "start"),
            "off turn": await _with_ben(url, ada, waiting_in_round(5), "off turn"),
            **{
                f"one screen {number}": await _one_screen(ada, [ada.here("Ada"), ada.here("Ben")])
                for number in range(lives)
            },
            "four": await _against_bots(ada, 3, in_round(6), "four"),
            "duel": await _against_bots(ada, 1, in_round(7), "duel"),
            "middle": await _against_bots(ada, 2, in_round(7), "middle"),
        }
        for number in range(lives):
            tables[f"life {number}"] = await _against_bots(ada, 2, last_in_round(6), "life")
        assert ada.token is not None
        return Prepared(url, ada.token, tables)


def prepare(url: str, lives: int = 1) -> Prepared:
    """Set up the tables; `lives` says how often tests may let a round end or hand over the device.

    Runs in a thread of its own: where a browser has started, its event loop occupies this one.
    """
    with ThreadPoolExecutor(1) as thread:
        return thread.submit(asyncio.run, _prepare(url, lives)).result()
