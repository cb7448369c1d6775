"""The last rounds played out: what each placement comes to, whatever the others' objectives are.

Everyone does what is best for themselves: first the greatest share of the victory, then the greatest lead in points
over the best other seat, then the first placement by slot and rotation. All lines of round 12 are laid out side by
side in arrays with one axis for each seat still to move.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from itertools import permutations

import numpy as np
from numpy.typing import NDArray
from tests.referee.life import look_at
from tests.referee.paper import HABITATS, Animal, Box
from tests.referee.planet import Planet
from tests.referee.play import RefGame
from tests.referee.score import card_points, objective_points

Placement = tuple[int, int, int]
"""A slot, a face and a rotation."""
Numbers = NDArray[np.int64]
CARD = 64
"""A point counts more than any number of cards, which only break ties."""
SHARE = 12
"""A whole victory: it can be divided by two, three and four."""
IMPOSSIBLE = -(10**9)


Option = tuple[Placement | None, "KnownPlanet"]
"""A placement, or none if the seat has moved, and the planet after it."""


class KnownPlanet(Planet):
    """A planet that won't change any more, so that its regions are counted only once."""

    def __init__(self, planet: Planet, tile: Sequence[str] | None = None, face: int = 0, rotation: int = 0) -> None:
        super().__init__()
        self.areas = dict(planet.areas)
        if tile is not None:
            self.lay(tile, face, rotation)
        self._qualifying: dict[str, list[frozenset[int]]] = {}
        self.made: dict[tuple[int | None, ...], list[Option]] = {}
        """What becomes of it with the tiles of an offer."""

    def qualifying(self, animal: Animal) -> list[frozenset[int]]:
        if animal["id"] not in self._qualifying:
            self._qualifying[animal["id"]] = super().qualifying(animal)
        return self._qualifying[animal["id"]]

    def claim(self, animal: Animal) -> int:
        """A number that is greater for whoever wins the animal in round 12, equal for a tie, and 0 without a bid."""
        sizes = [len(region) for region in self.qualifying(animal)]
        if animal["requirement"] == "most":
            return len(sizes)
        first, second, third = (*sizes, 0, 0, 0)[:3]
        return (first * 61 + second) * 61 + third


@dataclass
class LastRound:
    """Round 12 from some seat's turn on."""

    box: Box
    due: list[Animal]
    """The animals that are still to be won."""
    cards: list[list[Animal]]
    """What each seat has won."""
    options: list[list[Option]]
    """For each seat, its planet after each placement it can choose; just its planet if it has moved."""
    movers: list[int]
    """The seats still to move, in their order."""

    def __post_init__(self) -> None:
        claims = [self._spread(seat, [[p.claim(a) for a in self.due] for _, p in self.options[seat]]) for seat in self]
        shape = np.broadcast_shapes(*(claim.shape[1:] for claim in claims))
        won = [self._wins(claims, seat) for seat in self]
        self.count = [
            np.broadcast_to(won[seat].sum(axis=0) + len(self.cards[seat]), shape).astype(np.int64) for seat in self
        ]
        self.points = [
            {objective: self._points(seat, objective, won[seat]) for objective in (*HABITATS, None)} for seat in self
        ]
        self.taken_twice = self._clashes(shape)

    def __iter__(self) -> Iterator[int]:
        return iter(range(len(self.options)))

    def _spread(self, seat: int, rows: list[list[int]]) -> Numbers:
        """A row for each option of a seat as an array with the seat's own axis; what the rows hold comes first."""
        axes = [1] * len(self.movers)
        if seat in self.movers:
            axes[self.movers.index(seat)] = len(rows)
        return np.array(rows, dtype=np.int64).reshape(len(rows), -1).T.reshape(-1, *axes)

    def _wins(self, claims: list[Numbers], seat: int) -> NDArray[np.bool_]:
        """For each animal, in which lines the seat wins it."""
        best = claims[seat] > 0
        for other in self:
            if other != seat:
                best = best & (claims[seat] > claims[other])
        return best

    def _points(self, seat: int, objective: str | None, won: NDArray[np.bool_]) -> Numbers:
        """A seat's points in each line if it has this objective."""
        fixed = sum(card_points(animal, objective) for animal in self.cards[seat])
        worth = np.array([card_points(animal, objective) for animal in self.due], dtype=np.int64)
        found = np.tensordot(worth, won.astype(np.int64), axes=1) + fixed
        if objective is not None:
            steps = self.box["objectives"][objective]
            reached = [[objective_points(steps, planet.count(objective))] for _, planet in self.options[seat]]
            found = found + self._spread(seat, reached)[0]
        return found

    def _clashes(self, shape: tuple[int, ...]) -> NDArray[np.bool_]:
        """The lines in which two seats would take the same tile."""
        slots = [
            self._spread(seat, [[-1 if placed is None else placed[0]] for placed, _ in self.options[seat]])[0]
            for seat in self.movers
        ]
        clash = np.zeros(shape, dtype=np.bool_)
        for number, one in enumerate(slots):
            for other in slots[:number]:
                clash = clash | (one == other)
        return clash

    def shares(self, seat: int, objectives: Sequence[str | None]) -> tuple[Numbers, Numbers]:
        """For each option of the first to move, a seat's share of the victory and its lead, if all play their best."""
        shape = self.taken_twice.shape
        points = [np.broadcast_to(self.points[each][objectives[each]], shape) for each in self]
        ranks = [CARD * points[each] + self.count[each] for each in self]
        impossible = self.taken_twice
        for axis in range(len(self.movers) - 1, 0, -1):
            share, lead = _result(self.movers[axis], points, ranks)
            value = np.where(impossible, IMPOSSIBLE, 1000 * share + lead)
            chosen = np.expand_dims(value.argmax(axis=axis), axis)
            points, ranks = (
                [np.take_along_axis(each, chosen, axis).squeeze(axis) for each in numbers]
                for numbers in (points, ranks)
            )
            impossible = np.take_along_axis(impossible, chosen, axis).squeeze(axis)
        return _result(seat, points, ranks)


