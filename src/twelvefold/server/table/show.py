"""A table as it is shown: to everybody the same, and to whoever holds a seat their own."""

import msgspec

from twelvefold.engine.game import Game
from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import standings
from twelvefold.engine.view import View
from twelvefold.protocol.messages import GameView, Legal, Progress, Yours
from twelvefold.protocol.table import SeatKind, Status, TableInfo, TableSummary
from twelvefold.server.table.due import Due, What
from twelvefold.server.table.entries import TableRow
from twelvefold.server.table.hinting import may_be_hinted
from twelvefold.server.table.table import Table
from twelvefold.world.units import Seat

GRACE = {What.SETTLE: 2.0, What.LAPSE: 2.0, What.BOT: 10.0}
"""Seconds after which another node does what is due, if the one that should has not."""


def info_of(table: Table) -> TableInfo:
    """The table as all see it."""
    seed = table.open_seed
    if seed is None and table.ended is not None and table.deal is not None:
        seed = table.deal.seed
    return TableInfo(
        id=table.id,
        code=table.code,
        status=table.status,
        options=table.options,
        seats=tuple(seat.info(host=table.host, playing=table.playing) for seat in table.seats),
        game=table.game_number,
        ended=table.ended,
        seed=seed,
    )


def game_view(table: Table, due: Due | None) -> GameView | None:
    """The game as all see it, with what is due next; None before the first."""
    if table.game is None:
        return None
    view, seat = _view(table.game, table.before), table.seat_to_move
    legal = None
    if seat is not None:
        legal = Legal(
            tuple(slot for slot, tile in enumerate(view.offer) if tile is not None),
            tuple(face for face, laid in enumerate(view.planets[seat]) if laid is None),
        )
    planets = None if table.before is None else table.game
    return GameView.of(
        view,
        standings(table.before or table.game, planets) if table.options.aids else None,
        seat_to_move=seat,
        game=table.game_number,
        legal=legal,
        held=None if table.last is None else table.last.seat,
        due_at=None if due is None or (due.what is What.BOT and table.last is None) else due.since,
    )


def _view(game: Game, before: Game | None) -> View:
    """What all may see; while a placement is held, what they saw before it with its tile laid."""
    if before is None:
        return game.view()
    view, move = before.view(), game.moves[-1]
    assert view.seat_to_move is not None
    tile = view.offer[move.slot]
    assert tile is not None
    offer, planet, planets = list(view.offer), list(view.planets[view.seat_to_move]), list(view.planets)
    offer[move.slot], planet[move.face] = None, Laid(tile, move.rotation)
    planets[view.seat_to_move] = tuple(planet)
    return msgspec.structs.replace(
        view, ply=view.ply + 1, offer=tuple(offer), planets=tuple(planets), moves=(*view.moves, move.code)
    )


def yours(table: Table, holder: str) -> Yours:
    """What only one client may know."""
    seats = table.seats_of(holder)
    secret = () if table.deal is None else table.deal.objectives
    return Yours(
        table=table.id,
        seats=seats,
        objectives=tuple(secret[seat] if secret else None for seat in seats),
        host=table.host == holder,
        progress=tuple(_progress(table, seat) for seat in seats),
        hints=may_be_hinted(table, holder),
    )


def _progress(table: Table, seat: int) -> Progress | None:
    """How far a seat is with its objective; what it has laid counts, also while it can still be taken back."""
    game = table.game
    if game is None or not game.deal.objectives:
        return None
    habitat = game.deal.objectives[seat]
    return Progress.of(table.box, habitat, game.planet(Seat(seat)).count(habitat))


def summary_of(table: Table, info: TableInfo) -> TableSummary:
    """The table's line in a list."""
    return TableSummary(**msgspec.structs.asdict(info), round=table.round, touched_at=table.touched_at)


def row_of(table: Table, info: TableInfo, due: Due | None) -> TableRow:
    """What is stored about the table beside its log."""
    wanted = any(seat.kind is SeatKind.OPEN for seat in table.seats)
    return TableRow(
        table=table.id,
        code=table.code,
        status=table.status,
        listed=table.options.listed and wanted and table.status not in {Status.CLOSED, Status.OVER},
        seq=table.seq,
        touched_at=table.touched_at,
        due_at=None if due is None else due.at + GRACE[due.what],
        summary=msgspec.json.encode(summary_of(table, info)),
    )
