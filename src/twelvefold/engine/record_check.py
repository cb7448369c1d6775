"""Checks a record: format, setup, moves, awards, scores and winners, in this order. The error names the first mistake.

A record can come from anywhere, so nothing about it is taken for granted: true, 1.0 and "1" aren't integers.
"""

import json
from collections.abc import Callable
from typing import Any, NamedTuple

import msgspec

from twelvefold.engine.branches import Branch, branches_at
from twelvefold.engine.deal import Deal, DealError
from twelvefold.engine.event_builder import ended
from twelvefold.engine.events import Ended, Score
from twelvefold.engine.kernel.layout import PLANETS, PLY
from twelvefold.engine.ledger import awards_of, scores_of
from twelvefold.engine.record_json import decode, integer_at, key_of, list_at, object_at, refuse
from twelvefold.engine.record_moves import replay_moves
from twelvefold.engine.state import state_of
from twelvefold.words import Sentence
from twelvefold.world.box import ROUNDS, Box
from twelvefold.world.box_file import BoxError, box_from_json, standard_box
from twelvefold.world.errors import shown
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat

FORMAT = "twelvefold/1"


class Checked(NamedTuple):
    """A record that passed the check."""

    deal: Deal
    table_ints: list[int]
    """The state of the table after the last move, as the kernel stores it."""
    end: Ended | None
    extra: dict[str, Any]
    """Keys that aren't part of the format."""
    branches: tuple[Branch, ...] = ()


KNOWN = (
    "format",
    "players",
    "objectives",
    "mystery",
    "setup",
    "moves",
    "awards",
    "scores",
    "winners",
    "box",
    "branches",
)


def check_record(text: str | bytes) -> Checked:
    """Replay a record by the rules; a RecordError names the first mistake."""
    record = object_at("", decode(text), None)
    if key_of("", record, "format") != FORMAT:
        refuse("format", Sentence("error-record-format", value=shown(record["format"]), known=FORMAT))
    deal = _deal(record)
    state = state_of(deal)
    moves = list_at("moves", key_of("", record, "moves"))
    replay_moves(state, deal, moves)
    table_ints = state[:PLANETS].tolist()
    _compare("awards", key_of("", record, "awards"), awards_of(deal, table_ints), _award)
    end = None
    if table_ints[PLY] == ROUNDS * deal.players:
        end = ended(deal, scores_of(deal, state))
        _compare("scores", key_of("", record, "scores"), list(end.scores), _score)
        _compare("winners", key_of("", record, "winners"), list(end.winners), _winner)
    else:
        for name in ("scores", "winners"):
            if name in record:
                refuse(name, Sentence("error-record-unfinished", made=table_ints[PLY], moves=ROUNDS * deal.players))
    branches = branches_at(record["branches"], deal, moves) if "branches" in record else ()
    extra = {name: value for name, value in record.items() if name not in KNOWN}
    return Checked(deal, table_ints, end, extra, branches)


def _flag(record: dict[str, Any], name: str) -> bool:
    value = key_of("", record, name)
    if not isinstance(value, bool):
        refuse(name, Sentence("error-no-flag", value=shown(value)))
    return value


def _box(record: dict[str, Any]) -> Box:
    if "box" not in record:
        return standard_box()
    try:
        return box_from_json(record["box"])
    except BoxError as error:
        refuse("box", error.args[0])


def _deal(record: dict[str, Any]) -> Deal:
    players = integer_at("players", key_of("", record, "players"))
    if not 2 <= players <= 4:
        refuse("players", Sentence("error-players", players=shown(players)))
    objectives, mystery = _flag(record, "objectives"), _flag(record, "mystery")
    box = _box(record)
    setup = object_at("setup", key_of("", record, "setup"), ("piles", "animals", "objectives", "first_seat"))
    piles = [list_at(f"setup.piles[{k}]", pile) for k, pile in enumerate(list_at("setup.piles", setup["piles"]))]
    animals = [
        list_at(f"setup.animals[{k}]", column) for k, column in enumerate(list_at("setup.animals", setup["animals"]))
    ]
    for k, pile in enumerate(piles):
        for i, tile in enumerate(pile):
            if type(tile) is not int:
                refuse(f"setup.piles[{k}][{i}]", Sentence("error-no-integer", value=shown(tile)))
    for k, column in enumerate(animals):
        for i, animal in enumerate(column):
            if not isinstance(animal, str):
                refuse(f"setup.animals[{k}][{i}]", Sentence("error-no-animal-id", value=shown(animal)))
    habitats = list_at("setup.objectives", setup["objectives"])
    for seat, name in enumerate(habitats):
        if not isinstance(name, str) or name not in BY_ID:
            refuse(f"setup.objectives[{seat}]", Sentence("error-no-habitat", value=shown(name)))
    if bool(habitats) != objectives:
        wrong = "error-record-objectives" if objectives else "error-record-no-objectives"
        refuse("setup.objectives", Sentence(wrong, found=str(len(habitats))))
    first = integer_at("setup.first_seat", setup["first_seat"])
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
        refuse(f"setup.{error.where}", error.sentence)


def _compare(part: str, value: object, expected: list[Any], as_json: Callable[[Any], Any]) -> None:
    """Compare a part that follows from the rest of the record with what the replay gives."""
    found = list_at(part, value)
    wanted = [as_json(item) for item in expected]
    if _written(found) == _written(wanted):
        return
    for number, (there, right) in enumerate(zip(found, wanted, strict=False)):
        if not _same(there, right):
            refuse(*_difference(f"{part}[{number}]", there, right))
    if len(found) < len(wanted):
        refuse(f"{part}[{len(found)}]", Sentence("error-record-missing", value=json.dumps(wanted[len(found)])))
    if len(found) > len(wanted):
        refuse(f"{part}[{len(wanted)}]", Sentence("error-record-extra", value=shown(found[len(wanted)])))


def _written(value: list[Any]) -> bytes | None:
    """A value as JSON, where true, 1 and 1.0 differ; None if it can't be written."""
    try:
        return msgspec.json.encode(value)
    except (ValueError, TypeError, RecursionError, OverflowError):
        return None


def _same(there: object, right: object) -> bool:
    """Equality where true, 1 and 1.0 differ."""
    if isinstance(there, dict) and isinstance(right, dict):
        return there.keys() == right.keys() and all(_same(there[key], right[key]) for key in right)
    return type(there) is type(right) and there == right


def _difference(where: str, there: object, right: object) -> tuple[str, Sentence]:
    """Where two values first differ, and how."""
    if isinstance(there, dict) and isinstance(right, dict) and there.keys() == right.keys():
        key = next(key for key in right if not _same(there[key], right[key]))
        return f"{where}.{key}", Sentence("error-record-other", value=shown(there[key]), right=json.dumps(right[key]))
    return where, Sentence("error-record-other", value=shown(there), right=json.dumps(right))


def _award(award: tuple[int, str, int]) -> dict[str, Any]:
    return {"round": award[0], "animal": award[1], "seat": award[2]}


def _score(score: Score) -> dict[str, int]:
    return {name: getattr(score, name) for name in ("seat", "objective", "animals", "cards", "total")}


def _winner(seat: int) -> int:
    return seat
