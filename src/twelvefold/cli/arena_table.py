"""What an arena found, as tables and sentences."""

from typing import Any

from rich.console import Console
from rich.markup import escape
from rich.table import Table

from twelvefold.arena.report import Mean, Row
from twelvefold.drawing.lettering import printable

HEADINGS = {
    "objective": "objective",
    "animals": "animals' points",
    "cards": "animals",
    "opponents": "others' points",
    "award_round": "round of awards",
}
MOST_REMARKS = 12
"""Kinds of remarks of one bot that are shown; JSON has all."""


def show_report(report: dict[str, Any], *, statistics: bool) -> None:
    """The table, then what belongs below it: pairs, seats, faults, the verdict."""
    console = Console(highlight=False)
    rows = {row["bot"]: row for row in report["rows"]}
    ladder: list[Row] = [rows[name] for name in report["ladder"]]
    console.print(_main_table(report, ladder))
    console.print(_explained(report), soft_wrap=True)
    if len(ladder) > 2 and report["matrix"]:
        console.print(_matrix(report["matrix"], report["ladder"]))
    if statistics:
        console.print(_statistics(ladder))
    console.print(_positions(report["positions"]), soft_wrap=True)
    for row in ladder:
        for sentence in remarks_of(row):
            console.print(escape(sentence), soft_wrap=True)
    if report["sprt"] is not None:
        console.print(_verdict(report["sprt"], report["rows"][0]["bot"]), soft_wrap=True)


def _main_table(report: dict[str, Any], ladder: list[Row]) -> Table:
    kind = " mystery" * report["mystery"] + " beginner" * report["beginner"]
    table = Table(title=f"{report['games']}{kind} games at {report['players']} seats, {report['deals']} deals")
    table.add_column("bot", overflow="fold")
    rated = any(row["rating"] for row in ladder)
    for name in ("games", "win rate", "95 %", "points", "ms a move", *(("rating",) if rated else ())):
        table.add_column(name, justify="right", no_wrap=True)
    for row in ladder:
        rating = row["rating"]
        table.add_row(
            _bot(row["bot"]),
            str(row["games"]),
            f"{row['win_rate']:.1%}",
            _percent(row["interval"]),
            f"{row['score']:.2f}",
            f"{row['ms']:.3g}",
            *([f"{rating['mu']:.1f} ± {rating['sigma']:.1f}"] if rating else []),
        )
    return table


def _explained(report: dict[str, Any]) -> str:
    seats, bots = report["players"], len(report["rows"])
    said = []
    if bots == 2 < seats:
        alone, copies = (_bot(row["bot"]) for row in report["rows"])
        said.append(f"{alone} sits alone among copies of {copies}: as strong as they, it would win {1 / seats:.1%}.")
    decided = report["sprt"] is not None and report["sprt"]["verdict"] != "undecided"
    if report["games"] > report["asked"] and not decided:
        said.append(f"{report['asked']} games were asked for; they are rounded up to whole deals.")
    said.append("Each deal was played from every seat." if bots <= seats else _tournament(report))
    return " ".join(said)


def _tournament(report: dict[str, Any]) -> str:
    if report["all_met"]:
        return "Each deal was played from every seat, and every combination of bots met equally often."
    return "Each deal was played from every seat; there were too few games for every combination of bots to meet."


def _matrix(matrix: dict[str, dict[str, Mean]], ladder: list[str]) -> Table:
    table = Table(title="win rate of the row against the column")
    table.add_column("bot", overflow="fold")
    for number in range(1, len(ladder) + 1):
        table.add_column(str(number), justify="right")
    for number, name in enumerate(ladder, 1):
        met = matrix.get(name, {})
        cells = [
            f"{met[rival]['win_rate']:.1%}\n{_percent(met[rival]['interval'])}" if rival in met else "–"
            for rival in ladder
        ]
        table.add_row(f"{number} {_bot(name)}", *cells)
    return table


def _statistics(ladder: list[Row]) -> Table:
    table = Table(title="how they play: means, with half the width of the 95 % interval")
    table.add_column("bot", overflow="fold")
    for name in HEADINGS.values():
        table.add_column(name, justify="right")
    for row in ladder:
        cells = []
        for name in HEADINGS:
            mean, interval = row["statistics"][name]["mean"], row["statistics"][name]["interval"]
            cells.append(f"{mean:.2f}" + (f" ± {(interval[1] - interval[0]) / 2:.2f}" if interval else ""))
        table.add_row(_bot(row["bot"]), *cells)
    return table


def _positions(positions: list[Mean]) -> str:
    parts = (f"{place['position'] + 1}. {place['win_rate']:.1%} ({_percent(place['interval'])})" for place in positions)
    return "Win rate by the order of turns in round 1: " + ", ".join(parts)


def remarks_of(row: Row) -> list[str]:
    """A bot's faults, thoughts cut short and other remarks, each a sentence; none if there were none."""
    said = []
    name = printable(row["bot"])
    if row["faults"]:
        said.append(f"{name} failed {sum(row['faults'].values())} times: {_counts(row['faults'])}")
        said += [
            f"  first {fault}: {printable(detail)}" for fault, detail in list(row["details"].items())[:MOST_REMARKS]
        ]
    if row["cut_short"]:
        said.append(f"{name}: {row['cut_short']} thoughts were cut short by the clock")
    if row["remarks"]:
        said.append(f"{name} remarked: {_counts(row['remarks'])}")
    return said


def _counts(counts: dict[str, int]) -> str:
    shown = [f"{printable(name)} ({count}×)" for name, count in list(counts.items())[:MOST_REMARKS]]
    return ", ".join(shown) + (f", and {len(counts) - MOST_REMARKS} more" if len(counts) > MOST_REMARKS else "")


def _verdict(sprt: dict[str, Any], bot: str) -> str:
    low, high = sprt["bounds"]
    said = f"{_bot(bot)} is {sprt['verdict']}" if sprt["verdict"] != "undecided" else "Undecided: more games are needed"
    return (
        f"{said}: LLR {sprt['llr']:.2f} ({low:.2f}, {high:.2f}) after {sprt['groups']} deals, "
        f"Elo {sprt['elo0']:g} against {sprt['elo1']:g}."
    )


def _bot(name: str) -> str:
    return escape(printable(name))


def _percent(interval: list[float]) -> str:
    return f"{100 * interval[0]:.1f}–{100 * interval[1]:.1f}"
