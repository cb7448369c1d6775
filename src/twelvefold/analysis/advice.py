"""Advice for whoever is to move: the best placements, each with its reasons, from what the seat may know."""

from msgspec import Struct

from twelvefold.analysis.knowledge import scene_of_seat
from twelvefold.analysis.moves import SHOWN, Effort, try_all, try_best
from twelvefold.analysis.playouts import Playouts, seed_for
from twelvefold.analysis.reasons import Reason, reasons_for
from twelvefold.engine.move import MOVES, Code
from twelvefold.engine.view import View
from twelvefold.world.box import Box


class Advised(Struct, frozen=True, gc=False):
    """A move that is worth considering."""

    code: Code
    chance: float
    """The seat's chance to win after it."""
    reasons: tuple[Reason, ...]
    """Why it's better than a plain move: one in the middle of those that came into question. Empty if it isn't."""


USUAL = Effort(unclear=0)
"""As for a move of a review, whose verdict may need more."""


def advise(view: View, box: Box, effort: Effort = USUAL, seed: int = 0) -> tuple[Advised, ...]:
    """The best moves for the seat to move, best first; moves with the same effect count as one.

    They are judged like the moves of a review, so a player who follows the advice is told later that it was best.
    """
    seat = view.seat_to_move
    assert seat is not None
    tried = Playouts(scene_of_seat(view, box), seed_for(seed, view.ply, "move"))
    codes = tried.candidates()
    ranked, _ = try_all(tried, codes, seat) if tried.exact else try_best(tried, codes, codes[0], seat, effort)
    others = [code for code in tried.sums if code not in ranked]
    order = [*ranked, *sorted(others, key=lambda code: -tried.sums[code].chance(seat))]
    shown = _different(order)
    plain = next((code for code in order[len(order) // 2 :] if code not in shown), order[-1])
    if not tried.exact:
        _catch_up(tried, [code for code in dict.fromkeys([*shown, plain]) if code not in ranked], effort)
    found = [Advised(Code(code), tried.sums[code].chance(seat), reasons_for(tried, code, plain)) for code in shown]
    return tuple(sorted(found, key=lambda advised: -advised.chance))


def _catch_up(tried: Playouts, codes: list[int], effort: Effort) -> None:
    """Give these moves as many playouts as the best have had, against the same guesses."""
    done = sum(playouts for _, playouts in effort.stages)
    for code in codes:
        tried.add([code], tried.sums[code].count, done)
        tried.add([code], done, done + effort.whole, whole=True)


def _different(codes: list[int]) -> list[int]:
    """The first codes, as many as are shown: if possible, each with another tile or on another face."""
    places = {code: MOVES[code][:2] for code in codes}
    first = [code for at, code in enumerate(codes) if places[code] not in [places[each] for each in codes[:at]]]
    return list(dict.fromkeys([*first[:SHOWN], *codes]))[:SHOWN]
