"""Learn Twelvefold by self-play: PPO in one file, to read from top to bottom. It needs nothing but NumPy.

    python examples/ppo.py --minutes 30 --seed 1 --out ppo.npz
    twelvefold arena --bots examples/ppo.py:agent:weights=ppo.npz,naive --games 1000

One network plays every seat of every game. It sees what an environment shows, and never looks ahead. Two symmetries are
built into it: however you turn a planet, and whichever habitat a card asks for, the same weights look at it.
"""

import argparse
import os
import sys
import time
import zlib
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from zipfile import BadZipFile

os.environ.setdefault("OPENBLAS_NUM_THREADS", "1")  # our own threads share the work, which is faster

import numpy as np
import numpy.typing as npt

from twelvefold.envs.agent import PolicyBot
from twelvefold.envs.games import Games
from twelvefold.envs.observation import ACTIONS, Bytes, parts_of, size
from twelvefold.envs.opponents import Opponent, Opponents, Policy
from twelvefold.envs.setup import Setup
from twelvefold.envs.symmetry import area_images

Floats = npt.NDArray[np.float32]
Ints = npt.NDArray[np.int64]

ROUNDS, AREAS, HABITATS = 12, 60, 5
AROUND = area_images()[:, 5:30]
"""For each area, those of the five faces around: first those of the face that a tile's edge 0 touches, and so on."""
WIDTH = 32
"""Numbers that say how a placement suits one habitat."""
CARD, HABITAT, TABLE = 20, 13, 26
"""Numbers in the input about each card, about each habitat, and about everything else."""
LAYERS = {
    "card1": (CARD, 64), "card2": (64, 64), "asks": (64, 1), "habitat": (2 * 64 + HABITAT + TABLE, 64),
    "plan": (2 * 64, 64), "shift": (64, WIDTH), "worth": (64, WIDTH), "near": (3 * 25, WIDTH), "tile": (3 * 5, WIDTH),
    "judge": (2 * 64 + TABLE, 128), "value": (128, 1),
}  # fmt: skip
"""The network's layers, with their inputs and outputs. Each has a bias too."""
SCALES = {"asks": 0.2, "shift": 0.5, "worth": 0.02, "value": 0.1}
"""How large weights are at first: small where they decide, so that the first moves are random."""
CHUNK = 128
"""Games that a thread looks at together."""
LONGEST = 0.5
"""How long a step's slopes may be together."""
PLAYERS = {size(players): players for players in (2, 3, 4)}


@dataclass(frozen=True)
class Options:
    """What is learned, and how."""

    players: int = 2
    beginner: bool = False
    mystery: bool = False
    games: int = 1024
    epochs: int = 1
    batches: int = 32
    learning_rate: float = 4e-3
    clip: float = 0.2
    gae_lambda: float = 0.6
    value_lambda: float = 0.95
    entropy: float = 0.002
    margin: float = 0.5
    """What a lead of 20 points is worth, beside the share of the win."""
    seed: int = 1
    threads: int = 2

    @property
    def setup(self) -> Setup:
        """The kind of game."""
        return Setup(self.players, beginner=self.beginner, mystery=self.mystery)


# Inputs.


@dataclass(frozen=True)
class Inputs:
    """What the network sees of B positions, each with S slots and A areas where a tile can go."""

    slots: Ints
    areas: Ints
    near: Floats
    """B × habitat × A × 25: which of the areas around are of a habitat."""
    tile: Floats
    """B × habitat × S × 5: which edges of a tile are of a habitat."""
    card: Floats
    of: Floats
    """B × habitat × 20: the cards whose animals live there."""
    by: Floats
    """B × habitat × 20: the cards that ask whether their regions touch it."""
    habitat: Floats
    table: Floats


def inputs_of(observations: Bytes, masks: Bytes) -> Inputs:
    """The network's inputs for some observations, which must have as many slots and areas left as each other."""
    rows = len(observations)
    parts = parts_of(observations, PLAYERS[observations.shape[1]])
    legal = masks.reshape(rows, -1, AREAS)
    slots = np.nonzero(legal.any(axis=2))[1].reshape(rows, -1)
    areas = np.nonzero(legal.any(axis=1))[1].reshape(rows, -1)
    each = np.arange(rows)[:, None]
    kinds = np.arange(1, 1 + HABITATS, dtype=np.int8)
    planets = np.tensordot(parts["planets"][:, 0], kinds, (1, 0))
    near = planets.ravel().take(AREAS * each[..., None] + AROUND[areas])[:, None] == kinds[:, None, None]
    tile = parts["offer"][each, slots].transpose(0, 2, 1, 3)
    of, by = (parts[name].transpose(0, 2, 1) for name in ("habitat", "other"))
    inputs = (near, tile, card_inputs(parts), of, by, habitat_inputs(parts), table_inputs(parts))
    return Inputs(slots, areas, *(part.astype(np.float32) for part in inputs))


