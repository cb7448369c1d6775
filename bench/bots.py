"""How strong the bots are: every match that the docs and the README mention, resumable, with its report.

    python bench/bots.py [--only TEXT] [--games-in FOLDER]

Each match is one `twelvefold arena` command. Its report goes to bench/results/bots/, its games to a folder that isn't
committed. A match with a complete report is not played again; an interrupted one resumes. Writes bots.md at the end.
"""

import argparse
import json
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

Report = dict[str, Any]

RESULTS = Path(__file__).parent / "results" / "bots"
SUMMARY = RESULTS.parent / "bots.md"
LEVELS = ("seedling", "explorer", "naturalist", "ranger", "expert", "master")
STYLES = ("collector", "hunter", "spoiler", "friendly", "sprinter")
VARIANTS: dict[str, list[str]] = {
    "standard": [],
    "beginner": ["--beginner"],
    "mystery": ["--mystery"],
    "both": ["--beginner", "--mystery"],
}
SEATS = (2, 3, 4)
DEALS = {"expert": 500, "master": 200}
"""Deals in each cell of the ladder for levels that search; moves of the other levels take almost no time."""
MANY_DEALS = 1000
AGAINST_CHANCE = {"seedling": 1000}
"""Deals against random moves for the level that loses some of them; the other levels play 200."""


@dataclass(frozen=True)
class Match:
    name: str
    bots: str
    players: int
    games: int
    options: tuple[str, ...] = ()
    least: float | None = None
    """The win rate that the first bot must reach, if there is a target."""
    most: float | None = None
    picture: bool = False
    """Whether to draw the ladder, too."""

    def command(self) -> list[str]:
        return [
            *("arena", "--bots", self.bots, "--players", str(self.players), "--games", str(self.games)),
            *("--seed", "1", *self.options),
        ]


def matches() -> list[Match]:
    """All matches, long ones last."""
    found = [
        Match("learned-naive", "learned,naive", 2, 2000, least=0.93),
        Match("learned-margin", "learned,margin", 2, 2000, least=0.65),
        Match("search-learned", "search,learned", 2, 1000, least=0.85),
        Match("seedling-naive", "seedling,naive", 2, 2000),
        Match("seedling-builder", "seedling,builder", 2, 2000),
    ]
    found += [
        match
        for level in LEVELS[:-1]
        for match in cells("random", level, level, "random", AGAINST_CHANCE.get(level, 200))
    ]
    found.append(Match("random-2-standard-master", "master:ms=50,random", 2, 200, least=0.9))
    found += [match for high in LEVELS[1:-1] for match in ladder(high, high)]
    found += [
        Match(f"style-{seats}-{level}-{style}", f"{level}:style={style},{level}", seats, games)
        for level, seats, games in (("ranger", 2, 5000), ("ranger", 4, 5000), ("expert", 2, 2000))
        for style in STYLES
    ]
    found += [
        *ladder("master", "master:ms=50"),
        Match("levels", ",".join((*LEVELS[:-1], "master:ms=50")), 2, 1500, picture=True),
        Match("master-search", "master,search", 2, 600, least=0.60),
        Match("master-3-learned", "master,learned", 4, 200, least=0.55),
        Match("ladder-2-full-master", "master,expert", 2, 400, least=0.65, most=0.85),
        Match("ladder-4-full-master", "master,expert", 4, 800, least=0.25),
    ]
    return found


def ladder(high: str, bot: str) -> list[Match]:
    """A level against the one below, with all seats and variants."""
    return cells("ladder", high, bot, LEVELS[LEVELS.index(high) - 1], DEALS.get(high, MANY_DEALS))


def cells(kind: str, level: str, bot: str, low: str, deals: int) -> list[Match]:
    """A bot against another, with all seats and variants."""
    chance = kind == "random"
    return [
        Match(
            f"{kind}-{seats}-{variant}-{level}",
            f"{bot},{low}",
            seats,
            seats * deals,
            tuple(options),
            least=0.9 if chance else 0.65 if seats == 2 else 1 / seats,
            most=0.85 if seats == 2 and not chance else None,
        )
        for seats in SEATS
        for variant, options in VARIANTS.items()
    ]


def report_of(match: Match) -> Report | None:
    """The report of a match, if there is one; after an interruption it may be empty."""
    report = RESULTS / f"{match.name}.json"
    found: Report | None = json.loads(report.read_text() or "null") if report.exists() else None
    return found


def play(match: Match, games: Path) -> None:
    if (found := report_of(match)) and found["games"] >= match.games:
        return
    report, kept = RESULTS / f"{match.name}.json", games / f"{match.name}.jsonl"
    print(match.name, flush=True)
    command = [sys.executable, "-m", "twelvefold", *match.command(), "--report", str(report), "--out", str(kept)]
    if match.picture:
        command += ["--picture", str(report.with_suffix(".svg"))]
    subprocess.run(command, check=True, stdout=subprocess.DEVNULL)


def summary(done: list[tuple[Match, Report]]) -> str:
    """All figures: the matches with targets first, the whole list with its commands last."""
    matches = [each for each in done if not each[0].picture]
    lines = [
        "# How strong the bots are",
        "",
        "Made by `python bench/bots.py`; the full reports are in `bots/`. Win rates are the first bot's, with 95%",
        "intervals over deals, each played from every seat. With more than two seats, the second bot plays all others.",
        *part_lines([each for each in matches if not each[0].name.startswith(("ladder-", "random-", "style-"))]),
        *cell_lines(matches, "ladder", "Each level against the one below", "65–85% with two seats, else over a share"),
        *cell_lines(matches, "random", "Each level against random moves", "90%"),
        *level_lines(done),
        *seat_lines(matches),
        *style_lines(matches),
        *command_lines(matches),
    ]
    return "\n".join(lines) + "\n"


