"""Instant what-ifs: every tile on show tried at once, from nothing but what the page knows of a game.

The game may be played anywhere, also on a server. The numbers are those that the server answers to `WhatIf`.
"""

from functools import lru_cache
from typing import Any

from msgspec import Raw, Struct

from twelvefold.bots.position import Position
from twelvefold.engine.move import CODE_OF
from twelvefold.engine.standing import face_up
from twelvefold.engine.trial import trials_in
from twelvefold.engine.view import View
from twelvefold.protocol.messages import GameView, Progress, Reason, Trials, public_fields
from twelvefold.protocol.wire import BadMessage, read
from twelvefold.server.table.refusal import Refused
from twelvefold.world.box import Box
from twelvefold.world.box_file import BoxError, parse_box
from twelvefold.world.habitat import BY_ID
from twelvefold.world.units import Seat


class Question(Struct, frozen=True):
    """A game as the page has it."""

    game: GameView
    box: Raw
    """As in `/api/tables/{table}/box`."""
    seat: int
    objective: str | None = None
    """The seat's habitat, if the page knows it."""


class TileTrials(Struct, frozen=True):
    """An answer for each tile on show."""

    trials: tuple[Trials, ...]


def what_ifs(text: bytes) -> TileTrials:
    """What each tile on show would change on a seat's planet."""
    try:
        question = read(text, Question)
        box = _box(bytes(question.box))
    except (BadMessage, BoxError):
        raise Refused(Reason.BAD_MESSAGE) from None
    game = question.game
    if question.seat not in range(game.players):
        raise Refused(Reason.NO_SEAT)
    seat, habitat = Seat(question.seat), BY_ID.get(question.objective or "")
    position = Position(_view(game, seat), box)
    animals = tuple(animal for _, animal in face_up(game))
    answers = []
    for tile in game.offer:
        if tile is not None:
            found = trials_in(position.state[:], box, animals, seat, tile)
            # The objective counts the tile's areas wherever it is placed, so any trial tells.
            tried = found.trials[0] if habitat is not None and found.trials else None
            progress = None if habitat is None or tried is None else Progress.of(box, habitat, tried.areas[habitat])
            answers.append(Trials("", "", seat, tile, found.animals, found.trials, progress))
    return TileTrials(tuple(answers))


def _view(game: GameView, seat: Seat) -> View:
    """The same game as a seat sees it. Its objective doesn't matter here.

    A placement that can be taken back is on its planet, but doesn't end the round yet, and the last round has rules of
    its own.
    """
    fields: dict[str, Any] = {**public_fields(game), "ply": min(game.ply, game.players * game.round - 1)}
    return View(**fields, viewer=seat, objective=None, moves=tuple(CODE_OF[move] for move in game.moves))


@lru_cache(maxsize=8)
def _box(text: bytes) -> Box:
    return parse_box(text.decode())
