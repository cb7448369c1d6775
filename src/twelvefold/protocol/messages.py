"""What the server may say. Everything here is public but `Yours` and the secret of a hand-over."""

from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from twelvefold.engine.move import MOVES, Move
from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import RaceChange, Standing
from twelvefold.engine.trial import Trial
from twelvefold.engine.view import PublicView, View
from twelvefold.protocol.events import Event
from twelvefold.protocol.table import TableInfo
from twelvefold.world.box import Box
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat, TileId


class Welcome(Struct, frozen=True, tag="welcome"):
    """The answer to `Hello`."""

    protocol: int
    version: str
    now: float
    """Seconds since 1970 by the server's clock."""
    token: str | None = None
    """A new token, for a client that has none; keep it secret."""


class Legal(Struct, frozen=True, gc=False):
    """The legal moves of the seat to move: each of these slots on each of these faces, in every rotation."""

    slots: tuple[int, ...]
    faces: tuple[int, ...]


class GameView(PublicView, frozen=True):
    """A game as everybody at the table may see it; one's objective comes with `Yours`."""

    game: int
    seat_to_move: Seat | None
    """None while a placement is held before anything is turned up, and when the game is over."""
    moves: tuple[Move, ...]
    """All moves so far."""
    legal: Legal | None
    held: int | None
    """The seat whose last placement can still be taken back."""
    due_at: float | None
    """When the hold or the clock of the seat to move runs out, by the server's clock."""
    standings: tuple[Standing, ...] | None = None
    """The race for each animal; None where the table has no aids."""

    @classmethod
    def of(
        cls,
        view: View,
        standings: tuple[Standing, ...] | None,
        *,
        seat_to_move: int | None,
        game: int = 1,
        legal: Legal | None = None,
        held: int | None = None,
        due_at: float | None = None,
    ) -> "GameView":
        """What a spectator may know of a game, with the race for each animal where that is shown."""
        return cls(
            **{**public_fields(view), "seat_to_move": seat_to_move},
            game=game,
            moves=tuple([MOVES[code] for code in view.moves]),
            legal=legal,
            held=held,
            due_at=due_at,
            standings=standings,
        )

    def after(self, change: "GameChange") -> "GameView":
        """The game with what has changed in its round since."""
        planets = [list(faces) for faces in self.planets]
        for seat, face, laid in change.laid:
            planets[seat][face] = laid
        races = {race.animal: race for race in change.races}
        standings = self.standings
        if standings is not None and races:
            standings = tuple(races[s.animal].onto(s) if s.animal in races else s for s in standings)
        return replace(
            self,
            ply=change.ply,
            seat_to_move=change.seat_to_move,
            offer=change.offer,
            planets=tuple(map(tuple, planets)),
            moves=(*self.moves[: change.ply - len(change.moves)], *change.moves),
            legal=change.legal,
            held=change.held,
            due_at=change.due_at,
            standings=standings,
        )


class FaceChange(NamedTuple):
    """What lies on a face now."""

    seat: Seat
    face: int
    laid: Laid | None
    """None where a tile was taken back."""


class GameChange(Struct, frozen=True, gc=False):
    """What changed in a game within a round; whatever is not here is as it was."""

    ply: int
    seat_to_move: Seat | None
    offer: tuple[TileId | None, ...]
    legal: Legal | None
    held: int | None
    """The seat whose last placement can still be taken back."""
    due_at: float | None
    """When the hold or the clock of the seat to move runs out, by the server's clock."""
    moves: tuple[Move, ...] = ()
    """The last moves. Those before them, `ply` less their number, are as they were."""
    laid: tuple[FaceChange, ...] = ()
    races: tuple[RaceChange, ...] = ()


def public_fields(view: PublicView) -> dict[str, Any]:
    """The fields that every view of a game has."""
    return {name: getattr(view, name) for name in PublicView.__struct_fields__}


class Progress(Struct, frozen=True):
    """How far a planet is with an objective."""

    areas: int
    """How many areas of the habitat there are."""
    points: int
    """What the objective scores with these."""
    missing: int | None
    """Areas that are missing for more points; None where there are no more to be had."""
    next_points: int | None
    """What it scores with those."""

    @classmethod
    def of(cls, box: Box, habitat: Habitat, areas: int) -> "Progress":
        """How far a planet with so many areas of a habitat is with that objective."""
        ahead = next((step for step in box.objectives[habitat] if step.least > areas), None)
        missing, points = (None, None) if ahead is None else (ahead.least - areas, ahead.points)
        return cls(areas, box.points(habitat, areas), missing, points)


