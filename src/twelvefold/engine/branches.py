"""The branches of a record: other lines of the same deal, each leaving the game at a ply under a name."""

import re
from typing import Any

from msgspec import Struct

from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.record_json import integer_at, list_at, object_at, refuse
from twelvefold.engine.record_moves import RecordedMove, replay_moves
from twelvefold.engine.state import state_of
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

MOST_BRANCHES = 32
LONGEST_BRANCH_NAME = 40
"""Most characters of a branch's name."""
_NO_NAME = re.compile("[\x00-\x1f\x7f-\x9f\u2028\u2029\ud800-\udfff]")
"""Control characters, line breaks and halves of characters."""


class Branch(Struct, frozen=True):
    """A line with a name."""

    ply: int
    """How many of the game's moves come before it."""
    name: str
    moves: tuple[RecordedMove, ...]


def branches_at(value: object, deal: Deal, moves: list[Any]) -> tuple[Branch, ...]:
    """The branches in a record with these moves, replayed by the rules; a RecordError names the first mistake."""
    branches = list_at("branches", value)
    if len(branches) > MOST_BRANCHES:
        refuse("branches", Sentence("error-record-branches", most=str(MOST_BRANCHES), found=str(len(branches))))
    return tuple(_branch(f"branches[{number}]", branch, deal, moves) for number, branch in enumerate(branches))


def _branch(where: str, value: object, deal: Deal, made: list[Any]) -> Branch:
    fields = object_at(where, value, ("ply", "name", "moves"))
    ply = integer_at(f"{where}.ply", fields["ply"])
    if not 0 <= ply <= len(made):
        refuse(f"{where}.ply", Sentence("error-record-bounds", value=shown(ply), last=len(made)))
    name = fields["name"]
    if not _is_name(name):
        refuse(f"{where}.name", Sentence("error-record-name", value=shown(name), most=str(LONGEST_BRANCH_NAME)))
    moves = list_at(f"{where}.moves", fields["moves"])
    if not moves:
        refuse(f"{where}.moves", Sentence("error-record-no-moves"))
    replay_moves(state_at(deal, made[:ply]), deal, moves, f"{where}.moves")
    return Branch(ply, name, tuple(RecordedMove(**move) for move in moves))


def _is_name(value: object) -> bool:
    if not isinstance(value, str) or _NO_NAME.search(value) is not None:
        return False
    return 0 < len(value) <= LONGEST_BRANCH_NAME and not value.isspace()


def state_at(deal: Deal, moves: list[Any]) -> Ints:
    """The state after these moves; a RecordError names the first that the rules forbid."""
    state = state_of(deal)
    replay_moves(state, deal, moves)
    return state
