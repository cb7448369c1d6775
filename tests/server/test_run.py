"""The socket that a server listens on, and what a start loads."""

import json
import os
import socket
import subprocess
import sys
from typing import TypedDict

import pytest

from twelvefold.engine.kernel.jit import in_use
from twelvefold.server.config import Config
from twelvefold.server.logs import DEBUG
from twelvefold.server.run import bound


def test_small_messages_are_sent_at_once() -> None:
    # asyncio disables Nagle's algorithm only on sockets created as TCP; otherwise every second message waits 40 ms.
    with bound(Config(database="", port=0)) as listening:
        assert listening.proto == socket.IPPROTO_TCP


class Started(TypedDict):
    """A server's state when its first client can connect."""

    loaded: list[str]
    collects_garbage: bool
    log: str


@pytest.fixture(scope="module")
def started(tmp_path_factory: pytest.TempPathFactory) -> Started:
    code = """
import gc, json, os, signal, sys
from twelvefold.cli import main, serve
from twelvefold.server import run

def report(config, listening, on_start, own_bots):
    def end():
        on_start()
        found = {"loaded": list(sys.modules), "collects_garbage": gc.isenabled()}
        print(json.dumps(found), flush=True)
        os.kill(os.getpid(), signal.SIGTERM)
    start(config, listening, end, own_bots)

start, run.serve = run.serve, report
main.main()
"""
    database = tmp_path_factory.mktemp("start") / "tables.db"
    command = [sys.executable, "-c", code, "serve", "--port", "0", "--database", str(database)]
    environment = os.environ | {DEBUG: "1"}
    done = subprocess.run(command, capture_output=True, text=True, check=True, timeout=300, env=environment)
    found: Started = json.loads(done.stdout.splitlines()[-1]) | {"log": done.stderr}
    return found


def test_the_debug_log_says_which_kernel_is_in_use(started: Started) -> None:
    assert in_use() in started["log"]


@pytest.mark.parametrize(
    "absent", ["rich.markdown", "rich.progress", "sqlalchemy.dialects.postgresql", "numba", "numpy"]
)
def test_a_start_loads_nothing_that_it_does_not_need(started: Started, absent: str) -> None:
    assert "sqlalchemy.dialects.sqlite" in started["loaded"]
    assert absent not in started["loaded"]


def test_garbage_is_collected_once_the_server_has_started(started: Started) -> None:
    assert started["collects_garbage"]