class Yours(Struct, frozen=True, tag="yours"):
    """What is only for this client: its seats, their objectives, and how far it is with them."""

    table: str
    seats: tuple[int, ...]
    objectives: tuple[str | None, ...]
    """For each of these seats its habitat; None before a deal and in the beginner game."""
    host: bool
    progress: tuple[Progress | None, ...]
    """For each of these seats how its objective stands now; None where it has none."""
    hints: bool
    """Whether a `Hint` is answered at one's turns: alone against bots, at a table with aids."""


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """A whole table, in answer to `Watch`; `events` is what happened since."""

    cmd_id: str
    table: str
    seq: int
    now: float
    info: TableInfo
    game: GameView | None
    events: tuple[Event, ...]
    yours: Yours


class Update(Struct, frozen=True, tag="update"):
    """What just happened at a table, and what has changed with it; the same bytes for everybody."""

    table: str
    after: int
    """What this follows on: a client that has seen less watches the table again."""
    seq: int
    now: float
    events: tuple[Event, ...]
    info: TableInfo | None = None
    """The table, if it has changed."""
    game: GameView | None = None
    """The whole game, when one begins, a round does, or it is over."""
    change: GameChange | None = None
    """What changed in the game within its round."""

    def game_after(self, before: GameView | None) -> GameView | None:
        """The game since, for somebody who has seen it as it was before."""
        if self.game is not None:
            return self.game
        return before if self.change is None or before is None else before.after(self.change)


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats' players are connected, and how many others look on."""

    table: str
    online: tuple[bool, ...]
    spectators: int


class Ack(Struct, frozen=True, tag="ack"):
    """A command was accepted and stored, as this entry of the table's log."""

    cmd_id: str
    table: str
    seq: int
    secret: str | None = None
    """In answer to `HandOver`: whoever brings it may take the seat, once."""


class Trials(Struct, frozen=True, tag="trials"):
    """The answer to `WhatIf`."""

    cmd_id: str
    table: str
    seat: int
    tile: int
    animals: tuple[str, ...]
    trials: tuple[Trial, ...]
    objective: Progress | None = None
    """How the seat's objective would stand, wherever the tile lay; only for the seat's holder."""


class Suggestion(Struct, frozen=True, tag="suggestion"):
    """The answer to `Hint`: a move for the seat to move, as a bot that knows no more than the seat would make it."""

    cmd_id: str
    table: str
    seat: int
    ply: int
    slot: int
    face: int
    rotation: int


class Reason(StrEnum):
    """Why something was refused."""

    BAD_MESSAGE = "bad message"
    """It is no message of this protocol; `where` says what is wrong with it."""
    TOO_LONG = "too long"
    NOT_GREETED = "not greeted"
    """The first frame must be `Hello`."""
    OTHER_PROTOCOL = "other protocol"
    TOO_FAST = "too fast"
    TOO_MANY = "too many"
    """Of tables, take-backs in a game or whatever `where` names."""
    NO_TABLE = "no table"
    NO_BOX = "no box"
    NO_BOT = "no bot"
    BAD_NAME = "bad name"
    BAD_OPTIONS = "bad options"
    STALE = "stale"
    """Something has happened since; look at it, then decide again."""
    NO_SEAT = "no seat"
    """There is no such seat, or none is open."""
    NOT_YOURS = "not yours"
    NOT_HOST = "not the host"
    NOT_NOW = "not now"
    """It can't be done as the table stands."""
    NOT_YOUR_TURN = "not your turn"
    HELD = "held"
    """A placement can still be taken back; the game goes on after it."""
    ILLEGAL = "illegal"
    """A rule of the game forbids the move."""
    NO_AIDS = "no aids"
    NO_SPECTATORS = "no spectators"
    USED = "used"
    """This secret was used before, or a newer one was made."""
    EXPIRED = "expired"
    """This secret was made too long ago, or for a game that is over."""
    OTHER_SEAT = "other seat"
    """In this game they have held or opened another seat, and nobody comes to know the secrets of two."""
    OTHER_COMMAND = "other command"
    """A command with this id was accepted before, and said something else."""
    UNKNOWN = "unknown"
    """The database did not answer in time: send the same command with the same id again."""
    STOPPING = "stopping"
    """The server stops; come back soon."""
    SLOW = "slow"
    """The client did not read what it was sent."""
    FORGOTTEN = "forgotten"
    """This token was rotated or forgotten, and is worthless now."""


class Rejected(Struct, frozen=True, tag="rejected"):
    """Something was refused, and why; nothing has changed."""

    reason: Reason
    cmd_id: str | None = None
    """None where the message could not be read."""
    where: str | None = None
    """A part of the message, a number or a name that says more; never a sentence for people."""


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last frame before the server closes the socket."""

    reason: Reason


Message = Welcome | Snapshot | Update | Yours | Presence | Ack | Rejected | Trials | Suggestion | Goodbye
"""All that a server may say."""
