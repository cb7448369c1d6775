"""Random games a second, compared with a reference program in one run.

    python bench/against_reference.py REFERENCE [--seconds 2] [--times 5]

REFERENCE is a Python program that takes a number of seconds and prints, for 2, 3 and 4 players, a line of JSON with
`players`, `games_per_s` (one core) and `two_threads`. The two programs take turns, so that other load on the machine
affects both; the best turn counts.
"""

import argparse
import json
import subprocess
import sys
from pathlib import Path

from twelvefold.cli.measure import playout_rate

PLAYERS = (2, 3, 4)


def reference_rates(program: Path, seconds: float) -> dict[tuple[int, int], float]:
    """The reference program's games a second, by players and threads."""
    done = subprocess.run([sys.executable, program, str(seconds)], capture_output=True, text=True, check=True)
    rows = [json.loads(line) for line in done.stdout.splitlines()]
    one = {(row["players"], 1): float(row["games_per_s"]) for row in rows}
    return one | {(row["players"], 2): float(row["two_threads"]) for row in rows}


def our_rates(seconds: float) -> dict[tuple[int, int], float]:
    """Our games a second, by players and threads."""
    return {(players, threads): playout_rate(players, threads, seconds) for players in PLAYERS for threads in (1, 2)}


def keep_best(best: dict[tuple[int, int], float], rates: dict[tuple[int, int], float]) -> None:
    """Keep the higher of the old and new rates."""
    best.update({key: max(best.get(key, 0.0), rate) for key, rate in rates.items()})


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("reference", type=Path)
    parser.add_argument("--seconds", type=float, default=2.0)
    parser.add_argument("--times", type=int, default=5)
    options = parser.parse_args()
    theirs: dict[tuple[int, int], float] = {}
    ours: dict[tuple[int, int], float] = {}
    for turn in range(options.times):
        print(f"turn {turn + 1} of {options.times}…", file=sys.stderr)
        for best, rates in (
            (theirs, reference_rates(options.reference, options.seconds)),
            (ours, our_rates(options.seconds)),
        ):
            keep_best(best, rates)
    for players in PLAYERS:
        one, two = (players, 1), (players, 2)
        row = {
            "what": "playout beside the reference",
            "players": players,
            "games_per_s": round(ours[one]),
            "reference_games_per_s": round(theirs[one]),
            "ratio": round(ours[one] / theirs[one], 3),
            "gain_by_two_threads": round(ours[two] / ours[one], 3),
            "reference_gain": round(theirs[two] / theirs[one], 3),
            "gain_ratio": round(ours[two] / ours[one] / (theirs[two] / theirs[one]), 3),
        }
        print(json.dumps(row))


if __name__ == "__main__":
    main()