def card_inputs(parts: dict[str, Bytes]) -> Floats:
    """For each card: when it's decided, what it asks for, how the bids stand, and who still moves before that."""
    due, bids, own = parts["due"][..., None], parts["bids"], parts["objective"][:, None]
    mine, rival = bids[:, 0, :, None], bids[:, 1:].max(axis=1)[..., None]
    lead = mine - rival
    owned = [(parts[name] * own).sum(axis=2, keepdims=True) for name in ("habitat", "other")]
    later = np.broadcast_to(parts["waiting"][:, None, 1:].sum(axis=2, keepdims=True), due.shape)
    return joined(
        due > 0, due == 1, due == 2, due / 12, parts["card"][..., 1:], parts["requirement"], mine / 8, mine == 0,
        rival / 8, lead.clip(-1, 1), lead.clip(-3, 3) / 3, lead / 12, lead == 0, abs(lead) == 1, *owned, later / 3,
    )  # fmt: skip


def habitat_inputs(parts: dict[str, Bytes]) -> Floats:
    """For each habitat: whether it's the objective, how much of it there is, who won its animals, and which it is."""
    areas, won, own = parts["areas"], parts["won"], parts["objective"]
    numbers = [
        own, areas[:, 0] / 12, areas[:, 1:].max(axis=1) / 12, own * areas[:, 0] / 12, won[:, 0] / 4,
        won[:, 1:].max(axis=1) / 4, parts["offer"].sum(axis=(1, 3)) / 8, parts["late"].sum(axis=(1, 2, 4)) / 10,
    ]  # fmt: skip
    which = np.broadcast_to(np.eye(HABITATS), (len(own), HABITATS, HABITATS))
    return joined(*(number[..., None] for number in numbers), which)


def table_inputs(parts: dict[str, Bytes]) -> Floats:
    """The round, the variant, the number of players, and who leads."""
    animals, later = parts["animals"], parts["waiting"][:, 1:].sum(axis=1, keepdims=True)
    mine, rival = animals[:, :1], animals[:, 1:].max(axis=1, keepdims=True)
    players = np.broadcast_to(np.eye(3)[animals.shape[1] - 2], (len(animals), 3))
    return joined(
        parts["round"], parts["clock"] / (12, 4, 10, 10), parts["variant"], players, later / 3, mine / 8, rival / 8,
        (mine - rival) / 4, np.sign(mine - rival),
    )  # fmt: skip


def joined(*columns: npt.NDArray[np.generic]) -> Floats:
    """Columns side by side."""
    return np.concatenate([column.astype(np.float32) for column in columns], axis=-1)


# The network. Each layer's derivative follows it.

Tape = dict[str, Floats]
"""What the layers gave, for the way back."""


