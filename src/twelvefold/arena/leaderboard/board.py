"""A finished board: every bot's rating and figures, and who beats whom. Its JSON holds all of them."""

from collections import Counter
from collections.abc import Mapping, Sequence

import msgspec

from twelvefold import __version__
from twelvefold.arena.interval import Series
from twelvefold.arena.leaderboard.deals import ANCHOR, ANCHOR_RATING, DEALS, SEED, VERSION
from twelvefold.arena.leaderboard.entries import Entry
from twelvefold.arena.leaderboard.play import pairs_of
from twelvefold.arena.leaderboard.rating import ratings_of
from twelvefold.arena.leaderboard.results import Identities, Played, Results, Side
from twelvefold.bots.messages import SentenceData
from twelvefold.world.box import ROUNDS


class Row(msgspec.Struct, frozen=True):
    """One bot on the board."""

    rank: int
    title: str
    bot: str
    """Its name with its options, without the folders of its file."""
    author: str | None
    about: str | None
    rating: int
    interval: tuple[int, int] | None
    """Of the rating, 95%. The anchor's is fixed; with a single deal there is none."""
    win_rate: float
    """Its mean share of the victories against each of the others."""
    games: int
    points: float
    """Its mean score."""
    ms: float
    """CPU time per move, on the machine that played it."""
    faults: dict[str, int]


class Cell(msgspec.Struct, frozen=True):
    """One bot against another."""

    win_rate: float
    interval: tuple[float, float]


class Board(msgspec.Struct, frozen=True):
    """A board, the strongest bot first."""

    board: str
    """The version of deals and ratings: boards of one version can be compared."""
    seed: str
    players: int
    deals: int
    all_deals: int
    games: int
    anchor: str
    anchor_rating: int
    program: str
    """The version of Twelvefold that made it."""
    command: str
    rows: list[Row]
    against: list[list[Cell | None]]
    """The row's bot against the column's, both in the order of `rows`."""
    identities: list[str]
    """What tells each bot from an older version of itself, in the same order."""


class _Figures:
    """What a bot did, summed up over its rivals."""

    def __init__(self) -> None:
        self.shares: list[float] = []
        self.games = self.points = self.seats = 0
        self.seconds = 0.0
        self.faults: Counter[str] = Counter()

    def add(self, played: Played, place: int) -> None:
        side, games = played.sides[place], len(played.shares) * played.players
        self.games += games
        self.seats += games * (1 if place == 0 else played.players - 1)
        self.points += side.points
        self.seconds += side.seconds
        self.faults.update(side.faults)


def board_of(
    entries: Sequence[Entry],
    identities: Mapping[str, str],
    results: Mapping[Identities, Results],
    *,
    players: int,
    deals: int,
    command: str,
) -> Board:
    """The board of these bots; their results must be complete."""
    bots = [entry.bot for entry in entries]
    number = {bot: place for place, bot in enumerate(bots)}
    figures = [_Figures() for _ in bots]
    shares: dict[tuple[int, int], list[float]] = {}
    for one, other in pairs_of(bots, players):
        pair = (number[one], number[other])
        found = results[identities[one], identities[other]]
        shares[pair] = [found.shares[deal] for deal in range(deals)]
        for played in found.parts:
            if played.first < deals:
                figures[pair[0]].add(played, 0)
                figures[pair[1]].add(played, 1)
    cells = _cells(shares, len(bots), players)
    ratings = ratings_of(shares, len(bots), players, number[ANCHOR])
    order = sorted(range(len(bots)), key=lambda place: (-ratings[place].elo, entries[place].title))
    rows = []
    for rank, place in enumerate(order, 1):
        entry, rating, did = entries[place], ratings[place], figures[place]
        against = [cell.win_rate for cell in cells[place] if cell is not None]
        rows.append(
            Row(
                rank=rank,
                title=entry.title,
                bot=identities[entry.bot].rpartition("#")[0],
                author=entry.author,
                about=entry.about,
                rating=ANCHOR_RATING + round(rating.elo),
                interval=_shifted(rating.interval),
                win_rate=round(sum(against) / len(against), 4),
                games=did.games,
                points=round(did.points / did.seats, 2),
                ms=float(f"{1000 * did.seconds / (ROUNDS * did.seats):.3g}"),
                faults=dict(sorted(did.faults.items(), key=lambda each: (-each[1], each[0]))),
            )
        )
    return Board(
        board=VERSION,
        seed=SEED,
        players=players,
        deals=deals,
        all_deals=DEALS,
        games=sum(len(values) for values in shares.values()) * players,
        anchor=ANCHOR,
        anchor_rating=ANCHOR_RATING,
        program=__version__,
        command=command,
        rows=rows,
        against=[[cells[one][other] for other in order] for one in order],
        identities=[identities[entries[place].bot] for place in order],
    )


def details_of(results: Mapping[Identities, Results], identity: str) -> Side:
    """A bot's faults in all its games, with the first of each kind."""
    faults: Counter[str] = Counter()
    details: dict[str, SentenceData | str] = {}
    for bots, found in results.items():
        for place in (0, 1):
            if bots[place] == identity:
                for played in found.parts:
                    faults.update(played.sides[place].faults)
                    details = played.sides[place].details | details
    return Side(0, 0.0, dict(faults.most_common()), details)


def _shifted(interval: tuple[float, float] | None) -> tuple[int, int] | None:
    return None if interval is None else (ANCHOR_RATING + round(interval[0]), ANCHOR_RATING + round(interval[1]))


def _cells(shares: Mapping[tuple[int, int], Sequence[float]], bots: int, players: int) -> list[list[Cell | None]]:
    """Each bot's win rate against each other: at tables of two, the other's is the rest."""
    cells: list[list[Cell | None]] = [[None] * bots for _ in range(bots)]
    for (one, other), values in shares.items():
        cells[one][other] = _cell(values)
        if players == 2:
            cells[other][one] = _cell([1 - value for value in values])
    return cells


def _cell(values: Sequence[float]) -> Cell:
    series = Series()
    for value in values:
        series.add(value)
    low, high = series.share_interval()
    return Cell(round(series.mean, 5), (round(low, 4), round(high, 4)))
