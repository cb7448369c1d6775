"""The endings played out in arrays, against the same rules followed one move at a time."""

import copy
from collections.abc import Iterator
from itertools import permutations

import pytest
from tests.engine.bridge import paper_box, referee_of
from tests.referee import RefGame
from tests.referee.endings import Placement, chances
from tests.referee.paper import HABITATS
from tests.referee.score import card_points, objective_points

from twelvefold.bots import make_bot, play_game
from twelvefold.engine.deal import Deal

Ranks = list[tuple[int, int]]
"""For each seat, its points and its cards."""


def after(game: RefGame, placed: Placement) -> RefGame:
    """A copy of a game with one more move."""
    fixed = (game.box, game.setup, game.animals)
    twin = copy.deepcopy(game, {id(each): each for each in fixed})
    twin.play(*placed)
    return twin


def ranks_of(game: RefGame, objectives: list[str | None]) -> Ranks:
    """The result if these had been the objectives."""
    found = []
    for seat, objective in enumerate(objectives):
        points = sum(card_points(game.animals[name], objective) for name in game.cards[seat])
        if objective is not None:
            points += objective_points(game.box["objectives"][objective], game.planets[seat].count(objective))
        found.append((points, len(game.cards[seat])))
    return found


def share_of(ranks: Ranks, seat: int) -> float:
    return 1 / ranks.count(ranks[seat]) if ranks[seat] == max(ranks) else 0.0


def worth(ranks: Ranks, seat: int) -> tuple[float, int]:
    """What a seat cares about: its share of the victory, then its lead in points."""
    return share_of(ranks, seat), ranks[seat][0] - max(rank for each, rank in enumerate(ranks) if each != seat)[0]


def best_line(game: RefGame, objectives: list[str | None]) -> Ranks:
    """How the game ends if everyone does what is best for themselves, the first of equals."""
    seat = game.seat_to_move
    if seat is None:
        return ranks_of(game, objectives)
    lines = [best_line(after(game, placed), objectives) for placed in game.legal()]
    return max(lines, key=lambda ranks: worth(ranks, seat))


def dealt(game: RefGame, seat: int) -> Iterator[list[str | None]]:
    if not game.objectives:
        yield [None] * game.players
        return
    own = game.setup["objectives"][seat]
    for others in permutations([habitat for habitat in HABITATS if habitat != own], game.players - 1):
        yield [*others[:seat], own, *others[seat:]]


def position(players: int, left: int, seed: int, *, beginner: bool = False, mystery: bool = False) -> RefGame:
    """A game between bots with this many moves left."""
    deal = Deal.draw(players, seed, beginner=beginner, mystery=mystery)
    game = play_game(deal, [make_bot("margin")] * players, seed).game
    referee = referee_of(deal, paper_box())
    for move in game.moves[: 12 * players - left]:
        referee.play(*move)
    return referee


@pytest.mark.parametrize(
    ("players", "left", "beginner", "mystery"),
    [(2, 1, False, False), (2, 2, True, False), (2, 2, False, True), (3, 1, False, False), (4, 2, True, True)],
)
def test_round_12_comes_to_what_the_rules_say_one_move_at_a_time(
    players: int, left: int, beginner: bool, mystery: bool
) -> None:
    game = position(players, left, 5, beginner=beginner, mystery=mystery)
    seat = game.seat_to_move
    assert seat is not None
    found = chances(game)
    assert list(found) == game.legal()
    for placed in game.legal()[::6]:
        then = after(game, placed)
        shares = [share_of(best_line(then, objectives), seat) for objectives in dealt(game, seat)]
        assert found[placed] == pytest.approx(sum(shares) / len(shares))


def test_the_second_seat_of_round_11_foresees_round_12() -> None:
    game = position(2, 3, 2, beginner=True)
    seat = game.seat_to_move
    assert seat is not None
    found = chances(game)
    assert list(found) == game.legal()
    for placed in game.legal()[::19]:
        replies = chances(after(game, placed))
        # With two seats, whoever ends round 11 begins round 12.
        assert found[placed] == max(replies.values())


def test_the_first_seat_of_round_11_expects_the_best_reply() -> None:
    game = position(2, 4, 2, beginner=True)
    found = chances(game)
    for placed in game.legal()[::40]:
        assert found[placed] == 1 - max(chances(after(game, placed)).values())
