"""The load: many tables of four people, and how long until all four have seen each move.

    python -m bench.tables.load KIND URL[,URL…] PID[,PID…] TABLES SECONDS [--full] [--size BYTES]

Each table makes one move a second or, with --full, the next one as soon as all four have seen the last. PID is a
server's process, whose CPU time is measured. Prints one line of JSON. The load runs in a process of its own and
measures its own delays, too, because every server looks slow to a late load generator.
"""

import argparse
import asyncio
import gc
import json
import random
import resource
import statistics
import time
from collections.abc import Awaitable, Callable, Sequence
from contextlib import suppress
from importlib import import_module

from bench.tables.peers import BoardgameTable, ColyseusTable
from bench.tables.processes import cpu_seconds, pin_to, postgres_seconds
from bench.tables.table import SEATS, BareTable, Found, OurTable, Table

AT_ONCE = 20
"""How many tables are created at the same time."""
NAMED = 50
"""How many names of tables to return, for watching them later."""
WARM = 3.0
"""Seconds of warm-up at one move a second."""
WARM_MOVES = SEATS
"""Moves of warm-up for each table at full speed."""
MISSED_AFTER = 10.0
"""Seconds after which a move counts as missed."""
POLL = 0.02


class Window:
    """The time during which moves are counted, possibly in several parts, with its CPU time."""

    def __init__(self, found: Found, pids: Sequence[int]) -> None:
        self.found = found
        self.seconds = 0.0
        self.server = self.database = self.own = 0.0
        self._pids = pids
        self._began = 0.0

    def _add(self, sign: int) -> None:
        self.seconds += sign * time.perf_counter()
        self.server += sign * sum(map(cpu_seconds, self._pids))
        self.database += sign * postgres_seconds()
        self.own += sign * time.process_time()

    def open(self) -> None:
        self._add(-1)
        self.found.counting = True

    def close(self) -> None:
        if self.found.counting:
            self.found.counting = False
            self._add(1)


async def each_second(tables: list[Table], window: Window, seconds: float) -> None:
    """One move a second at each table, spread over the second."""
    loop, chance = asyncio.get_running_loop(), random.Random(len(tables))
    begin = loop.time() + 0.5
    end = begin + WARM + seconds

    def plan(table: Table, at: float) -> None:
        def again() -> None:
            if at + 1 < end and not table.over:
                plan(table, max(at + 1, loop.time()))

        table.on_seen = again
        loop.call_at(at, table.move)

    for table in tables:
        plan(table, begin + chance.random())
    await asyncio.sleep(begin + WARM - loop.time())
    window.open()
    await asyncio.sleep(seconds)
    window.close()
    await _all_seen(tables, window.found)


async def full_speed(tables: list[Table], window: Window, seconds: float) -> None:
    """Whole games, all tables at once; counted from the second round until the first game is over.

    New games are dealt while nothing is counted, so their cost isn't in the figure.
    """
    first = True
    while window.seconds < seconds:
        if not first:
            await gathered(tables, lambda table: table.again())
        first = False
        for table in tables:
            table.on_seen = _goes_on(table)
            table.move()
        while min(table.ply for table in tables) < WARM_MOVES and not any(table.over for table in tables):
            await asyncio.sleep(POLL)
            _give_up(tables, window.found)
        window.open()
        began, left = time.perf_counter(), seconds - window.seconds - time.perf_counter()
        while not any(table.over for table in tables) and time.perf_counter() - began < left:
            await asyncio.sleep(POLL)
            _give_up(tables, window.found)
        window.close()
        if window.seconds >= seconds:
            for table in tables:
                table.on_seen = lambda: None
        else:
            while not all(table.over for table in tables) and not window.found.missed:
                await asyncio.sleep(POLL)
                _give_up(tables, window.found)
        if window.found.missed:
            return
    await _all_seen(tables, window.found)


def _goes_on(table: Table) -> Callable[[], None]:
    def on() -> None:
        if not table.over:
            table.move()

    return on


def _give_up(tables: list[Table], found: Found) -> None:
    late = time.perf_counter() - MISSED_AFTER
    for table in tables:
        if table.sent_at is not None and table.sent_at < late:
            table.sent_at = None
            found.missed += 1