def _result(seat: int, points: list[Numbers], ranks: list[Numbers]) -> tuple[Numbers, Numbers]:
    """A seat's share of the victory, and how many points it is ahead of the best other seat."""
    best = np.maximum.reduce([rank for other, rank in enumerate(ranks) if other != seat])
    equals = sum((rank == ranks[seat]).astype(np.int64) for rank in ranks)
    share = np.where(ranks[seat] >= best, SHARE // equals, 0)
    return share, points[seat] - best // CARD


def chances(game: RefGame) -> dict[Placement, float]:
    """For each placement, the chance to win if all objectives that the others may have are equally likely."""
    seat = game.seat_to_move
    assert seat is not None
    dealt = list(_possible(game, seat))
    placements = game.legal()
    if game.round == 12:
        last = _last(game)
        found = np.sum([last.shares(seat, objectives)[0] for objectives in dealt], axis=0).tolist()
    else:
        assert game.round == 11
        assert game.players == 2
        known = [KnownPlanet(planet) for planet in game.planets]
        found = [sum(_worth_before_last(game, known, placed, dealt)) for placed in placements]
    return {placed: share / (SHARE * len(dealt)) for placed, share in zip(placements, found, strict=True)}


def _possible(game: RefGame, seat: int) -> Iterator[list[str | None]]:
    """Everyone's objectives, in every way in which the others' may have been dealt."""
    if not game.objectives:
        yield [None] * game.players
        return
    own = game.setup["objectives"][seat]
    for others in permutations([habitat for habitat in HABITATS if habitat != own], game.players - 1):
        yield [*others[:seat], own, *others[seat:]]


def _last(game: RefGame) -> LastRound:
    """Round 12 as it stands."""
    turn = game.ply % game.players
    movers = [(game.setup["first_seat"] + 11 + each) % game.players for each in range(turn, game.players)]
    offer = game.offer()
    known = [KnownPlanet(planet) for planet in game.planets]
    due = [game.animals[name] for name in game.columns[12]]
    cards = [[game.animals[name] for name in names] for names in game.cards]
    return _round_12(game.box, due, cards, known, movers, offer)


def _round_12(
    box: Box,
    due: list[Animal],
    cards: list[list[Animal]],
    planets: list[KnownPlanet],
    movers: list[int],
    offer: Sequence[int | None],
) -> LastRound:
    options: list[list[Option]] = [
        _options(planet, box, offer) if seat in movers else [(None, planet)] for seat, planet in enumerate(planets)
    ]
    return LastRound(box, due, cards, options, movers)


def _options(planet: KnownPlanet, box: Box, offer: Sequence[int | None]) -> list[Option]:
    """A planet after each placement of a tile on offer, in the order of the codes; made once for each planet."""
    key = tuple(offer)
    if key not in planet.made:
        planet.made[key] = [
            ((slot, face, rotation), KnownPlanet(planet, box["tiles"][tile], face, rotation))
            for slot, tile in enumerate(offer)
            if tile is not None
            for face in planet.free_faces()
            for rotation in range(5)
        ]
    return planet.made[key]


def _worth_before_last(
    game: RefGame, known: list[KnownPlanet], placed: Placement, dealt: list[list[str | None]]
) -> Iterator[int]:
    """With two seats in round 11: the seat's share after a placement, for each way of dealing the objectives."""
    seat = game.seat_to_move
    assert seat is not None
    offer, other = game.offer(), 1 - seat
    planets = list(known)
    planets[seat] = dict(_options(planets[seat], game.box, offer))[placed]
    offer[placed[0]] = None
    if game.ply % 2 == 1:
        last = _after_round_11(game, planets)
        yield from (int(_best(last, seat, objectives)[0]) for objectives in dealt)
        return
    replies = [
        _after_round_11(game, [planet if each == other else planets[each] for each in range(2)])
        for _, planet in _options(planets[other], game.box, offer)
    ]
    for objectives in dealt:
        found = [_best(last, seat, objectives) for last in replies]
        yield int(min(found)[0])  # what is best for one of two seats is worst for the other


def _best(last: LastRound, seat: int, objectives: list[str | None]) -> tuple[int, int]:
    """A seat's share of the victory and its lead, if the first to move in round 12 does what is best for itself."""
    share, lead = last.shares(last.movers[0], objectives)
    chosen = int((1000 * share + lead).argmax())
    if seat == last.movers[0]:
        return int(share[chosen]), int(lead[chosen])
    return SHARE - int(share[chosen]), -int(lead[chosen])


def _after_round_11(game: RefGame, planets: list[KnownPlanet]) -> LastRound:
    """Round 12 after these planets have finished round 11."""
    cards = [[game.animals[name] for name in names] for names in game.cards]
    due = [game.animals[name] for name in game.columns[12]]
    for name in game.columns[11]:
        look = look_at(game.animals[name], planets, 11)
        if look.seat is not None:
            cards[look.seat].append(game.animals[name])
        else:
            due.append(game.animals[name])
    first = (game.setup["first_seat"] + 11) % 2
    return _round_12(game.box, due, cards, planets, [first, 1 - first], game.late_piles[12])
