"""A bot's turn: its seat's view, a budget, and a random generator of its own."""

import hashlib
import random
from functools import cached_property
from operator import index
from typing import Protocol, TypeGuard

from msgspec import Struct

from twelvefold.bots.position import Position
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.move import CODE_OF, Move, moves_with
from twelvefold.engine.stream import Seed, seed_bytes
from twelvefold.engine.view import View
from twelvefold.words import Sentence
from twelvefold.world.box import Box


class Budget(Struct, frozen=True):
    """How long a bot may think about one move."""

    seconds: float | None = None
    """A time limit as a safeguard; None if only the bot's own playouts limit it, as in the arena."""


UNBOUNDED = Budget()


def turn_key(seed: Seed, seat: int, ply: int) -> bytes:
    """The key of a turn in a game with a seed."""
    return hashlib.sha256(b"twelvefold/turn/1\0" + seed_bytes(seed) + bytes((seat, ply))).digest()


class Turn:
    """One question to a bot: what is your move?"""

    def __init__(self, view: View, box: Box, seed: Seed, budget: Budget = UNBOUNDED) -> None:
        if view.seat_to_move is None or view.viewer != view.seat_to_move:
            raise ValueError("a bot is asked when it is its turn, with its own seat's view")
        self.view = view
        self.box = box
        self.budget = budget
        self.seat = view.seat_to_move
        self.remarks: list[str] = []
        """What the bot says about its thought, such as weaknesses that played a part; see `remarks`."""
        self.details: dict[str, Sentence] = {}
        """Details of a remark, such as where a fault happened."""
        self.seconds_elsewhere = 0.0
        """CPU time of the thought in another process, which can't be measured here."""
        self.key = turn_key(seed, self.seat, view.ply)
        """The source of the bot's random numbers; it reveals nothing about the seed, from which a deal may be drawn."""

    @classmethod
    def passed_on(cls, view: View, box: Box, key: bytes, budget: Budget) -> "Turn":
        """The same question in another process: with the same key, the bot gets the same random numbers there."""
        turn = cls(view, box, b"", budget)
        turn.key = key
        return turn

    @cached_property
    def chance(self) -> random.Random:
        """The bot's own random generator: the same seed, seat and ply give the same numbers."""
        return random.Random(self.key)

    @property
    def chance_seed(self) -> int:
        """A seed for the kernel's generator."""
        return 1 + int.from_bytes(self.key[:16], "big") % (SEEDS - 1)

    @cached_property
    def position(self) -> Position:
        """The view as the kernel's state, for bots that count regions."""
        return Position(self.view, self.box)

    @property
    def legal_moves(self) -> tuple[Move, ...]:
        """All legal moves, by ascending code."""
        return moves_with(self.view.offer, self.view.planets[self.seat])

    def is_legal(self, move: object) -> TypeGuard[Move]:
        """Whether something a bot returned is a legal move."""
        try:
            if not isinstance(move, tuple) or move not in CODE_OF:
                return False
            slot, face, _ = map(index, move)
        except TypeError:  # it has a list in it, or a fraction
            return False
        return self.view.offer[slot] is not None and self.view.planets[self.seat][face] is None


class Bot(Protocol):
    """Anything that chooses a move. It keeps nothing between turns: everything it may know is in the turn."""

    def choose(self, turn: Turn) -> Move:
        """A legal move for the seat whose turn it is."""
        ...