async def _all_seen(tables: list[Table], found: Found) -> None:
    while any(table.sent_at is not None for table in tables):
        await asyncio.sleep(POLL)
        _give_up(tables, found)


async def _lateness(found: Found) -> None:
    while True:
        now = time.perf_counter()
        await asyncio.sleep(POLL)
        if found.counting:
            found.late.append(time.perf_counter() - now - POLL)


async def gathered(tables: Sequence[Table], work: Callable[[Table], Awaitable[None]]) -> None:
    """Do something at all tables, a few at a time."""
    waiting = iter(tables)

    async def worker() -> None:
        for table in waiting:
            await work(table)

    await asyncio.gather(*(worker() for _ in range(AT_ONCE)))


async def measure(given: argparse.Namespace) -> dict[str, object]:
    found = Found()
    makers: dict[str, Callable[[int], Table]] = {
        "ours": lambda n: OurTable(n, found),
        "bare": lambda n: BareTable(n, found, given.size),
        "boardgame.io": lambda n: BoardgameTable(n, found),
        "colyseus": lambda n: ColyseusTable(n, found),
    }
    tables = [makers[given.kind](n) for n in range(given.tables)]
    urls, pids = given.urls.split(","), [int(pid) for pid in given.pids.split(",")]
    started = time.perf_counter()
    # Apart: each table's four sockets connect to one server; otherwise they take all servers in turn.
    await gathered(tables, lambda table: table.open([urls[table.number % len(urls)]] if given.apart else urls))
    opened = time.perf_counter() - started
    gc.collect()
    gc.disable()  # collecting garbage among a thousand sockets would look like a slow server
    window = Window(found, pids)
    watching = asyncio.create_task(_lateness(found))
    await (full_speed if given.full else each_second)(tables, window, given.seconds)
    watching.cancel()
    for table in tables:
        table.close()
    moves = len(found.seconds)
    return {
        "tables": given.tables,
        "sockets": SEATS * given.tables,
        "opened_in": round(opened, 2),
        "seconds": round(window.seconds, 2),
        "moves": moves,
        "moves_a_second": round(moves / window.seconds, 1),
        "missed": found.missed,
        "rejected": found.rejected,
        "p50_ms": _ms(found.seconds, 50),
        "p99_ms": _ms(found.seconds, 99),
        "ack_p50_ms": _ms(found.acks, 50),
        "cpu_ms_a_move": round(1000 * window.server / max(1, moves), 3),
        "cpu_share": round(window.server / window.seconds, 3),
        "database_cpu_ms_a_move": round(1000 * window.database / max(1, moves), 3),
        "generator_share": round(window.own / window.seconds, 3),
        "generator_late_p99_ms": _ms(found.late, 99),
        "bytes": round(statistics.mean(found.sizes)) if found.sizes else 0,
        "names": [table.name for table in tables[:NAMED]],
    }


def _ms(values: list[float], percent: int) -> float | None:
    if len(values) < 2:
        return None
    return round(1000 * statistics.quantiles(values, n=100)[percent - 1], 2)


def fast_loop() -> Callable[[], asyncio.AbstractEventLoop] | None:
    """What creates uvloop's loop, if it is installed."""
    with suppress(ImportError):
        factory: Callable[[], asyncio.AbstractEventLoop] = import_module("uvloop").new_event_loop
        return factory
    return None


def main() -> None:
    parser = argparse.ArgumentParser()
    parser.add_argument("kind", choices=("ours", "bare", "boardgame.io", "colyseus"))
    parser.add_argument("urls")
    parser.add_argument("pids")
    parser.add_argument("tables", type=int)
    parser.add_argument("seconds", type=float)
    parser.add_argument("--full", action="store_true")
    parser.add_argument("--size", type=int, default=0)
    parser.add_argument("--apart", action="store_true", help="with several servers, keep each table to one")
    parser.add_argument("--cores", help="the cores that it may use, such as 1,2")
    given = parser.parse_args()
    if given.cores:
        pin_to({int(core) for core in given.cores.split(",")})
    hard = resource.getrlimit(resource.RLIMIT_NOFILE)[1]
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    with asyncio.Runner(loop_factory=fast_loop()) as runner:
        print(json.dumps(runner.run(measure(given))))


if __name__ == "__main__":
    main()
