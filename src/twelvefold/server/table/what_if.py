"""Answers what-if questions from public information and the player's own objective, without changing anything."""

from twelvefold.engine.planet import Laid
from twelvefold.engine.trial import Trial, TrialError, trials
from twelvefold.protocol.commands import WhatIf
from twelvefold.protocol.messages import Progress, Reason, Trials
from twelvefold.server.table.refusal import Refused
from twelvefold.server.table.table import Table
from twelvefold.words import in_english
from twelvefold.world.units import Rotation, Seat, TileId


def answer(table: Table, question: WhatIf, holder: str | None) -> Trials:
    """What a tile would change on every free face in every rotation; the seat's holder also sees the objective."""
    game = table.before or table.game
    held = None if table.before is None else table.game
    if not table.options.aids:
        raise Refused(Reason.NO_AIDS)
    if game is None or not table.playing:
        raise Refused(Reason.NOT_NOW, table.status)
    if question.seat >= table.players:
        raise Refused(Reason.NO_SEAT)
    taken = None if held is None else game.offer[held.moves[-1].slot]
    if question.faces is None and (question.tile not in game.offer or question.tile == taken):
        raise Refused(Reason.ILLEGAL, "tile")
    faces = question.faces
    planet = None
    if faces is not None:
        planet = [None if laid is None else Laid(TileId(laid.tile), Rotation(laid.rotation)) for laid in faces]
    try:
        found = trials(game, Seat(question.seat), TileId(question.tile), planet, held)
    except TrialError as error:
        raise Refused(Reason.ILLEGAL, in_english(error)) from None
    return Trials(
        cmd_id=question.cmd_id,
        table=table.id,
        seat=question.seat,
        tile=question.tile,
        animals=found.animals,
        trials=found.trials,
        objective=_objective(table, question.seat, found.trials) if question.seat in table.seats_of(holder) else None,
    )


def _objective(table: Table, seat: int, tried: tuple[Trial, ...]) -> Progress | None:
    """The objective's progress with the tile. Its areas count wherever it is placed, so any trial gives the answer."""
    secret = () if table.game is None else table.game.deal.objectives
    return Progress.of(table.box, secret[seat], tried[0].areas[secret[seat]]) if secret and tried else None