class Network:
    """Weights by layer; they're all in one array, so the optimizer sees only numbers."""

    def __init__(self, flat: Floats | None = None) -> None:
        shapes = [(inputs + 1, outputs) for inputs, outputs in LAYERS.values()]
        ends = np.cumsum([rows * columns for rows, columns in shapes])
        self.flat: Floats = np.zeros(ends[-1], np.float32) if flat is None else flat
        pieces = zip(LAYERS, np.split(self.flat, ends[:-1]), shapes, strict=True)
        self.layers = {name: piece.reshape(shape) for name, piece, shape in pieces}

    @classmethod
    def random(cls, chance: np.random.Generator) -> "Network":
        """A network that knows nothing yet."""
        network = cls()
        for name, layer in network.layers.items():
            scale = SCALES.get(name, 1.4) / np.sqrt(len(layer) - 1)
            layer[:-1] = scale * chance.standard_normal(layer[:-1].shape)
        return network

    def linear(self, name: str, inputs: Floats) -> Floats:
        """A layer."""
        layer = self.layers[name]
        outputs: Floats = inputs.reshape(-1, inputs.shape[-1]) @ layer[:-1]
        outputs += layer[-1]
        return outputs.reshape(*inputs.shape[:-1], -1)

    def linear_back(self, name: str, inputs: Floats, slopes: Floats, into: "Network") -> Floats:
        """From the derivative by a layer's outputs, that by its inputs; that by its weights is added to `into`."""
        rows, columns = inputs.reshape(-1, inputs.shape[-1]), slopes.reshape(-1, slopes.shape[-1])
        into.layers[name][:-1] += rows.T @ columns
        into.layers[name][-1] += columns.sum(axis=0)
        return (columns @ self.layers[name][:-1].T).reshape(inputs.shape)

    def blend(self, name: str, planes: Floats, asks: Floats) -> tuple[Floats, Floats]:
        """A layer that sees, for each habitat, its own areas, those that its cards ask about, and all of them."""
        rows, _, places, width = planes.shape
        own, asked, whole, bias = np.split(self.layers[name], [width, 2 * width, 3 * width])
        wanted = np.matmul(asks, planes.reshape(rows, HABITATS, -1)).reshape(planes.shape)
        outputs: Floats = planes.reshape(-1, width) @ own
        outputs += wanted.reshape(-1, width) @ asked
        outputs = outputs.reshape(rows, HABITATS, places, -1)
        outputs += (planes.sum(axis=1) @ whole + bias)[:, None]
        return outputs, wanted

    def blend_back(self, name: str, planes: Floats, wanted: Floats, slopes: Floats, into: "Network") -> Floats:
        """From the derivative by the outputs of `blend`, that by `asks`."""
        rows, width = len(planes), planes.shape[-1]
        each, together = slopes.reshape(-1, WIDTH), slopes.sum(axis=1).reshape(-1, WIDTH)
        layer = into.layers[name]
        layer[:width] += planes.reshape(-1, width).T @ each
        layer[width : 2 * width] += wanted.reshape(-1, width).T @ each
        layer[2 * width : -1] += planes.sum(axis=1).reshape(-1, width).T @ together
        layer[-1] += together.sum(axis=0)
        back = (each @ self.layers[name][width : 2 * width].T).reshape(rows, HABITATS, -1)
        asks: Floats = np.matmul(back, planes.reshape(rows, HABITATS, -1).transpose(0, 2, 1))
        return asks

    def forward(self, seen: Inputs) -> tuple[Floats, Floats, Tape]:
        """A score for each legal placement, B × (S × A), and what the positions are worth."""
        rows, slots, areas = len(seen.slots), seen.slots.shape[1], seen.areas.shape[1]
        card1 = relu(self.linear("card1", seen.card))
        card2 = relu(self.linear("card2", card1)) * seen.card[..., :1]
        asks = np.matmul(seen.of * self.linear("asks", card2)[:, None, :, 0], seen.by.transpose(0, 2, 1))
        table = np.broadcast_to(seen.table[:, None], (rows, HABITATS, TABLE))
        known = np.concatenate([seen.of @ card2, seen.by @ card2, seen.habitat, table], axis=2)
        habitat = relu(self.linear("habitat", known))
        whole = habitat.sum(axis=1)
        wide = np.concatenate([habitat, np.broadcast_to(whole[:, None], habitat.shape)], axis=2)
        plan = relu(self.linear("plan", wide))

        near, near_wanted = self.blend("near", seen.near, asks)
        tile, tile_wanted = self.blend("tile", seen.tile, asks)
        tile += self.linear("shift", plan)[:, :, None]
        local = tile.repeat(areas, axis=2).reshape(rows, HABITATS, slots, -1)
        local += near.reshape(rows, HABITATS, 1, -1)
        relu(local)
        worth = self.linear("worth", plan)
        scores = np.matmul(local.reshape(rows, HABITATS, -1, WIDTH), worth[..., None])[..., 0].sum(axis=1)

        facts = np.concatenate([whole, card2.sum(axis=1), seen.table], axis=1)
        judge = relu(self.linear("judge", facts))
        tape = {
            "card1": card1, "card2": card2, "known": known, "habitat": habitat, "wide": wide, "plan": plan,
            "near": near_wanted, "tile": tile_wanted, "local": local, "worth": worth, "facts": facts, "judge": judge,
        }  # fmt: skip
        return scores, self.linear("value", judge)[:, 0], tape

    def backward(self, seen: Inputs, tape: Tape, scores: Floats, values: Floats, into: "Network") -> None:
        """From the derivatives by scores and values, add those by all weights to `into`."""
        rows, areas = len(scores), seen.areas.shape[1]
        back = partial(self.linear_back, into=into)
        active = (tape["local"] > 0) * scores.repeat(WIDTH, axis=1).reshape(rows, 1, -1, areas * WIDTH)
        near = active.sum(axis=2).reshape(rows, HABITATS, areas, WIDTH) * tape["worth"][:, :, None]
        tile = np.matmul(np.ones((1, areas), np.float32), active.reshape(rows, HABITATS, -1, areas, WIDTH))[:, :, :, 0]
        tile *= tape["worth"][:, :, None]
        asks = self.blend_back("near", seen.near, tape["near"], near, into)
        asks += self.blend_back("tile", seen.tile, tape["tile"], tile, into)
        worth = np.matmul(scores[:, None, None], tape["local"].reshape(rows, HABITATS, -1, WIDTH))[:, :, 0]

        plan = back("shift", tape["plan"], tile.sum(axis=2)) + back("worth", tape["plan"], worth)
        wide = back("plan", tape["wide"], plan * (tape["plan"] > 0))
        facts = back("judge", tape["facts"], back("value", tape["judge"], values[:, None]) * (tape["judge"] > 0))
        whole = wide[..., 64:].sum(axis=1) + facts[:, :64]
        known = back("habitat", tape["known"], (wide[..., :64] + whole[:, None]) * (tape["habitat"] > 0))
        card2 = back("asks", tape["card2"], (seen.of * (asks @ seen.by)).sum(axis=1)[..., None])
        card2 += seen.of.transpose(0, 2, 1) @ known[..., :64] + seen.by.transpose(0, 2, 1) @ known[..., 64:128]
        card2 += facts[:, None, 64:128]
        card1 = back("card2", tape["card1"], card2 * (tape["card2"] > 0))
        back("card1", seen.card, card1 * (tape["card1"] > 0))


