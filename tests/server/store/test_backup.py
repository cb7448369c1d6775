"""Back up and restore everything, from either database to either, while a server runs."""

import asyncio
import gzip
from pathlib import Path

import pytest
from tests.server.store.databases import Database
from tests.server.store.lines import PATIENCE, begin, entry, on_the_loop, row

from twelvefold.protocol.events import Seated
from twelvefold.server.store import Store, StoreError
from twelvefold.server.store.backup import dump, load
from twelvefold.server.store.opening import open_store
from twelvefold.server.table.attempts import Attempt, Par, Points
from twelvefold.server.table.entries import Entry

ROWS = 1 + 1201 + 2 + 1 + 1
LAST = Entry(Seated(0, "wörd\0"), table="t", seq=1201, at=1234.5678, holder="h", cmd_id="id", digest=b"\xff")


async def fill(store: Store) -> None:
    """Write more rows than fit into one insert."""
    await begin(store)
    assert await store.append(row(seq=1200), [entry(seq=seq) for seq in range(2, 1201)], ["one", "two"])
    assert await store.append(row(seq=1201, due_at=0.1), [LAST])
    await store.put_document("box", "1", bytes(range(256)))
    await store.put_checkpoint("t", 2, b"state")


@on_the_loop
async def test_daily_games_are_in_a_dump(database: Database, other: Database, tmp_path: Path) -> None:
    path, points, par = tmp_path / "backup.gz", Points(23, 9, 7), Par("master", 28, 11)
    async with database.store() as store:
        await store.daily.claim("2026-11-19", "one", "t")
        await store.daily.finish("t", points)
        await store.daily.claim("2026-11-19", "two", "u")
        await store.daily.put_par("2026-11-19", par)
    assert dump(database.url, path) == load(path, other.url) == 3
    async with other.store() as store:
        assert await store.daily.attempts("one", "") == [Attempt("2026-11-19", "t", over=True, points=points)]
        assert await store.daily.attempts("two", "") == [Attempt("2026-11-19", "u", over=False, points=None)]
        assert await store.daily.pars("2026-11-19") == [par]


async def check(store: Store) -> None:
    assert await store.row("t") == row(seq=1201, due_at=0.1)
    assert await store.read("t") == [*(entry(seq=seq) for seq in range(1, 1201)), LAST]
    assert await store.of_holder("two", 9) == [row(seq=1201, due_at=0.1)]
    assert await store.document("box", "1") == bytes(range(256))
    assert await store.checkpoint("t") == b"state"


@on_the_loop
async def test_a_dump_taken_from_a_running_server_fills_another_database(
    database: Database, other: Database, tmp_path: Path
) -> None:
    path = tmp_path / "backup.gz"
    seen: list[tuple[int, int]] = []
    async with database.store() as store:
        await fill(store)
        assert dump(database.url, path, lambda done, rows: seen.append((done, rows))) == ROWS
        assert await store.append(row(seq=1202), [entry(seq=1202)])
    assert seen == [(500, ROWS), (1000, ROWS), (ROWS, ROWS)]
    assert path.stat().st_mode & 0o077 == 0
    assert not path.with_name("backup.gz.part").exists()
    seen.clear()
    assert load(path, other.url, lambda done, rows: seen.append((done, rows))) == ROWS
    assert seen == [(500, ROWS), (1000, ROWS), (ROWS, ROWS)]
    async with other.store() as store:
        await check(store)
        assert await store.append(row(seq=1202), [entry(seq=1202)])


@pytest.fixture(params=["another file", "another postgres"])
def other(request: pytest.FixtureRequest, tmp_path: Path) -> Database:
    if request.param == "another file":
        return Database(f"sqlite:///{tmp_path / 'other.db'}")
    return Database(request.getfixturevalue("another_on_postgres"))


