"""What the server may say. Everything here is public except `Yours`, tokens and hand-over secrets."""

from enum import StrEnum
from typing import Any, NamedTuple

from msgspec import Struct
from msgspec.structs import replace

from twelvefold.analysis.advice import Advised
from twelvefold.analysis.reasons import Reason as MoveReason
from twelvefold.engine.move import MOVES, Move
from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import RaceChange, Standing
from twelvefold.engine.trial import Trial
from twelvefold.engine.view import PublicView, View
from twelvefold.protocol.events import Event
from twelvefold.protocol.shared_review import Reviewing, SharedReview
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
    """A new token, if the client had none; keep it secret."""


class Legal(Struct, frozen=True, gc=False):
    """The legal moves of the seat to move: each of these slots on each of these faces, in every rotation."""

    slots: tuple[int, ...]
    faces: tuple[int, ...]


class GameView(PublicView, frozen=True):
    """A game as everybody at the table may see it; objectives come with `Yours`."""

    game: int
    seat_to_move: Seat | None
    """Whose turn it is; None during a hold before anything is revealed, and when the game is over."""
    moves: tuple[Move, ...]
    """All moves so far."""
    legal: Legal | None
    held: int | None
    """The seat whose last placement can still be taken back."""
    due_at: float | None
    """When the hold or the clock of the seat to move runs out, by the server's clock."""
    standings: tuple[Standing, ...] | None = None
    """The race for each animal; None if the table doesn't show bids and previews."""

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
        """What a spectator may know of a game, with the race for each animal if the table shows it."""
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
        """The game after a change within its round."""
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
    """The tile that is on a face now."""

    seat: Seat
    face: int
    laid: Laid | None
    """None if a placement was undone."""


class GameChange(Struct, frozen=True, gc=False):
    """What changed in a game within a round. Everything else stays as it was."""

    ply: int
    seat_to_move: Seat | None
    offer: tuple[TileId | None, ...]
    legal: Legal | None
    held: int | None
    """The seat whose last placement can still be taken back."""
    due_at: float | None
    """When the hold or the clock of the seat to move runs out, by the server's clock."""
    moves: tuple[Move, ...] = ()
    """The newest moves. The earlier ones, `ply` minus their number, stay as they were."""
    laid: tuple[FaceChange, ...] = ()
    races: tuple[RaceChange, ...] = ()


def public_fields(view: PublicView) -> dict[str, Any]:
    """The fields that every view of a game has."""
    return {name: getattr(view, name) for name in PublicView.__struct_fields__}


class Progress(Struct, frozen=True):
    """How close a planet is to more points for its objective."""

    areas: int
    """How many areas of the habitat the planet has."""
    points: int
    """What the objective scores with them."""
    missing: int | None
    """How many more areas bring more points; None if there are no more to get."""
    next_points: int | None
    """What the objective would score then."""

    @classmethod
    def of(cls, box: Box, habitat: Habitat, areas: int) -> "Progress":
        """The progress of a planet with so many areas of a habitat."""
        ahead = next((step for step in box.objectives[habitat] if step.least > areas), None)
        missing, points = (None, None) if ahead is None else (ahead.least - areas, ahead.points)
        return cls(areas, box.points(habitat, areas), missing, points)


class Yours(Struct, frozen=True, tag="yours"):
    """What is only for this client: its seats, their objectives and their progress."""

    table: str
    seats: tuple[int, ...]
    objectives: tuple[str | None, ...]
    """For each of these seats, its habitat; None before a deal and in the beginner game."""
    host: bool
    progress: tuple[Progress | None, ...]
    """For each of these seats, the progress of its objective; None if it has none."""
    hints: bool
    """Whether the server answers a `Hint` on this client's turns: alone against bots, with `aids` on."""


class Snapshot(Struct, frozen=True, tag="snapshot"):
    """The whole table, in answer to `Watch`; `events` is what happened since."""

    cmd_id: str
    table: str
    seq: int
    now: float
    info: TableInfo
    game: GameView | None
    events: tuple[Event, ...]
    yours: Yours


class Update(Struct, frozen=True, tag="update"):
    """What just happened at a table and what changed; the same bytes for everybody."""

    table: str
    after: int
    """The entry before this update; a client that hasn't seen it watches the table again."""
    seq: int
    now: float
    events: tuple[Event, ...]
    info: TableInfo | None = None
    """The table, if it has changed."""
    game: GameView | None = None
    """The whole game, if a game or a round begins or the game is over."""
    change: GameChange | None = None
    """What changed in the game, within a round."""

    def game_after(self, before: GameView | None) -> GameView | None:
        """The game after this update, from the game before it."""
        if self.game is not None:
            return self.game
        return before if self.change is None or before is None else before.after(self.change)


class Presence(Struct, frozen=True, tag="presence"):
    """Which seats' players are connected, and who else is watching."""

    table: str
    online: tuple[bool, ...]
    spectators: int
    names: tuple[str, ...] = ()
    """The names of the first spectators who gave one, 8 at most."""
    gone_at: tuple[float | None, ...] = ()
    """For each seat, since when its player has been disconnected, by the server's clock; None for everyone else."""