def relu(numbers: Floats) -> Floats:
    """Zero for everything negative, in place."""
    return np.maximum(numbers, 0, out=numbers)


def softmax(scores: Floats) -> Floats:
    """The chance of each placement."""
    chances: Floats = np.exp(scores - scores.max(axis=1, keepdims=True))
    chances /= chances.sum(axis=1, keepdims=True)
    return chances


def actions_of(seen: Inputs, picks: Ints) -> Ints:
    """The codes of placements, given as places among the scores."""
    slot, area = np.divmod(picks[:, None], seen.areas.shape[1])
    actions: Ints = AREAS * np.take_along_axis(seen.slots, slot, 1) + np.take_along_axis(seen.areas, area, 1)
    return actions[:, 0]


# Self-play. All games are in step: after 12 moves of each seat they all end together.


@dataclass(frozen=True)
class Rollout:
    """What happened in whole games: an entry for each ply and game."""

    observations: Bytes
    masks: Bytes
    picks: Ints
    chances: Floats
    gains: Floats
    """How much better than expected each move was."""
    returns: Floats
    """What was earned from there on."""
    explained: float
    """How much of the returns the values had foreseen: 1 is all."""


def play(
    games: Games, network: Network, options: Options, chance: np.random.Generator, pool: ThreadPoolExecutor
) -> Rollout:
    """Play every game to its end, each seat as the network's chances say."""
    shape = plies, count = ROUNDS * options.players, options.games
    observations, masks = np.zeros((*shape, size(options.players)), np.int8), np.zeros((*shape, ACTIONS), np.int8)
    picks, seats, actions = np.zeros(shape, np.int64), np.zeros(shape, np.int64), np.zeros(count, np.int64)
    chances, values = np.zeros((2, *shape), np.float32)
    parts = [slice(begin, begin + CHUNK) for begin in range(0, count, CHUNK)]
    for ply in range(plies):
        observations[ply], masks[ply], seats[ply] = games.observations, games.masks, games.seats
        draws = chance.random((count, 1), np.float32)

        def choose(part: slice, ply: int = ply, draws: Floats = draws) -> None:
            seen = inputs_of(observations[ply, part], masks[ply, part])
            scores, values[ply, part], _ = network.forward(seen)
            each = softmax(scores)
            picked = np.minimum((each.cumsum(axis=1) < draws[part]).sum(axis=1), each.shape[1] - 1)
            chances[ply, part] = each[np.arange(len(each)), picked]
            picks[ply, part], actions[part] = picked, actions_of(seen, picked)

        list(pool.map(choose, parts))
        games.step(actions)
    best = np.stack([np.delete(games.points, seat, 1).max(axis=1) for seat in range(options.players)], axis=1)
    rewards = games.rewards - 1 / options.players + options.margin * np.clip((games.points - best) / 20, -1, 1)
    gains, returns = estimate(rewards, values, seats, options)
    explained = 1 - float(np.var(returns - values) / np.var(returns))
    return Rollout(observations, masks, picks, chances, gains, returns, explained)


