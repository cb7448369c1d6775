"""Checking a record: format, setup, moves, awards, scores and winners, in this order; the first that is wrong is named.

A record comes from anywhere, so nothing about it is taken for granted: a boolean is no integer, nor is 1.0 or "1".
"""

import json
from collections.abc import Callable
from typing import Annotated, Any, NamedTuple, NoReturn

import msgspec
import numpy as np
from msgspec import Meta, Struct

from twelvefold.drawing import FACE_LETTERS
from twelvefold.engine.deal import Deal, DealError
from twelvefold.engine.events import Ended, Score
from twelvefold.engine.kernel import step
from twelvefold.engine.kernel.layout import PLANETS, PLY
from twelvefold.engine.kernel.words import Words
from twelvefold.engine.ledger import awards_of, scores_of
from twelvefold.engine.state import box_tables, state_of
from twelvefold.engine.story import ended
from twelvefold.world.box import ROUNDS, TILE_COUNT, Box
from twelvefold.world.box_file import BoxError, box_from_json, standard_box
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.geometry import EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat

FORMAT = "twelvefold/1"
MOST_BYTES = 1024 * 1024
"""No record is longer; its moves take some 3 kB and a box of one's own 7."""


class RecordError(TwelvefoldError):
    """A record that is none, or that the rules contradict; `where` names the part, such as `moves[17]`."""

    def __init__(self, where: str, what: str) -> None:
        super().__init__(f"{where}: {what}" if where else what)
        self.where = where


class Checked(NamedTuple):
    """A record that holds."""

    deal: Deal
    words: list[int]
    """The kernel's words about the table after the last move."""
    end: Ended | None
    extra: dict[str, Any]
    """The keys that the format does not know."""


KNOWN = ("format", "players", "objectives", "mystery", "setup", "moves", "awards", "scores", "winners", "box")


def check_record(text: str | bytes) -> Checked:
    """Replay a record by the rules; RecordError says what is wrong first."""
    record = _object("", _decode(text), None)
    if _key("", record, "format") != FORMAT:
        _refuse("format", f"{_shown(record['format'])} is not known here, only {FORMAT}")
    deal = _deal(record)
    state = state_of(deal)
    _replay(state, deal, _list("moves", _key("", record, "moves")))
    words: list[int] = state[:PLANETS].tolist()
    _compare("awards", _key("", record, "awards"), awards_of(deal, words), _award)
    end = None
    if words[PLY] == ROUNDS * deal.players:
        end = ended(deal, scores_of(deal, state))
        _compare("scores", _key("", record, "scores"), list(end.scores), _score)
        _compare("winners", _key("", record, "winners"), list(end.winners), _winner)
    else:
        for name in ("scores", "winners"):
            if name in record:
                _refuse(name, f"must not be there: only {words[PLY]} of {ROUNDS * deal.players} moves are made")
    return Checked(deal, words, end, {name: value for name, value in record.items() if name not in KNOWN})


def _refuse(where: str, what: str) -> NoReturn:
    raise RecordError(where, what)


def _shown(value: object) -> str:
    try:
        text = json.dumps(value)
    except (ValueError, RecursionError):
        return "this value"
    return text if len(text) <= 40 else text[:39] + "…"


def _decode(text: str | bytes) -> object:
    if len(text) > MOST_BYTES:
        _refuse("", f"no record is longer than {MOST_BYTES} bytes")
    try:
        return msgspec.json.decode(text)
    except (msgspec.DecodeError, UnicodeError, RecursionError):
        pass  # the slower reader says better what is wrong, and knows lone surrogates
    try:
        return json.loads(text, parse_constant=_no_constant)
    except RecursionError:
        _refuse("", "no record: nested too deeply")
    except UnicodeDecodeError as error:
        _refuse("", f"not UTF-8 text at byte {error.start}")
    except json.JSONDecodeError as error:
        _refuse("", f"not JSON: {error.msg} at character {error.pos + 1}")
    except ValueError as error:
        _refuse("", f"not JSON: {str(error).split(';')[0]}")


