"""The PPO in examples/ppo.py: its derivatives are right, it sees a planet the same from every side, and it learns."""

import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor
from dataclasses import fields, replace
from pathlib import Path

import numpy as np
import numpy.typing as npt
import pytest
from examples import ppo

from twelvefold.bots import make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.envs.games import Games
from twelvefold.envs.setup import Setup
from twelvefold.envs.symmetry import action_images, action_sources, observation_sources

SCRIPT = Path(ppo.__file__)
SMALL = ppo.Options(games=16, batches=2, epochs=1)


def midgame(players: int, plies: int, count: int = 6) -> Games:
    """Some games after random moves."""
    games = Games(count, Setup(players))
    games.reset(5)
    for _ in range(plies):
        games.step(games.draw())
    return games


def exact(network: ppo.Network) -> ppo.Network:
    """A network with more digits, so that small differences can be seen."""
    return ppo.Network(network.flat.astype(np.float64))


def scores_of(network: ppo.Network, games: Games, rotation: int) -> npt.NDArray[np.float64]:
    """A score for each action, when the viewer's planet is turned; nothing for illegal ones."""
    players = games.setup.players
    observations = games.observations[:, observation_sources(players)[rotation]]
    seen = ppo.inputs_of(observations, games.masks[:, action_sources()[rotation]])
    scores, _, _ = network.forward(seen)
    found = np.full((games.count, 300), np.nan)
    for pick in range(scores.shape[1]):
        actions = ppo.actions_of(seen, np.full(games.count, pick))
        found[np.arange(games.count), actions] = scores[:, pick]
    return found


@pytest.mark.parametrize("players", [2, 4])
def test_the_derivatives_are_those_of_small_differences(players: int) -> None:
    chance = np.random.default_rng(1)
    network = exact(ppo.Network.random(chance))
    network.flat += 0.05 * chance.standard_normal(network.flat.shape)
    games = midgame(players, 13)
    seen = ppo.inputs_of(games.observations, games.masks)
    floats = [field.name for field in fields(seen) if field.name not in ("slots", "areas")]
    seen = replace(seen, **{name: getattr(seen, name).astype(np.float64) for name in floats})
    scores, values, tape = network.forward(seen)
    by_score, by_value = (chance.standard_normal(each.shape).astype(each.dtype) for each in (scores, values))
    slopes = ppo.Network(np.zeros_like(network.flat))
    network.backward(seen, tape, by_score, by_value, slopes)

    def total() -> float:
        scores, values, _ = network.forward(seen)
        return float((scores * by_score).sum() + (values * by_value).sum())

    for name, layer in network.layers.items():
        for place in chance.integers(layer.size, size=8):
            at = np.unravel_index(place, layer.shape)
            kept, width = layer[at], 1e-6
            layer[at] = kept + width
            above = total()
            layer[at] = kept - width
            below = total()
            layer[at] = kept
            assert slopes.layers[name][at] == pytest.approx((above - below) / (2 * width), rel=1e-3, abs=1e-6), name


def test_turning_a_planet_turns_the_scores_with_it() -> None:
    network = ppo.Network.random(np.random.default_rng(2))
    games = midgame(3, 20)
    plain = scores_of(network, games, 0)
    assert np.array_equal(~np.isnan(plain), games.masks.astype(bool))
    assert np.nanstd(plain, axis=1).min() > 0
    for rotation in (1, 17, 42):
        turned = scores_of(network, games, rotation)[:, action_images()[rotation]]
        assert np.allclose(turned, plain, atol=1e-4, equal_nan=True)


def test_the_same_seed_learns_the_same_and_threads_change_nothing() -> None:
    once, again, other = (
        ppo.train(replace(SMALL, games=8, seed=seed, threads=threads), updates=1).flat
        for seed, threads in ((1, 1), (1, 2), (2, 1))
    )
    assert np.array_equal(once, again)
    assert not np.array_equal(once, other)


def test_moves_that_went_well_become_likelier() -> None:
    chance = np.random.default_rng(3)
    network = ppo.Network.random(chance)
    games = Games(SMALL.games, SMALL.setup)
    games.reset(1)
    with ThreadPoolExecutor(1) as pool:
        rollout = ppo.play(games, network, SMALL, chance, pool)
    good = rollout.picks % 2 == 0
    rollout.gains[:] = np.where(good, 1, -1)
    adam, everyone = ppo.Adam(network.flat), np.arange(SMALL.games)
    for _ in range(3):
        slopes = [ppo.loss_slopes(network, rollout, SMALL, everyone, ply)[0] for ply in range(24)]
        adam.step(np.mean(slopes, axis=0), 0.003)
    change = np.zeros(rollout.picks.shape)
    for ply in range(24):
        scores, _, _ = network.forward(ppo.inputs_of(rollout.observations[ply], rollout.masks[ply]))
        change[ply] = ppo.softmax(scores)[everyone, rollout.picks[ply]] / rollout.chances[ply]
    assert change[good].mean() > 1.01
    assert change[~good].mean() < 0.99


def test_rewards_of_a_game_belong_to_the_seats_that_earned_them() -> None:
    options = replace(SMALL, gae_lambda=1.0, value_lambda=1.0)
    rewards = np.array([[1.0, -1.0]], np.float32)
    seats = np.array([[0], [1], [1], [0]])
    gains, returns = ppo.estimate(rewards, np.zeros((4, 1), np.float32), seats, options)
    assert returns[:, 0].tolist() == [1, -1, -1, 1]
    assert np.sign(gains[:, 0]).tolist() == [1, -1, -1, 1]


def test_what_was_learned_plays_whole_games_from_its_file(tmp_path: Path) -> None:
    command = [sys.executable, str(SCRIPT), "--updates", "1", "--games", "64", "--out", "some.npz"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True)
    assert "64 games" in done.stdout
    bot = make_bot(f"{SCRIPT}:agent:weights={tmp_path / 'some.npz'}")
    for players in (2, 3, 4):
        played = play_game(Deal.draw(players, 1, mystery=True), [bot] * players, seed=1)
        assert played.game.is_over
        assert not any("fault" in remark for remarks in played.remarks for remark in remarks)


def test_a_file_without_weights_is_refused_in_a_sentence(tmp_path: Path) -> None:
    bad = tmp_path / "bad.npz"
    for content in (None, b"", b"PK\x03\x04 nothing", b"\x93NUMPY"):
        if content is not None:
            bad.write_bytes(content)
        with pytest.raises(ValueError, match=r"bad\.npz has no weights"):
            ppo.agent(str(bad))
    np.savez(bad, weights=np.zeros(3))
    with pytest.raises(ValueError, match=r"bad\.npz has weights of another network"):
        ppo.agent(str(bad))


def test_a_folder_that_does_not_exist_is_noticed_before_the_training() -> None:
    command = [sys.executable, str(SCRIPT), "--out", "/no/such/folder/ppo.npz"]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.endswith("error: there is no folder /no/such/folder\n")


def test_the_weights_that_come_with_the_example_beat_naive() -> None:
    network = ppo.read(SCRIPT.with_suffix(".npz"))
    assert ppo.win_rate(network, "naive", Setup(2), 200, seed=7) > 0.6
