"""Luck is measured against alternatives drawn independently of what happened, so it's 0 on average."""

from dataclasses import replace
from statistics import mean, stdev

import pytest
from tests.analysis.games import at, played

from twelvefold.analysis.luck import Chance, review_round
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.stream import Stream
from twelvefold.world.box import DRAWN_PILES, SLOTS


def with_piles_from(deal: Deal, first: int, seed: int) -> Deal:
    """The deal with the tiles of its piles from this index on dealt again."""
    tiles = [tile for pile in deal.piles[first:] for tile in pile]
    order = [tiles[place] for place in Stream(seed, "again").shuffled(len(tiles))]
    piles = [tuple(order[SLOTS * k : SLOTS * (k + 1)]) for k in range(DRAWN_PILES - first)]
    return replace(deal, piles=(*deal.piles[:first], *piles))


@pytest.mark.parametrize("players", [2, 4])
def test_over_all_piles_that_could_come_luck_is_zero(players: int) -> None:
    whole = at(played(players, 9), 6 * players)
    found = []
    for seed in range(60):
        game = Game.replayed(with_piles_from(whole.deal, 6, seed), whole.moves)
        luck = review_round(game, (), 6, seed).luck
        assert [each.of for each in luck] == [Chance.PILE]
        found.append(luck[0].luck[0])
    assert stdev(found) > 0.01
    assert abs(mean(found)) < 4 * stdev(found) / len(found) ** 0.5


def test_animals_that_turn_up_are_luck_of_their_own() -> None:
    whole = played(3, 3, mystery=True)
    for round_number in range(1, 11):
        game = at(whole, 3 * round_number - 1)
        events = game.push(whole.moves[3 * round_number - 1])
        found = review_round(game, events, 4, 0)
        shown = [luck for luck in found.luck if luck.of is Chance.ANIMALS]
        hidden = sum(column.count(None) for column in at(whole, 3 * round_number - 1).columns)
        assert len(shown) == hidden - sum(column.count(None) for column in game.columns)
        for luck in shown:
            assert all(any(name in column for column in game.columns) for name in luck.animals)


def test_the_last_two_piles_are_known_so_they_bring_no_luck() -> None:
    for ply in (20, 22):
        game = at(played(2), ply)
        assert review_round(game, (), 2, 0).luck == ()
