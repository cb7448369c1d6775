"""Learn Twelvefold with MaskablePPO of sb3-contrib, against snapshots of itself.

    pip install 'twelvefold[sb3,compiler]'
    python examples/maskable_ppo.py --minutes 30 --seed 1 --out maskable_ppo.zip
    twelvefold arena --bots examples/maskable_ppo.py:agent:weights=maskable_ppo.zip,naive --games 1000

The policy is an ordinary MLP over the whole observation: it has to learn each of the 300 actions by itself.
"""

import argparse
import sys
import time
from copy import deepcopy
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback

from twelvefold.envs.agent import PolicyBot
from twelvefold.envs.observation import Bytes, layout, size
from twelvefold.envs.opponents import Policy
from twelvefold.envs.sb3 import SeatVecEnv

GAMES = 256
ROUNDS = 12
SNAPSHOT_EVERY = 10
"""Updates between two snapshots."""
LARGE = {"due": 12, "clock": 12, "bids": 8, "areas": 15, "won": 4, "animals": 8, "turns": 12}
"""About how large the numbers of some parts get; all others are flags."""


def scales(players: int) -> torch.Tensor:
    """What each byte of an observation is multiplied by, so that none is much larger than 1."""
    found = np.ones(size(players), np.float32)
    for name, large in LARGE.items():
        part = layout(players)[name]
        places = [np.arange(count) * step for count, step in zip(part.shape, part.steps, strict=True)]
        found[part.begin + np.ravel(sum(np.ix_(*places)))] = 1 / large
    return torch.from_numpy(found)


class Scaled(torch.nn.Module):
    """Observations as numbers around 1: the features extractor, with the two names that Stable-Baselines3 wants."""

    def __init__(self, observation_space: Any) -> None:  # noqa: ANN401  # Stable-Baselines3's own
        super().__init__()
        (self.features_dim,) = observation_space.shape
        players = next(players for players in (2, 3, 4) if size(players) == self.features_dim)
        self.register_buffer("scales", scales(players))

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """The scaled observations."""
        return observations * self.scales


class PointsToo(SeatVecEnv):
    """Rewards a lead in points beside the win: much sooner to learn from."""

    def step_wait(self) -> tuple[Bytes, npt.NDArray[np.float32], npt.NDArray[np.bool_], list[dict[str, Any]]]:
        """Make a move in each game."""
        observations, rewards, ended, infos = super().step_wait()
        for row in np.flatnonzero(ended):
            mine, *others = infos[row]["points"]
            rewards[row] += np.clip((mine - max(others)) / 20, -1, 1) / 2
        return observations, rewards, ended, infos


def policy_of(model: MaskablePPO, *, chooses_best: bool) -> Policy:
    """A copy of what a model plays now: its best action, or one drawn from its chances."""
    network = deepcopy(model.policy)
    network.set_training_mode(False)

    def policy(observations: Bytes, masks: Bytes) -> npt.NDArray[np.int64]:
        actions, _ = network.predict(observations, action_masks=masks, deterministic=chooses_best)
        return np.asarray(actions)

    return policy


class SelfPlay(BaseCallback):
    """Puts newer snapshots into the other seats, says how far the training is, and ends it in time."""

    def __init__(self, env: SeatVecEnv, seconds: float) -> None:
        super().__init__()
        self.env = env
        self.seconds = seconds
        self.started = time.monotonic()
        self.updates = 0

    def _on_step(self) -> bool:
        return time.monotonic() - self.started < self.seconds

    def _on_rollout_end(self) -> None:
        self.updates += 1
        if self.updates % SNAPSHOT_EVERY:
            return
        policy = policy_of(self.model, chooses_best=False)
        for seat in range(1, self.env.games.setup.players):
            self.env.opponents.seat_down(seat, policy)
        spent = time.monotonic() - self.started
        rate = self.num_timesteps / spent
        left = max(0.0, self.seconds - spent) / 60
        print(f"{self.num_timesteps:>10,} moves  {rate:>6,.0f} moves/s  {left:.0f} min left", flush=True)


def train(seconds: float, seed: int = 1, players: int = 2) -> MaskablePPO:
    """Learn for some seconds."""
    env = PointsToo(GAMES, players=players, opponents="random")
    left = {"from": time.monotonic()}

    def learning_rate(_: float) -> float:
        return 5e-4 * max(0.05, 1 - (time.monotonic() - left["from"]) / seconds)

    model = MaskablePPO(
        "MlpPolicy",
        env,
        learning_rate=learning_rate,
        n_steps=4 * ROUNDS,
        batch_size=1024,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.8,
        ent_coef=0.003,
        policy_kwargs={"features_extractor_class": Scaled, "net_arch": [512, 256], "activation_fn": torch.nn.ReLU},
        seed=seed,
        device="cpu",
    )
    model.learn(10**12, callback=SelfPlay(env, seconds))
    return model


def agent(weights: str = str(Path(__file__).with_suffix(".zip"))) -> PolicyBot:
    """The trained model as a bot, for games with as many players as it was trained with."""
    torch.set_num_threads(1)
    try:
        model = MaskablePPO.load(weights, device="cpu")
    except (OSError, ValueError, KeyError, BadZipFile):
        raise ValueError(f"{weights} has no model: make one with python {Path(__file__).name} --out FILE") from None
    return PolicyBot(policy_of(model, chooses_best=True))


def main() -> None:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser(description="Learn Twelvefold with MaskablePPO.")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to learn")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("maskable_ppo.zip"), help="the file for the model")
    parser.add_argument("--threads", type=int, default=2, help="how many threads PyTorch uses")
    given = parser.parse_args()
    if not given.out.resolve().parent.is_dir():
        parser.error(f"there is no folder {given.out.resolve().parent}")
    if given.minutes <= 0 or given.threads < 1:
        parser.error("learning takes some time and at least one thread")
    torch.set_num_threads(given.threads)
    model = train(60 * given.minutes, given.seed, given.players)
    try:
        model.save(given.out)
    except OSError as error:
        sys.exit(f"{given.out} can't be written: {error.strerror}")


if __name__ == "__main__":
    main()
