"""Planets from played games: the client's tests place the same tiles and must find the same regions."""

import json
from random import Random

from twelvefold.engine.game import Game
from twelvefold.engine.planet import Planet
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Seat

HEAD = "// Made from src/twelvefold/engine by `make generate`: change it there.\n"
GAMES = (("half a planet", 3, 18), ("whole planets", 2, 24))
"""A seed, the number of players, and the number of random legal moves."""


def vectors() -> str:
    """The whole file `web/src/world/vectors.ts`."""
    games = [_played(*game) for game in GAMES]
    planets = [_example(game, game.planet(Seat(seat))) for game in games for seat in range(game.players)]
    listed = "".join(f"\n{planet}" for planet in planets)
    return f"""{HEAD}
import type {{ Habitat }} from "./geometry.ts";

/** A planet as the rules made it. */
export interface Example {{
  /** The tiles in the order of their faces: each one's habitats, edge by edge when not turned, and its place. */
  readonly laid: readonly {{ readonly tile: readonly Habitat[]; readonly face: number; readonly rotation: number }}[];
  /** What covers each of the 60 areas. */
  readonly areas: readonly (Habitat | null)[];
  /** For each habitat, its regions, biggest first, equal ones by their lowest areas. */
  readonly regions: Readonly<Record<Habitat, readonly (readonly number[])[]>>;
}}

/** Planets from random games. */
export const EXAMPLES: readonly Example[] = [{listed}
];
"""


def _played(seed: str, players: int, moves: int) -> Game:
    chance = Random(seed)
    game = Game.new(players=players, seed=seed)
    for _ in range(moves):
        legal = game.legal_moves
        game.push(legal[chance.randrange(len(legal))])
    return game


def _example(game: Game, planet: Planet) -> str:
    laid = [
        {"tile": [habitat.id for habitat in game.box.tiles[each.tile]], "face": face, "rotation": each.rotation}
        for face, each in enumerate(planet.faces)
        if each is not None
    ]
    areas = [None if habitat is None else habitat.id for habitat in planet.areas]
    regions = {habitat.id: [region.areas for region in planet.regions(habitat)] for habitat in Habitat}
    return (
        "  {\n    laid: ["
        + "".join(f"\n      {json.dumps(each)}," for each in laid)
        + f"\n    ],\n    areas: {json.dumps(areas)},\n    regions: {json.dumps(regions)},\n  }},"
    )