def part_lines(done: list[tuple[Match, Report]]) -> list[str]:
    """The matches between single bots."""
    lines = ["", "## Bots against each other", ""]
    lines += ["| bots | seats | games | win rate | 95% | target | ms a move |", "|---|---|---|---|---|---|---|"]
    for match, report in done:
        first, second = report["rows"][:2]
        asked = f"≥ {match.least:.0%}" if match.least is not None else ""
        lines.append(
            f"| `{match.bots}` | {match.players} | {first['games']} | {first['win_rate']:.1%} "
            f"| {interval(first['interval'])} | {asked} | {first['ms']:.2f}, {second['ms']:.2f} |"
        )
    return lines


def cell_lines(done: list[tuple[Match, Report]], kind: str, heading: str, asked: str) -> list[str]:
    """A table for each number of seats: one row per level, one column per variant."""
    found = {match.name: report for match, report in done}
    lines = ["", f"## {heading}", "", f"Target: {asked}."]
    for seats in SEATS:
        share = "" if seats == 2 else f", one among {seats - 1}; a share is {1 / seats:.0%}"
        lines += ["", f"{seats} seats{share}:", "", f"| | {' | '.join(VARIANTS)} |", "|---" * (1 + len(VARIANTS)) + "|"]
        rows: dict[str, list[str]] = {}
        for level in LEVELS:
            reports = [found.get(f"{kind}-{seats}-{variant}-{level}") for variant in VARIANTS]
            if any(reports):
                rows[f"{level} at 50 ms" if level == LEVELS[-1] else level] = [share_of(each) for each in reports]
        if full := found.get(f"{kind}-{seats}-full-master"):
            rows["master at its second"] = [share_of(full), *[""] * (len(VARIANTS) - 1)]
        lines += [f"| {name} | {' | '.join(cells)} |" for name, cells in rows.items()]
    return lines


def share_of(report: Report | None) -> str:
    """The first bot's win rate, as shown in a table."""
    if report is None:
        return ""
    first = report["rows"][0]
    return f"{first['win_rate']:.1%} ({interval(first['interval'])})"


def command_lines(done: list[tuple[Match, Report]]) -> list[str]:
    """Every match with its command."""
    lines = ["", "## Every match, and its command", "", "| match | games | ms a move | command |", "|---|---|---|---|"]
    for match, report in done:
        first, second = report["rows"][:2]
        ms = f"{first['ms']:.2f}, {second['ms']:.2f}"
        lines.append(f"| {match.name} | {first['games']} | {ms} | `{report['command']}` |")
    return lines


def level_lines(done: list[tuple[Match, Report]]) -> list[str]:
    """The tournaments, with their pictures."""
    lines = []
    for match, report in done:
        if match.picture:
            names = report["ladder"]
            lines += ["", "## All levels in one tournament", "", f"![the ladder](bots/{match.name}.svg)", ""]
            lines += [f"{report['games']} games, `{report['command']}`; win rate of the row against the column.", ""]
            lines += [f"| | {' | '.join(names)} |", "|---" * (1 + len(names)) + "|"]
            for name in names:
                row = report["matrix"][name]
                cells = [
                    f"{row[other]['win_rate']:.0%} ({interval(row[other]['interval'])})" if other in row else ""
                    for other in names
                ]
                lines.append(f"| {name} | {' | '.join(cells)} |")
    return lines


def seat_lines(done: list[tuple[Match, Report]]) -> list[str]:
    """How much the order of turns in round 1 matters."""
    lines = ["", "## Does it matter who begins?", "", "Win rates of all bots by the order of turns in round 1.", ""]
    lines += ["| match | first | second | third | fourth |", "|---|---|---|---|---|"]
    for match, report in done:
        if "-standard-" in match.name or "-full-" in match.name:
            cells = [f"{each['win_rate']:.1%} ({interval(each['interval'])})" for each in report["positions"]]
            lines.append(f"| {match.name} | {' | '.join(cells + [''] * (4 - len(cells)))} |")
    return lines


def style_lines(done: list[tuple[Match, Report]]) -> list[str]:
    """How the playing styles differ."""
    lines = [
        "",
        "## How the styles differ",
        "",
        "Each style against the same level without one; after each slash, the figure without.",
        "",
    ]
    head = ("win rate", "objective's points", "animals' points", "animals", "others' points", "round of a win")
    lines += [f"| match | {' | '.join(head)} |", "|---" * (1 + len(head)) + "|"]
    for match, report in done:
        if match.name.startswith("style-"):
            both = [row["statistics"] for row in report["rows"][:2]]
            cells = [share_of(report), *[" / ".join(spread(each[figure]) for each in both) for figure in both[0]]]
            lines.append(f"| {match.name} | {' | '.join(cells)} |")
    return lines


def interval(ends: list[float]) -> str:
    return f"{ends[0]:.1%} – {ends[1]:.1%}"


def spread(figure: Report) -> str:
    low, high = figure["interval"]
    return f"{figure['mean']:.2f} ± {(high - low) / 2:.2f}"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the bots; earlier figures are kept.")
    parser.add_argument("--only", default="", help="only matches whose name contains this")
    parser.add_argument("--games-in", type=Path, default=Path("build/games"), help="where the games are kept")
    given = parser.parse_args()
    RESULTS.mkdir(parents=True, exist_ok=True)
    given.games_in.mkdir(parents=True, exist_ok=True)
    for match in matches():
        if given.only in match.name:
            play(match, given.games_in)
    SUMMARY.write_text(summary([(each, found) for each in matches() if (found := report_of(each))]))


if __name__ == "__main__":
    main()
