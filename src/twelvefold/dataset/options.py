"""What a dataset consists of: how many games, from which seed, and how each of them is drawn."""

import re
from collections.abc import Callable
from dataclasses import dataclass
from functools import cached_property
from typing import Any

from twelvefold.bots import make_bot, split_names
from twelvefold.dataset.arrow import DatasetError
from twelvefold.dataset.table import Setup
from twelvefold.engine.deal import Deal
from twelvefold.engine.stream import Stream, child_seed, seed_bytes
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

VARIANTS = ("standard", "beginner", "mystery", "beginner-mystery")
MOST_GAMES = 10**8
MOST_WEIGHT = 10**6
PLAYERS = "2@2,3,4"
KINDS = "standard@7,beginner,mystery,beginner-mystery"
BOTS = "seedling@15,explorer@15,naturalist@18,ranger@20,learned@29,expert,random@2"
NOISE = "0@8,0.05,0.2"
WEIGHTED = re.compile(r"(.*)@([0-9]{1,7})", re.DOTALL)


@dataclass(frozen=True)
class Mix:
    """Values with weights; a game draws one of them."""

    values: tuple[str, ...]
    weights: tuple[int, ...]

    def draw(self, stream: Stream) -> str:
        """One of the values, each as likely as its weight says."""
        place = stream.below(sum(self.weights))
        for value, weight in zip(self.values, self.weights, strict=True):
            place -= weight
            if place < 0:
                return value
        raise AssertionError

    def __str__(self) -> str:
        pairs = zip(self.values, self.weights, strict=True)
        return ",".join(value if weight == 1 else f"{value}@{weight}" for value, weight in pairs)


def mix_of(option: str, texts: list[str], check: Callable[[str], bool]) -> Mix:
    """The mix in a list of values, each followed by `@` and its weight if that isn't 1."""
    values, weights = [], []
    for text in texts:
        found = WEIGHTED.fullmatch(text)
        value, weight = (found[1], int(found[2])) if found else (text, 1)
        if not check(value) or not 0 < weight <= MOST_WEIGHT:
            raise DatasetError(Sentence("error-dataset-mix", option=option, value=shown(text)))
        if value in values:
            raise DatasetError(Sentence("error-dataset-twice", option=option, value=value))
        values.append(value)
        weights.append(weight)
    return Mix(tuple(values), tuple(weights))


@dataclass(frozen=True)
class Options:
    """Everything that the games depend on."""

    games: int
    seed: bytes
    players: Mix
    variants: Mix
    bots: Mix
    noise: Mix
    shard: int = 10_000
    """How many games a file has."""

    @cached_property
    def shards(self) -> int:
        """How many files there are."""
        return -(-self.games // self.shard)

    def games_in(self, shard: int) -> range:
        """The numbers of a file's games."""
        return range(self.shard * shard, min(self.shard * (shard + 1), self.games))

    def file_of(self, shard: int) -> str:
        """Where a file is in the dataset's folder."""
        return f"data/games-{shard:05}-of-{self.shards:05}.parquet"

    def to_json(self) -> dict[str, Any]:
        """The options as they are kept with the data."""
        mixes = {name: str(getattr(self, name)) for name in ("players", "variants", "bots", "noise")}
        return {"games": self.games, "seed": self.seed.hex(), **mixes, "shard": self.shard}


@dataclass(frozen=True)
class Plan:
    """How one game is played."""

    setup: Setup
    deal: Deal
    bots: tuple[str, ...]
    noise: str
    bots_seed: bytes
    noise_seed: bytes


def plan_of(options: Options, number: int) -> Plan:
    """How a game is played; that depends on nothing but the options and its number."""
    seed = child_seed(options.seed, number)
    players = int(options.players.draw(Stream(seed, "players")))
    variant = options.variants.draw(Stream(seed, "variant"))
    setup = Setup(players, "beginner" in variant, "mystery" in variant)
    deal = Deal.draw(players, seed, beginner=setup.beginner, mystery=setup.mystery)
    stream = Stream(seed, "bots")
    bots = tuple(options.bots.draw(stream) for _ in range(players))
    noise = options.noise.draw(Stream(seed, "noise"))
    return Plan(setup, deal, bots, noise, child_seed(seed, 0), child_seed(seed, 1))


def make_options(
    games: int,
    seed: int | str | bytes,
    *,
    players: str = PLAYERS,
    variants: str = KINDS,
    bots: str = BOTS,
    noise: str = NOISE,
    shard: int = 10_000,
) -> Options:
    """Options from texts as they're typed; an error says which is wrong."""
    return Options(
        games,
        seed_bytes(seed),
        mix_of("--players", players.split(","), lambda text: text in ("2", "3", "4")),
        mix_of("--variants", variants.split(","), lambda text: text in VARIANTS),
        mix_of("--bots", split_names(bots), _is_bot),
        mix_of("--noise", noise.split(","), _is_share),
        shard,
    )


def _is_bot(text: str) -> bool:
    make_bot(text, own=False)  # it says itself what is wrong
    return True


def _is_share(text: str) -> bool:
    return re.fullmatch(r"0|1|0?\.[0-9]{1,6}", text) is not None
