"""An observation written a second time: slowly, with names, and from nothing but a seat's view."""

import numpy as np

from twelvefold.engine.game import Game
from twelvefold.engine.view import View
from twelvefold.envs.observation import Bytes, layout
from twelvefold.world.box import ROUNDS
from twelvefold.world.habitat import HABITAT_IDS

HABITATS = len(HABITAT_IDS)


def naive_parts(view: View, game: Game) -> dict[str, Bytes]:
    """Every part of the viewer's observation. The game only tells the cards' numbers and the bids."""
    viewer = view.viewer
    assert viewer is not None
    players = view.players
    parts = {name: np.zeros(part.shape, np.int8) for name, part in layout(players).items()}
    over = view.seat_to_move is None
    seats = [(viewer + turn) % players for turn in range(players)]
    note_cards(view, game, seats, parts)
    note_tiles(view, game, parts)
    for place, seat in enumerate(seats):
        for habitat in range(HABITATS):
            there = [area for area, kind in enumerate(game.planets[seat].areas) if kind == habitat]
            parts["planets"][place, habitat, there] = 1
        parts["areas"][place] = parts["planets"][place].sum(axis=1)
        parts["animals"][place] = len(view.won[seat])
        for name in view.won[seat]:
            parts["won"][place, game.box.animals[game.box.animal_numbers[name]].habitat] += 1
        parts["turns"][place] = view.planets[seat].count(None)
    done = view.ply % players
    moving = [(view.first_seat + turn) % players for turn in range(players)]
    if not over:
        parts["round"][view.round - 1] = 1
        parts["mover"][seats.index(moving[done])] = 1
        for seat in moving[done:]:
            parts["waiting"][seats.index(seat)] = 1
    hidden = sum(column.count(None) for column in view.columns)
    parts["clock"][:] = (0 if over else view.round, 0 if over else players - done, len(view.late_piles), hidden)
    if view.objective is not None:
        parts["objective"][HABITAT_IDS.index(view.objective)] = 1
    parts["variant"][:] = (view.beginner, view.mystery)
    return parts


def note_cards(view: View, game: Game, seats: list[int], parts: dict[str, Bytes]) -> None:
    """When each card is decided, what it asks for, and what each planet bids."""
    numbers = {animal.id: number for number, animal in enumerate(game.cards)}
    starts = np.cumsum([0, *(len(column) for column in game.deal.animals)])
    for index, column in enumerate(view.columns):
        for place, name in enumerate(column):
            number = starts[index] + place if name is None else numbers[name]
            parts["due"][number] = index + 2 - view.round
            carried = number < starts[index]
            parts["card"][number] = (1, name is None, carried)
            if name is None:
                continue
            for at, seat in enumerate(seats):
                parts["bids"][at, number] = game.bids(name)[seat].value
            animal = game.box.animals[game.box.animal_numbers[name]]
            parts["requirement"][number, animal.requirement] = 1
            parts["habitat"][number, animal.habitat] = 1
            if animal.other is not None:
                parts["other"][number, animal.other] = 1


def note_tiles(view: View, game: Game, parts: dict[str, Bytes]) -> None:
    """The offer, piles 11 and 12, and the tiles that may still turn up."""
    for slot, tile in enumerate(view.offer):
        if tile is not None:
            for edge, habitat in enumerate(game.box.tiles[tile]):
                parts["offer"][slot, habitat, edge] = 1
    for place, tile in enumerate(view.late_piles):
        for edge, habitat in enumerate(game.box.tiles[tile]):
            parts["late"][place // 5, place % 5, habitat, edge] = 1
    seen = {laid.tile for planet in view.planets for laid in planet if laid is not None}
    seen.update(tile for tile in view.offer if tile is not None)
    seen.update(view.late_piles, view.out_of_game)
    if view.round <= ROUNDS:
        parts["unseen"][sorted(set(range(50)) - seen)] = 1
