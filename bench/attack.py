"""What a player notices while others attack the server.

    python -m bench.attack [--seconds 30] [--only "pings,long log"] [--server DIR] [--dry]

Each attack gets a fresh server with its default limits. A victim at a table of four makes eight moves a second, from
another address than the attackers, and asks for `/health` five times a second: first in peace, then under attack. To
compare two versions, --server takes another checkout of this repository, with its own .venv if it has one, and writes
nothing. Otherwise writes bench/results/attack.json and attack.md.
"""

import argparse
import asyncio
import json
import math
import sys
import tempfile
from pathlib import Path
from typing import Any

from bench.attacks.attackers import ATTACKS
from bench.attacks.victim import Victim
from bench.tables.processes import RESULTS, ROOT, running

ROWS = {
    "slow bodies": "1",
    "pings": "2",
    "empty frames": "2",
    "long log": "3",
    "failing writes": "4",
    "unwatched masters": "6",
}
FAR = 50.0
"""Milliseconds that the 99th percentile of the victim's moves may take; RATIO times its value in peace is fine, too."""
RATIO = 5.0
PREPARING = 120.0


def command(server: Path, database: str) -> list[str]:
    """The command that starts a server from another checkout."""
    own = server / ".venv" / "bin" / "python"
    python = str(own) if own.exists() else sys.executable
    serve = ["-m", "twelvefold", "serve", "--port", "0", "--database", database]
    return ["env", f"PYTHONPATH={server / 'src'}", python, *serve]


async def measured(kind: str, server: Path, seconds: float) -> dict[str, Any]:
    """One attack: the victim's figures in peace and under attack."""
    with tempfile.TemporaryDirectory() as folder:
        database, logs = f"{folder}/tables.db", Path(folder) / "log"
        with running(command(server, database), cwd=server, logs=logs) as at:
            victim = Victim(at.url, at.pid, "master" if kind == "unwatched masters" else None)
            await victim.play(3)
            peace = (await victim.play(seconds)).figures()
            program = [sys.executable, "-m", "bench.attacks.attackers", kind, at.url, database]
            pipe = asyncio.subprocess.PIPE
            attacker = await asyncio.create_subprocess_exec(*program, cwd=ROOT, stdin=pipe, stdout=pipe)
            try:
                assert attacker.stdin is not None
                assert attacker.stdout is not None
                async with asyncio.timeout(PREPARING):
                    assert await attacker.stdout.readline() == b"ready\n"
                attacker.stdin.write(b"\n")
                await attacker.stdin.drain()
                attack = (await victim.play(seconds)).figures()
            finally:
                attacker.kill()
                await attacker.wait()
        lines = len(logs.read_text(errors="replace").splitlines())
    return {"row": ROWS[kind], "peace": peace, "attack": attack, "log_lines": lines}


HEAD = """# Under attack

Made by `python -m bench.attack`. A victim makes eight moves a second at a table of four, while others attack the server
from one other address, for {seconds:g} seconds each. A move is timed from its command until all four have seen it;
moves still unseen at the end count with the time they had taken so far. The rows: slow bodies (1), control frames and
bursts (2), a long log (3), writes that fail (4), strong bots at tables that nobody watches (6). CPU is the share of a
core that the server's process used. The server held if the moves' p99 stayed below {far:g} ms, or below {ratio:g}
times its value in peace. Compare only within one run.

| row | attack | moves: p50, p99 | under attack | p99 : peace | `/health` p99 | CPU | log lines | held |
|---|---|---|---|---|---|---|---|---|
"""


def page(results: dict[str, dict[str, Any]], seconds: float) -> str:
    """The figures as a page."""
    text = HEAD.format(seconds=seconds, far=FAR, ratio=RATIO)
    for kind, found in results.items():
        before, during = found["peace"], found["attack"]
        ratio = (during["moves_p99"] or math.inf) / max(0.1, before["moves_p99"])
        cells = [
            found["row"],
            kind,
            *(f"{at['moves_p50']}, {at['moves_p99']} ms" for at in (before, during)),
            f"{ratio:.1f}",
            f"{before['health_p99']} → {during['health_p99']} ms",
            f"{before['server_cpu']} → {during['server_cpu']}",
            found["log_lines"],
            "yes" if (during["moves_p99"] or math.inf) <= FAR or ratio <= RATIO else "no",
        ]
        text += f"| {' | '.join(map(str, cells))} |\n"
    for kind, found in results.items():
        if found["peace"]["bot_p50"] is not None:
            told = [
                f"{found[when][f'bot_p{percent}'] / 1000:.1f} s" for when in ("peace", "attack") for percent in (50, 99)
            ]
            text += (
                f"\n{kind.capitalize()}: the victim's own bot answered after {told[0]} (median) and {told[1]} (p99)\n"
            )
            text += f"in peace, after {told[2]} and {told[3]} under attack.\n"
    return text


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument("--only", default=",".join(ATTACKS), help="attacks, separated by commas")
    parser.add_argument("--server", type=Path, default=ROOT, help="attack the server of another checkout")
    parser.add_argument("--dry", action="store_true", help="print the page and write nothing")
    given = parser.parse_args()
    file = RESULTS / "attack.json"
    keep = file.exists() and given.server == ROOT
    results: dict[str, dict[str, Any]] = json.loads(file.read_text()) if keep else {}
    for kind in given.only.split(","):
        if kind not in ATTACKS:
            parser.error(f"no attack {kind}: {', '.join(ATTACKS)}")
        print(kind, flush=True)
        results[kind] = asyncio.run(measured(kind, given.server.resolve(), given.seconds))
        print(json.dumps(results[kind]), flush=True)
        if given.server == ROOT and not given.dry:
            file.write_text(json.dumps(results, indent=1) + "\n")
            (RESULTS / "attack.md").write_text(page(results, given.seconds))
    print(page(results, given.seconds))


if __name__ == "__main__":
    main()
