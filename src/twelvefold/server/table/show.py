"""A table as clients see it: the public part is the same for everyone, and seat holders also get their own."""

import msgspec

from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES
from twelvefold.engine.planet import LAID
from twelvefold.engine.standing import race_changes, standings
from twelvefold.engine.view import View
from twelvefold.protocol.messages import FaceChange, GameChange, GameView, Legal, Progress, Yours
from twelvefold.protocol.table import OwnTable, SeatKind, Status, TableInfo, TableSummary
from twelvefold.server.table.due import Due, What
from twelvefold.server.table.entries import TableRow
from twelvefold.server.table.hinting import may_be_hinted
from twelvefold.server.table.removing import removal_of
from twelvefold.server.table.table import Table
from twelvefold.world.box import ROUNDS
from twelvefold.world.units import Seat, TileId


def has_same_people(before: Table, after: Table) -> bool:
    """Whether everything about the table except its game is unchanged: who sits there, who may watch, its status."""
    return (
        after.seats is before.seats
        and after.status is before.status
        and after.host == before.host
        and after.game_number == before.game_number
        and after.ended is before.ended
    )


def info_of(table: Table, before: Table | None = None, known: TableInfo | None = None) -> TableInfo:
    """The public view of the table; reuses an earlier one if it is still valid."""
    if before is not None and known is not None and has_same_people(before, table):
        return known
    seed = table.open_seed
    if seed is None and table.ended is not None and table.deal is not None and table.daily is None:
        seed = table.deal.seed
    return TableInfo(
        id=table.id,
        code=table.code,
        status=table.status,
        options=table.options,
        seats=tuple(
            seat.info(host=table.host, playing=table.playing, changed_hands=insight.changed_hands)
            for seat, insight in zip(table.seats, table.insights, strict=True)
        ),
        game=table.game_number,
        ended=table.ended,
        seed=seed,
        daily=table.daily,
    )


def game_view(table: Table, due: Due | None) -> GameView | None:
    """The public view of the game, with what is due next; None before the first."""
    game = shown_game(table)
    if game is None or table.game is None:
        return None
    view, seat = _view(table), table.seat_to_move
    return GameView.of(
        view,
        standings(game, _laid_game(table)) if table.options.aids else None,
        seat_to_move=seat,
        game=table.game_number,
        legal=None if seat is None else legal_of(view.offer, table.game.face_ints()[seat]),
        held=None if table.last is None else table.last.seat,
        due_at=_shown_due(table, due),
    )


def shown_game(table: Table) -> Game | None:
    """The game as everyone sees it: what follows from a held placement isn't shown yet."""
    return table.before or table.game


def _laid_game(table: Table) -> Game | None:
    """The game including a held placement, if there is one."""
    return None if table.before is None else table.game


def legal_of(offer: tuple[TileId | None, ...], faces: list[int]) -> Legal:
    """The legal moves of a seat with these faces: each remaining tile on each free face."""
    return Legal(
        tuple([slot for slot, tile in enumerate(offer) if tile is not None]),
        tuple([face for face, laid in enumerate(faces) if not laid]),
    )


def _shown_due(table: Table, due: Due | None) -> float | None:
    """When a person's clock runs out; how long a bot waits isn't shown."""
    return None if due is None or (due.what is What.BOT and table.last is None) else due.since


