"""Bots of a few lines: random, and three that weigh each placement by the bids and areas it leads to."""

from abc import ABC, abstractmethod
from array import array
from dataclasses import dataclass
from functools import lru_cache
from math import exp

from twelvefold.bots.kernel.setup import add_up
from twelvefold.bots.stakes import COUNTS, Stake, Stakes, sloped_points, step_points
from twelvefold.bots.turn import Turn
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.move import MOVES, Move
from twelvefold.world.box import Step

POINT = 1 << 20
"""A point in whole numbers, so that equally good placements weigh the same on every machine."""
NO_AREAS = zeros(1)


class RandomBot:
    """Any legal move, each equally likely."""

    def choose(self, turn: Turn) -> Move:
        """A legal move at random."""
        return turn.chance.choice(turn.legal_moves)


class OnePly(ABC):
    """Plays the placement that weighs most, ignoring the answers to it; the turn's chance breaks ties."""

    @abstractmethod
    def bid(self, stake: Stake, bid: int) -> float:
        """What a bid for a card is worth, in points."""

    @abstractmethod
    def areas(self, steps: tuple[Step, ...], rounds_left: int, areas: int) -> float:
        """What this many areas of the objective's habitat are worth, in points."""

    def choose(self, turn: Turn) -> Move:
        """One of the best placements."""
        stakes = Stakes(turn.position)
        worth = array("q")
        for stake in stakes.cards:
            worth.extend(_bids(self, stake))
        areas = NO_AREAS if stakes.own is None else _areas(self, stakes.steps, stakes.rounds_left)
        counted = -1 if stakes.own is None else stakes.own
        values = zeros(CODES)
        most = add_up(turn.position.placements(), worth, len(stakes.cards), len(COUNTS), areas, counted, values)
        return MOVES[turn.chance.choice([code for code, value in enumerate(values) if value == most])]


@lru_cache(maxsize=1024)
def _bids(bot: OnePly, stake: Stake) -> Ints:
    """What each bid for a card is worth."""
    return array("q", [round(POINT * bot.bid(stake, bid)) for bid in COUNTS])


@lru_cache(maxsize=256)
def _areas(bot: OnePly, steps: tuple[Step, ...], rounds_left: int) -> Ints:
    """What each number of areas is worth."""
    return array("q", [round(POINT * bot.areas(steps, rounds_left, areas)) for areas in COUNTS])


@dataclass(frozen=True)
class Naive(OnePly):
    """Goes for the animals of the nearest round that has some, as if nobody else moved, and for its objective.

    Before the animals come, it works towards the first column. Among equal placements it prefers bigger bids for that
    column, and more areas of its objective. It looks no further.
    """

    def bid(self, stake: Stake, bid: int) -> float:
        """The card's points if the bid would win it right now."""
        if not stake.is_next:
            return 0.0
        return (stake.points if bid > stake.best_other else 0) + 0.02 * stake.face_up * bid

    def areas(self, steps: tuple[Step, ...], rounds_left: int, areas: int) -> float:
        """The objective's points if the game ended now."""
        return step_points(steps, areas) + 0.005 * areas


@dataclass(frozen=True)
class Builder(OnePly):
    """Goes for big bids for all animals, whatever the others have and whenever they're due, and for its objective."""

    def bid(self, stake: Stake, bid: int) -> float:
        """A tenth of the card's points for each area or region."""
        return 0.1 * stake.points * bid

    def areas(self, steps: tuple[Step, ...], rounds_left: int, areas: int) -> float:
        """The objective's points if the game ended now; more areas break ties."""
        return step_points(steps, areas) + 0.001 * areas


@dataclass(frozen=True)
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

    def bid(self, stake: Stake, bid: int) -> float:
        """The card's points times the seat's chance, minus the rival's points times theirs."""
        scale = 0.7 + 0.35 * stake.wait
        lead = exp((bid - stake.best_other - (0.5 if stake.others_to_move else 0.0)) / scale)
        draw = exp(0.5 / scale)  # equal bids win nothing: both need half an area more
        mine = lead / (lead + draw)
        theirs = 1 / (1 + lead * draw)
        return stake.points * mine - 2 / stake.players * stake.other_points * theirs

    def areas(self, steps: tuple[Step, ...], rounds_left: int, areas: int) -> float:
        """A slope through the steps while tiles are to come; at the end the steps themselves."""
        sloped = min(1.0, rounds_left / self.SURE)
        later = sloped_points(steps, areas + self.GAIN * rounds_left)
        return self.OBJECTIVE * (sloped * later + (1 - sloped) * step_points(steps, areas))
