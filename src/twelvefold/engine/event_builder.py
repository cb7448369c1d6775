"""Turns the kernel's report on a round into events that say what happened and why."""

from collections.abc import Iterator

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import (
    Awarded,
    Bid,
    Carried,
    Decision,
    Discarded,
    Doubt,
    Ended,
    Event,
    Revealed,
    RoundOpened,
    Score,
    Verdict,
)
from twelvefold.engine.kernel.layout import CARDS, DISCARDED, FATES, PILES
from twelvefold.world.box import ROUNDS, SLOTS
from twelvefold.world.units import AreaMask, Seat, TileId

REVEAL_AHEAD = 2
"""At the end of round k the face-down animal of round k + 2 is turned up."""


def opening(deal: Deal, state: list[int], round_number: int) -> RoundOpened:
    """The event that opens a round."""
    pile = PILES + SLOTS * (round_number - 1)
    first = (deal.first_seat + round_number - 1) % deal.players
    return RoundOpened(round_number, Seat(first), tuple(map(TileId, state[pile : pile + SLOTS])))


def life_events(deal: Deal, state: list[int], round_number: int, report: list[int]) -> Iterator[Event]:
    """The fate of each animal under a round, in column order."""
    at = 1
    while at < report[0]:
        number = report[at]
        bids, at = bids_in(report, at + 1, deal.players)
        yield _fate(deal, state, round_number, number, bids)


def bids_in(report: list[int], at: int, players: int) -> tuple[tuple[Bid, ...], int]:
    """Each seat's bid for one animal, read from a report at an index; also returns the index after them."""
    bids = []
    for _ in range(players):
        end = at + 2 + report[at + 1]
        bids.append(Bid(report[at], tuple(map(AreaMask, report[at + 2 : end]))))
        at = end
    return tuple(bids), at


def _fate(deal: Deal, state: list[int], round_number: int, number: int, bids: tuple[Bid, ...]) -> Event:
    animal = deal.box.animals[state[CARDS + number] & 0xFF].id
    fate = state[FATES + number]
    if fate and fate & 7 != DISCARDED:
        seat = Seat((fate & 7) - 1)
        return Awarded(round_number, animal, seat, decision(seat, bids), bids)
    why = doubt(bids)
    return Carried(round_number, animal, why, bids) if fate == 0 else Discarded(round_number, animal, why, bids)


def decision(seat: Seat, bids: tuple[Bid, ...]) -> Decision:
    """How many regions had to be compared before one seat was ahead."""
    best = bids[seat].value
    if [bid.value for bid in bids].count(best) == 1:
        return Decision.BEST
    rivals = [bid for other, bid in enumerate(bids) if other != seat and bid.value == best]
    return Decision.SECOND if all(bid.sizes[1:2] < bids[seat].sizes[1:2] for bid in rivals) else Decision.THIRD


def doubt(bids: tuple[Bid, ...]) -> Doubt:
    """Why nobody won an animal with these bids."""
    return Doubt.DRAW if any(bid.value for bid in bids) else Doubt.NO_BID


def revealed(deal: Deal, round_number: int) -> Iterator[Event]:
    """In the mystery game, the animal turned up when a round ends."""
    under = round_number + REVEAL_AHEAD
    if deal.mystery and under <= ROUNDS:
        yield Revealed(under, deal.animals[under - 1][1])


def ended(deal: Deal, scores: tuple[Score, ...]) -> Ended:
    """The end of the game: most points wins, then most animals; after that the victory is shared."""
    best = max((score.total, score.cards) for score in scores)
    winners = tuple(score.seat for score in scores if (score.total, score.cards) == best)
    level = sum(score.total == best[0] for score in scores)
    by = Verdict.SHARED if len(winners) > 1 else Verdict.CARDS if level > 1 else Verdict.POINTS
    return Ended(tuple(habitat.id for habitat in deal.objectives), scores, winners, by)