def estimate(rewards: Floats, values: Floats, seats: Ints, options: Options) -> tuple[Floats, Floats]:
    """Generalised advantage estimation: each seat's moves follow one another, and only the last earns something."""
    each = np.arange(values.shape[1])
    ahead = rewards.T.astype(np.float32)
    gain, surprise = np.zeros((2, *ahead.shape), np.float32)
    gains, returns = np.zeros((2, *values.shape), np.float32)
    for ply in reversed(range(len(values))):
        mover = seats[ply], each
        change = ahead[mover] - values[ply]
        gain[mover] = change + options.gae_lambda * gain[mover]
        surprise[mover] = change + options.value_lambda * surprise[mover]
        ahead[mover] = values[ply]
        gains[ply], returns[ply] = gain[mover], surprise[mover] + values[ply]
    return (gains - gains.mean()) / (gains.std() + 1e-8), returns


# Learning.


def loss_slopes(network: Network, rollout: Rollout, options: Options, games: Ints, ply: int) -> tuple[Floats, float]:
    """The derivatives of PPO's loss in one ply of some games, summed; and the entropy there."""
    seen = inputs_of(rollout.observations[ply, games], rollout.masks[ply, games])
    scores, values, tape = network.forward(seen)
    chances, picks, gains = softmax(scores), rollout.picks[ply, games], rollout.gains[ply, games]
    each = np.arange(len(picks))
    ratio = chances[each, picks] / rollout.chances[ply, games]
    push = gains * ratio * np.where(gains > 0, ratio < 1 + options.clip, ratio > 1 - options.clip)
    logs = np.log(chances + 1e-12)
    entropy = -(chances * logs).sum(axis=1, keepdims=True)
    slopes = push[:, None] * chances + options.entropy * chances * (logs + entropy)
    slopes[each, picks] -= push
    into = Network()
    network.backward(seen, tape, slopes, values - rollout.returns[ply, games], into)
    return into.flat, float(entropy.sum())


class Adam:
    """The optimizer, with its slopes clipped to a length."""

    def __init__(self, flat: Floats) -> None:
        self.flat, self.steps = flat, 0
        self.mean, self.square = np.zeros((2, *flat.shape), np.float32)

    def step(self, slopes: Floats, learning_rate: float) -> None:
        """Go downhill."""
        slopes = slopes * min(1.0, LONGEST / float(np.linalg.norm(slopes)))
        self.steps += 1
        self.mean += 0.1 * (slopes - self.mean)
        self.square += 0.001 * (slopes**2 - self.square)
        size = np.sqrt(self.square / (1 - 0.999**self.steps)) + 1e-5
        self.flat -= learning_rate / (1 - 0.9**self.steps) * self.mean / size


@dataclass(frozen=True)
class Progress:
    """How far the training is after an update."""

    updates: int
    games: int
    seconds: float
    done: float
    """From 0 to 1."""
    entropy: float
    explained: float


def train(
    options: Options,
    *,
    seconds: float | None = None,
    updates: int | None = None,
    report: Callable[[Progress, Network], None] = lambda progress, network: None,
) -> Network:
    """Learn for some seconds, or for some updates, which always give the same weights from the same seed."""
    if seconds is None and updates is None:
        raise ValueError("say how long to learn: seconds or updates")
    chance = np.random.default_rng(options.seed)
    network = Network.random(chance)
    adam = Adam(network.flat)
    games = Games(options.games, options.setup)
    games.reset(options.seed)
    started, update, done = time.monotonic(), 0, 0.0
    with ThreadPoolExecutor(options.threads) as pool:
        while done < 1:
            rollout = play(games, network, options, chance, pool)
            plies = range(len(rollout.picks))
            entropy, moves = 0.0, rollout.picks.size * options.epochs
            for _ in range(options.epochs):
                for batch in np.array_split(chance.permutation(options.games), options.batches):
                    found = list(pool.map(partial(loss_slopes, network, rollout, options, batch), plies))
                    slopes = np.sum([slopes for slopes, _ in found], axis=0) / (len(batch) * len(plies))
                    entropy += sum(each for _, each in found) / moves
                    adam.step(slopes, options.learning_rate * (1 - done))
            update += 1
            spent = time.monotonic() - started
            done = update / updates if updates else spent / seconds if seconds else 1.0
            report(Progress(update, update * options.games, spent, done, entropy, rollout.explained), network)
    return network


