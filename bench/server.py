"""How fast the table server is, compared with a bare server and other game servers.

    python -m bench.server [--only sqlite,postgresql,nodes,peers,startup] [--seconds 15] [--tables 250] [--most]

For each database, measures a fresh server and the bare one, at one move a second for each table and at full speed; the
memory for a table; the time to the first view after a restart; and with --most, how many tables fit before the 99th
percentile exceeds 250 ms. Then two nodes on one PostgreSQL, boardgame.io and Colyseus (`python -m bench.peers` fetches
them), and the start-up time. The server has one core to itself, unless --no-pin is given. Writes
bench/results/server.json and server.md; parts that are not measured keep their figures.
"""

import argparse
import asyncio
import json
import os
import resource
import subprocess
import sys
import time
from contextlib import ExitStack
from typing import Any

from bench.peers import FOLDER, PEERS, why_not
from bench.tables.processes import (
    RESULTS,
    ROOT,
    Running,
    bare,
    cores,
    databases,
    memory,
    ours,
    running,
    serve,
    start_up,
)
from bench.tables.report import page

FAR = 250.0
"""The 99th percentile, in milliseconds, at which the search for the most tables stops."""
PARTS = ("sqlite", "postgresql", "nodes", "peers", "startup")
LONGEST = 40.0
"""Seconds at one move a second before a game would be over."""
STARTS = 5


