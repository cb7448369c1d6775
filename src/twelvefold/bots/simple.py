"""Bots of a few lines: random, and three that weigh each placement by the bids and areas that it would make."""

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
"""A point in whole numbers, so that placements that are equally good weigh the same on every machine."""
NO_AREAS: Ints = np.zeros(1, dtype=np.int64)


class RandomBot:
    """Any legal move, each equally likely."""

    def choose(self, turn: Turn) -> Move:
        """A legal move at random."""
        return turn.chance.choice(turn.legal_moves)


class OnePly(ABC):
    """The placement that weighs most, the answers to it not being thought of; the turn's chance decides a draw."""

    @abstractmethod
    def bids(self, stakes: Stakes) -> Points:
        """For each card a row: what each of `stakes.bids` is worth in points, if the seat bids so much."""

    @abstractmethod
    def areas(self, stakes: Stakes) -> Points:
        """What 0 to 60 areas of the objective's habitat are worth in points."""

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
    """The animals of the nearest round that has some, as if everybody else stood still, and the objective.

    Before animals come it works for the first column. Among equals it likes bigger bids for that column, and more areas
    of its objective; further it does not look.
    """

    def bids(self, stakes: Stakes) -> Points:
        """The points of a card that the bid would win at once."""
        due = stakes.wait == stakes.wait.min(initial=ROUNDS)
        wins = stakes.best_other < stakes.bids
        worth: Points = due * stakes.points * wins + 0.02 * due * stakes.face_up * stakes.bids
        return worth

    def areas(self, stakes: Stakes) -> Points:
        """The objective's points if the game ended now."""
        return step_points(stakes.steps) + 0.005 * COUNTS


class Builder(OnePly):
    """Big bids for all animals on the table, whatever the others have and whenever they are due, and the objective."""

    def bids(self, stakes: Stakes) -> Points:
        """A tenth of the card's points for each area or region."""
        return 0.1 * stakes.points * stakes.bids

    def areas(self, stakes: Stakes) -> Points:
        """The objective's points if the game ended now; among equals, more areas."""
        return step_points(stakes.steps) + 0.001 * COUNTS


class Margin(OnePly):
    """How likely each animal goes to this seat or to the best other, judged by how far their bids are apart.

    The further off the round, the less a lead counts. With more seats another's card costs less: it goes to one of
    several rivals.
    """

    OBJECTIVE = 0.8
    """How much of the objective's points counts; all of it was worse."""
    GAIN = 1.2
    """Areas of the objective that a tile still to come brings."""
    SURE = 6
    """Rounds before the end at which the steps begin to be taken as they are."""

    def bids(self, stakes: Stakes) -> Points:
        """The card's points times one's chance, minus the rival's times theirs."""
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
