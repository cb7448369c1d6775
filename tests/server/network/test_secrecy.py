"""When only hidden information changes, a viewer who may not know it gets the same bytes."""

import asyncio
import random
import re
import shutil
import sqlite3
from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path
from urllib.error import HTTPError
from urllib.request import Request, urlopen

import msgspec
import pytest
from tests.server.network.running import Running, running
from websockets.asyncio.client import ClientConnection, connect

from twelvefold.client import Client
from twelvefold.engine.event_builder import REVEAL_AHEAD
from twelvefold.engine.move import BY_PLACE, MOVES
from twelvefold.protocol.commands import (
    Close,
    Done,
    HandOver,
    Hello,
    LaidTile,
    Play,
    React,
    Said,
    Sit,
    TakeBack,
    Unwatch,
    Watch,
    WhatIf,
)
from twelvefold.protocol.events import Reaction
from twelvefold.protocol.limits import PROTOCOL
from twelvefold.protocol.messages import Ack, GameView, Rejected, Snapshot, Trials, Update
from twelvefold.protocol.table import Options, SeatRequest
from twelvefold.protocol.wire import encode, read_message
from twelvefold.server.table.entries import Private
from twelvefold.world.geometry import FACE_COUNT
from twelvefold.world.habitat import Habitat

ROUNDS = 3
"""How many rounds are played: nothing from later rounds may have any effect."""
BOT = 2
"""The bot's seat, if there is one."""
WITHIN = 120.0
TIMES = re.compile(rb'"(now|due_at|at|touched_at|gone_at)":(?:[0-9.eE+-]+|\[[0-9.eE+nul,-]*\])')
LIMITS = ("--limit=frames=1000000", "--limit=refused=1000000")


def without_objective(sent: list[bytes]) -> list[bytes]:
    """What a viewer was sent, without their objective and their progress on it."""
    hidden = (rb'("seats":\[1\],"objectives":\[)"[a-z]+"', rb'("progress":\[|"objective":){[^}]*}')
    public = [frame for frame in sent if not frame.startswith(b'{"type":"yours"')]
    for secret in hidden:
        public = [re.sub(secret, rb"\1", frame) for frame in public]
    return public


def without_times(sent: bytes) -> bytes:
    return TIMES.sub(rb'"\1":0.0', sent)


@dataclass
class Viewer:
    """A viewer of the table, and all the bytes that they were sent."""

    socket: ClientConnection
    table: str
    number: int = 0
    heard: list[bytes] = field(default_factory=list)
    game: GameView | None = None
    seq: int = 0

    async def hear(self) -> object:
        frame = await self.socket.recv()
        data = frame.encode() if isinstance(frame, str) else frame
        self.heard.append(without_times(data))
        message = read_message(data)
        if isinstance(message, Snapshot):
            self.game, self.seq = message.game, message.seq
        elif isinstance(message, Update):
            self.game, self.seq = message.game_after(self.game), message.seq
        return message

    async def ask(self, said: Said) -> None:
        """Send a command, and wait for its answer."""
        await self.socket.send(encode(said).decode())
        while not isinstance(await self.hear(), Ack | Rejected | Snapshot | Trials):
            pass

    async def until(self, holds: Callable[["Viewer"], bool]) -> None:
        while not holds(self):
            await self.hear()

    @property
    def cmd_id(self) -> str:
        self.number += 1
        return f"c{self.number}"


async def prepared(url: str, seats: list[SeatRequest], options: Options) -> tuple[str, list[str]]:
    """A table at which a game has begun: its id, and the tokens of two players and a spectator."""
    async with Client(url) as first, Client(url) as second, Client(url) as third:
        table = await first.create([first.here("Ada"), first.friend(), *seats], options)
        await (await second.watch(table.id)).sit("Ben")
        return table.id, [first.token or "", second.token or "", third.token or ""]