@on_the_loop
async def test_a_dump_shows_one_moment(database: Database, tmp_path: Path) -> None:
    """What is deleted during the dump is still in it as a whole."""
    path = tmp_path / "backup.gz"
    async with database.store() as store:
        await fill(store)
        loop, taken = asyncio.get_running_loop(), list[int]()

        def meanwhile(done: int, _rows: int) -> None:
            if not taken:
                # In one of the store's own threads: there are exactly as many connections as those need.
                asyncio.run_coroutine_threadsafe(store.delete("t"), loop).result(PATIENCE)
            taken.append(done)

        assert await asyncio.to_thread(dump, database.url, path, meanwhile) == ROWS
        assert taken
        assert await store.row("t") is None
        await store.put_document("box", "2", b"")
    copy = f"sqlite:///{tmp_path / 'copy.db'}"
    assert load(path, copy) == ROWS
    store = open_store(copy)
    await check(store)
    await store.close()


@on_the_loop
async def test_a_database_with_anything_in_it_is_not_filled(database: Database, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    async with database.store() as store:
        await store.put_document("box", "1", b"")
    assert dump(database.url, path) == 1
    with pytest.raises(StoreError, match=r"can't load .*backup\.gz: the database is not empty"):
        load(path, database.url)


@on_the_loop
async def test_a_file_that_a_server_has_is_not_filled(file: Database, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    async with file.store():
        assert dump(file.url, path) == 0
        with pytest.raises(StoreError, match="in use by this server"):
            load(path, file.url)


@on_the_loop
async def test_a_damaged_file_fills_nothing(database: Database, tmp_path: Path) -> None:
    path = tmp_path / "backup.gz"
    source = f"sqlite:///{tmp_path / 'source.db'}"
    store = open_store(source)
    await fill(store)
    await store.close()
    dump(source, path)
    packed, lines = path.read_bytes(), gzip.decompress(path.read_bytes()).splitlines(keepends=True)
    damaged = {
        "is not a backup, or is damaged": packed[:-2000],
        "is not a backup": b"hello",
        "ends too early": gzip.compress(b"".join(lines[:700])),
        "should have 1206 rows, but has 1205": gzip.compress(b"".join(lines[:9] + lines[10:])),
        "refused": gzip.compress(b"".join(lines[:9] + lines[8:])),
        "one of its lines is wrong": gzip.compress(b"".join([*lines[:9], b'{"in": "event"}\n', *lines[9:]])),
        "is wrong": gzip.compress(b"".join([*lines[:9], b"\xff\n", *lines[9:]])),
        "begins twice": gzip.compress(lines[0] + b"".join(lines)),
        "doesn't begin": gzip.compress(b"".join(lines[1:])),
        "newer version": gzip.compress(lines[0].replace(b'"version":1', b'"version":2') + b"".join(lines[1:])),
        "can't load .*backup.gz": gzip.compress(b""),
    }
    for said, content in damaged.items():
        path.write_bytes(content)
        with pytest.raises(StoreError, match=said):
            load(path, database.url)
    async with database.store() as store:
        assert await store.row("t") is None
        assert await store.read("t") == []


def test_what_is_not_there_is_said(tmp_path: Path) -> None:
    there = tmp_path / "there.gz"
    there.touch()
    with pytest.raises(StoreError, match=r"there is no database .*nothing\.db"):
        dump(str(tmp_path / "nothing.db"), tmp_path / "backup.gz")
    with pytest.raises(StoreError, match="already exists"):
        dump(str(tmp_path / "nothing.db"), there)
    with pytest.raises(StoreError, match=r"can't read .*nothing\.gz: No such file"):
        load(tmp_path / "nothing.gz", str(tmp_path / "new.db"))
    assert [found.name for found in tmp_path.iterdir()] == ["there.gz"]


@on_the_loop
async def test_a_dump_that_cannot_be_written_is_a_sentence(file: Database, tmp_path: Path) -> None:
    async with file.store():
        with pytest.raises(StoreError, match=r"can't write .*: No such file or directory"):
            dump(file.url, tmp_path / "no" / "folder.gz")
