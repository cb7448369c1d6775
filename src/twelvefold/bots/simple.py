"""Bots of a few lines: random, and three that weigh each placement by the bids and areas it leads to."""

from abc import ABC, abstractmethod

import numpy as np

from twelvefold.bots.kernel.setup import add_up
from twelvefold.bots.stakes import COUNTS, Points, Stakes, sloped_points, step_points
from twelvefold.bots.turn import Turn
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.move import MOVES, Move
from twelvefold.world.box import ROUNDS

POINT = 1 << 20
"""A point in whole numbers, so that equally good placements weigh the same on every machine."""
NO_AREAS: Ints = np.zeros(1, dtype=np.int64)


class RandomBot:
    """Any legal move, each equally likely."""

    def choose(self, turn: Turn) -> Move:
        """A legal move at random."""
        return turn.chance.choice(turn.legal_moves)


class OnePly(ABC):
    """Plays the placement that weighs most, ignoring the answers to it; the turn's chance breaks ties."""

    @abstractmethod
    def bids(self, stakes: Stakes) -> Points:
        """A row for each card: what each of `stakes.bids` for it is worth, in points."""

    @abstractmethod
    def areas(self, stakes: Stakes) -> Points:
        """What 0 to 60 areas of the objective's habitat are worth, in points."""

    def choose(self, turn: Turn) -> Move:
        """One of the best placements."""
        stakes = Stakes(turn.position)
        worth = _whole(self.bids(stakes))
        areas = NO_AREAS if stakes.own is None else _whole(self.areas(stakes))
        counted = -1 if stakes.own is None else stakes.own
        values: Ints = np.empty(CODES, dtype=np.int64)
        cards, bids = worth.shape
        most = add_up(stakes.after, worth.ravel(), cards, bids, areas, counted, values)
        best: list[int] = np.flatnonzero(values == most).tolist()
        return MOVES[turn.chance.choice(best)]


class Naive(OnePly):
    """Goes for the animals of the nearest round that has some, as if nobody else moved, and for its objective.

    Before the animals come, it works towards the first column. Among equal placements it prefers bigger bids for that
    column, and more areas of its objective. It looks no further.
    """

    def bids(self, stakes: Stakes) -> Points:
        """The card's points if the bid would win it right now."""
        due = stakes.wait == stakes.wait.min(initial=ROUNDS)
        wins = stakes.best_other < stakes.bids
        worth: Points = due * stakes.points * wins + 0.02 * due * stakes.face_up * stakes.bids
        return worth

    def areas(self, stakes: Stakes) -> Points:
        """The objective's points if the game ended now."""
        return step_points(stakes.steps) + 0.005 * COUNTS


class Builder(OnePly):
    """Goes for big bids for all animals, whatever the others have and whenever they're due, and for its objective."""

    def bids(self, stakes: Stakes) -> Points:
        """A tenth of the card's points for each area or region."""
        return 0.1 * stakes.points * stakes.bids

    def areas(self, stakes: Stakes) -> Points:
        """The objective's points if the game ended now; more areas break ties."""
        return step_points(stakes.steps) + 0.001 * COUNTS


class Margin(OnePly):
    """Estimates how likely each animal goes to this seat or to the best other, from the difference of their bids.

    The further away the round, the less a lead counts. With more seats, losing a card costs less, since it goes to one
    of several rivals.
    """

    OBJECTIVE = 0.8
    """How much the objective's points count; counting them in full played worse."""
    GAIN = 1.2
    """Areas of the objective that each tile to come is expected to bring."""
    SURE = 6
    """How many rounds before the end the steps start to count as they are."""

    def bids(self, stakes: Stakes) -> Points:
        """The card's points times the seat's chance, minus the rival's points times theirs."""
        scale = 0.7 + 0.35 * stakes.wait
        lead = np.exp((stakes.bids - stakes.best_other - (0.5 if stakes.others_to_move else 0.0)) / scale)
        draw = np.exp(0.5 / scale)  # equal bids win nothing: both need half an area more
        mine = lead / (lead + draw)
        theirs = 1 / (1 + lead * draw)
        worth: Points = stakes.points * mine - 2 / stakes.players * stakes.other_points * theirs
        return worth

    def areas(self, stakes: Stakes) -> Points:
        """A slope through the steps while tiles are to come; at the end the steps themselves."""
        sloped = min(1.0, stakes.rounds_left / self.SURE)
        later = sloped_points(stakes.steps, self.GAIN * stakes.rounds_left)
        return self.OBJECTIVE * (sloped * later + (1 - sloped) * step_points(stakes.steps))


def _whole(points: Points) -> Ints:
    return np.rint(POINT * points).astype(np.int64, order="C")
