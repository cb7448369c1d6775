"""Ratings of bots from whole rankings: Plackett and Luce's model, as OpenSkill implements it."""

from collections.abc import Sequence
from typing import NamedTuple

from openskill.models import PlackettLuce

from twelvefold.arena.outcome import Outcome


class Rating(NamedTuple):
    """A bot's estimated strength, and how uncertain it is. All bots start at 25 ± 8.3."""

    mu: float
    sigma: float


class Ratings:
    """Each bot's rating, game after game."""

    def __init__(self, names: Sequence[str]) -> None:
        self._model = PlackettLuce(tau=0.0)  # a bot doesn't improve from game to game
        self._of = {name: self._model.rating() for name in names}

    def add(self, outcome: Outcome) -> None:
        """Count one game: its ranking by points, then animals; copies of one bot share what they gain or lose."""
        sittings = outcome.sittings
        teams = [[self._of[sitting.bot]] for sitting in sittings]
        # In OpenSkill, a lower rank is better.
        ranks = [-(100.0 * sitting.total + sitting.cards) for sitting in sittings]
        rated: dict[str, list[Rating]] = {}
        for sitting, [new] in zip(sittings, self._model.rate(teams, ranks=ranks), strict=True):
            rated.setdefault(sitting.bot, []).append(Rating(new.mu, new.sigma))
        for bot, news in rated.items():
            mu, sigma = (sum(values) / len(news) for values in zip(*news, strict=True))
            self._of[bot] = self._model.rating(mu=mu, sigma=sigma)

    def of(self, name: str) -> Rating:
        """A bot's current rating."""
        rating = self._of[name]
        return Rating(rating.mu, rating.sigma)
