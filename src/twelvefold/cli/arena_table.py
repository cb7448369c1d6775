"""Prints an arena's results as tables and sentences."""

from typing import Any

from rich.table import Table

from twelvefold.arena.ladder import FAILED
from twelvefold.arena.report import Mean, Row
from twelvefold.cli.console import console, show_table
from twelvefold.cli.remarks import counts_text, failure_lines
from twelvefold.drawing.lettering import printable
from twelvefold.words import decimal, percent, say, significant

HEADINGS = {
    "objective": "cli-column-objective",
    "animals": "cli-column-animal-points",
    "cards": "cli-column-animals",
    "opponents": "cli-column-others",
    "award_round": "cli-column-award-round",
}
COLUMNS = ("games", "win-rate", "interval", "points", "ms")


def show_report(report: dict[str, Any], *, statistics: bool) -> None:
    """Print the table, then pairs, seats, faults and the verdict."""
    shown = console()
    rows = {row["bot"]: row for row in report["rows"]}
    ladder: list[Row] = [rows[name] for name in report["ladder"]]
    show_table(_main_table(report, ladder))
    shown.print(_explained(report), soft_wrap=True)
    without = ladder[0]["without_luck"]
    if without and without["games"]:
        shown.print(say("cli-arena-as-certain", games=ladder[0]["games"], more=without["games"]), soft_wrap=True)
    if len(ladder) > 2 and report["matrix"]:
        show_table(_matrix(report["matrix"], report["ladder"]))
    if statistics:
        show_table(_statistics(ladder))
    shown.print(_positions(report["positions"]), soft_wrap=True)
    for row in ladder:
        for sentence in remarks_of(row):
            shown.print(sentence, soft_wrap=True)
    if report["sprt"] is not None:
        shown.print(_verdict(report["sprt"], report["rows"][0]["bot"]), soft_wrap=True)


def _main_table(report: dict[str, Any], ladder: list[Row]) -> Table:
    variants = {(False, False): "full", (True, False): "mystery", (False, True): "beginner", (True, True): "both"}
    about = {name: report[name] for name in ("games", "players", "deals")}
    table = Table(title=say("cli-arena-title", variant=variants[report["mystery"], report["beginner"]], **about))
    table.add_column(say("cli-column-bot"), overflow="fold")
    rated = any(row["rating"] for row in ladder)
    measured = ladder[0]["without_luck"] is not None
    adjusted = ("adjusted", "interval") if measured else ()
    for name in (*COLUMNS[:3], *adjusted, *COLUMNS[3:], *(("rating",) if rated else ())):
        table.add_column(say(f"cli-column-{name}"), justify="right", no_wrap=True)
    for row in ladder:
        rating, without = row["rating"], row["without_luck"]
        table.add_row(
            FAILED * bool(row["faults"]) + printable(row["bot"]),
            str(row["games"]),
            percent(row["win_rate"]),
            _percent(row["interval"]),
            *([percent(without["win_rate"]), _percent(without["interval"])] if without else ["–", "–"] * measured),
            decimal(row["score"]),
            significant(row["ms"]),
            *([f"{decimal(rating['mu'], 1)} ± {decimal(rating['sigma'], 1)}"] if rating else []),
        )
    return table


def _explained(report: dict[str, Any]) -> str:
    seats, bots = report["players"], len(report["rows"])
    said = []
    if bots == 2 < seats:
        alone, copies = (printable(row["bot"]) for row in report["rows"])
        said.append(say("cli-arena-alone", alone=alone, copies=copies, share=percent(1 / seats)))
    decided = report["sprt"] is not None and report["sprt"]["verdict"] != "undecided"
    if report["games"] > report["asked"] and not decided:
        said.append(say("cli-arena-rounded", asked=report["asked"]))
    said.append(say("cli-arena-every-seat") if bots <= seats else _tournament(report))
    return " ".join(said)


def _tournament(report: dict[str, Any]) -> str:
    return say("cli-arena-all-met" if report["all_met"] else "cli-arena-few")


def _matrix(matrix: dict[str, dict[str, Mean]], ladder: list[str]) -> Table:
    table = Table(title=say("cli-arena-matrix"))
    table.add_column(say("cli-column-bot"), overflow="fold")
    for number in range(1, len(ladder) + 1):
        table.add_column(str(number), justify="right")
    for number, name in enumerate(ladder, 1):
        met = matrix.get(name, {})
        cells = [
            f"{percent(met[rival]['win_rate'])}\n{_percent(met[rival]['interval'])}" if rival in met else "–"
            for rival in ladder
        ]
        table.add_row(f"{number} {printable(name)}", *cells)
    return table


def _statistics(ladder: list[Row]) -> Table:
    table = Table(title=say("cli-arena-how"))
    table.add_column(say("cli-column-bot"), overflow="fold")
    for name in HEADINGS.values():
        table.add_column(say(name), justify="right")
    for row in ladder:
        cells = []
        for name in HEADINGS:
            mean, interval = row["statistics"][name]["mean"], row["statistics"][name]["interval"]
            cells.append(decimal(mean) + (f" ± {decimal((interval[1] - interval[0]) / 2)}" if interval else ""))
        table.add_row(printable(row["bot"]), *cells)
    return table


def _positions(positions: list[Mean]) -> str:
    parts = (
        f"{place['position'] + 1}. {percent(place['win_rate'])} ({_percent(place['interval'])})" for place in positions
    )
    return say("cli-arena-order", rates=", ".join(parts))


def remarks_of(row: Row) -> list[str]:
    """A bot's faults, moves cut short and other remarks, one sentence each."""
    said = failure_lines(row["bot"], row["faults"], row["details"])
    name = printable(row["bot"])
    if row["cut_short"]:
        said.append(say("cli-arena-cut", bot=name, count=row["cut_short"]))
    if row["remarks"]:
        said.append(say("cli-arena-remarked", bot=name, what=counts_text(row["remarks"])))
    return said


def _verdict(sprt: dict[str, Any], bot: str) -> str:
    low, high = sprt["bounds"]
    figures = say(
        "cli-arena-figures",
        llr=decimal(sprt["llr"]),
        low=decimal(low),
        high=decimal(high),
        groups=sprt["groups"],
        first=significant(sprt["elo0"], 6),
        second=significant(sprt["elo1"], 6),
    )
    return say(f"cli-arena-{sprt['verdict']}", bot=printable(bot), figures=figures)


def _percent(interval: list[float]) -> str:
    return f"{decimal(100 * interval[0], 1)}–{decimal(100 * interval[1], 1)}"