def changed(private: bytes, *, mystery: bool, bot: int | None) -> bytes:
    """The same deal with everything changed that neither the first seat nor a bot knows."""
    luck = random.Random(7)
    kept = msgspec.json.decode(private, type=Private)
    deal = kept.deal
    assert deal is not None
    hidden = [tile for pile in deal.piles[ROUNDS + 1 :] for tile in pile]
    luck.shuffle(hidden)
    piles = [*deal.piles[: ROUNDS + 1], *(tuple(hidden[k : k + 5]) for k in range(0, len(hidden), 5))]
    animals = [list(column) for column in deal.animals]
    if mystery:
        down = [k for k, column in enumerate(animals) if len(column) > 1 and k > ROUNDS + REVEAL_AHEAD]
        assert len(down) > 1
        names = [animals[k][1] for k in down]
        for k, name in zip(down, names[1:] + names[:1], strict=True):
            animals[k][1] = name
    others = [habitat.id for habitat in Habitat if habitat.id not in deal.objectives]
    objectives = [
        own if seat in {0, bot} else others.pop() if others else own for seat, own in enumerate(deal.objectives)
    ]
    assert objectives != list(deal.objectives)
    new = msgspec.structs.replace(
        deal,
        piles=tuple(piles),
        animals=tuple(map(tuple, animals)),
        objectives=tuple(objectives),
        seed=luck.randbytes(32).hex(),
        bots=deal.bots if bot is not None else luck.randbytes(32).hex(),
    )
    return msgspec.json.encode(msgspec.structs.replace(kept, deal=new))


def change(database: Path, *, mystery: bool, bot: int | None) -> None:
    """Change hidden information behind the server's back."""
    connection = sqlite3.connect(database)
    with connection:
        [(row, private)] = connection.execute("SELECT rowid, private FROM event WHERE kind = 'game started'").fetchall()
        new = changed(private, mystery=mystery, bot=bot)
        assert new != private
        connection.execute("UPDATE event SET private = ? WHERE rowid = ?", (new, row))
    connection.close()


def fetch(url: str, token: str | None = None) -> bytes:
    headers = {} if token is None else {"authorization": f"Bearer {token}"}
    try:
        with urlopen(Request(url, headers=headers), timeout=30) as answer:
            return without_times(answer.read())
    except HTTPError as error:
        with error:
            return b"%d %s" % (error.code, error.read())


async def visit(server: Running, table: str, tokens: list[str]) -> list[list[bytes]]:
    """Play three rounds, with every allowed and refused command; returns what each of three viewers was sent."""
    url = server.url.replace("http", "ws", 1) + "/socket"
    viewers: list[Viewer] = []
    for token in tokens:
        socket = await connect(url, compression=None, max_size=None, proxy=None)
        viewer = Viewer(socket, table)
        viewers.append(viewer)
        await socket.send(encode(Hello(PROTOCOL, token)).decode())
        await viewer.hear()
        await viewer.ask(Watch(viewer.cmd_id, table))
    luck = random.Random(3)
    people = viewers[:2]
    while True:
        for viewer in people:
            await viewer.until(
                lambda now: now.game is not None and (now.game.seat_to_move in {0, 1} or now.game.round > ROUNDS)
            )
        game = viewers[0].game
        assert game is not None
        if game.round > ROUNDS:
            break
        assert game.seat_to_move is not None
        assert game.legal is not None
        await _pester(viewers, luck, game)
        mover = people[game.seat_to_move]
        slot, face = luck.choice(game.legal.slots), luck.choice(game.legal.faces)
        move = luck.choice(BY_PLACE[FACE_COUNT * slot + face])
        for _ in range(2):  # placed, undone if possible, and placed again
            await mover.ask(Play(mover.cmd_id, table, mover.seq, game.seat_to_move, *move))
            await mover.until(lambda now, ply=game.ply: now.game is not None and now.game.ply > ply)  # type: ignore[misc]
            if mover.game is None or mover.game.held != game.seat_to_move or mover.game.seat_to_move == BOT:
                break  # it can't be undone, or a bot may be faster
            if _ == 0:
                await mover.ask(TakeBack(mover.cmd_id, table, mover.seq, game.seat_to_move))
                await mover.until(lambda now, ply=game.ply: now.game is not None and now.game.ply == ply)  # type: ignore[misc]
            else:
                await mover.ask(Done(mover.cmd_id, table, mover.seq, game.seat_to_move))
                await mover.until(lambda now: now.game is not None and now.game.held is None)
        for viewer in people:
            await viewer.until(lambda now, seq=mover.seq: now.seq >= seq)  # type: ignore[misc]
    for viewer in viewers:
        await viewer.ask(Watch(viewer.cmd_id, table, 0))
        await viewer.ask(Watch(viewer.cmd_id, table, 5))
        await viewer.ask(Unwatch(viewer.cmd_id))
        await viewer.socket.close()
    return [viewer.heard for viewer in viewers]