def _no_constant(name: str) -> NoReturn:
    raise ValueError(f"{name} is no number")


def _key(where: str, value: dict[str, Any], name: str) -> object:
    if name not in value:
        _refuse(f"{where}.{name}" if where else name, "is missing")
    return value[name]


def _object(where: str, value: object, keys: tuple[str, ...] | None) -> dict[str, Any]:
    """A JSON object; where keys are given, with these and no others."""
    if not isinstance(value, dict):
        _refuse(where, f"{_shown(value)} is no object" if where else f"{_shown(value)} is no record")
    if keys is not None:
        for name in keys:
            _key(where, value, name)
        for name in value:
            if name not in keys:
                _refuse(where, f"{_shown(name)} does not belong here")
    return value


def _list(where: str, value: object) -> list[Any]:
    if not isinstance(value, list):
        _refuse(where, f"{_shown(value)} is no list")
    return value


def _integer(where: str, value: object) -> int:
    if type(value) is not int:
        _refuse(where, f"{_shown(value)} is no integer")
    return value


def _flag(record: dict[str, Any], name: str) -> bool:
    value = _key("", record, name)
    if not isinstance(value, bool):
        _refuse(name, f"{_shown(value)} is neither true nor false")
    return value


def _box(record: dict[str, Any]) -> Box:
    if "box" not in record:
        return standard_box()
    try:
        return box_from_json(record["box"])
    except BoxError as error:
        _refuse("box", str(error))


def _deal(record: dict[str, Any]) -> Deal:
    players = _integer("players", _key("", record, "players"))
    if not 2 <= players <= 4:
        _refuse("players", f"2 to 4 can play, not {_shown(players)}")
    objectives, mystery = _flag(record, "objectives"), _flag(record, "mystery")
    box = _box(record)
    setup = _object("setup", _key("", record, "setup"), ("piles", "animals", "objectives", "first_seat"))
    piles = [_list(f"setup.piles[{k}]", pile) for k, pile in enumerate(_list("setup.piles", setup["piles"]))]
    animals = [
        _list(f"setup.animals[{k}]", column) for k, column in enumerate(_list("setup.animals", setup["animals"]))
    ]
    for k, pile in enumerate(piles):
        for i, tile in enumerate(pile):
            if type(tile) is not int:
                _refuse(f"setup.piles[{k}][{i}]", f"{_shown(tile)} is no integer")
    for k, column in enumerate(animals):
        for i, animal in enumerate(column):
            if not isinstance(animal, str):
                _refuse(f"setup.animals[{k}][{i}]", f"{_shown(animal)} is no animal's id")
    habitats = _list("setup.objectives", setup["objectives"])
    for seat, name in enumerate(habitats):
        if not isinstance(name, str) or name not in BY_ID:
            _refuse(f"setup.objectives[{seat}]", f"{_shown(name)} is no habitat")
    if bool(habitats) != objectives:
        wanted = "one for each seat is needed" if objectives else "none is dealt in the beginner game"
        _refuse("setup.objectives", f"{wanted}, {len(habitats)} are there")
    first = _integer("setup.first_seat", setup["first_seat"])
    try:
        return Deal(
            players=players,
            piles=tuple(tuple(pile) for pile in piles),
            animals=tuple(tuple(column) for column in animals),
            objectives=tuple(BY_ID[name] for name in habitats),
            first_seat=Seat(first),
            mystery=mystery,
            box=box,
        )
    except DealError as error:
        _refuse(f"setup.{error.where}", error.what)


class PaperMove(Struct, forbid_unknown_fields=True, gc=False):
    """A move as a record has it; decoding checks that it is whole and within bounds."""

    seat: Annotated[int, Meta(ge=0, lt=4)]
    tile: Annotated[int, Meta(ge=0, lt=TILE_COUNT)]
    face: Annotated[int, Meta(ge=0, lt=FACE_COUNT)]
    rotation: Annotated[int, Meta(ge=0, lt=EDGE_COUNT)]