class Ack(Struct, frozen=True, tag="ack"):
    """A command was accepted and stored, as this entry of the table's log."""

    cmd_id: str
    table: str
    seq: int
    secret: str | None = None
    """In answer to `HandOver`: the secret that lets somebody take the seat, once."""


class Trials(Struct, frozen=True, tag="trials"):
    """The answer to `WhatIf`."""

    cmd_id: str
    table: str
    seat: int
    tile: int
    animals: tuple[str, ...]
    trials: tuple[Trial, ...]
    objective: Progress | None = None
    """The progress of the seat's objective with the tile placed, on any face; only for the seat's holder."""


class SuggestedMove(Struct, frozen=True, gc=False):
    """A move that is worth considering."""

    slot: int
    face: int
    rotation: int
    chance: float
    """The seat's chance to win after it, from 0 to 1."""
    reasons: tuple[MoveReason, ...]
    """Why it's better than a plain move, the greatest difference first; empty if it isn't."""


class Suggestion(Struct, frozen=True, tag="suggestion"):
    """The answer to `Hint`: the best move with what this seat may see, and why."""

    cmd_id: str
    table: str
    seat: int
    ply: int
    slot: int
    face: int
    rotation: int
    chance: float
    """The seat's chance to win after it, from 0 to 1."""
    reasons: tuple[MoveReason, ...]
    """Why it's better than a plain move, the greatest difference first; empty if it isn't."""
    alternatives: tuple[SuggestedMove, ...]
    """The next best moves, two of them if there are as many."""

    @classmethod
    def of(cls, advice: tuple[Advised, ...], cmd_id: str, table: str, seat: int, ply: int) -> "Suggestion":
        """Advice as a message."""
        best, *others = [SuggestedMove(*MOVES[each.code], each.chance, each.reasons) for each in advice]
        return cls(
            cmd_id=cmd_id,
            table=table,
            seat=seat,
            ply=ply,
            slot=best.slot,
            face=best.face,
            rotation=best.rotation,
            chance=best.chance,
            reasons=best.reasons,
            alternatives=tuple(others),
        )


class Reason(StrEnum):
    """Why something was refused."""

    BAD_MESSAGE = "bad message"
    """This isn't a message of this protocol; `where` says which part is wrong."""
    TOO_LONG = "too long"
    NOT_GREETED = "not greeted"
    """The first frame must be `Hello`."""
    OTHER_PROTOCOL = "other protocol"
    TOO_FAST = "too fast"
    TOO_MANY = "too many"
    """Too many tables, undos in a game, or whatever `where` names."""
    ONE_ATTEMPT = "one attempt"
    """A daily game can be played once; `where` is the table of your attempt."""
    NO_TABLE = "no table"
    NO_BOX = "no box"
    NO_BOT = "no bot"
    BAD_NAME = "bad name"
    BAD_OPTIONS = "bad options"
    STALE = "stale"
    """Something has happened since. Look at it, then decide again."""
    NO_SEAT = "no seat"
    """There is no such seat, or none is open."""
    NOT_YOURS = "not yours"
    NOT_HOST = "not the host"
    NOT_NOW = "not now"
    """The table doesn't allow this right now."""
    NOT_YOUR_TURN = "not your turn"
    HELD = "held"
    """A placement can still be undone; the game continues after the hold."""
    ILLEGAL = "illegal"
    """A rule of the game forbids the move."""
    NO_AIDS = "no aids"
    NO_SPECTATORS = "no spectators"
    USED = "used"
    """This secret has been used, or a newer one was made."""
    EXPIRED = "expired"
    """This secret is too old, or its game is over."""
    OTHER_SEAT = "other seat"
    """In this game they have already held or opened another seat, and nobody may learn two objectives."""
    OTHER_COMMAND = "other command"
    """A different command with this id was accepted before."""
    UNKNOWN = "unknown"
    """The database didn't answer in time. Send the same command with the same id again."""
    STOPPING = "stopping"
    """The server is stopping. Reconnect in a moment."""
    SLOW = "slow"
    """The client didn't read its messages."""
    NOT_LEADER = "not the leader"
    """Somebody else leads this shared review."""
    FORGOTTEN = "forgotten"
    """This token was rotated or forgotten and no longer works."""


class Rejected(Struct, frozen=True, tag="rejected"):
    """Something was refused, with the reason. Nothing has changed."""

    reason: Reason
    cmd_id: str | None = None
    """The refused command's id; None if the message couldn't be read."""
    where: str | None = None
    """A part of the message, a number or a name with more detail; never a sentence for people."""


class Goodbye(Struct, frozen=True, tag="goodbye"):
    """The last frame before the server closes the socket."""

    reason: Reason


Message = (
    Welcome
    | Snapshot
    | Update
    | Yours
    | Presence
    | Ack
    | Rejected
    | Trials
    | Suggestion
    | Reviewing
    | SharedReview
    | Goodbye
)
"""Everything a server may say."""
