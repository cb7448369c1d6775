"""Sums up what `bench.review` has kept: bench/results/review.json and review.svg, the reliability diagram."""

import json
from collections import defaultdict
from collections.abc import Iterable, Sequence
from math import sqrt
from pathlib import Path
from statistics import covariance, mean, pvariance, variance
from typing import Any

from twelvefold.analysis.verdicts import BANDS, Verdict
from twelvefold.bots.levels import LEVELS
from twelvefold.drawing.palette import FAINT, QUIET, SEATS, TEXT
from twelvefold.drawing.svg import FONT

RESULTS = Path(__file__).parent / "results"
BINS = 10
NORMAL = 1.96
Row = dict[str, Any]


def rows_of(folder: Path, task: str) -> list[Row]:
    """The lines that a task has kept."""
    path = folder / f"{task}.jsonl"
    return [json.loads(line) for line in path.read_text(encoding="ascii").splitlines()] if path.exists() else []


def estimate(values: Sequence[float]) -> dict[str, float]:
    """A mean with its 95% interval, from independent values."""
    error = NORMAL * sqrt(pvariance(values) / max(1, len(values) - 1)) if len(values) > 1 else 0.0
    middle = mean(values) if values else 0.0
    return {"mean": round(middle, 5), "low": round(middle - error, 5), "high": round(middle + error, 5)}


def ratio(groups: Iterable[tuple[float, float]]) -> dict[str, float]:
    """A ratio of two sums over independent games, with its 95% interval."""
    pairs = list(groups)
    top, bottom = sum(one for one, _ in pairs), sum(other for _, other in pairs)
    if not bottom:
        return {"mean": 0.0, "low": 0.0, "high": 0.0}
    middle = top / bottom
    error = NORMAL * sqrt(sum((one - middle * other) ** 2 for one, other in pairs)) / bottom
    return {"mean": round(middle, 5), "low": round(middle - error, 5), "high": round(middle + error, 5)}


def reliability(rows: list[Row], players: int | None) -> dict[str, Any]:
    """Of the positions rated p, how many were won; one seat of each position, so that none counts twice."""
    bins: dict[int, list[list[tuple[float, float]]]] = {place: [] for place in range(BINS)}
    positions, squares = 0, []
    for row in rows:
        if players not in (None, row["players"]):
            continue
        own: dict[int, list[tuple[float, float]]] = defaultdict(list)
        for number, each in enumerate(row["positions"]):
            seat = (each["seat"] + number) % row["players"]
            chance, won = each["chances"][seat], row["result"][seat]
            own[min(BINS - 1, int(BINS * chance))].append((chance, won))
            squares.append((chance - won) ** 2)
            positions += 1
        for place, pairs in own.items():
            bins[place].append(pairs)
    table: list[dict[str, Any]] = []
    for games in bins.values():
        if games:
            chances = [chance for game in games for chance, _ in game]
            won = ratio((sum(won for _, won in game), len(game)) for game in games)
            table.append({"positions": len(chances), "rated": round(mean(chances), 4), "won": won})
    apart = sum(row["positions"] * abs(row["rated"] - row["won"]["mean"]) for row in table) / max(1, positions)
    return {"positions": positions, "error": round(apart, 4), "brier": round(mean(squares or [0]), 4), "bins": table}


def luck_figures(rows: list[Row]) -> dict[str, Any]:
    """Mean luck by seat, and the variance of the result with and without it."""
    found = {}
    for players in (2, 3, 4):
        games = [row for row in rows if row["players"] == players]
        if not games:
            continue
        seats = [estimate([game["luck"][seat] for game in games]) for seat in range(players)]
        found[str(players)] = {"games": len(games), "luck": seats}
    return found


def adjusted_figures(rows: list[Row]) -> dict[str, Any]:
    """How much of the variance of results is left if all luck is subtracted, or as much as is best, by level."""
    found = {}
    for name in dict.fromkeys(row["bot"] for row in rows):
        games = [row for row in rows if row["bot"] == name]
        raw = pvariance([game["result"][0] for game in games])
        every = [game["luck"][0] for game in games]
        best = covariance([game["result"][0] for game in games], every) / variance(every)
        left = [pvariance([game["result"][0] - factor * game["luck"][0] for game in games]) for factor in (1.0, best)]
        shares = {"all": round(left[0] / raw, 3), "best": round(left[1] / raw, 3)}
        found[name] = {"games": len(games), "factor": round(best, 3), "variance left": shares}
    return found


def arena_figures(folder: Path) -> list[dict[str, Any]]:
    """What is left of the variance in the arenas whose reports are in the folder."""
    found = []
    for path in sorted(folder.glob("arena-*.json")):
        report = json.loads(path.read_text(encoding="utf-8"))
        first = report["rows"][0]
        figures = {"games": report["games"], "win_rate": first["win_rate"], "interval": first["interval"]}
        found.append({"command": report["command"], **figures, "without_luck": first["without_luck"]})
    return found


