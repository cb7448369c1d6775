"""The moves of a record: whether each is one, and whether the rules allow it."""

from array import array
from typing import Annotated, Any, NoReturn

import msgspec
from msgspec import Meta, Struct

from twelvefold.drawing import FACE_LETTERS
from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel import step
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import PLY
from twelvefold.engine.record_json import integer_at, object_at, refuse
from twelvefold.engine.state import box_tables
from twelvefold.words import Sentence
from twelvefold.world.box import ROUNDS, TILE_COUNT
from twelvefold.world.errors import shown
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT


class RecordedMove(Struct, frozen=True, forbid_unknown_fields=True, gc=False):
    """A move as a record stores it; decoding checks that it's complete and within bounds."""

    seat: Annotated[int, Meta(ge=0, lt=4)]
    tile: Annotated[int, Meta(ge=0, lt=TILE_COUNT)]
    face: Annotated[int, Meta(ge=0, lt=FACE_COUNT)]
    rotation: Annotated[int, Meta(ge=0, lt=EDGE_COUNT)]


def replay_moves(state: Ints, deal: Deal, moves: list[Any], where: str = "moves") -> None:
    """Make moves in a state; a RecordError names the first mistake, and `where` is how it calls the list."""
    begun = state[PLY]
    most = ROUNDS * deal.players - begun
    plain = _plain_moves(moves[:most])
    flat = [number for move in plain for number in (move.seat, move.tile, move.face, move.rotation)]
    status = step.replay(state, box_tables(deal.box), array("q", flat), len(plain))
    if status != step.LEGAL:
        ply = state[PLY]
        refuse(f"{where}[{ply - begun}]", _why_not(status, deal, ply, plain[ply - begun]))
    if len(plain) < min(most, len(moves)):
        _refuse_move(f"{where}[{len(plain)}]", moves[len(plain)], deal.players)
    if len(moves) > most:
        refuse(f"{where}[{most}]", Sentence("error-record-over", moves=ROUNDS * deal.players))


def _plain_moves(moves: list[Any]) -> list[RecordedMove]:
    """The moves before the first malformed one: an illegal one among them must be named first."""
    try:
        return msgspec.convert(moves, list[RecordedMove])
    except (msgspec.ValidationError, UnicodeError):  # a key may be a lone surrogate
        plain: list[RecordedMove] = []
        for move in moves:
            try:
                plain.append(msgspec.convert(move, RecordedMove))
            except (msgspec.ValidationError, UnicodeError):
                break
        return plain


def _refuse_move(where: str, move: object, players: int) -> NoReturn:
    limits = {"seat": players, "tile": TILE_COUNT, "face": FACE_COUNT, "rotation": EDGE_COUNT}
    fields = object_at(where, move, tuple(limits))
    for name, limit in limits.items():
        if not 0 <= integer_at(f"{where}.{name}", fields[name]) < limit:
            refuse(f"{where}.{name}", Sentence("error-record-bounds", value=shown(fields[name]), last=limit - 1))
    refuse(where, Sentence("error-is-no-move"))


def _why_not(status: int, deal: Deal, ply: int, move: RecordedMove) -> Sentence:
    if status == step.OTHER_SEAT:
        return Sentence("error-record-turn", turn=deal.seat_at(ply), seat=move.seat)
    if status == step.TILE_NOT_ON_SHOW:
        return Sentence("error-record-tile", tile=move.tile, round=ply // deal.players + 1)
    if status == step.TILE_TAKEN:
        return Sentence("error-record-tile-taken", tile=move.tile)
    return Sentence("error-record-face-taken", face=move.face, letter=FACE_LETTERS[move.face], seat=move.seat)
