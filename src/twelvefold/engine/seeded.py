"""A game that follows from a seed: its deal is drawn from it, and its moves are written as text."""

from msgspec import Struct

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move


class SeededGame(Struct, frozen=True, omit_defaults=True):
    """A game in a few bytes, for many games in one file."""

    players: int
    seed: int
    moves: str
    """The moves made so far, such as `3g1 2a0`."""
    beginner: bool = False
    mystery: bool = False

    def deal(self) -> Deal:
        """The deal, drawn from the seed; a DealError or SeedError says what is wrong with it."""
        return Deal.draw(self.players, self.seed, beginner=self.beginner, mystery=self.mystery)

    def game(self) -> Game:
        """The game after its moves; a NotationError or IllegalMove names the first that can't be made."""
        return Game.replayed(self.deal(), map(Move.parse, self.moves.split()))
