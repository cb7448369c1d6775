"""The page bench/results/server.md, from the figures of bench.server."""

from typing import Any

STORES: tuple[str, ...] = ("sqlite", "postgresql")
HEAD = """# How fast the table server is

Made by `python -m bench.server`, with 250 tables of four sockets each. A move is timed from its command until the last
of the table's four sockets has the update. The server's process has one core to itself; the load and PostgreSQL have
the others. The bare server stores and sends as much but knows nothing about the game. CPU is the server process's time
for a move. Compare only within one run: parts that were not measured again keep their figures.
"""


def page(results: dict[str, Any]) -> str:
    """The page with all measured parts."""
    stores: dict[str, Any] = {kind: results[kind] for kind in STORES if kind in results}
    lines = [HEAD]
    if stores:
        lines += _speeds(stores)
        lines += _weights(stores)
    for kind, result in stores.items():
        if "most" in result:
            lines += _most(kind, result["most"])
    if "nodes" in results:
        lines += _nodes(results["nodes"])
    if "peers" in results:
        lines += _peers(results)
    if "startup" in results:
        seconds = ", ".join(f"{second:.2f}" for second in results["startup"])
        lines += ["", "## Start-up", "", f"From `twelvefold serve` until `/health` answers, warm: {seconds} s.", ""]
    return "\n".join(lines).rstrip() + "\n"


def _speeds(stores: dict[str, Any]) -> list[str]:
    lines = [
        "| on | pace | server | moves/s | p50 | p99 | CPU | CPU : bare | p99 : bare | bytes | generator late, busy |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for kind, result in stores.items():
        for pace, title in (("paced", "250 moves/s"), ("full", "full speed")):
            bare = result[pace]["bare"]
            for server in ("ours", "bare"):
                one = result[pace][server]
                cpu, p99 = (ratio(one, bare, name) for name in ("cpu_ms_a_move", "p99_ms"))
                lines.append(
                    f"| {kind} | {title} | {server} | {one['moves_a_second']:,.0f} | {one['p50_ms']} ms "
                    f"| {one['p99_ms']} ms | {one['cpu_ms_a_move']} ms | {cpu} | {p99} | {one['bytes']:,} "
                    f"| {one['generator_late_p99_ms']} ms, {one['generator_share']:.0%} |"
                )
    return lines


def ratio(one: dict[str, Any], other: dict[str, Any], name: str) -> str:
    """How many times as much, if both are known."""
    if not one[name] or not other[name]:
        return "–"
    return f"{one[name] / other[name]:.2f}"


def _weights(stores: dict[str, Any]) -> list[str]:
    lines = [
        "",
        "| on | memory for a table | bare | first view after a restart, p50 | worst |",
        "|---|---|---|---|---|",
    ]
    for kind, result in stores.items():
        lines.append(
            f"| {kind} | {result['memory_for_a_table_kib']} KiB | {result['bare_memory_for_a_table_kib']} KiB "
            f"| {result['first_view_p50_ms']} ms | {result['first_view_worst_ms']} ms |"
        )
    return lines


def _most(kind: str, steps: list[dict[str, Any]]) -> list[str]:
    lines = ["", f"More tables on {kind}, one move a second each:", ""]
    lines += ["| tables | moves/s | p50 | p99 | generator late, p99 |", "|---|---|---|---|---|"]
    return lines + [
        f"| {s['tables']} | {s['moves_a_second']:,.0f} | {s['p50_ms']} ms | {s['p99_ms']} ms "
        f"| {s['generator_late_p99_ms']} ms |"
        for s in steps
    ]


def _nodes(nodes: dict[str, Any]) -> list[str]:
    lines = [
        "",
        "## Two nodes on one PostgreSQL",
        "",
        "Full speed. All nodes of a row share one core, so each of two has half of it; the database and the load have",
        "the other. If two halves do as much as the whole, two whole cores do twice as much, so the gain is twice the",
        "row's moves/s divided by those of one node. This ignores only that the database would have twice the work;",
        "its CPU is beside it. *Apart*: all four people of a table use one node. *Mixed*: two people use each node.",
        "",
        "| nodes | moves/s | p50 | p99 | nodes' CPU a move | database's CPU a move | gain with a core each |",
        "|---|---|---|---|---|---|---|",
    ]
    one = nodes["one"]
    for name, found in nodes.items():
        gain = "1" if name == "one" else f"{2 * found['moves_a_second'] / one['moves_a_second']:.2f}"
        lines.append(
            f"| {name} | {found['moves_a_second']:,.0f} | {found['p50_ms']} ms | {found['p99_ms']} ms "
            f"| {found['cpu_ms_a_move']} ms | {found['database_cpu_ms_a_move']} ms | {gain} |"
        )
    return lines


def _peers(results: dict[str, Any]) -> list[str]:
    lines = [
        "",
        "## Other game servers",
        "",
        "Each runs a four-seat turn-based game, kept only in memory. Ours stores every move before showing it.",
        "",
        "| server | moves/s at full speed | p50 | p99 | CPU a move | CPU a move at 250 moves/s |",
        "|---|---|---|---|---|---|",
    ]
    rows: dict[str, Any] = {}
    if "sqlite" in results:
        rows = {
            f"{name}, SQLite": {p: results["sqlite"][p][name] for p in ("full", "paced")} for name in ("ours", "bare")
        }
    for name, found in {**rows, **results["peers"]}.items():
        if isinstance(found, str):
            lines.append(f"| {name} | {found} | | | | |")
            continue
        full, paced = found["full"], found["paced"]
        lines.append(
            f"| {name} | {full['moves_a_second']:,.0f} | {full['p50_ms']} ms | {full['p99_ms']} ms "
            f"| {full['cpu_ms_a_move']} ms | {paced['cpu_ms_a_move']} ms |"
        )
    return lines
