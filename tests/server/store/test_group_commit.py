"""Writes that wait for an SQL database share a commit."""

import asyncio

from tests.server.store.databases import Database, commits_of
from tests.server.store.lines import all_started, begin, entry, on_the_loop, row, taken


@on_the_loop
async def test_writes_that_wait_together_share_a_commit_and_each_gets_its_answer(database: Database) -> None:
    async with database.store() as store:
        await begin(store)
        for number in range(40):
            await begin(store, str(number))
        with commits_of(store) as commits:
            with database.held_up():
                first = asyncio.create_task(store.append(row(seq=2), [entry(seq=2)]))
                await taken(store)
                # Every fourth append leaves a gap in the log.
                tries = [(str(number), 3 if number % 4 == 0 else 2) for number in range(40)]
                tasks = [asyncio.create_task(store.append(row(name, seq), [entry(name, seq)])) for name, seq in tries]
                # Table 1 gets the same seq twice, and table 2 two in a row.
                tasks.append(asyncio.create_task(store.append(row("1", 2), [entry("1", 2)])))
                tasks.append(asyncio.create_task(store.append(row("2", 3), [entry("2", 3)])))
                await all_started()
                assert not commits
            assert await first
            answers = await asyncio.gather(*tasks)
        assert len(commits) == 2
        assert answers == [seq == 2 for _, seq in tries] + [False, True]
        for name, seq in tries:
            assert len(await store.read(name)) == (3 if name == "2" else 2 if seq == 2 else 1)


@on_the_loop
async def test_entries_that_fit_are_written_at_the_first_attempt(database: Database) -> None:
    async with database.store() as store:
        for name in "012":
            await begin(store, name)
        with commits_of(store, "rollback") as rolled_back:
            assert await store.append(row("0", 2), [entry("0", 2)])
            with database.held_up():
                first = asyncio.create_task(store.append(row("0", 4), [entry("0", 3), entry("0", 4)]))
                await taken(store)
                group = [asyncio.create_task(store.append(row(name, 2), [entry(name, 2)])) for name in "12"]
                await all_started()
            assert all(await asyncio.gather(first, *group))
        assert rolled_back == []