# Playing, with what was learned.


def policy_of(network: Network) -> Policy:
    """The placement with the highest score in each row."""

    def policy(observations: Bytes, masks: Bytes) -> Ints:
        actions = np.zeros(len(masks), np.int64)
        legal = masks.reshape(len(masks), -1, AREAS)
        left = AREAS * legal.any(axis=2).sum(axis=1) + legal.any(axis=1).sum(axis=1)
        for same in np.unique(left):
            alike = np.flatnonzero(left == same)
            for rows in np.array_split(alike, -(-len(alike) // CHUNK)):
                seen = inputs_of(observations[rows], masks[rows])
                actions[rows] = actions_of(seen, network.forward(seen)[0].argmax(axis=1))
        return actions

    return policy


def win_rate(network: Network, opponent: Opponent, setup: Setup, count: int = 200, seed: int = 0) -> float:
    """The share of games won by seat 0 against others who play alike."""
    games = Games(count, setup, viewer=0)
    games.reset(seed)
    opponents, policy = Opponents(games, opponent), policy_of(network)
    opponents.play()
    for _ in range(ROUNDS):
        games.step(policy(games.observations, games.masks))
        opponents.play()
    return float(games.rewards[:, 0].mean())


def agent(weights: str = str(Path(__file__).with_suffix(".npz"))) -> PolicyBot:
    """The trained network as a bot, for any number of players and every variant."""
    return PolicyBot(policy_of(read(Path(weights))))


def write(network: Network, path: Path) -> None:
    """Write the weights to a file, half as exact as they were learned."""
    np.savez_compressed(path, weights=network.flat.astype(np.float16))


def read(path: Path) -> Network:
    """The network in a file."""
    try:
        with path.open("rb") as file:
            flat = np.load(file)["weights"].astype(np.float32)
    except (OSError, ValueError, KeyError, IndexError, EOFError, BadZipFile, zlib.error):
        raise ValueError(f"{path} has no weights: make some with python {Path(__file__).name} --out FILE") from None
    if flat.shape != Network().flat.shape:
        raise ValueError(f"{path} has weights of another network: make new ones with python {Path(__file__).name}")
    return Network(flat)


def main() -> None:
    """Train, and say how it goes."""
    parser = argparse.ArgumentParser(description="Learn Twelvefold by self-play.")
    parser.add_argument("--minutes", type=float, default=30.0, help="how long to learn")
    parser.add_argument("--updates", type=int, help="learn for so many updates instead")
    parser.add_argument("--players", type=int, choices=(2, 3, 4), default=2)
    parser.add_argument("--games", type=int, default=Options.games, help="games played at once")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path("ppo.npz"), help="the file for the weights")
    given = parser.parse_args()
    if not given.out.resolve().parent.is_dir():
        parser.error(f"there is no folder {given.out.resolve().parent}")
    if given.minutes <= 0 or given.games < Options.batches or (given.updates is not None and given.updates < 1):
        parser.error(f"learning takes some time, at least one update, and at least {Options.batches} games")
    options = Options(players=given.players, games=given.games, seed=given.seed)

    def report(now: Progress, network: Network) -> None:
        left = now.seconds / now.done * (1 - now.done) if now.done < 1 else 0
        rate = now.games * ROUNDS * options.players / now.seconds
        line = f"{now.games:>9,} games  {rate:>6,.0f} moves/s  entropy {now.entropy:.2f}  foreseen {now.explained:.2f}"
        if now.updates % 25 == 0 or now.done >= 1:
            line += f"  against naive {win_rate(network, 'naive', options.setup, min(200, options.games)):.0%}"
            write(network, given.out)
        print(f"{line}  {left / 60:.0f} min left", flush=True)

    try:
        train(options, seconds=None if given.updates else 60 * given.minutes, updates=given.updates, report=report)
    except OSError as error:
        sys.exit(f"{given.out} can't be written: {error.strerror}")


if __name__ == "__main__":
    main()
