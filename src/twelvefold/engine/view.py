"""What one viewer may know, built from an allow-list. Everything sent to a player or a bot is a view.

It hides the piles not yet turned up, the cards in the box, the others' objectives until the end, face-down animals and
the seed. Everyone saw which tiles went to piles 11 and 12, so it shows them.
"""

from typing import TYPE_CHECKING, cast

from msgspec import Struct

from twelvefold.engine.deal import Deal
from twelvefold.engine.event_builder import REVEAL_AHEAD
from twelvefold.engine.events import Ended
from twelvefold.engine.kernel.layout import DISCARDED, FATES, LEFT, MOVES, PILES, PLY
from twelvefold.engine.ledger import awards_of
from twelvefold.engine.move import Code
from twelvefold.engine.planet import LAID, Laid
from twelvefold.world.box import DRAWN_PILES, ROUNDS, SLOTS
from twelvefold.world.units import Seat, TileId

if TYPE_CHECKING:
    from twelvefold.engine.game import Game


class PublicView(Struct, frozen=True):
    """A game as everyone may see it."""

    players: int
    beginner: bool
    mystery: bool
    ply: int
    round: int
    """1 to 12; stays 12 when the game is over."""
    first_seat: Seat
    """The seat that opens this round."""
    seat_to_move: Seat | None
    """None when the game is over."""
    offer: tuple[TileId | None, ...]
    """The tiles on show by slot; None where one was taken; empty when the game is over."""
    planets: tuple[tuple[Laid | None, ...], ...]
    """For each seat, the tile on each face."""
    columns: tuple[tuple[str | None, ...], ...]
    """The animals still under rounds 1 to 12, carried ones last; None is a face-down card."""
    won: tuple[tuple[str, ...], ...]
    """For each seat its animals, in the order won."""
    discarded: tuple[str, ...]
    """The animals that left the game in the last round."""
    late_piles: tuple[TileId, ...]
    """The tiles that went to piles 11 and 12, in order of arrival; five to each."""
    out_of_game: tuple[TileId, ...]
    """The tiles of rounds 1 to 10 that nobody took and no pile had room for, ascending; everyone has seen them."""
    end: Ended | None
    """Objectives, scores and winners, once the game is over."""


class View(PublicView, frozen=True):
    """A game as a seat, or a spectator, sees it."""

    viewer: Seat | None
    """The viewer's seat; None for a spectator."""
    objective: str | None
    """The viewer's own habitat."""
    moves: tuple[Code, ...]
    """All moves so far."""


def view_of(game: "Game", viewer: Seat | None) -> View:
    """The view of a seat, or of a spectator."""
    deal = game.deal
    state = game.table_ints()
    ply = state[PLY]
    finished = ply // deal.players
    index = min(finished, ROUNDS - 1)
    columns, won, discarded = game.whereabouts()
    planets = tuple([tuple([LAID[value] for value in faces]) for faces in game.face_ints()])
    late = cast("list[TileId]", state[PILES + SLOTS * DRAWN_PILES :][: state[LEFT]])
    seen = cast("list[TileId]", state[PILES : PILES + SLOTS * min(finished, DRAWN_PILES)])
    laid = {face.tile for planet in planets for face in planet if face is not None}
    return View(
        viewer=viewer,
        players=deal.players,
        beginner=deal.beginner,
        mystery=deal.mystery,
        ply=ply,
        round=index + 1,
        first_seat=Seat((deal.first_seat + index) % deal.players),
        seat_to_move=game.seat_to_move,
        offer=game.offer,
        planets=planets,
        columns=columns,
        won=won,
        discarded=discarded,
        late_piles=tuple(late),
        out_of_game=tuple(sorted(set(seen).difference(laid, late))),
        objective=deal.objectives[viewer].id if viewer is not None and deal.objectives else None,
        moves=cast("tuple[Code, ...]", tuple(state[MOVES : MOVES + ply])),
        end=game.end,
    )


Whereabouts = tuple[tuple[tuple[str | None, ...], ...], tuple[tuple[str, ...], ...], tuple[str, ...]]


def whereabouts_of(deal: Deal, state: list[int]) -> Whereabouts:
    """Where each animal is, as everyone sees it: under a round, won by a seat, or out of the game."""
    finished = state[PLY] // deal.players
    columns: list[tuple[str | None, ...]] = []
    carried: list[str | None] = []
    discarded: list[str] = []
    number = 0
    for index, column in enumerate(deal.animals):
        due: list[str | None] = []
        for name in column:
            fate = state[FATES + number]
            if fate == 0:
                face_down = deal.mystery and name is column[1] and index + 1 > finished + REVEAL_AHEAD
                due.append(None if face_down else name)
            elif fate & 7 == DISCARDED:
                discarded.append(name)
            number += 1
        if index < finished:
            carried = due + carried
            due = []
        elif index == finished:
            due += carried
        columns.append(tuple(due))
    awards = awards_of(deal, state)
    won = tuple([tuple([animal for _, animal, owner in awards if owner == seat]) for seat in range(deal.players)])
    return tuple(columns), won, tuple(discarded)
