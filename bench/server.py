"""How fast the table server is, beside a bare server on the same stack, on SQLite and on PostgreSQL.

    python -m bench.server [--tables 250] [--seconds 20] [--most] [--on sqlite,postgresql]

Each database: a fresh server, the load in a process of its own, the bare server under the same load, then memory for
each table, the time to a table's first view after a restart, and with --most how many tables there can be before the
99th percentile passes 250 ms. Writes bench/results/server.json and server.md.
"""

import argparse
import asyncio
import json
import os
import resource
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
RESULTS = ROOT / "bench" / "results"
MANY = 10**8
LIMITS = ("sockets", "all_sockets", "tables", "comings", "requests", "frames")
FAR = 250.0
"""Milliseconds that the 99th percentile may take when we look for the most tables."""


@contextmanager
def running(command: list[str], says: str = "served at ") -> Iterator[tuple[str, int]]:
    """A server in a process of its own: its address and its process."""
    process = subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
    try:
        assert process.stdout is not None
        for line in process.stdout:
            if says in line:
                yield line.split(says)[1].strip(), process.pid
                break
        else:
            raise RuntimeError(f"{command} did not start")
    finally:
        process.send_signal(signal.SIGTERM)
        process.wait(30)


def ours(database: str) -> list[str]:
    limits = [part for name in LIMITS for part in ("--limit", f"{name}={MANY}")]
    serve = [sys.executable, "-m", "twelvefold", "serve", "--port", "0", "--bot-pause", "0"]
    return [*serve, "--database", database, *limits]


def bare(database: str) -> list[str]:
    return [sys.executable, "-m", "bench.tables.bare", database]


def load(at: tuple[str, int], tables: int, seconds: float, size: int | None = None) -> dict[str, Any]:
    more = [] if size is None else ["--bare", str(size)]
    command = [sys.executable, "-m", "bench.tables.load", at[0], str(at[1]), str(tables), str(seconds), *more]
    done = subprocess.run(command, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    found: dict[str, Any] = json.loads(done.stdout)
    return found


def memory(pid: int) -> float:
    """MiB that a process holds."""
    for line in Path(f"/proc/{pid}/status").read_text().splitlines():
        if line.startswith("VmRSS"):
            return int(line.split()[1]) / 1024
    raise RuntimeError("no VmRSS")


async def first_views(database: str, names: list[str]) -> list[float]:
    """Seconds from the question to the answer for tables that a server just started has never seen."""
    from twelvefold.client import Client

    seconds = []
    with running(ours(database)) as (url, _):
        async with Client(url) as client:
            for name in names:
                started = time.perf_counter()
                await client.watch(name)
                seconds.append(time.perf_counter() - started)
    return seconds


def measured(database: str, other: str, given: argparse.Namespace) -> dict[str, Any]:
    """All figures of one database."""
    print(f"  {given.tables} tables of four for {given.seconds:g} s", flush=True)
    with running(ours(database)) as at:
        load(at, 4, 1)
        before = memory(at[1])
        found = load(at, given.tables, given.seconds)
        each = 1024 * (memory(at[1]) - before) / given.tables
    print("  the bare server under the same load", flush=True)
    with running(bare(other)) as at:
        load(at, 4, 1, found["bytes"])
        before = memory(at[1])
        base = load(at, given.tables, given.seconds, found["bytes"])
        sockets = 1024 * (memory(at[1]) - before) / given.tables
    print("  first views after a restart", flush=True)
    views = sorted(asyncio.run(first_views(database, found.pop("names"))))
    base.pop("names")
    result = {
        "ours": found,
        "bare": base,
        "p99_ratio": round(found["p99_ms"] / base["p99_ms"], 2),
        "p50_ratio": round(found["p50_ms"] / base["p50_ms"], 2),
        "memory_for_a_table_kib": round(each, 1),
        "bare_memory_for_a_table_kib": round(sockets, 1),
        "first_view_p50_ms": round(1000 * views[len(views) // 2], 2) if views else None,
        "first_view_worst_ms": round(1000 * views[-1], 2) if views else None,
    }
    if given.most:
        result["most"] = most(database, given)
    return result


def most(database: str, given: argparse.Namespace) -> list[dict[str, Any]]:
    """More and more tables until the 99th percentile passes the bound, or moves are missed."""
    steps = []
    tables = given.tables
    while True:
        tables = int(tables * 1.3)
        print(f"  {tables} tables", flush=True)
        with running(ours(database)) as at:
            found = load(at, tables, given.seconds)
        del found["names"]
        steps.append(found)
        if found["missed"] or found["p99_ms"] is None or found["p99_ms"] > FAR:
            return steps


@contextmanager
def databases(kind: str) -> Iterator[tuple[str, str]]:
    """Two fresh databases of a kind, ours and the bare server's."""
    if kind == "sqlite":
        with tempfile.TemporaryDirectory(dir=os.environ.get("TWELVEFOLD_BENCH_FOLDER")) as folder:
            yield f"{folder}/tables.db", f"{folder}/bare.db"
    else:
        from tests.postgres import Server, execute

        server = Server()
        try:
            for name in ("ours", "bare"):
                execute(server.url(), f"CREATE DATABASE {name}")
            yield server.url("ours"), server.url("bare")
        finally:
            server.remove()


def page(results: dict[str, Any]) -> str:
    lines = [
        "# How fast the table server is",
        "",
        "Made by `python -m bench.server`. A move is counted from the command until the last of the table's",
        "four sockets has its update. Compare only within one run; the bare server stores and sends as much, and knows",
        "no game. CPU is what the server's process took for a move, memory what it holds for a table (most of it",
        "is for the four sockets, as the bare server shows), first the time to a first view.",
        "",
        "| on | tables | moves/s | p50 | p99 | bare p50 | bare p99 | p99 : bare | CPU, bare | memory, bare | first |",
        "|---|---|---|---|---|---|---|---|---|---|---|",
    ]
    for kind, result in results.items():
        one, other = result["ours"], result["bare"]
        lines.append(
            f"| {kind} | {one['tables']} | {one['moves_a_second']} | {one['p50_ms']} ms | {one['p99_ms']} ms "
            f"| {other['p50_ms']} ms | {other['p99_ms']} ms | {result['p99_ratio']} "
            f"| {one['cpu_ms_a_move']} ms, {other['cpu_ms_a_move']} ms "
            f"| {result['memory_for_a_table_kib']} KiB, {result['bare_memory_for_a_table_kib']} KiB "
            f"| {result['first_view_p50_ms']} ms |"
        )
    for kind, result in results.items():
        if "most" in result:
            lines += [
                "",
                f"More tables on {kind}:",
                "",
                "| tables | moves a second | p50 | p99 | the generator's own p99 |",
            ]
            lines += ["|---|---|---|---|---|"]
            lines += [
                f"| {s['tables']} | {s['moves_a_second']} | {s['p50_ms']} ms | {s['p99_ms']} ms "
                f"| {s['generator_late_p99_ms']} ms |"
                for s in result["most"]
            ]
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server beside a bare one.")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=20)
    parser.add_argument("--most", action="store_true", help="also find the most tables")
    parser.add_argument("--on", default="sqlite,postgresql")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    results: dict[str, Any] = {}
    for kind in given.on.split(","):
        print(kind, flush=True)
        with databases(kind) as (one, other):
            results[kind] = measured(one, other, given)
    (RESULTS / "server.json").write_text(json.dumps(results, indent=1) + "\n")
    (RESULTS / "server.md").write_text(page(results))
    print(page(results))


if __name__ == "__main__":
    main()