def level_figures(rows: list[Row]) -> dict[str, Any]:
    """What each level gives away per decision, and how accurate it is."""
    found: dict[str, Any] = {}
    for players in (2, 3, 4):
        games = [row for row in rows if row["players"] == players]
        of: dict[str, list[tuple[list[float], list[float]]]] = defaultdict(list)
        for game in games:
            for name, losses, accuracy in zip(game["names"], game["losses"], game["accuracy"], strict=True):
                of[name.partition(":")[0]].append((losses, accuracy))
        found[str(players)] = {
            name: {
                "seats": len(each),
                "error": ratio((sum(losses), len(losses)) for losses, _ in each),
                "accuracy": ratio((sum(accuracy), len(accuracy)) for _, accuracy in each),
                "blunders": ratio(
                    (sum(loss > BANDS[Verdict.MISTAKE] for loss in losses), len(losses)) for losses, _ in each
                ),
            }
            for name, each in sorted(of.items(), key=lambda item: LEVELS.index(item[0]))
        }
    return found


def stability_figures(rows: list[Row]) -> dict[str, Any]:
    """How often another seed agrees on blunders: that it is one, and that it's at least a mistake."""
    blunder, mistake = BANDS[Verdict.MISTAKE], BANDS[Verdict.INACCURACY]
    pairs = [
        (one, other)
        for row in rows
        for first, second in (row["losses"], row["losses"][::-1])
        for one, other in zip(first, second, strict=True)
        if one > blunder
    ]
    same = [float(other > blunder) for _, other in pairs]
    near = [float(other > mistake) for _, other in pairs]
    return {"games": len(rows), "blunders": len(pairs), "again": estimate(same), "mistake at least": estimate(near)}


def matched_figures(rows: list[Row]) -> dict[str, Any]:
    """How much more often the review's best moves win than the moves that were played."""
    games = [(sum(m["best"] - m["played"] for m in row["moves"]), len(row["moves"])) for row in rows]
    said = [(sum(m["loss"] for m in row["moves"]), len(row["moves"])) for row in rows]
    return {"moves": sum(count for _, count in games), "gained": ratio(games), "predicted": ratio(said)}


def diagram(table: list[dict[str, Any]], title: str) -> str:
    """A reliability diagram as SVG: the dashed line is perfect."""
    size, left, top = 400, 60, 60

    def at(x: float, y: float) -> str:
        return f"{left + size * x:.1f} {top + size * (1 - y):.1f}"

    body = [f'<text x="{left}" y="36" font-size="20" fill="{TEXT}">{title}</text>']
    for quarter in range(5):
        body.append(f'<path d="M{at(0, quarter / 4)}L{at(1, quarter / 4)}" stroke="{FAINT}"/>')
        y = top + size * (1 - quarter / 4) + 5
        body.append(
            f'<text x="{left - 8}" y="{y}" font-size="13" fill="{QUIET}" text-anchor="end">{25 * quarter}%</text>'
        )
        x = left + size * quarter / 4
        body.append(
            f'<text x="{x}" y="{top + size + 20}" font-size="13" fill="{QUIET}"'
            f' text-anchor="middle">{25 * quarter}%</text>'
        )
    body.append(f'<path d="M{at(0, 0)}L{at(1, 1)}" stroke="{QUIET}" stroke-dasharray="5 5"/>')
    for row in table:
        won = row["won"]
        low, high = max(0.0, won["low"]), min(1.0, won["high"])
        body.append(
            f'<path d="M{at(row["rated"], low)}L{at(row["rated"], high)}" stroke="{SEATS[1]}" stroke-width="2"/>'
        )
        centre = at(row["rated"], won["mean"]).split()
        body.append(f'<circle cx="{centre[0]}" cy="{centre[1]}" r="5" fill="{SEATS[0]}"/>')
    body.append(
        f'<text x="{left + size / 2}" y="{top + size + 42}" font-size="13" fill="{QUIET}" text-anchor="middle">'
    )
    body.append("rated; upwards: won, with its 95% interval</text>")
    box = f'viewBox="0 0 {left + size + 30} {top + size + 60}"'
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" {box} font-family="{FONT}"><title>{title}</title>'
        f'<rect width="100%" height="100%" rx="20" fill="#070b1e"/>{"".join(body)}</svg>\n'
    )


def summarise(folder: Path) -> None:
    """Write the figures of all tasks; those that nothing was kept for stay as they are."""
    positions = rows_of(folder, "positions")
    kinds = {"all seats": None, "2 seats": 2, "3 seats": 3, "4 seats": 4}
    found: dict[str, Any] = {
        "commands": [
            f"python -m bench.review {task}"
            for task in ("positions", "luck", "adjusted", "levels", "stability", "matched")
        ],
        "reliability": {name: reliability(positions, players) for name, players in kinds.items()},
        "luck": luck_figures(rows_of(folder, "luck")),
        "adjusted": adjusted_figures(rows_of(folder, "adjusted")),
        "arena": arena_figures(folder),
        "levels": level_figures(rows_of(folder, "levels")),
        "stability": stability_figures(rows_of(folder, "stability")),
        "matched": matched_figures(rows_of(folder, "matched")),
    }
    path = RESULTS / "review.json"
    figures = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    kept = {
        "reliability": "positions",
        **{task: task for task in ("luck", "adjusted", "levels", "stability", "matched")},
    }
    missing = [name for name, task in kept.items() if not rows_of(folder, task)]
    figures |= {name: value for name, value in found.items() if value and name not in missing}
    path.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    table = figures["reliability"]["all seats"]
    title = f"Chances to win in {table['positions']} positions"
    (RESULTS / "review.svg").write_text(diagram(table["bins"], title), encoding="utf-8")
    print(json.dumps(figures, indent=1))
