"""Converts games from the engine to the referee and back, and makes random custom boxes."""

import json
import random
from pathlib import Path
from typing import Any, cast

from tests.referee import Box as PaperBox
from tests.referee import RefGame, Setup

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.playout import play_out
from twelvefold.engine.move import Move
from twelvefold.engine.state import box_tables, state_of
from twelvefold.world.box import Box
from twelvefold.world.box_file import box_from_json
from twelvefold.world.habitat import BY_ID, HABITAT_IDS, Habitat
from twelvefold.world.units import Seat, TileId

RECORDS = Path(__file__).parent.parent / "records"


def paper_box() -> PaperBox:
    """The standard box as the records know it, independent of the engine."""
    return cast("PaperBox", json.loads((RECORDS / "standard-box.json").read_text(encoding="utf-8")))


def setup_of(deal: Deal) -> Setup:
    """A deal on paper."""
    return {
        "piles": [list(pile) for pile in deal.piles],
        "animals": [list(column) for column in deal.animals],
        "objectives": [habitat.id for habitat in deal.objectives],
        "first_seat": deal.first_seat,
    }


def deal_of(setup: Setup, players: int, box: Box, *, mystery: bool = False) -> Deal:
    """A setup on paper as a deal."""
    return Deal(
        players=players,
        piles=tuple(tuple(map(TileId, pile)) for pile in setup["piles"]),
        animals=tuple(map(tuple, setup["animals"])),
        objectives=tuple(BY_ID[name] for name in setup["objectives"]),
        first_seat=Seat(setup["first_seat"]),
        mystery=mystery,
        box=box,
    )


def referee_of(deal: Deal, box: PaperBox) -> RefGame:
    """The referee for a deal."""
    return RefGame(setup_of(deal), deal.players, not deal.beginner, deal.mystery, box)


def own_paper_box(rng: random.Random) -> PaperBox:
    """A box with other tiles (some of one habitat only), animals in another order, other steps, another layout."""
    box = cast("dict[str, Any]", paper_box())
    weights = [rng.random() + 0.05 for _ in HABITAT_IDS]
    box["tiles"] = [rng.choices(HABITAT_IDS, weights, k=5) for _ in range(50)]
    rng.shuffle(box["animals"])
    for name in HABITAT_IDS:
        least, points = sorted(rng.sample(range(61), 4)), sorted(rng.sample(range(100), 4))
        box["objectives"][name] = [list(step) for step in zip(least, points, strict=True)]
    layout_ = [0] * 10
    for _ in range(20):
        layout_[rng.randrange(10)] += 1
    box["layout"] = layout_
    return cast("PaperBox", box)


def engine_box(box: PaperBox) -> Box:
    """A box on paper as the engine reads it."""
    return box_from_json(json.loads(json.dumps(box)))


def playout(deal: Deal, chance: int) -> Ints:
    """The kernel's state at the end of a random game."""
    state = state_of(deal)
    play_out(state, box_tables(deal.box), chance)
    return state


def moves_in(state: Ints) -> list[Move]:
    """The moves that a state holds."""
    codes = state[layout.MOVES : layout.MOVES + state[layout.PLY]].tolist()
    return [Move.from_code(code) for code in codes]


def game_in(state: Ints, box: Box, *, beginner: bool, mystery: bool) -> Game:
    """The game that ended in this kernel state, replayed from its deal."""
    players = state[layout.PLAYERS]
    names = iter([box.animals[value & 0xFF].id for value in state[layout.CARDS : layout.CARDS + 20].tolist()])
    tiles = list(map(TileId, state[layout.PILES : layout.PILES + 50]))
    deal = Deal(
        players=players,
        piles=tuple(tuple(tiles[5 * k : 5 * k + 5]) for k in range(10)),
        animals=tuple(tuple(next(names) for _ in range(count)) for count in box.columns(mystery=mystery)),
        objectives=() if beginner else tuple(Habitat(state[layout.OBJECTIVE + s] - 1) for s in range(players)),
        first_seat=Seat(state[layout.FIRST_SEAT]),
        mystery=mystery,
        box=box,
    )
    return game_after(deal, moves_in(state))


def game_after(deal: Deal, moves: list[Move]) -> Game:
    """A game of the deal with these moves made."""
    game = Game(deal)
    for move in moves:
        game.push(move)
    return game


def random_moves(deal: Deal, seed: int, plies: int | None = None) -> list[Move]:
    """The first moves of a random game, or all of them."""
    return moves_in(playout(deal, 1 + seed))[:plies]
