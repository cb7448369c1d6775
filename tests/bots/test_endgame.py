"""The last rounds: the kernel's best replies against every line of play, pushed and popped."""

import random
from collections.abc import Sequence

import pytest
from tests.bots.positions import TABLES
from tests.bots.workspaces import plan_of, values_in, workspace_of
from tests.engine.bridge import engine_box, own_paper_box, random_moves

from twelvefold.bots.kernel.endgame import EDGE_OF_VICTORY, last_round, last_two_rounds
from twelvefold.bots.kernel.model import ONE
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.move import MOVES
from twelvefold.engine.state import box_tables

Ranks = tuple[tuple[int, int], ...]
"""For each seat, its points and its animals at the end."""


def worth(ranks: Ranks, seat: int) -> int:
    """The share of the victory, and the lead over the best other seat in points."""
    best = max(rank for other, rank in enumerate(ranks) if other != seat)
    share = ONE // ranks.count(ranks[seat]) if ranks[seat] >= best else 0
    return share + EDGE_OF_VICTORY * (ranks[seat][0] - best[0])


def best_line(game: Game) -> Ranks:
    """How a game ends if each seat makes the best move for itself, the first of equals."""
    seat = game.seat_to_move
    if seat is None:
        return tuple((score.total, score.cards) for score in game.scores())
    best: Ranks | None = None
    for move in game.legal_moves:
        game.push(move)
        ranks = best_line(game)
        game.pop()
        if best is None or worth(ranks, seat) > worth(best, seat):
            best = ranks
    assert best is not None
    return best


def by_brute_force(game: Game, codes: Sequence[int]) -> list[int]:
    """What each of these moves is worth to the seat to move."""
    seat = game.seat_to_move
    assert seat is not None
    found = []
    for code in codes:
        game.push(MOVES[code])
        found.append(worth(best_line(game), seat))
        game.pop()
    return found


def last_positions(before: int, *, players: tuple[int, ...] = (2, 3, 4), deals: int = 1) -> list[Game]:
    """Games of every kind with this many moves left."""
    own = engine_box(own_paper_box(random.Random(7)))
    found = []
    for seats, beginner, mystery in TABLES:
        for number in range(deals) if seats in players else ():
            box = own if number % 3 == 2 else None
            deal = Deal.draw(seats, f"end {number}", beginner=beginner, mystery=mystery, box=box)
            found.append(Game.replayed(deal, random_moves(deal, number, 12 * seats - before)))
    return found


@pytest.mark.pure
@pytest.mark.parametrize("before", [1, 2])
def test_the_last_moves_are_worth_what_best_replies_leave(before: int) -> None:
    shares = set()
    for game in last_positions(before, deals=6 if before == 1 else 2):
        codes = [move.code for move in game.legal_moves]
        plan = plan_of(codes)
        work = workspace_of(game)
        last_round(work, box_tables(game.box), plan, 1)
        assert values_in(plan) == by_brute_force(game, codes)
        assert work[: layout.STATE] == game._state, "the position is left as it was"
        shares |= {round(value / ONE, 1) for value in values_in(plan)}
    assert {0.0, 1.0} < shares  # there were won, lost and shared games


@pytest.mark.parametrize(("beginner", "mystery"), [(False, False), (True, True)])
def test_the_first_of_three_seats_foresees_both_replies(beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(3, 31, beginner=beginner, mystery=mystery)
    game = Game.replayed(deal, random_moves(deal, 3, 33))
    codes = [move.code for move in game.legal_moves][::6]
    plan = plan_of(codes)
    last_round(workspace_of(game), box_tables(game.box), plan, 1)
    assert values_in(plan) == by_brute_force(game, codes)
    assert len(set(values_in(plan))) > 1


def test_worths_add_up_by_their_weights() -> None:
    (game,) = last_positions(2, players=(2,))[:1]
    codes = [move.code for move in game.legal_moves]
    plan, work = plan_of(codes), workspace_of(game)
    last_round(work, box_tables(game.box), plan, 3)
    work[layout.OBJECTIVE], work[layout.OBJECTIVE + 1] = work[layout.OBJECTIVE + 1], work[layout.OBJECTIVE]
    last_round(work, box_tables(game.box), plan, 10)
    swapped = Deal(
        2, game.deal.piles, game.deal.animals, game.deal.objectives[::-1], game.deal.first_seat, game.deal.mystery
    )
    other = by_brute_force(Game.replayed(swapped, game.moves), codes)
    sums = [3 * one + 10 * two for one, two in zip(by_brute_force(game, codes), other, strict=True)]
    assert values_in(plan) == sums


@pytest.mark.parametrize("number", range(4))
def test_the_second_in_round_11_foresees_round_12(number: int) -> None:
    _, beginner, mystery = TABLES[number]
    deal = Deal.draw(2, f"eleven {number}", beginner=beginner, mystery=mystery)
    game = Game.replayed(deal, random_moves(deal, number, 21))
    rng = random.Random(number)
    codes = sorted(rng.sample([move.code for move in game.legal_moves], 6))
    plan, work = plan_of(codes), workspace_of(game)
    last_two_rounds(work, box_tables(game.box), plan, 1, 0, len(codes))
    assert values_in(plan) == by_brute_force(game, codes)
    assert work[: layout.STATE] == game._state


def test_the_first_in_round_11_foresees_everything() -> None:
    deal = Deal.draw(2, "all of it")
    game = Game.replayed(deal, random_moves(deal, 9, 20))
    codes = [game.legal_moves[17].code]
    plan = plan_of(codes)
    last_two_rounds(workspace_of(game), box_tables(game.box), plan, 1, 0, 1)
    assert values_in(plan) == by_brute_force(game, codes)


def test_only_the_candidates_asked_for_are_looked_at() -> None:
    deal = Deal.draw(2, "some")
    game = Game.replayed(deal, random_moves(deal, 4, 21))
    codes = [move.code for move in game.legal_moves]
    whole, part = plan_of(codes), plan_of(codes)
    last_two_rounds(workspace_of(game), box_tables(game.box), whole, 5, 0, len(codes))
    last_two_rounds(workspace_of(game), box_tables(game.box), part, 5, 3, 7)
    assert values_in(part)[3:7] == values_in(whole)[3:7]
    assert not any(values_in(part)[:3] + values_in(part)[7:])
    assert all(values_in(whole))