def game_change(before: Table, after: Table, due: Due | None) -> GameChange | None:
    """What changed in a game within a round; None if the whole game must be sent."""
    old, new = shown_game(before), shown_game(after)
    if old is None or new is None or old.deal is not new.deal:
        return None
    if (old.round, old.is_over) != (new.round, new.is_over):
        return None
    if new.round == ROUNDS and after.options.aids:
        return None  # every region counts in the last round
    assert before.game is not None
    assert after.game is not None
    seat, offer = after.seat_to_move, _offer(after)
    faces, faces_before = after.game.face_ints(), before.game.face_ints()
    laid = _laid(faces_before, faces)
    codes, codes_before = after.game.codes, before.game.codes
    kept = min(len(codes_before), len(codes))
    while codes_before[:kept] != codes[:kept]:
        kept -= 1
    shows_races = laid and after.options.aids
    races = race_changes(new, before.game, after.game, [face.seat for face in laid]) if shows_races else ()
    return GameChange(
        ply=len(codes),
        seat_to_move=None if seat is None else Seat(seat),
        offer=offer,
        legal=None if seat is None else legal_of(offer, faces[seat]),
        held=None if after.last is None else after.last.seat,
        due_at=_shown_due(after, due),
        moves=tuple([MOVES[code] for code in codes[kept:]]),
        laid=laid,
        races=races,
    )


def _laid(before: list[list[int]], after: list[list[int]]) -> tuple[FaceChange, ...]:
    """The faces that changed."""
    return tuple(
        [
            FaceChange(Seat(seat), face, LAID[now])
            for seat, (faces, earlier) in enumerate(zip(after, before, strict=True))
            if faces != earlier
            for face, (now, then) in enumerate(zip(faces, earlier, strict=True))
            if now != then
        ]
    )


def _offer(table: Table) -> tuple[TileId | None, ...]:
    """The tiles on show, without a held one."""
    game, before = table.game, table.before
    assert game is not None
    if before is None:
        return game.offer
    taken = MOVES[game.codes[-1]].slot
    return tuple([None if slot == taken else tile for slot, tile in enumerate(before.offer)])


def _view(table: Table) -> View:
    """The public view; during a hold, the view before the placement with its tile added."""
    game, before = table.game, table.before
    assert game is not None
    if before is None:
        return game.view()
    planets = tuple([tuple([LAID[value] for value in faces]) for faces in game.face_ints()])
    return msgspec.structs.replace(before.view(), ply=game.ply, offer=_offer(table), planets=planets, moves=game.codes)


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
    """A seat's progress towards its objective; a placement counts even while it can be taken back."""
    game = table.game
    if game is None or not game.deal.objectives:
        return None
    habitat = game.deal.objectives[seat]
    return Progress.of(table.box, habitat, game.count(Seat(seat), habitat))


def summary_of(table: Table, info: TableInfo) -> TableSummary:
    """The table's line in lists."""
    return TableSummary(**msgspec.structs.asdict(info), round=table.round, touched_at=table.touched_at)


def encoded_summary(table: Table, info: TableInfo) -> bytes:
    """The encoded summary. It may be older than its row, so use the row's `touched_at`."""
    return msgspec.json.encode(summary_of(table, info))


def own_table(table: Table, summary: TableSummary, holder: str) -> OwnTable:
    """The table's line in a player's own list."""
    seats = table.seats_of(holder)
    planet = None if table.game is None or not seats else _letters(table.game, seats[0])
    game = shown_game(table)
    return OwnTable(
        **msgspec.structs.asdict(summary),
        your_seats=seats,
        seat_to_move=table.seat_to_move,
        your_planet=planet,
        end=None if game is None or table.playing else game.end,
        removal=removal_of(table, holder),
    )


def _letters(game: Game, seat: int) -> str:
    """A planet as the first letters of its areas' habitats."""
    areas = game.planet(Seat(seat)).areas
    return "".join(["." if habitat is None else habitat.id[0] for habitat in areas])


def row_of(table: Table, info: TableInfo, due: Due | None, summary: bytes | None = None) -> TableRow:
    """The table's row for the store; its summary may be given."""
    is_open = any(seat.kind is SeatKind.OPEN for seat in table.seats)
    can_be_watched = table.options.spectators and table.status is Status.PLAYING
    return TableRow(
        table=table.id,
        code=table.code,
        status=table.status,
        listed=table.options.listed
        and (is_open or can_be_watched)
        and table.status not in {Status.CLOSED, Status.OVER},
        seq=table.seq,
        touched_at=table.touched_at,
        due_at=None if due is None else due.at,
        summary=summary or encoded_summary(table, info),
    )
