"""A board in words: Markdown for a repository, and the sentences that the page shares with it. All in English."""

from twelvefold.arena.leaderboard.board import Board, Row

COLUMNS = ("#", "Bot", "Rating", "Win rate", "Games", "Points", "ms per move", "Faults")
FAULTS = {"crash": ("crash", "crashes"), "illegal move": ("illegal move", "illegal moves")}
LATE = ("late move", "late moves")


def subtitle(board: Board) -> str:
    """What was played."""
    part = "" if board.deals == board.all_deals else f" of {board.all_deals}"
    return (
        f"{len(board.rows)} bots at {board.players} seats, every pair over the same {board.deals}{part} deals, from"
        f" every seat. {board.games:,} games. Version {board.board}."
    )


def half_of(row: Row) -> int | None:
    """Half the width of a rating's interval; None if it's fixed."""
    if row.interval is None or row.interval[0] == row.interval[1]:
        return None
    return round((row.interval[1] - row.interval[0]) / 2)


def faults_text(row: Row) -> str:
    """How often a bot failed, by kind."""
    return ", ".join(f"{count} {_fault(kind, count)}" for kind, count in row.faults.items()) or "0"


def _fault(kind: str, count: int) -> str:
    return FAULTS.get(kind, LATE)[count != 1]


def ms_text(ms: float) -> str:
    """CPU time per move, without more digits than it deserves."""
    return f"{ms:.2f}" if ms < 1 else f"{ms:.1f}" if ms < 100 else f"{ms:.0f}"


def meanings(board: Board) -> list[tuple[str, str]]:
    """What each figure means."""
    if board.players == 2:
        stronger, alone = "wins 64 of 100 games against it", "."
    else:
        stronger = "wins 1.8 times as often as each of its copies around it"
        alone = f", alone among copies of each. An equal bot would win one game in {board.players}."
    rating = (
        f"Elo, from all results together: `{board.anchor}` is fixed at {board.anchor_rating}, so different boards use"
        f" the same scale. A bot with 100 more than another {stronger}, as far as results between bots add up: the"
        " table of pairs shows where they don’t."
    )
    interval = (
        f"Half of the 95% interval, over deals, of the distance to `{board.anchor}`. Two bots whose intervals overlap"
        " may still differ: all play the same deals."
    )
    rate = f"Its share of the victories, averaged over its rivals{alone} A victory that two share counts half for each."
    time = "CPU time, on the machine that played the games. The only figure that depends on it."
    faults = "Crashes, illegal moves, and moves that took too long. `naive` moves instead, so they show in the rating."
    return [
        ("Rating", rating),
        ("±", interval),
        ("Win rate", rate),
        ("Points", "Its mean score."),
        ("ms per move", time),
        ("Faults", faults),
    ]


def markdown(board: Board) -> str:
    """The board as Markdown."""
    lines = [
        "# Leaderboard",
        "",
        subtitle(board),
        "",
        f"| {' | '.join(COLUMNS)} |",
        "|--:|---|--:|--:|--:|--:|--:|--:|",
        *(_row(row) for row in board.rows),
        "",
        *(f"- **{term}**: {text}" for term, text in meanings(board)),
        "",
        "## Who beats whom",
        "",
        "The row’s win rate in percent against the column"
        + ("." if board.players == 2 else ", where it sits alone among copies of that bot."),
        "",
        f"| | {' | '.join(str(row.rank) for row in board.rows)} |",
        f"|---|{'--:|' * len(board.rows)}",
        *(
            f"| {row.rank} {_cell(row.title)} | "
            + " | ".join("" if cell is None else f"{100 * cell.win_rate:.0f}" for cell in cells)
            + " |"
            for row, cells in zip(board.rows, board.against, strict=True)
        ),
        "",
        "## Run it yourself",
        "",
        "```sh",
        board.command,
        "```",
        "",
    ]
    return "\n".join(lines)


def _row(row: Row) -> str:
    name = _code(row.bot) if row.title == row.bot else f"{_cell(row.title)} ({_code(row.bot)})"
    name += f"<br>{_cell(row.about)}" if row.about else ""
    name += f" By {_cell(row.author)}." if row.author else ""
    half = half_of(row)
    figures = (
        f"{row.rating}" + ("" if half is None else f" ± {half}"),
        f"{100 * row.win_rate:.1f}%",
        row.games,
        f"{row.points:.1f}",
        ms_text(row.ms),
    )
    return f"| {row.rank} | {name} | {' | '.join(map(str, figures))} | {_cell(faults_text(row))} |"


def _cell(text: str) -> str:
    """A text that can't break a table or become markup."""
    for sign in "\\`|<>[]*_&":
        text = text.replace(sign, f"\\{sign}")
    return text


def _code(text: str) -> str:
    inside = text.replace("`", "'").replace("|", "\\|")
    return f"`{inside}`"
