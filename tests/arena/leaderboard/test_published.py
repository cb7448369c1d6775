"""The board in the repository: its page follows from its results."""

from pathlib import Path
from shutil import copy

import msgspec
from tests.docs.pages import ROOT

from twelvefold.arena.leaderboard.board import Board, board_of
from twelvefold.arena.leaderboard.entries import Entry, own_entries, read_entries
from twelvefold.arena.leaderboard.page import page
from twelvefold.arena.leaderboard.results import KeptResults
from twelvefold.arena.leaderboard.text import markdown

RESULTS = ROOT / "bench" / "results"
LISTED = ROOT / "examples" / "leaderboard.toml"


def test_the_published_board_is_what_its_results_say(tmp_path: Path) -> None:
    board = msgspec.json.decode((RESULTS / "leaderboard.json").read_bytes(), type=Board)
    entries = [
        Entry(row.bot, None if row.title == row.bot else row.title, row.author, row.about)
        for row in sorted(board.rows, key=lambda row: row.bot)
    ]
    known = dict(zip([row.bot for row in board.rows], board.identities, strict=True))
    kept = KeptResults(Path(copy(RESULTS / "leaderboard.jsonl", tmp_path)))
    results = kept.read(board.players)
    kept.close()
    made = board_of(entries, known, results, players=board.players, deals=board.deals, command=board.command)
    assert made == board, "run the board's command again: it plays only what is missing"
    assert page(board) == (RESULTS / "leaderboard.html").read_text(encoding="utf-8")
    assert markdown(board) == (RESULTS / "leaderboard.md").read_text(encoding="utf-8")


def test_everybody_is_on_the_published_board() -> None:
    board = msgspec.json.decode((RESULTS / "leaderboard.json").read_bytes(), type=Board)
    listed = {entry.title for entry in (*own_entries(), *read_entries(LISTED))}
    assert {row.title for row in board.rows} == listed
    assert not any(row.faults for row in board.rows)
