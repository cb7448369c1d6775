"""Appends to a table until it is killed, and prints each seq once that entry is acknowledged as stored."""

import asyncio
import sys

from tests.server.store.lines import begin, entry, row

from twelvefold.server.store.opening import open_store


async def main(url: str) -> None:
    """Append forever."""
    store = open_store(url)
    tables = [str(number) for number in range(20)]
    for table in tables:
        await begin(store, table)

    async def play(table: str) -> None:
        seq = 1
        while await store.append(row(table, seq := seq + 1), [entry(table, seq)]):
            sys.stdout.write(f"{table} {seq}\n")
            sys.stdout.flush()

    await asyncio.gather(*(play(table) for table in tables))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1]))
