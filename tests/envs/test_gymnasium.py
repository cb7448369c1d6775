"""Gymnasium's own checks, and one seat against others: alone and in many games at once."""

from typing import Any

import gymnasium
import numpy as np
import numpy.typing as npt
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import AutoresetMode

from twelvefold.envs.observation import Bytes, parts_of
from twelvefold.envs.register import ID
from twelvefold.envs.single import SeatEnv
from twelvefold.envs.vector import SeatVectorEnv

OPTIONS: list[dict[str, Any]] = [
    {"players": 2, "opponents": "naive"},
    {"players": 3, "opponents": ["random", "learned"], "mystery": True},
    {"players": 4, "beginner": True, "reward": "points"},
]


def made(**options: Any) -> SeatEnv:
    env = gymnasium.make(ID, **options).unwrapped
    assert isinstance(env, SeatEnv)
    return env


def made_vector(num_envs: int, **options: Any) -> SeatVectorEnv:
    env = gymnasium.make_vec(ID, num_envs=num_envs, vectorization_mode="vector_entry_point", **options)
    assert isinstance(env, SeatVectorEnv)
    return env


@pytest.mark.parametrize("options", OPTIONS)
def test_gymnasium_accepts_one_seat(options: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    check_env(made(**options))
    assert "Round 1 of 12" in capsys.readouterr().out


def test_the_name_with_its_module_needs_no_import() -> None:
    assert isinstance(gymnasium.make(f"twelvefold.envs.register:{ID}").unwrapped, SeatEnv)


@pytest.mark.parametrize("options", OPTIONS)
def test_a_seat_plays_a_whole_game(options: dict[str, Any]) -> None:
    env = made(**options)
    observation, info = env.reset(seed=2)
    players = options["players"]
    moves, ended, reward = 0, False, 0.0
    while not ended:
        assert info["action_mask"].any()
        assert parts_of(observation, players)["mover"].tolist() == [1] + [0] * (players - 1)
        assert parts_of(observation, players)["turns"][0] == 12 - moves
        observation, reward, ended, _, info = env.step(int(info["action_mask"].argmax()))
        moves += 1
    assert moves == 12
    assert not info["action_mask"].any()
    end = env.game.end
    assert end is not None
    points = options.get("reward") == "points"
    assert reward == (end.scores[0].total if points else (0 in end.winners) / len(end.winners))
    with pytest.raises(RuntimeError, match="call reset"):
        env.step(0)


def test_the_seat_can_be_any() -> None:
    env = made(players=3, seat=2)
    env.reset(seed=1)
    assert env.game.seat_to_move == 2


def test_an_illegal_action_loses() -> None:
    env = made()
    env.reset(seed=1)
    _, reward, ended, _, info = env.step(1000)
    assert (reward, ended) == (0.0, True)
    assert info["illegal"]


def choose(info: dict[str, Any]) -> npt.NDArray[np.int64]:
    """The last legal action of each game, or 0 if it has none."""
    masks = info["action_mask"]
    return np.where(masks.any(axis=1), 299 - masks[:, ::-1].argmax(axis=1), 0)


def lowest(observations: Bytes, masks: Bytes) -> npt.NDArray[np.int64]:
    """A policy for opponents: each one's first legal action."""
    found: npt.NDArray[np.int64] = masks.argmax(axis=1)
    return found


@pytest.mark.parametrize("mode", list(AutoresetMode))
def test_many_seats_play_like_single_ones_and_then_begin_anew(mode: AutoresetMode) -> None:
    many = made_vector(5, players=3, opponents=lowest, autoreset_mode=mode)
    assert many.metadata["autoreset_mode"] == mode
    observations, info = many.reset(seed=4)
    singles = [made(players=3, opponents=lowest) for _ in range(5)]
    for row, single in enumerate(singles):
        single.games.deal(0, many.games.deal_of(row))
        single.opponents.play()
    alone: list[Any] = []
    ended = np.zeros(5, np.bool_)
    for turn in range(12):
        actions = choose(info)
        observations, rewards, ended, cut, info = many.step(actions)
        last = mode is AutoresetMode.SAME_STEP and turn == 11
        alone = [single.step(action) for single, action in zip(singles, actions, strict=True)]
        assert np.array_equal(info["final_obs"] if last else observations, np.stack([each[0] for each in alone]))
        assert rewards.tolist() == [each[1] for each in alone]
        assert ended.tolist() == [each[2] for each in alone] == [turn == 11] * 5
        assert not cut.any()
    results = info["final_info"] if mode is AutoresetMode.SAME_STEP else info
    assert np.array_equal(results["points"], np.stack([each[4]["points"] for each in alone]))
    if mode is AutoresetMode.DISABLED:
        observations, info = many.reset(options={"reset_mask": ended})
    elif mode is AutoresetMode.NEXT_STEP:
        observations, rewards, ended, _, info = many.step(np.zeros(5, np.int64))
        assert not rewards.any()
        assert not ended.any()
    assert (parts_of(observations, 3)["turns"][:, 0] == 12).all()
    assert (info["action_mask"].sum(axis=1) >= 180).all()


def test_the_same_seed_gives_the_same_games() -> None:
    runs = []
    for threads in (1, 2):
        env = made_vector(6, players=4, opponents=["random", "naive", "random"], threads=threads)
        observations, info = env.reset(seed=8)
        seen = [observations]
        for _ in range(14):
            observations, *_, info = env.step(choose(info))
            seen.append(observations)
        env.close()
        runs.append(np.stack(seen))
    assert np.array_equal(runs[0], runs[1])


def test_a_copy_is_the_users_own_and_without_it_nothing_is_copied() -> None:
    kept, shared = (made_vector(3, copy=copy) for copy in (True, False))
    assert not np.shares_memory(kept.reset(seed=1)[0], kept.games.observations)
    assert np.shares_memory(shared.reset(seed=1)[0], shared.games.observations)
    observations, rewards, ended, _, info = shared.step(np.zeros(3, np.int64))
    for array in (observations, rewards, ended, info["action_mask"]):
        base = (shared.games.observations, shared.games.rewards, shared.games.ended, shared.games.masks)
        assert any(np.shares_memory(array, each) for each in base)


def test_a_list_of_actions_is_as_good_as_an_array() -> None:
    envs = SeatVectorEnv(2)
    _, info = envs.reset(seed=1)
    actions = info["action_mask"].argmax(axis=1).tolist()
    _, _, ended, _, _ = envs.step(actions)
    assert not ended.any()
    with pytest.raises(ValueError, match="one action for each of the 2 games"):
        envs.step([0.5, 0.5])