class Bench:
    """The settings and tools that all parts share."""

    def __init__(self, given: argparse.Namespace) -> None:
        self.given = given
        self.core: set[int] | None = None
        self.rest: set[int] | None = None
        if not given.no_pin:
            self.core, self.rest = cores()

    def load(self, kind: str, at: list[Running], *more: str, tables: int | None = None) -> dict[str, Any]:
        """Run the load in a process of its own."""
        urls, pids = ",".join(one.url for one in at), ",".join(str(one.pid) for one in at)
        count, seconds = str(tables or self.given.tables), self.given.seconds
        pin = [] if self.rest is None else ["--cores", ",".join(map(str, sorted(self.rest)))]
        command = [sys.executable, "-m", "bench.tables.load", kind, urls, pids, count]
        seconds = seconds if "--full" in more else min(seconds, LONGEST)
        done = subprocess.run(
            [*command, str(seconds), *more, *pin], cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True
        )
        found: dict[str, Any] = json.loads(done.stdout)
        return found

    def both(self, kind: str, command: list[str], *more: str) -> tuple[dict[str, Any], list[str]]:
        """One server at both paces, with its memory for a table, and the names of its tables."""
        with running(command, self.core) as at:
            self.load(kind, [at], *more, tables=4)
            before = memory(at.pid)
            paced = self.load(kind, [at], *more)
            paced["memory_for_a_table_kib"] = round(1024 * (memory(at.pid) - before) / self.given.tables, 1)
        with running(command, self.core) as at:
            full = self.load(kind, [at], "--full", *more)
        names = paced.pop("names")
        del full["names"]
        return {"paced": paced, "full": full}, names

    def store(self, kind: str) -> dict[str, Any]:
        """All figures of one database."""
        with databases(kind, self.rest) as (one, other):
            print(f"  ours, {self.given.tables} tables of four", flush=True)
            found, names = self.both("ours", ours(one))
            print("  the bare server under the same load", flush=True)
            base, _ = self.both("bare", bare(other), "--size", str(found["paced"]["bytes"]))
            print("  first views after a restart", flush=True)
            views = sorted(asyncio.run(self.first_views(one, names)))
            result: dict[str, Any] = {pace: {"ours": found[pace], "bare": base[pace]} for pace in ("paced", "full")}
            result["memory_for_a_table_kib"] = found["paced"].pop("memory_for_a_table_kib")
            result["bare_memory_for_a_table_kib"] = base["paced"].pop("memory_for_a_table_kib")
            result["first_view_p50_ms"] = round(1000 * views[len(views) // 2], 2) if views else None
            result["first_view_worst_ms"] = round(1000 * views[-1], 2) if views else None
            if self.given.most:
                result["most"] = self.most(one)
        return result

    async def first_views(self, database: str, names: list[str]) -> list[float]:
        """Seconds from `Watch` to its answer, for tables that a newly started server has never loaded."""
        from twelvefold.client import Client

        seconds = []
        with running(ours(database), self.core) as at:
            async with Client(at.url) as client:
                for name in names:
                    started = time.perf_counter()
                    await client.watch(name)
                    seconds.append(time.perf_counter() - started)
        return seconds

    def most(self, database: str) -> list[dict[str, Any]]:
        """Add tables until the 99th percentile exceeds the limit, or moves are missed."""
        steps, tables = [], 2 * self.given.tables
        while True:
            print(f"  {tables} tables", flush=True)
            with running(ours(database), self.core) as at:
                found = self.load("ours", [at], tables=tables)
            del found["names"]
            steps.append(found)
            if found["missed"] or found["p99_ms"] is None or found["p99_ms"] > FAR:
                return steps
            tables = int(1.3 * tables)

    def nodes(self) -> dict[str, Any]:
        """One node, then two with the same share of the processor; the people of a table use one node or both."""
        found = {}
        for name, count in (("one", 1), ("two, apart", 2), ("two, mixed", 2)):
            print(f"  {name}", flush=True)
            with databases("postgresql", self.rest) as (one, _), ExitStack() as stack:
                at = [stack.enter_context(running(ours(one), self.core)) for _ in range(count)]
                found[name] = self.load("ours", at, "--full", *(["--apart"] if "apart" in name else []))
                del found[name]["names"]
        return found

    def peers(self) -> dict[str, Any]:
        """Other game servers at both paces, or why one was skipped."""
        found: dict[str, Any] = {}
        for name, (program, version) in PEERS.items():
            missing = why_not(name)
            print(f"  {name}{': skipped, ' * bool(missing)}{missing or ''}", flush=True)
            if missing:
                found[name] = f"skipped: {missing}"
                continue
            os.environ["PEERS"] = str(FOLDER)
            both, _ = self.both(name, ["node", str(ROOT / "bench" / "peers" / program)])
            found[f"{name} {version}"] = both
        return found

    def startup(self) -> list[float]:
        """Seconds until a server answers, several times; an uncounted first start fills the caches."""
        with databases("sqlite") as (one, _):
            with running(serve(one), self.core):
                pass
            return [round(start_up(one, None), 3) for _ in range(STARTS)]


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure the table server, a bare server and others.")
    parser.add_argument("--only", default=",".join(PARTS), help="parts, separated by commas")
    parser.add_argument("--tables", type=int, default=250)
    parser.add_argument("--seconds", type=float, default=15)
    parser.add_argument("--most", action="store_true", help="also find the most tables")
    parser.add_argument("--no-pin", action="store_true", help="don't pin processes to cores")
    parser.add_argument("--dry", action="store_true", help="print the page and write nothing")
    given = parser.parse_args()
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    bench, file = Bench(given), RESULTS / "server.json"
    results: dict[str, Any] = json.loads(file.read_text()) if file.exists() else {}
    results = {name: part for name, part in results.items() if name in PARTS and "ours" not in part}
    for part in given.only.split(","):
        if part not in PARTS:
            parser.error(f"no part {part}: {', '.join(PARTS)}")
        print(part, flush=True)
        measured = {"nodes": bench.nodes, "peers": bench.peers, "startup": bench.startup}
        results[part] = measured[part]() if part in measured else bench.store(part)
        if not given.dry:
            file.write_text(json.dumps(results, indent=1) + "\n")
            (RESULTS / "server.md").write_text(page(results))
    print(page(results))


if __name__ == "__main__":
    main()
