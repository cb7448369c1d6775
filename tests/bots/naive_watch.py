"""A slow reference for what training counts in a game: the chances after each move, and how they turned out."""

from collections import Counter

import numpy as np
from tests.bots.naive_weigh import NaivePlanet

from twelvefold.bots.kernel import model
from twelvefold.bots.training.first_model import CHANCES_SHAPE, COUNTS_SHAPE, Whole
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.world.habitat import Habitat


class NaiveWatch:
    """A finished game, replayed and counted: two counts for each number of a model, up to the signs."""

    def __init__(self, finished: Game) -> None:
        assert finished.end is not None
        self.end = finished.end
        self.deal = finished.deal
        self.game = Game(finished.deal)
        self.planets = [NaivePlanet() for _ in range(finished.players)]
        self.owner = {name: seat for seat, names in enumerate(finished.won) for name in names}
        self.chances: Counter[tuple[int, ...]] = Counter()
        self.wins: Counter[tuple[int, ...]] = Counter()
        self.goals: Counter[tuple[int, ...]] = Counter()
        self.points: Counter[tuple[int, ...]] = Counter()
        self.others: Counter[tuple[int, ...]] = Counter()
        self.own: Counter[tuple[int, ...]] = Counter()
        for move in finished.moves:
            self._watch(move)

    def _watch(self, move: Move) -> None:
        game, players = self.game, self.game.players
        seat, tile, now = game.seat_to_move, game.offer[move.slot], game.round
        assert seat is not None
        assert tile is not None
        columns, to_come = game.columns, players - 1 - game.ply % players
        self.planets[seat] = self.planets[seat].with_tile(game.box.tiles[tile], move.face, move.rotation)
        game.push(move)
        self._look(columns, now, seat, to_come)
        if to_come == 0:
            for other in range(players):
                if other != seat:
                    self._look(columns, now, other, 0)
                self._count(other, now)

    def _look(self, columns: tuple[tuple[str | None, ...], ...], now: int, seat: int, to_come: int) -> None:
        objectives = self.deal.objectives
        for due, column in enumerate(columns, 1):
            for name in column:
                if name is None:
                    continue
                animal = self.deal.box.animals[self.deal.box.animal_numbers[name]]
                mine = self.planets[seat].offers(animal)
                best = max(planet.offers(animal) for other, planet in enumerate(self.planets) if other != seat)
                owner = 0 if animal.habitat not in objectives else 1 if objectives[seat] == animal.habitat else 2
                lead = 7 + min(max(mine[0] - best[0], -7), 8)
                growth = min((best[1] + 1) // 2, 3)
                at = (
                    3 * animal.requirement + owner,
                    due - now,
                    to_come,
                    min(best[0], 11),
                    growth,
                    lead,
                    min(mine[1], 7),
                )
                self.chances[at] += 1
                self.wins[at] += self.owner.get(name) == seat

    def _count(self, seat: int, now: int) -> None:
        """Count a planet after a finished round."""
        planet, objectives = self.planets[seat], self.deal.objectives
        for habitat in Habitat:
            at = (int(habitat), now - 1, planet.count(habitat))
            mine = bool(objectives) and objectives[seat] == habitat
            (self.own if mine else self.others)[at] += 1
            if mine:
                self.goals[at] += 1
                self.points[at] += self.end.scores[seat].objective

    def tally(self) -> Whole:
        """The counts in the kernel's layout, before those of victories."""
        ints: Whole = np.zeros((model.VICTORIES, 2), dtype=np.int64)
        for start, shape, pair in (
            (model.CHANCES, CHANCES_SHAPE, (self.chances, self.wins)),
            (model.GOALS, COUNTS_SHAPE, (self.goals, self.points)),
            (model.SIGNS, COUNTS_SHAPE, (self.others, self.own)),
        ):
            for place, counts in enumerate(pair):
                for at, count in counts.items():
                    ints[start + int(np.ravel_multi_index(at, shape)), place] += count
        return ints.ravel()
