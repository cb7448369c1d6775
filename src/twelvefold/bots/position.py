"""A view as the kernel's state: known things in their places, and zeros for hidden ones."""

from array import array
from functools import cached_property, lru_cache

from twelvefold.bots.kernel.setup import best_bids, bid_for_all, lay_planets
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.evaluate import AFTER, evaluate
from twelvefold.engine.kernel.memory import Ints, Rows, zeros
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.state import box_tables
from twelvefold.engine.view import View
from twelvefold.world.animal import Animal
from twelvefold.world.box import CARDS_IN_PLAY, DRAWN_PILES, SLOTS, TILE_COUNT, Box
from twelvefold.world.geometry import EDGE_COUNT
from twelvefold.world.habitat import HABITAT_IDS

WON = 8
"""A fate in round 1: for the points it doesn't matter when an animal was won."""


class Position:
    """What a seat knows, as a state.

    Its cards are renumbered: first those still under the rounds, carried ones with their round, then those won and
    those out of the game. So it depends on nothing but the view.
    """

    def __init__(self, view: View, box: Box) -> None:
        if view.viewer is None:
            raise ValueError("a spectator has no position")
        self.view = view
        self.box = box
        self.seat = view.viewer
        self.tables = box_tables(box)
        self.state = zeros(layout.STATE)
        """The kernel's state; its entries for hidden tiles, animals and objectives mean nothing."""
        self.state[: layout.PLANETS] = array("q", self._table_ints())
        at = layout.PLANETS + layout.ON_FACE
        for planet in view.planets:
            for face, tile in enumerate(planet):
                if tile is not None:
                    self.state[at + face] = 1 + EDGE_COUNT * tile.tile + tile.rotation
            at += layout.PLANET
        lay_planets(self.state, self.tables)

    def _table_ints(self) -> list[int]:
        """The integers about the table, without the planets."""
        view, numbers = self.view, self.box.animal_numbers
        ints = [0] * layout.PLANETS
        ints[layout.PLAYERS] = view.players
        ints[layout.FIRST_SEAT] = (view.first_seat - (view.round - 1)) % view.players
        ints[layout.PLY] = view.ply
        ints[layout.LEFT] = len(view.late_piles)
        if view.objective is not None:
            ints[layout.OBJECTIVE + self.seat] = 1 + HABITAT_IDS.index(view.objective)
        pile = layout.PILES + SLOTS * DRAWN_PILES
        ints[pile : pile + len(view.late_piles)] = view.late_piles
        pile = layout.PILES + SLOTS * (view.round - 1)
        for slot, tile in enumerate(view.offer):
            if tile is None:
                ints[layout.TAKEN] |= 1 << slot
            else:
                ints[pile + slot] = tile
        cards = layout.CARDS
        fates = layout.FATES
        packed = _packed_animals(self.box)
        number = 0
        for index, column in enumerate(view.columns):
            if column:
                ints[layout.COLUMNS + index] = ((1 << len(column)) - 1) << number
                for name in column:
                    ints[cards + number] = 0 if name is None else packed[numbers[name]]
                    number += 1
        self.open_cards = number
        """How many animals are still under the rounds."""
        for seat, names in enumerate(view.won):
            for name in names:
                ints[cards + number] = packed[numbers[name]]
                ints[fates + number] = WON + 1 + seat
                number += 1
        for name in view.discarded:
            ints[cards + number] = packed[numbers[name]]
            ints[fates + number] = WON + layout.DISCARDED
            number += 1
        return ints

    @cached_property
    def cards(self) -> tuple[Animal | None, ...]:
        """The animals still under the rounds, in the order of the columns of `after`; None is face down."""
        animals, numbers = self.box.animals, self.box.animal_numbers
        names = [name for column in self.view.columns for name in column]
        return tuple([None if name is None else animals[numbers[name]] for name in names])

    @cached_property
    def rounds_of_cards(self) -> tuple[int, ...]:
        """For each of `cards`, the round it's under."""
        return tuple([index + 1 for index, column in enumerate(self.view.columns) for _ in column])

    @cached_property
    def unseen_tiles(self) -> tuple[int, ...]:
        """The tiles of the piles not yet turned up, ascending."""
        view = self.view
        seen = {laid.tile for planet in view.planets for laid in planet if laid is not None}
        seen.update(tile for tile in view.offer if tile is not None)
        return tuple(sorted(set(range(TILE_COUNT)).difference(seen, view.late_piles, view.out_of_game)))

    @cached_property
    def unseen_animals(self) -> tuple[int, ...]:
        """The numbers of the animals that are face down or in the box, ascending."""
        view, numbers = self.view, self.box.animal_numbers
        seen = {numbers[name] for column in (*view.columns, *view.won, view.discarded) for name in column if name}
        return tuple(number for number in range(len(self.box.animals)) if number not in seen)

    @cached_property
    def hidden_cards(self) -> list[int]:
        """Which of `cards` are face down."""
        return [number for number, animal in enumerate(self.cards) if animal is None]

    def after(self) -> Rows:
        """For each code, the seat's bid for each of `cards` and its areas of each habitat after that move.

        It has 300 rows of 25: 20 cards, of which only those in `cards` count and face-down ones are 0; then five
        habitats. The row of an illegal move is all −1. `numpy.asarray` makes an array of the rows.
        """
        rows = self.placements()
        for number in self.hidden_cards:
            rows[number::AFTER] = array("q", [min(bid, 0) for bid in rows[number::AFTER]])
        return Rows(rows, AFTER)

    def placements(self) -> Ints:
        """The same rows one after another, with bids that mean nothing for face-down cards."""
        rows = zeros(layout.CODES * AFTER)
        evaluate(self.state, self.tables, self.seat, rows)
        return rows

    def bids(self, seat: int) -> list[int]:
        """A seat's current bid for each of `cards`; 0 for face-down ones."""
        out = zeros(CARDS_IN_PLAY)
        bid_for_all(self.state, seat, out)
        for number in self.hidden_cards:
            out[number] = 0
        return out[: self.open_cards].tolist()

    def best_bids(self) -> Ints:
        """The best current bid of the other seats for each of `cards`; 0 for face-down ones."""
        best = zeros(CARDS_IN_PLAY)
        best_bids(self.state, self.seat, best)
        for number in self.hidden_cards:
            best[number] = 0
        return best[: self.open_cards]


@lru_cache(maxsize=64)
def _packed_animals(box: Box) -> list[int]:
    return box_tables(box)[ANIMALS : ANIMALS + len(box.animals)].tolist()
