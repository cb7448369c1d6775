"""Learn Twelvefold with MaskablePPO of sb3-contrib, against snapshots of itself.

    pip install 'twelvefold[sb3,compiler]'
    python examples/maskable_ppo.py --minutes 30 --seed 1 --out maskable_ppo.zip
    twelvefold arena --bots examples/maskable_ppo.py:agent:weights=maskable_ppo.zip,naive --games 1000

An ordinary MLP learns next to nothing in that time: each of the 300 actions would have to be learned by itself. So the
features here are scores of placements, and every placement is scored by the same weights.
"""

import argparse
import sys
import time
from collections.abc import Callable
from copy import deepcopy
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
import numpy.typing as npt
import torch
from sb3_contrib import MaskablePPO
from sb3_contrib.common.maskable.policies import MaskableActorCriticPolicy
from stable_baselines3.common.callbacks import BaseCallback

from twelvefold.envs.agent import PolicyBot
from twelvefold.envs.observation import ACTIONS, Bytes, Part, layout, size
from twelvefold.envs.opponents import Policy
from twelvefold.envs.sb3 import SeatVecEnv
from twelvefold.envs.symmetry import area_images

GAMES = 256
ROUNDS = 12
SNAPSHOT_EVERY = 5
"""Updates between two snapshots."""
LARGE = {"due": 12, "clock": 12, "bids": 8, "areas": 15, "won": 4, "animals": 8, "turns": 12}
"""About how large the numbers of some parts get; all others are flags."""


def bytes_of(part: Part) -> npt.NDArray[np.int64]:
    """Where each entry of a part is in an observation."""
    places = np.ix_(*(np.arange(count) * step for count, step in zip(part.shape, part.steps, strict=True)))
    return part.begin + np.asarray(sum(places))


class Placements(torch.nn.Module):
    """The features extractor: a score for each of the 300 actions, then what else is worth knowing."""

    def __init__(self, observation_space: Any, context: int = 128, local: int = 32) -> None:  # noqa: ANN401  # Stable-Baselines3's own
        super().__init__()
        (width,) = observation_space.shape
        parts = layout(next(players for players in (2, 3, 4) if size(players) == width))
        scales = np.ones(width, np.float32)
        for name, large in LARGE.items():
            scales[bytes_of(parts[name])] = 1 / large
        around = bytes_of(parts["planets"])[0][:, area_images()[:, 5:30]]  # the five faces around each area
        self.register_buffer("scales", torch.from_numpy(scales))
        self.register_buffer("around", torch.from_numpy(around.transpose(1, 0, 2).reshape(60, -1)))
        self.register_buffer("offer", torch.from_numpy(bytes_of(parts["offer"]).reshape(5, -1)))
        self.register_buffer("bids", torch.from_numpy(bytes_of(parts["bids"])))
        self.context = torch.nn.Sequential(
            torch.nn.Linear(width + 2 * 20, 256), torch.nn.ReLU(), torch.nn.Linear(256, context), torch.nn.ReLU()
        )
        self.near, self.tile = torch.nn.Linear(5 * 25, local), torch.nn.Linear(25, local)
        self.shift, self.worth = torch.nn.Linear(context, local), torch.nn.Linear(context, local)
        self.features_dim = ACTIONS + context

    def forward(self, observations: torch.Tensor) -> torch.Tensor:
        """Score every placement: how its tile suits the areas around it, weighed by what counts now."""
        inputs = observations * self.scales
        bids = observations[:, self.bids]
        lead = bids[:, 0] - bids[:, 1:].amax(dim=1)
        context = self.context(torch.cat([inputs, lead / 8, lead.clamp(-1, 1)], dim=1))
        tile = self.tile(inputs[:, self.offer]) + self.shift(context)[:, None]
        local = torch.relu(self.near(inputs[:, self.around])[:, None] + tile[:, :, None])
        scores = local.flatten(1, 2) @ self.worth(context)[..., None]
        return torch.cat([scores[..., 0], context], dim=1)


class Columns(torch.nn.Module):
    """Some of the features as they are."""

    def __init__(self, chosen: slice) -> None:
        super().__init__()
        self.chosen = chosen

    def forward(self, features: torch.Tensor) -> torch.Tensor:
        """Cut them out."""
        return features[:, self.chosen]


class PlacementPolicy(MaskableActorCriticPolicy):
    """The scores are the actions' logits; the value comes from the rest."""

    def _build(self, lr_schedule: Callable[[float], float]) -> None:
        super()._build(lr_schedule)
        extractor = self.features_extractor
        extractor.worth.weight.data *= 0.02  # so that the first moves are random
        self.action_net = Columns(slice(0, ACTIONS))
        self.value_net = torch.nn.Sequential(
            Columns(slice(ACTIONS, None)), torch.nn.Linear(extractor.features_dim - ACTIONS, 1)
        )
        self.optimizer = self.optimizer_class(self.parameters(), lr=lr_schedule(1), **self.optimizer_kwargs)


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
        return 2e-3 * max(0.02, 1 - (time.monotonic() - left["from"]) / seconds)

    model = MaskablePPO(
        PlacementPolicy,
        env,
        learning_rate=learning_rate,
        n_steps=2 * ROUNDS,
        batch_size=512,
        n_epochs=2,
        gamma=1.0,
        gae_lambda=0.6,
        ent_coef=0.002,
        policy_kwargs={"features_extractor_class": Placements, "net_arch": []},
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
