"""A table as it is shown: to everybody the same, and to whoever holds a seat their own."""

import msgspec

from twelvefold.engine.planet import Laid
from twelvefold.engine.standing import Standing, standings
from twelvefold.engine.view import View
from twelvefold.protocol.messages import GameView, Legal, Progress, Yours
from twelvefold.protocol.table import Listed, SeatInfo, TableInfo
from twelvefold.server.store.rows import Card
from twelvefold.server.table.due import What, due_of
from twelvefold.server.table.hinting import may_be_hinted
from twelvefold.server.table.table import Table
from twelvefold.server.table.to_wire import told_progress, told_view
from twelvefold.world.units import Seat

GRACE = {What.SETTLE: 2.0, What.LAPSE: 2.0, What.BOT: 10.0}
"""Seconds after which another node does what is due, if the one that should has not."""


def seats_of(table: Table) -> tuple[SeatInfo, ...]:
    """The seats as all see them."""
    return tuple(chair.info(host=table.host, playing=table.playing) for chair in table.chairs)


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
        seats=seats_of(table),
        game=table.game_number,
        ended=table.ended,
        seed=seed,
    )


def game_view(table: Table) -> GameView | None:
    """The game as all see it; None before the first."""
    if table.game is None:
        return None
    view = table.game.view() if table.before is None else _held_view(table, table.before.view())
    due = due_of(table)
    seat = table.seat_to_move
    legal = None
    if seat is not None:
        legal = Legal(
            tuple(slot for slot, tile in enumerate(view.offer) if tile is not None),
            tuple(face for face, laid in enumerate(view.planets[seat]) if laid is None),
        )
    return told_view(
        view,
        _standings(table) if table.options.aids else None,
        seat_to_move=seat,
        game=table.game_number,
        legal=legal,
        held=None if table.last is None else table.last.seat,
        due_at=None if due is None or (due.what is What.BOT and table.last is None) else due.since,
    )


def _held_view(table: Table, view: View) -> View:
    """What was seen before a placement, with its tile laid: what follows is not turned up yet."""
    assert table.game is not None
    assert view.seat_to_move is not None
    move = table.game.moves[-1]
    tile = view.offer[move.slot]
    assert tile is not None
    offer, planet = list(view.offer), list(view.planets[view.seat_to_move])
    offer[move.slot], planet[move.face] = None, Laid(tile, move.rotation)
    planets = list(view.planets)
    planets[view.seat_to_move] = tuple(planet)
    return msgspec.structs.replace(
        view,
        ply=view.ply + 1,
        seat_to_move=None,
        offer=tuple(offer),
        planets=tuple(planets),
        moves=(*view.moves, move.code),
    )


def _standings(table: Table) -> tuple[Standing, ...]:
    game = table.before or table.game
    assert game is not None
    return standings(game, None if table.before is None else table.game)


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
    return told_progress(table.box, habitat, game.planet(Seat(seat)).count(habitat))


def listed(table: Table) -> Listed:
    """The table's line in a list."""
    return Listed(**msgspec.structs.asdict(info_of(table)), round=table.round, touched_at=table.touched_at)


def card_of(table: Table) -> Card:
    """What is stored about the table beside its log."""
    due = due_of(table)
    wanted = any(seat.kind == "open" for seat in table.chairs)
    return Card(
        table=table.id,
        code=table.code,
        status=table.status,
        listed=table.options.listed and wanted and table.status not in {"closed", "over"},
        seq=table.seq,
        touched_at=table.touched_at,
        due_at=None if due is None else due.at + GRACE[due.what],
        summary=msgspec.json.encode(listed(table)),
    )
