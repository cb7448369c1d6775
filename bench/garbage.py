"""A million frames that aren't messages, or are wrong ones: does the server answer each, without growing?

    python -m bench.garbage [--frames 1000000] [--seed 4]

Sends the frames of tests/server/network/garbage.py over eight sockets at a time, which are reopened now and then, with
the limits on frames lifted. Prints one line of JSON: frames a second, the server's CPU time for a frame, its memory
after a warm-up of 20,000 frames and at the end, the answers, and the server's exit code.
"""

import argparse
import asyncio
import json
import random
import tempfile
import time
from collections import Counter

from tests.server.network.running import Running, running
from tests.server.network.test_garbage import CLIENTS, UNLIMITED, break_off, pour

from bench.tables.processes import cpu_seconds, memory

WARM = 20_000


async def some(server: Running, count: int, luck: random.Random) -> Counter[str]:
    """Send so many frames and count the answers."""
    answers: Counter[str] = Counter()
    each = [random.Random(luck.random()) for _ in range(CLIENTS)]
    await asyncio.gather(*(pour(server, count // CLIENTS, one, answers) for one in each))
    await break_off(server, luck)
    return answers


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=4)
    given = parser.parse_args()
    luck = random.Random(given.seed)
    limits = [f"--limit={name}=100000000" for name in UNLIMITED]
    with tempfile.TemporaryDirectory() as folder, running(f"{folder}/tables.db", *limits) as server:
        asyncio.run(some(server, WARM, luck))
        pid = server.process.pid
        before, cpu, began = memory(pid), cpu_seconds(pid), time.perf_counter()
        answers = asyncio.run(some(server, given.frames, luck))
        seconds, cpu, after = time.perf_counter() - began, cpu_seconds(pid) - cpu, memory(pid)
        ended = server.stop()
        print(
            json.dumps(
                {
                    "frames": answers.total(),
                    "seed": given.seed,
                    "frames_a_second": round(answers.total() / seconds),
                    "cpu_us_a_frame": round(1e6 * cpu / answers.total(), 1),
                    "memory_before_mib": round(before, 1),
                    "memory_after_mib": round(after, 1),
                    "answers": dict(answers.most_common()),
                    "exit_code": ended,
                    "errors_in_the_log": server.said.count('"level": "error"'),
                }
            )
        )


if __name__ == "__main__":
    main()