async def _pester(viewers: list[Viewer], luck: random.Random, game: GameView) -> None:
    """Ask what is allowed, and what is refused."""
    tiles = [tile for tile in game.offer if tile is not None]
    planet = tuple(LaidTile(luck.randrange(50), luck.randrange(5)) if luck.random() < 0.3 else None for _ in range(12))
    waiting = 1 - (game.seat_to_move or 0)
    for viewer in viewers:
        table, seq = viewer.table, viewer.seq
        tile = luck.choice(tiles)
        for said in (
            WhatIf(viewer.cmd_id, table, luck.randrange(game.players), tile),
            WhatIf(viewer.cmd_id, table, 0, luck.randrange(50)),
            WhatIf(viewer.cmd_id, table, 1, luck.randrange(50), planet),
            Play(viewer.cmd_id, table, seq, waiting, *luck.choice(MOVES)),
            Play(viewer.cmd_id, table, max(0, seq - 9), 0, 0, 0, 3),
            TakeBack(viewer.cmd_id, table, seq, game.seat_to_move or 0),
            Sit(viewer.cmd_id, table, seq, "Eve", 1),
            Watch(viewer.cmd_id, table, luck.randrange(seq + 1)),
        ):  # fmt: skip
            if isinstance(said, TakeBack) and game.held is not None:
                continue
            await viewer.ask(said)
    await viewers[2].ask(Close(viewers[2].cmd_id, viewers[2].table, viewers[2].seq))
    if luck.random() < 0.3:
        await viewers[0].ask(React(viewers[0].cmd_id, viewers[0].table, viewers[0].seq, 0, Reaction.WOW))
        await viewers[1].ask(HandOver(viewers[1].cmd_id, viewers[1].table, viewers[1].seq, 1))


def requests(server: Running, table: str, tokens: list[str]) -> list[bytes]:
    paths = (f"tables/{table}/record", f"tables/{table}/record?game=1", "own", "tables", f"records/{'0' * 64}")
    return [fetch(f"{server.url}/api/{path}", token) for path in paths for token in (*tokens, None)]


@dataclass
class Told:
    """What each of three viewers was sent by two servers that differ only in hidden information."""

    sockets: list[list[list[bytes]]]
    requests: list[list[bytes]]


def told(folder: Path, options: Options, *, bot: bool = False, module: str = "twelvefold") -> Told:
    one, other = folder / "one.db", folder / "other.db"
    with running(str(one), *LIMITS) as server:
        seats = [Client.bot("naive")] if bot else []
        table, tokens = asyncio.run(prepared(server.url, seats, options))
        assert server.stop() == 0
    shutil.copy(one, other)
    change(other, mystery=options.mystery, bot=BOT if bot else None)
    told = Told([], [])
    for database in (one, other):
        with running(str(database), *LIMITS, module=module) as server:
            told.sockets.append(asyncio.run(asyncio.wait_for(visit(server, table, tokens), WITHIN)))
            told.requests.append(requests(server, table, tokens))
    return told


@pytest.mark.parametrize(
    ("options", "bot"),
    [
        (Options(hold=0, first_seat=0), False),
        (Options(hold=10, first_seat=1, mystery=True), False),
        (Options(hold=0, first_seat=0, mystery=True, aids=False), True),
    ],
    ids=["normal", "mystery and a hold", "a bot and no aids"],
)
def test_what_is_hidden_changes_no_byte_that_others_are_sent(tmp_path: Path, options: Options, *, bot: bool) -> None:
    found = told(tmp_path, options, bot=bot)
    (first, second, third), (first_again, second_again, third_again) = found.sockets
    assert first == first_again
    assert third == third_again
    assert len(first) > 50
    assert found.requests[0] == found.requests[1]
    # The second seat was dealt another objective: only its objective and its progress may differ.
    assert second != second_again
    assert without_objective(second) == without_objective(second_again)


def test_a_number_that_depends_on_what_is_hidden_is_found_out(tmp_path: Path) -> None:
    found = told(tmp_path, Options(hold=0, first_seat=0), module="tests.server.network.leaky")
    first, second = found.sockets
    assert all(one != other for one, other in zip(first, second, strict=True))
