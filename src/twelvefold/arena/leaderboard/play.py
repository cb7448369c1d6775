"""What is left to play of a board, in pieces for all cores or a cluster."""

from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from contextlib import closing
from functools import partial
from itertools import groupby
from typing import NamedTuple

import msgspec

from twelvefold.arena.group import play_group
from twelvefold.arena.leaderboard.deals import SEED, VERSION
from twelvefold.arena.leaderboard.identity import identity_of
from twelvefold.arena.leaderboard.results import Identities, KeptResults, Played, Results, Side
from twelvefold.arena.outcome import Outcome, Sitting, outcome_of
from twelvefold.arena.run import Spread
from twelvefold.arena.tally import RemarkTally
from twelvefold.arena.task import Task, name_of
from twelvefold.bots.messages import sentence_data
from twelvefold.engine.stream import seed_bytes
from twelvefold.world.box_file import standard_box

Pair = tuple[str, str]
"""Two bots, by the names and options they're made from."""

PIECE = 5
"""The most deals in a piece: what is lost when a run is stopped."""


class Piece(NamedTuple):
    """Some consecutive deals of one pair."""

    pair: Pair
    bots: Identities
    players: int
    first: int
    deals: int

    @property
    def games(self) -> int:
        """How many games it takes."""
        return self.deals * self.players


def task_of(pair: Pair, players: int) -> Task:
    """What a pair plays: group n of this task is deal n, played from every seat.

    With more than two seats, the first bot sits alone among copies of the second.
    """
    return Task(pair, players, seed_bytes(SEED), mystery=False, beginner=False, box=standard_box())


def pairs_of(bots: Sequence[str], players: int) -> list[Pair]:
    """Every pair that plays: with more than two seats, each bot sits alone among copies of the other.

    The order doesn't depend on how the bots were listed, since their seats and random numbers do depend on it.
    """
    ordered = sorted(bots, key=name_of)
    return [
        (one, other)
        for place, one in enumerate(ordered)
        for other in (ordered[place + 1 :] if players == 2 else ordered)
        if other != one
    ]


def identities_of(bots: Sequence[str], spread: Spread, told: Callable[[int], None] = lambda _: None) -> dict[str, str]:
    """Each bot's identity."""
    found: dict[str, str] = {}
    with closing(spread(partial(_identity, tuple(bots)), range(len(bots)))) as done:
        for bot, [identity] in zip(bots, done, strict=True):
            found[bot] = identity
            told(1)
    return found


def _identity(bots: Sequence[str], number: int) -> list[str]:
    return [identity_of(bots[number])]


def missing(
    identities: Mapping[str, str], players: int, deals: int, there: Mapping[Identities, Results]
) -> list[Piece]:
    """What is still to be played."""
    pieces = []
    for pair in pairs_of(list(identities), players):
        bots = (identities[pair[0]], identities[pair[1]])
        known = there[bots].shares if bots in there else {}
        pieces += [Piece(pair, bots, players, first, count) for first, count in _runs(known, deals)]
    return pieces


def _runs(known: Mapping[int, float], deals: int) -> Iterator[tuple[int, int]]:
    """The deals that aren't known, in runs of at most `PIECE`."""
    unknown = [deal for deal in range(deals) if deal not in known]
    for _, group in groupby(enumerate(unknown), lambda each: (each[1] - each[0], each[0] // PIECE)):
        run = [deal for _, deal in group]
        yield run[0], len(run)


def play(
    pieces: Sequence[Piece], spread: Spread, kept: KeptResults, told: Callable[[int], None] = lambda _: None
) -> None:
    """Play all pieces; each is in the file as soon as it's played."""
    if not pieces:
        return
    with closing(spread(partial(_play_piece, tuple(pieces)), range(len(pieces)))) as done:
        for piece, [line] in zip(pieces, done, strict=True):
            kept.add(msgspec.json.decode(line, type=Played))
            told(piece.games)


def _play_piece(pieces: Sequence[Piece], number: int) -> list[str]:
    piece = pieces[number]
    task = task_of(piece.pair, piece.players)
    deals = [
        [outcome_of(msgspec.json.decode(line)) for line in play_group(task, deal)]
        for deal in range(piece.first, piece.first + piece.deals)
    ]
    first, second = task.names
    games = [outcome for deal in deals for outcome in deal]
    played = Played(
        VERSION,
        piece.players,
        piece.bots,
        piece.first,
        [_share(deal, first) for deal in deals],
        (_side(games, first), _side(games, second)),
    )
    return [msgspec.json.encode(played).decode()]


def _share(games: Iterable[Outcome], bot: str) -> float:
    """A bot's mean share of the victories of one deal."""
    shares = [sum(sitting.share for sitting in game.sittings if sitting.bot == bot) for game in games]
    return round(sum(shares) / len(shares), 6)


def _side(games: Iterable[Outcome], bot: str) -> Side:
    sittings: list[Sitting] = [sitting for game in games for sitting in game.sittings if sitting.bot == bot]
    tally = RemarkTally()
    for sitting in sittings:
        tally.note(sitting.remarks, sitting.details)
    return Side(
        sum(sitting.total for sitting in sittings),
        round(sum(sitting.seconds for sitting in sittings), 4),
        tally.faults,
        {kind: sentence_data(said) for kind, said in tally.details.items()},
    )
