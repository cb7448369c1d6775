"""A table as one client sees it."""

import asyncio
from collections import deque
from collections.abc import Callable
from typing import TYPE_CHECKING

from twelvefold.engine.move import BY_PLACE, Move
from twelvefold.engine.view import View
from twelvefold.protocol import commands
from twelvefold.protocol.events import Event, Reaction
from twelvefold.protocol.messages import (
    Ack,
    GameView,
    Presence,
    Progress,
    Snapshot,
    Suggestion,
    Trials,
    Update,
    Yours,
    public_fields,
)
from twelvefold.protocol.table import Status, TableInfo
from twelvefold.world.geometry import FACE_COUNT
from twelvefold.world.units import Face, Rotation, Seat, Slot

if TYPE_CHECKING:
    from twelvefold.client.client import Client

MOST_EVENTS = 2000
"""How many events are remembered; older ones are dropped."""


class Seen:
    """A table that a client watches; it changes as messages arrive."""

    def __init__(self, client: "Client", snapshot: Snapshot) -> None:
        self._client = client
        self._changed = asyncio.Condition()
        self.id = snapshot.table
        self.seq = 0
        self.info: TableInfo = snapshot.info
        self.game: GameView | None = None
        self.seats: tuple[int, ...] = ()
        """The seats that this client holds."""
        self.objectives: dict[int, str | None] = {}
        self.progress: dict[int, Progress | None] = {}
        """The progress of each of these seats' objectives."""
        self.host = False
        self.hints = False
        """Whether the server gives hints on this client's turns."""
        self.online: tuple[bool, ...] = ()
        self.spectators = 0
        self.events: deque[Event] = deque(maxlen=MOST_EVENTS)
        self.take(snapshot)

    def take(self, message: Snapshot | Update | Yours | Presence) -> None:
        """Apply a message from the server."""
        match message:
            case Snapshot():
                self.seq, self.info, self.game = message.seq, message.info, message.game
                self.events.extend(message.events)
                self.take(message.yours)
            case Update():
                self.seq, self.info = message.seq, message.info or self.info
                self.game = message.game_after(self.game)
                self.events.extend(message.events)
            case Yours():
                self.seats, self.host, self.hints = message.seats, message.host, message.hints
                self.objectives = dict(zip(message.seats, message.objectives, strict=True))
                self.progress = dict(zip(message.seats, message.progress, strict=True))
            case Presence():
                self.online, self.spectators = message.online, message.spectators

    async def wake(self) -> None:
        """Wake everybody who waits in `until`."""
        async with self._changed:
            self._changed.notify_all()

    async def until(self, holds: Callable[["Seen"], bool]) -> None:
        """Wait until something holds; raises `Lost` if the connection ends first."""
        async with self._changed:
            while not holds(self):
                self._client.raise_if_lost()
                await self._changed.wait()

    async def my_turn(self) -> int | None:
        """Wait for the turn of one of this client's seats and return the seat; None when the game is over."""
        await self.until(lambda now: now.is_over or (now.seat_to_move in now.seats))
        return None if self.is_over else self.seat_to_move

    @property
    def is_over(self) -> bool:
        """Whether the last game has ended."""
        return self.info.status in {Status.OVER, Status.CLOSED}

    @property
    def seat_to_move(self) -> int | None:
        """The seat whose turn it is."""
        return None if self.game is None else self.game.seat_to_move

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """The legal moves of the seat to move."""
        legal = None if self.game is None else self.game.legal
        if legal is None:
            return ()
        return tuple(m for slot in legal.slots for face in legal.faces for m in BY_PLACE[FACE_COUNT * slot + face])

    def view(self, seat: int) -> View:
        """What one of this client's seats may know, in the form that bots get."""
        game = self.game
        if game is None:
            raise ValueError("there is no game yet")
        moves = tuple(move.code for move in game.moves)
        return View(**public_fields(game), viewer=Seat(seat), objective=self.objectives.get(seat), moves=moves)

    async def _do(self, command: commands.TableCommand) -> Ack:
        """Send a command and wait until its effect has arrived here."""
        ack = await self._client.send(command)
        await self.until(lambda now: now.seq >= ack.seq)
        return ack

    async def sit(self, name: str, seat: int | None = None, secret: str | None = None) -> Ack:
        """Take an open seat, or a handed-over one with its secret."""
        return await self._do(commands.Sit(self._client.new_id(), self.id, self.seq, name, seat, secret))

    async def play(self, seat: int, move: Move) -> Ack:
        """Make a move."""
        return await self._do(commands.Play(self._client.new_id(), self.id, self.seq, seat, *move))

    async def take_back(self, seat: int) -> Ack:
        """Undo your placement."""
        return await self._do(commands.TakeBack(self._client.new_id(), self.id, self.seq, seat))

    async def done(self, seat: int) -> Ack:
        """Confirm your placement."""
        return await self._do(commands.Done(self._client.new_id(), self.id, self.seq, seat))

    async def leave(self, seat: int) -> Ack:
        """Leave your seat."""
        return await self._do(commands.Leave(self._client.new_id(), self.id, self.seq, seat))

    async def come_back(self, seat: int) -> Ack:
        """Take your seat back from the bot that plays for it."""
        return await self._do(commands.Return(self._client.new_id(), self.id, self.seq, seat))

    async def hand_over(self, seat: int) -> str:
        """Get a secret that lets somebody else take your seat."""
        ack = await self._do(commands.HandOver(self._client.new_id(), self.id, self.seq, seat))
        assert ack.secret is not None
        return ack.secret

    async def resign(self, seat: int) -> Ack:
        """Resign; a bot plays on in your place."""
        return await self._do(commands.Resign(self._client.new_id(), self.id, self.seq, seat))

    async def end(self, seat: int, *, wanted: bool = True) -> Ack:
        """Agree to end the game now, or withdraw."""
        return await self._do(commands.End(self._client.new_id(), self.id, self.seq, seat, wanted))

    async def rematch(self, seat: int, *, wanted: bool = True) -> Ack:
        """Ask for a rematch, or withdraw."""
        return await self._do(commands.Rematch(self._client.new_id(), self.id, self.seq, seat, wanted))

    async def react(self, seat: int, reaction: Reaction) -> Ack:
        """Send a reaction."""
        return await self._do(commands.React(self._client.new_id(), self.id, self.seq, seat, reaction))

    async def fill(self, seat: int, bot: str | None = None) -> Ack:
        """As the host, give a seat to a bot or open it."""
        return await self._do(commands.Fill(self._client.new_id(), self.id, self.seq, seat, bot))

    async def kick(self, seat: int) -> Ack:
        """As the host, remove a player from a seat."""
        return await self._do(commands.Kick(self._client.new_id(), self.id, self.seq, seat))

    async def close(self) -> Ack:
        """As the host, close the table."""
        return await self._do(commands.Close(self._client.new_id(), self.id, self.seq))

    async def what_if(self, seat: int, tile: int, faces: tuple[commands.LaidTile | None, ...] | None = None) -> Trials:
        """Ask what a tile would change on every free face in every rotation."""
        question = commands.WhatIf(self._client.new_id(), self.id, seat, tile, faces)
        found = await self._client.ask(question)
        assert isinstance(found, Trials)
        return found

    async def hint(self, seat: int) -> Move:
        """Ask what a strong bot would do on this seat's turn, alone against bots."""
        found = await self._client.ask(commands.Hint(self._client.new_id(), self.id, seat))
        assert isinstance(found, Suggestion)
        return Move(Slot(found.slot), Face(found.face), Rotation(found.rotation))
