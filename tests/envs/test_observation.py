"""An observation holds what its seat may know, and nothing else."""

import random
from pathlib import Path

import numpy as np
import pytest
from tests.envs.naive_observation import naive_parts
from tests.envs.secrets import with_other_secrets

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.layout import FATES, MOVES
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import layout, parts_of, size
from twelvefold.envs.setup import Setup
from twelvefold.world.units import Seat

VARIANTS = [
    (players, beginner, mystery) for players in (2, 3, 4) for beginner in (False, True) for mystery in (False, True)
]


def games_of(deal: Deal) -> Games:
    """One game of a deal."""
    games = Games(1, Setup(deal.players, beginner=deal.beginner, mystery=deal.mystery), autoreset=Autoreset.DISABLED)
    games.deal(0, deal)
    return games


@pytest.mark.pure
@pytest.mark.parametrize(("players", "beginner", "mystery"), VARIANTS)
def test_each_seat_sees_what_its_view_says(players: int, beginner: bool, mystery: bool) -> None:
    chance = random.Random(players)
    deal = Deal.draw(players, 7, beginner=beginner, mystery=mystery)
    games, game = games_of(deal), Game(deal)
    while not game.is_over:
        for seat in chance.sample(range(players), 1 if game.ply % 4 else players):
            observation, mask = games.see(0, seat)
            parts = parts_of(observation, players)
            for name, wanted in naive_parts(game.view(Seat(seat)), game).items():
                assert np.array_equal(parts[name], wanted), (game.ply, seat, name)
            legal = [move.code for move in game.legal_moves] if seat == game.seat_to_move else []
            assert np.flatnonzero(mask).tolist() == legal
        move = chance.choice(game.legal_moves)
        game.push(move)
        games.step([move.code])
    for seat in range(players):
        observation, mask = games.see(0, seat)
        parts = parts_of(observation, players)
        for name, wanted in naive_parts(game.view(Seat(seat)), game).items():
            assert np.array_equal(parts[name], wanted), (seat, name)
        assert not mask.any()


def test_what_a_step_writes_is_what_the_seat_to_move_sees() -> None:
    for players in (2, 3, 4):
        games = Games(50, Setup(players, mystery=True))
        games.reset(3)
        for _ in range(30 * players):
            games.step(games.draw())
            number = int(games.seats.sum()) % 50
            observation, mask = games.see(number, int(games.seats[number]))
            assert np.array_equal(observation, games.observations[number])
            assert np.array_equal(mask, games.masks[number])


@pytest.mark.parametrize(("players", "beginner", "mystery"), VARIANTS)
def test_games_that_differ_only_in_secrets_give_the_same_bytes(players: int, beginner: bool, mystery: bool) -> None:
    chance = random.Random(1)
    deal = Deal.draw(players, "secrets", beginner=beginner, mystery=mystery)
    moves = []
    game = Game(deal)
    while not game.is_over:
        moves.append(chance.choice(game.legal_moves))
        game.push(moves[-1])
    for seat in range(players):
        for ply in range(0, len(moves), 3):
            other = with_other_secrets(deal, seat, ply // players + 1, chance)
            one, two = games_of(deal), games_of(other)
            for move in moves[:ply]:
                one.step([move.code])
                two.step([move.code])
            for mine, theirs in zip(one.see(0, seat), two.see(0, seat), strict=True):
                assert mine.tobytes() == theirs.tobytes()


def test_parts_never_overlap_and_what_lies_between_them_is_zero() -> None:
    for players in (2, 3, 4):
        places = np.arange(size(players))
        games = Games(20, Setup(players, mystery=True))
        games.reset(1)
        used: set[int] = set()
        for part in layout(players).values():
            steps = tuple(8 * step for step in part.steps)
            own = np.lib.stride_tricks.as_strided(places[part.begin :], part.shape, steps)
            assert not used.intersection(own.ravel().tolist())
            used.update(own.ravel().tolist())
        unused = sorted(set(places.tolist()) - used)
        for _ in range(12 * players):
            games.step(games.draw())
            assert not games.observations[:, unused].any()


def test_parts_of_many_observations_are_views_of_them() -> None:
    games = Games(5, Setup(3))
    games.reset(1)
    parts = parts_of(games.observations, 3)
    assert all(np.shares_memory(part, games.observations) for part in parts.values())
    for number in range(5):
        for name, part in parts_of(games.observations[number], 3).items():
            assert np.array_equal(part, parts[name][number])


def test_parts_are_the_same_however_the_rows_lie_in_memory() -> None:
    games = Games(5, Setup(3))
    games.reset(1)
    parts = parts_of(games.observations, 3)
    for rows in (np.asfortranarray(games.observations), np.repeat(games.observations, 2, axis=1)[:, ::2]):
        for name, part in parts_of(rows, 3).items():
            assert np.array_equal(part, parts[name])


def test_no_byte_is_negative_or_above_sixty() -> None:
    games = Games(200, Setup(4, mystery=True))
    games.reset(5)
    for _ in range(100):
        games.step(games.draw())
        assert games.observations.min() == 0
        assert games.observations.max() <= 60


def test_a_state_gives_back_its_deal_and_its_game() -> None:
    games = Games(3, Setup(3, mystery=True), autoreset=Autoreset.DISABLED)
    games.reset(2)
    for _ in range(20):
        games.step(games.draw())
    game = games.game(1)
    twin = games_of(game.deal)
    for move in game.moves:
        twin.step([move.code])
    assert game.ply == 20
    assert np.array_equal(np.asarray(game.state)[MOVES:FATES], np.asarray(twin.game(0).state)[MOVES:FATES])
    assert np.array_equal(twin.see(0, 0)[0], games.see(1, 0)[0])


def test_the_page_names_every_part_where_it_is() -> None:
    page = (Path(__file__).parents[2] / "docs" / "environments.md").read_text(encoding="utf-8")
    for part in layout(2).values():
        shape = " × ".join(map(str, part.shape))
        assert f"| `{part.name}` | {part.begin} | {shape} | {part.meaning} |" in page
