"""`/ready` proves that the server can store, and doesn't reveal why it cannot."""

import json
import resource
import time
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.postgres import execute, fresh_database
from tests.server.network.asking import Answer, ask
from tests.server.network.running import Running, running

NOT_READY = (503, b'{"ready":false}')
READY = (200, b'{"ready":true}')


def until(server: Running, expected: tuple[int, bytes]) -> None:
    """Wait for this answer: each proof is reused for a moment."""
    end = time.monotonic() + 60
    while (found := _shown(ask(server, "/ready"))) != expected:
        assert found in (READY, NOT_READY)
        assert time.monotonic() < end
        time.sleep(0.1)


def _shown(answer: Answer) -> tuple[int, bytes]:
    return answer.status, answer.body


def lines(server: Running, task: str) -> list[str]:
    """What the log says about a task."""
    found = [json.loads(line) for line in server.said.splitlines()]
    return [line["event"] for line in found if line.get("task") == task]


def test_it_is_not_ready_while_its_file_is_moved_or_overwritten_or_may_not_grow(tmp_path: Path) -> None:
    path, elsewhere = tmp_path / "tables.db", tmp_path / "elsewhere.db"

    def overwrite(header: bytes) -> None:
        with path.open("r+b") as file:
            file.write(header)

    spoil: list[tuple[Callable[[], object], Callable[[], object]]] = [
        (lambda: path.rename(elsewhere), lambda: elsewhere.rename(path)),
        (lambda: overwrite(b"Dear Sir, or Mad"), lambda: overwrite(b"SQLite format 3\0")),
    ]

    def full(*, is_full: bool) -> None:
        """Let SQLite's write-ahead log grow no further, as on a full disk."""
        most = path.with_name("tables.db-wal").stat().st_size if is_full else resource.RLIM_INFINITY
        resource.prlimit(server.process.pid, resource.RLIMIT_FSIZE, (most, resource.RLIM_INFINITY))

    if hasattr(resource, "prlimit"):
        spoil.append((lambda: full(is_full=True), lambda: full(is_full=False)))
    with running(str(path)) as server:
        assert _shown(ask(server, "/ready")) == READY
        for break_it, mend_it in spoil:
            break_it()
            until(server, NOT_READY)
            mend_it()
            until(server, READY)
        assert lines(server, "ready") == ["put off", "works again"] * len(spoil)
        assert "elsewhere" not in server.said


def test_it_is_not_ready_while_postgresql_is_read_only(pytestconfig: pytest.Config) -> None:
    with fresh_database(pytestconfig) as url, running(url) as server:
        until(server, READY)
        name = url.partition("?")[0].rpartition("/")[2]
        others = "pid FROM pg_stat_activity WHERE datname = current_database() AND pid <> pg_backend_pid()"
        for setting, expected in (("on", NOT_READY), ("off", READY)):
            change = f'ALTER DATABASE "{name}" SET default_transaction_read_only = {setting}'
            execute(url, f"BEGIN READ WRITE; {change}; COMMIT")
            execute(url, f"SELECT pg_terminate_backend(pid), {others}")
            until(server, expected)
        assert lines(server, "ready") == ["put off", "works again"]
