"""A saved game: one JSON object, one line of a `.jsonl` file. Old records always replay; see docs/records.md."""

import json
from collections.abc import Mapping, Sequence
from typing import Any

from msgspec import to_builtins

from twelvefold.engine.branches import Branch, state_at
from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Ended
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.ledger import awards_of, moves_of
from twelvefold.engine.move import Move
from twelvefold.engine.record_check import FORMAT, KNOWN, Checked, check_record
from twelvefold.engine.record_json import RecordError, refuse
from twelvefold.engine.record_moves import replay_moves
from twelvefold.words import Sentence
from twelvefold.world.box_file import standard_box
from twelvefold.world.errors import shown

__all__ = [
    "FORMAT",
    "Branch",
    "Checked",
    "RecordError",
    "branches_in",
    "check_record",
    "line_from",
    "read_record",
    "record_of",
    "write_record",
]


def read_record(text: str | bytes) -> Game:
    """The game in a record, after its last move; a RecordError says what is wrong with it."""
    return Game.from_record(text)


def line_from(text: str | bytes, ply: int, moves: list[Any]) -> Game:
    """The game after the first moves of a record and others instead of the rest, written as a record writes them.

    A RecordError says what is wrong with the record or with a move.
    """
    checked = check_record(text)
    made = checked.table_ints[layout.PLY]
    if not 0 <= ply <= made:
        refuse("ply", Sentence("error-record-bounds", value=shown(ply), last=made))
    state = state_at(checked.deal, moves_of(checked.deal, checked.table_ints)[:ply])
    replay_moves(state, checked.deal, moves)
    codes = state[layout.MOVES : layout.MOVES + state[layout.PLY]].tolist()
    return Game.replayed(checked.deal, map(Move.from_code, codes))


def branches_in(text: str | bytes) -> tuple[Branch, ...]:
    """The branches in a record; a RecordError says what is wrong with it."""
    return check_record(text).branches


def write_record(game: Game, extra: Mapping[str, Any] | None = None, branches: Sequence[Branch] = ()) -> str:
    """A game as one line of JSON, without the newline; its branches, then extra keys, such as names, come last."""
    record = record_of(game.deal, game.table_ints(), game.end)
    if branches:
        record["branches"] = to_builtins(branches)
    return json.dumps(_with(record, extra), allow_nan=False)


def record_of(
    deal: Deal, state: list[int], end: Ended | None, extra: Mapping[str, Any] | None = None
) -> dict[str, Any]:
    """The record of a deal and of the moves in its table's state."""
    record: dict[str, Any] = {
        "format": FORMAT,
        "players": deal.players,
        "objectives": not deal.beginner,
        "mystery": deal.mystery,
        "setup": {
            "piles": [list(pile) for pile in deal.piles],
            "animals": [list(column) for column in deal.animals],
            "objectives": [habitat.id for habitat in deal.objectives],
            "first_seat": deal.first_seat,
        },
        "moves": moves_of(deal, state),
        "awards": [
            {"round": number, "animal": animal, "seat": seat} for number, animal, seat in awards_of(deal, state)
        ],
    }
    if end is not None:
        record["scores"] = [
            {"seat": s.seat, "objective": s.objective, "animals": s.animals, "cards": s.cards, "total": s.total}
            for s in end.scores
        ]
        record["winners"] = list(end.winners)
    if deal.box != standard_box():
        record["box"] = deal.box.to_json()
    return _with(record, extra)


def _with(record: dict[str, Any], extra: Mapping[str, Any] | None) -> dict[str, Any]:
    """A record with extra keys, which can't replace its own."""
    return record | {name: value for name, value in (extra or {}).items() if name not in KNOWN}
