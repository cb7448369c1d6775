"""A policy as a bot, so that a trained agent plays wherever bots play: in the arena, in a leaderboard, at a table."""

from array import array
from functools import cache

import numpy as np

from twelvefold.bots import Turn
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout as rules
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.move import Move
from twelvefold.engine.state import column_masks
from twelvefold.envs.kernel.games import note_row, show_row
from twelvefold.envs.kernel.layout import MASK_WORDS, MYSTERY, STATE_AT, observation_words, row_ints
from twelvefold.envs.kernel.tables import environment_tables
from twelvefold.envs.observation import ACTIONS, Bytes
from twelvefold.envs.opponents import Policy, actions_of
from twelvefold.world.box import DRAWN_PILES
from twelvefold.world.units import Seat

WON = 8 + 1
"""The fate of an animal that seat 0 has won; the next seats' follow. The round doesn't matter."""


class PolicyBot:
    """A bot that plays as a policy chooses, given what an environment would show its seat.

    The policy gets one row at a time. A bot has no memory and no chance but its turn's, so the policy should always
    give the same answer to the same row.
    """

    def __init__(self, policy: Policy) -> None:
        self.policy = policy
        _make_ready()

    def choose(self, turn: Turn) -> Move:
        """The policy's move."""
        observation, mask = observation_of(turn)
        (action,) = actions_of(self.policy, observation[None], mask[None]).tolist()
        return Move.from_code(action)


def observation_of(turn: Turn) -> tuple[Bytes, Bytes]:
    """The observation and the mask that an environment gives the seat to move, from its turn alone.

    A turn doesn't tell which round a carried animal comes from, so it gets the last places before this round's own
    animals. Everything else is the same to the byte.
    """
    players = turn.view.players
    tables = environment_tables(turn.box)
    row = zeros(row_ints(players))
    row[MYSTERY] = int(turn.view.mystery)
    row[STATE_AT:] = _state_of(turn)[: len(row) - STATE_AT]
    note_row(row, tables)
    observation, mask = zeros(observation_words(players)), zeros(MASK_WORDS)
    show_row(row, tables, turn.seat, observation, mask)
    return np.frombuffer(observation, np.int8).copy(), np.frombuffer(mask, np.int8)[:ACTIONS].copy()


@cache
def _make_ready() -> None:
    """Observe once, which compiles the environments if nothing has yet.

    A bot has minutes to be made, but only seconds for a move: on a new machine it would lose its first ones.
    """
    game = Game.new(players=2, seed=0, first_seat=0)
    observation_of(Turn(game.view(Seat(0)), game.box, seed=0))


def _state_of(turn: Turn) -> Ints:
    """The bots' state of a turn, but with tiles and animals in the places that they have in a game."""
    view, box = turn.view, turn.box
    state = turn.position.state[:]
    for seat in range(view.players):
        if not view.beginner and seat != turn.seat:
            state[rules.OBJECTIVE + seat] = 1  # the observation says only that there is one
    tiles = _tiles_turned_up(turn)
    state[rules.PILES : rules.PILES + len(tiles)] = array("q", tiles)

    columns = column_masks(box, mystery=view.mystery)
    state[rules.COLUMNS : rules.COLUMNS + len(columns)] = array("q", columns)
    own = columns[view.round - 1].bit_count()
    due = view.columns[view.round - 1]
    carried = due[own:]
    won = [(name, WON + seat) for seat, names in enumerate(view.won) for name in names]
    waiting = (*carried, *due[:own], *(name for column in view.columns[view.round :] for name in column))
    state[rules.CARRIED] = ((1 << len(carried)) - 1) << len(won)
    numbers, animals = box.animal_numbers, turn.position.tables[ANIMALS : ANIMALS + len(box.animals)]
    for number, (name, fate) in enumerate([*won, *((name, 0) for name in waiting)]):
        state[rules.CARDS + number] = 0 if name is None else animals[numbers[name]]
        state[rules.FATES + number] = fate
    return state


def _tiles_turned_up(turn: Turn) -> list[int]:
    """The tiles of the piles turned up so far: those on offer in their slots, all others in any order."""
    view = turn.view
    laid = [face.tile for planet in view.planets for face in planet if face is not None]
    if view.round > DRAWN_PILES:
        return sorted({*laid, *view.late_piles, *view.out_of_game})
    gone = iter([*{*laid, *view.late_piles, *view.out_of_game}])
    offer = [next(gone) if tile is None else tile for tile in view.offer]
    return [*sorted(gone), *offer]
