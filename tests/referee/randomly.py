"""Random games: a shuffled setup, and random legal moves to the end."""

import random

from tests.referee.paper import Box, Setup
from tests.referee.play import RefGame


def columns_of(mystery: bool, box: Box) -> list[int]:
    """How many animals are under each of the twelve rounds at the start."""
    return [0, 0] + ([2] * 10 if mystery else list(box["layout"]))


def random_setup(rng: random.Random, players: int, objectives: bool, mystery: bool, box: Box) -> Setup:
    """Shuffle the tiles into ten piles, lay out 20 animals, deal the objectives and draw the first seat."""
    tiles = list(range(50))
    rng.shuffle(tiles)
    animals = [animal["id"] for animal in box["animals"]]
    rng.shuffle(animals)
    habitats = list(box["habitats"])
    rng.shuffle(habitats)
    return {
        "piles": [tiles[5 * pile : 5 * pile + 5] for pile in range(10)],
        "animals": [[animals.pop() for _ in range(count)] for count in columns_of(mystery, box)],
        "objectives": habitats[:players] if objectives else [],
        "first_seat": rng.randrange(players),
    }


def random_game(
    rng: random.Random, players: int, objectives: bool, mystery: bool, box: Box, *, own_box: bool = False
) -> RefGame:
    """Play a random game to the end."""
    setup = random_setup(rng, players, objectives, mystery, box)
    game = RefGame(setup, players, objectives, mystery, box, own_box=own_box)
    while not game.over:
        play_randomly(rng, game)
    return game


def play_randomly(rng: random.Random, game: RefGame) -> tuple[int, int, int]:
    """Make a random legal move, all equally likely, and return it."""
    seat = game.seat_to_move
    assert seat is not None, "nobody moves after round 12"
    slot = rng.choice([slot for slot, tile in enumerate(game.offer()) if tile is not None])
    face = rng.choice(game.planets[seat].free_faces())
    rotation = rng.randrange(5)
    game.play(slot, face, rotation)
    return slot, face, rotation
