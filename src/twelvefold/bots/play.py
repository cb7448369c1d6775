"""A whole game between bots from a deal, with each bot's remarks and thinking time."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field

from twelvefold.bots.turn import UNBOUNDED, Bot, Budget, Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.kernel.playout import play_out
from twelvefold.engine.state import box_tables, state_of
from twelvefold.engine.stream import Seed, Stream
from twelvefold.words import Sentence


@dataclass
class Played:
    """A finished game between bots."""

    game: Game
    seconds: list[float]
    """For each seat, the CPU time of all its thoughts."""
    remarks: list[Counter[str]] = field(default_factory=list)
    """For each seat, how often it made each remark: named weaknesses, thoughts cut short, faults."""
    details: list[dict[str, Sentence]] = field(default_factory=list)
    """For each seat, details of the first time it made a remark, if that remark has any."""


def play_game(deal: Deal, bots: Sequence[Bot], seed: Seed, budget: Budget = UNBOUNDED) -> Played:
    """Play a game between bots, one per seat, to its end; the same seed gives the same moves."""
    seats = range(deal.players)
    played = Played(Game(deal), [0.0 for _ in seats], [Counter() for _ in seats], [{} for _ in seats])
    game = played.game
    while (seat := game.seat_to_move) is not None:
        turn = Turn(game.view(seat), deal.box, seed, budget)
        started = time.thread_time()
        move = bots[seat].choose(turn)
        played.seconds[seat] += time.thread_time() - started + turn.seconds_elsewhere
        played.remarks[seat].update(turn.remarks)
        played.details[seat] = turn.details | played.details[seat]
        game.push(move)
    return played


def play_at_random(deal: Deal, seed: Seed) -> Ints:
    """Play a game of random bots in one compiled call, to the kernel's state; the same seed gives the same moves."""
    state = state_of(deal)
    play_out(state, box_tables(deal.box), 1 + Stream(seed, "random bots").below(SEEDS - 1))
    return state
