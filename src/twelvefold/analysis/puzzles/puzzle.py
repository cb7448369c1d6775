"""A puzzle: a position, the placements that solve it, and how hard it is. The game before it follows from a seed."""

import hashlib
from functools import cached_property
from itertools import permutations

from msgspec import Struct

from twelvefold.analysis.reasons import Reason, Why
from twelvefold.bots.levels import LEVELS
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.layout import HABITATS
from twelvefold.engine.move import Move
from twelvefold.engine.seeded import SeededGame
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.units import Seat

TRIES = 5
"""How often each level tries a puzzle."""
ID_DIGITS = 5
ALPHABET = "23456789abcdefghjkmnpqrstuvwxyz"
"""The letters of an id, without any that are easily confused."""


class PuzzleError(TwelvefoldError):
    """A puzzle that doesn't exist, or a file of puzzles that can't be read."""


def id_of(source: SeededGame) -> str:
    """A short id that depends on nothing but the position."""
    key = f"{source.players} {source.seed} {source.beginner:d} {source.mystery:d} {source.moves}"
    number = int.from_bytes(hashlib.sha256(b"twelvefold/puzzle/1\0" + key.encode()).digest()[:8], "big")
    digits = []
    for _ in range(ID_DIGITS):
        number, digit = divmod(number, len(ALPHABET))
        digits.append(ALPHABET[digit])
    return "".join(digits)


class Puzzle(Struct, frozen=True, omit_defaults=True, dict=True):
    """A position in which exactly one placement, or several with the same effect, is clearly best."""

    id: str
    source: SeededGame
    """The game up to the position."""
    played: str
    """The move that was made in the game, a mistake."""
    solution: tuple[str, ...]
    """The placements that solve it; all of them lead to the same result."""
    chances: tuple[int, ...]
    """For each legal move by ascending code, its chance to win in percent, each possible objective equally likely."""
    reasons: tuple[Reason, ...]
    """Why the solution is better than the move that was made."""
    solved: tuple[int, ...]
    """For each level, the easiest first, how many of its `TRIES` found the solution."""
    rating: int
    """How hard it is, on the scale of the players' ratings."""

    @cached_property
    def game(self) -> Game:
        """The game up to the position; don't change it."""
        return self.source.game()

    @property
    def seat(self) -> Seat:
        """Whose move it is."""
        seat = self.game.seat_to_move
        assert seat is not None
        return seat

    @property
    def round(self) -> int:
        """The round of the position, 11 or 12."""
        return len(self.source.moves.split()) // self.source.players + 1

    @property
    def level(self) -> str | None:
        """The weakest level that solves it, which means: finds the solution more often than not."""
        return next((level for level, solved in zip(LEVELS, self.solved, strict=True) if 2 * solved > TRIES), None)

    @property
    def themes(self) -> tuple[Why, ...]:
        """What the solution is about."""
        return tuple(dict.fromkeys(reason.why for reason in self.reasons))

    def chance_of(self, move: Move) -> float | None:
        """A move's chance to win; None if it isn't legal."""
        found = dict(zip(self.game.legal_moves, self.chances, strict=True)).get(move)
        return None if found is None else found / 100

    @property
    def best(self) -> float:
        """The chance to win with the solution."""
        return max(self.chances) / 100

    @property
    def second(self) -> float:
        """The chance to win with the best of all other placements."""
        pairs = zip(self.game.legal_moves, self.chances, strict=True)
        return max(chance for move, chance in pairs if str(move) not in self.solution) / 100


def possible_objectives(game: Game, seat: Seat) -> list[dict[int, int]]:
    """Every way in which the other seats' objectives may have been dealt, as this seat knows its own."""
    objectives = game.deal.objectives
    if not objectives:
        return [{}]
    others = [other for other in range(game.players) if other != seat]
    left = [habitat for habitat in range(HABITATS) if habitat != objectives[seat]]
    return [dict(zip(others, dealt, strict=True)) for dealt in permutations(left, len(others))]
