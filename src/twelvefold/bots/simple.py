"""Bots of a few lines: they look at a placement's bids and at nothing else."""

from twelvefold.bots.turn import Turn
from twelvefold.engine.move import Move


class RandomBot:
    """Any legal move, each equally likely."""

    def choose(self, turn: Turn) -> Move:
        """A legal move at random."""
        return turn.chance.choice(turn.legal_moves)
