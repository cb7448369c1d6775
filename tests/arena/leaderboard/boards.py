"""Boards for the tests, from results made up."""

from collections.abc import Sequence

from twelvefold.arena.leaderboard.board import Board, board_of
from twelvefold.arena.leaderboard.entries import Entry
from twelvefold.arena.leaderboard.play import pairs_of
from twelvefold.arena.leaderboard.results import Played, Results, Side

ENTRIES = (Entry("naive", about="Looks at the next animals."), Entry("margin"), Entry("my_bot.py:Mine", author="Ada"))
SHARES = (0.5, 0.5, 1.0, 0.5)
"""Of the first of every two bots, by deal."""


def result(bots: tuple[str, str], shares: Sequence[float] = SHARES, first: int = 0, players: int = 2) -> Played:
    """Some deals of two bots."""
    return Played("leaderboard-1", players, bots, first, list(shares), (Side(160, 0.1), Side(120, 0.2, {"crash": 2})))


def board(entries: Sequence[Entry] = ENTRIES, players: int = 2) -> Board:
    """A board on which bots that come first in the alphabet win more."""
    identities = {entry.bot: f"{entry.bot}#0" for entry in entries}
    results = {}
    for one, other in pairs_of(list(identities), players):
        bots = (identities[one], identities[other])
        results[bots] = Results()
        results[bots].add(result(bots, players=players))
    return board_of(entries, identities, results, players=players, deals=4, command="twelvefold leaderboard")