def _replay(state: Words, deal: Deal, moves: list[Any]) -> None:
    most = ROUNDS * deal.players
    plain, broken = _plain_moves(moves[:most])
    flat = [number for move in plain for number in (move.seat, move.tile, move.face, move.rotation)]
    status = step.replay(state, box_tables(deal.box), np.array(flat, dtype=np.int64), len(plain))
    if status != step.LEGAL:
        number = int(state[PLY])
        _refuse(f"moves[{number}]", _why_not(status, deal, number, plain[number]))
    if broken is not None:  # but a move before it that is illegal comes first
        _refuse(f"moves[{len(plain)}]{broken[0]}", broken[1])
    if len(moves) > most:
        _refuse(f"moves[{most}]", f"the game is over after {most} moves")


def _plain_moves(moves: list[Any]) -> tuple[list[PaperMove], tuple[str, str] | None]:
    """The moves up to the first that is broken; then where in it, and what is wrong there."""
    try:
        return msgspec.convert(moves, list[PaperMove]), None
    except (msgspec.ValidationError, UnicodeError):
        plain: list[PaperMove] = []
        for move in moves:
            try:
                plain.append(msgspec.convert(move, PaperMove))
            except UnicodeError:
                return plain, ("", "a key is no Unicode text")
            except msgspec.ValidationError as error:
                what, _, where = str(error).partition(" - at `$")
                name = where.rstrip("`")
                return plain, (name, what[:1].lower() + what[1:].replace("`", ""))
        raise


def _why_not(status: int, deal: Deal, number: int, move: PaperMove) -> str:
    done, turn = divmod(number, deal.players)
    if status == step.OTHER_SEAT:
        return f"it is seat {(deal.first_seat + done + turn) % deal.players}'s turn, not seat {move.seat}'s"
    if status == step.TILE_NOT_ON_SHOW:
        return f"tile {move.tile} is not among the five of round {done + 1}"
    if status == step.TILE_TAKEN:
        return f"tile {move.tile} was taken in this round"
    return f"face {move.face} ({FACE_LETTERS[move.face]}) of seat {move.seat} has its tile already"


def _compare(part: str, value: object, expected: list[Any], as_json: Callable[[Any], Any]) -> None:
    """Whether a part that follows from the rest is what follows from it."""
    found = _list(part, value)
    wanted = [as_json(item) for item in expected]
    if _written(found) == _written(wanted):
        return
    for number, (there, right) in enumerate(zip(found, wanted, strict=False)):
        if not _same(there, right):
            _refuse(*_difference(f"{part}[{number}]", there, right))
    if len(found) < len(wanted):
        _refuse(f"{part}[{len(found)}]", f"is missing: {json.dumps(wanted[len(found)])}")
    if len(found) > len(wanted):
        _refuse(f"{part}[{len(wanted)}]", f"{_shown(found[len(wanted)])} should not be there")


def _written(value: list[Any]) -> bytes | None:
    """A value as JSON, where true is not 1, nor is 1.0; None for what cannot be written."""
    try:
        return msgspec.json.encode(value)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return None


def _same(there: object, right: object) -> bool:
    """Equality in which true is not 1, nor is 1.0."""
    if isinstance(there, dict) and isinstance(right, dict):
        return there.keys() == right.keys() and all(_same(there[key], right[key]) for key in right)
    return type(there) is type(right) and there == right


def _difference(where: str, there: object, right: object) -> tuple[str, str]:
    """Where two values differ first, and how."""
    if isinstance(there, dict) and isinstance(right, dict) and there.keys() == right.keys():
        key = next(key for key in right if not _same(there[key], right[key]))
        return f"{where}.{key}", f"{_shown(there[key])} should be {json.dumps(right[key])}"
    return where, f"{_shown(there)} should be {json.dumps(right)}"


def _award(award: tuple[int, str, int]) -> dict[str, Any]:
    return {"round": award[0], "animal": award[1], "seat": award[2]}


def _score(score: Score) -> dict[str, int]:
    return {name: getattr(score, name) for name in ("seat", "objective", "animals", "cards", "total")}


def _winner(seat: int) -> int:
    return seat
