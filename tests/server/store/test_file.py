"""A store in a file: private to its owner, used by one process at a time, and safe from a kill."""

import asyncio
import subprocess
import sys
from operator import methodcaller
from pathlib import Path

import pytest
from sqlalchemy import text
from tests.server.store.databases import Database
from tests.server.store.lines import begin, entry, on_the_loop, row

from twelvefold.server.store import StoreError
from twelvefold.server.store.opening import open_store
from twelvefold.server.store.sqlite import SqliteStore

ROOT = Path(__file__).parents[3]


def test_what_was_acknowledged_survives_a_kill(file: Database) -> None:
    for _ in range(2):
        command = [sys.executable, "-m", "tests.server.store.appender", file.url]
        with subprocess.Popen(command, cwd=ROOT, stdout=subprocess.PIPE) as child:
            assert child.stdout is not None
            said = [child.stdout.readline() for _ in range(100)]
            child.kill()
            said += child.stdout.readlines()
        acknowledged = [(table, int(seq)) for table, seq in (line.decode().split() for line in said[:-1])]
        asyncio.run(everything_is_there(file, acknowledged))


async def everything_is_there(file: Database, acknowledged: list[tuple[str, int]]) -> None:
    assert len(acknowledged) >= 99
    async with file.store() as store:
        for table in map(str, range(20)):
            seqs = [line.seq for line in await store.read(table)]
            told = [seq for of, seq in acknowledged if of == table]
            assert seqs == list(range(1, len(seqs) + 1))
            assert told == list(range(2, len(told) + 2))
            assert len(told) < len(seqs)
            found = await store.row(table)
            assert found is not None
            assert found.seq == len(seqs)
            assert await store.delete(table)


def test_a_second_server_on_the_file_is_refused(file: Database) -> None:
    store = open_store(file.url)
    with pytest.raises(StoreError, match=r"tables\.db is already in use by this server"):
        open_store(file.url)
    code = "import sys; from twelvefold.server.store.opening import open_store; open_store(sys.argv[1])"
    other = subprocess.run([sys.executable, "-c", code, file.url], capture_output=True, cwd=ROOT)
    assert b"is in use by another server" in other.stderr
    with pytest.raises(StoreError, match=r"is already in use by this server"):
        open_store(file.url)
    asyncio.run(store.close())
    asyncio.run(store.close())
    asyncio.run(open_store(file.url).close())


@on_the_loop
async def test_the_file_is_its_owners_alone(tmp_path: Path) -> None:
    path = tmp_path / "new" / "folder" / "tables.db"
    store = open_store(str(path))
    await begin(store)
    made = [path, path.parent, path.parent.parent, *path.parent.iterdir()]
    assert {made.stat().st_mode & 0o077 for made in made} == {0}
    assert {found.name for found in path.parent.iterdir()} >= {"tables.db", "tables.db-wal", "tables.db.lock"}
    await store.close()


@on_the_loop
async def test_every_commit_goes_to_the_disk(file: Database) -> None:
    async with file.store() as store:
        assert isinstance(store, SqliteStore)
        pragmas = {"journal_mode": "wal", "synchronous": 2, "fullfsync": 1}
        for name, value in pragmas.items():
            assert store._run(methodcaller("scalar", text(f"PRAGMA {name}"))) == value


@on_the_loop
async def test_a_store_in_memory_is_gone_when_it_is_closed() -> None:
    for _ in range(2):
        store = open_store("sqlite://")
        assert await store.row("t") is None
        await begin(store)
        assert await store.append(row(seq=2), [entry(seq=2)])
        await store.close()


@on_the_loop
async def test_a_file_has_no_other_nodes(file: Database) -> None:
    async with file.store() as store:
        heard = asyncio.ensure_future(anext(store.notifications(), None))
        await begin(store)
        assert not heard.done()
        await store.close()
        assert await heard is None


def test_a_file_that_is_something_else_is_refused_and_left_alone(tmp_path: Path) -> None:
    path = tmp_path / "letter.txt"
    path.write_bytes(b"Dear Sir, " * 500)
    with pytest.raises(StoreError, match=r"can't use .*letter\.txt: .*not a database"):
        open_store(str(path))
    assert path.read_bytes() == b"Dear Sir, " * 500


@pytest.mark.parametrize("place", ["/proc/nowhere/tables.db", "/", "/tmp"])
def test_a_place_where_no_file_can_be_is_a_sentence(place: str) -> None:
    with pytest.raises(StoreError, match="can't"):
        open_store(place)
