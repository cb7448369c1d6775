"""`twelvefold play`, `admin`, `backup` and `restore`, as people run them."""

import asyncio
import os
import re
import signal
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from threading import Timer
from urllib.request import ProxyHandler, build_opener

import pytest
from tests.cli.command import LONGEST, twelvefold

from twelvefold.client import Client
from twelvefold.protocol.table import Options, Status

ADMIN = {"TWELVEFOLD_ADMIN_TOKEN": "the host's own word"}


@dataclass
class Running:
    """A command that runs until it is stopped, and what it has printed so far."""

    process: "subprocess.Popen[str]"
    url: str
    said: str

    def stop(self, how: signal.Signals = signal.SIGINT) -> int:
        self.process.send_signal(how)
        assert self.process.stdout is not None
        self.said += self.process.stdout.read()
        return self.process.wait(LONGEST)


@contextmanager
def running(*arguments: str, until: str = "http://", **environment: str) -> Iterator[Running]:
    """A server that has printed its address; if it never does, it is stopped and its output shown."""
    clean = {name: value for name, value in os.environ.items() if name not in {"DISPLAY", "WAYLAND_DISPLAY"}}
    process = subprocess.Popen(
        [sys.executable, "-m", "twelvefold", *arguments],
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        text=True,
        env=clean | {"NO_COLOR": "1", "TERM": "dumb"} | environment,
    )
    impatience = Timer(LONGEST, process.kill)
    impatience.start()
    try:
        assert process.stdout is not None
        said = ""
        for line in process.stdout:
            said += line
            if until in line:
                break
        impatience.cancel()
        found = re.search(r"http://\S+", said)
        assert found is not None, said
        assert until in said, said
        yield Running(process, found[0], said)
    finally:
        impatience.cancel()
        if process.poll() is None:
            process.kill()
        process.wait()
        assert process.stdout is not None
        process.stdout.close()


def test_play_says_which_bots_of_ones_own_it_has_loaded(tmp_path: Path) -> None:
    bot = Path(__file__).parents[1] / "bots" / "own_bot.py"
    named = ("--bots", f"{bot}:Mine,Other={bot}:make")
    with running("play", "--port", "0", "--database", str(tmp_path / "t.db"), *named, until="Ctrl-C") as playing:
        assert "Loading Mine\nLoading Other\n" in playing.said
        assert "Your own bots in the browser: Mine, Other\n" in playing.said


def test_play_prints_its_address_where_there_is_no_screen_and_ends_with_ctrl_c(tmp_path: Path) -> None:
    with running("play", "--port", "0", "--database", str(tmp_path / "t.db")) as playing:
        with build_opener(ProxyHandler({})).open(playing.url, timeout=LONGEST) as answer:
            assert "Twelvefold" in answer.read().decode()
        assert playing.stop() == 0
        assert "make play LAN=1" in playing.said
        assert "Traceback" not in playing.said


def test_play_on_the_local_network_says_where(tmp_path: Path) -> None:
    until = "next to you, open http://"
    with running("play", "--lan", "--port", "0", "--database", str(tmp_path / "t.db"), until=until) as playing:
        port = playing.url.rpartition(":")[2]
        assert re.search(rf"open http://[\d.]+:{port}", playing.said)
        assert playing.stop() == 0


def test_a_port_that_is_taken_is_a_sentence(tmp_path: Path) -> None:
    with running("play", "--port", "0", "--database", str(tmp_path / "one.db")) as playing:
        port = playing.url.rpartition(":")[2]
        done = twelvefold("play", "--port", port, "--database", str(tmp_path / "other.db"))
        assert done.returncode == 2
        assert done.stderr == f"twelvefold: port {port} is taken: choose another with --port, or 0 for a free one\n"


def test_tables_that_another_server_has_are_a_sentence(tmp_path: Path) -> None:
    with running("play", "--port", "0", "--database", str(tmp_path / "one.db")):
        done = twelvefold("play", "--port", "0", "--database", str(tmp_path / "one.db"))
        assert done.returncode == 2
        assert done.stderr.startswith("twelvefold: ")
        assert done.stderr.count("\n") == 1


async def _make_a_table(url: str) -> tuple[str, str | None, str]:
    async with Client(url) as client:
        table = await client.create([client.here("Ada"), client.friend()], Options(listed=True))
        return table.id, client.token, table.info.code


async def _status(url: str, table: str, token: str | None) -> Status:
    async with Client(url, token) as client:
        return (await client.watch(table)).info.status


def test_a_game_is_there_again_after_a_stop(tmp_path: Path) -> None:
    database = str(tmp_path / "t.db")
    with running("play", "--port", "0", "--database", database) as playing:
        table, token, _ = asyncio.run(_make_a_table(playing.url))
        assert playing.stop(signal.SIGTERM) == 0
    with running("play", "--port", "0", "--database", database) as playing:
        assert asyncio.run(_status(playing.url, table, token)) is Status.WAITING


def test_the_host_of_a_server_lists_and_closes_tables(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database", str(tmp_path / "t.db"), **ADMIN) as serving:
        table, token, code = asyncio.run(_make_a_table(serving.url))
        assert f"{code}  waiting" in twelvefold("admin", "list", "--url", serving.url, **ADMIN).stdout
        kicked = twelvefold("admin", "kick", code, "0", "--url", serving.url, **ADMIN)
        assert (kicked.returncode, kicked.stdout) == (0, f"Seat 0 of {code} is open.\n")
        assert twelvefold("admin", "close", code, "--url", serving.url, **ADMIN).returncode == 0
        assert asyncio.run(_status(serving.url, table, token)) is Status.CLOSED
        again = twelvefold("admin", "close", code, "--url", serving.url, **ADMIN)
        assert again.stderr == "twelvefold: the server refused: not now: closed\n"
        wrong = twelvefold("admin", "close", code, "--url", serving.url, TWELVEFOLD_ADMIN_TOKEN="guessed")
        assert wrong.stderr == "twelvefold: the server refused: not the host\n"


def test_without_a_token_nobody_is_host(tmp_path: Path) -> None:
    with running("serve", "--port", "0", "--database", str(tmp_path / "t.db")) as serving:
        done = twelvefold("admin", "list", "--url", serving.url, TWELVEFOLD_ADMIN_TOKEN="")
        assert done.stderr.startswith("twelvefold: set TWELVEFOLD_ADMIN_TOKEN to the token")
        done = twelvefold("admin", "list", "--url", serving.url, TWELVEFOLD_ADMIN_TOKEN="anything")
        assert done.stderr == "twelvefold: the server refused: not the host\n"


def test_a_backup_made_while_a_server_runs_is_restored(tmp_path: Path) -> None:
    old, new, saved = str(tmp_path / "old.db"), str(tmp_path / "new.db"), str(tmp_path / "tables.backup")
    with running("serve", "--port", "0", "--database", old) as serving:
        table, token, _ = asyncio.run(_make_a_table(serving.url))
        done = twelvefold("backup", "--database", old, saved)
        assert done.returncode == 0, done.stderr
    assert twelvefold("restore", "--database", new, saved).returncode == 0
    with running("serve", "--port", "0", "--database", new) as serving:
        assert asyncio.run(_status(serving.url, table, token)) is Status.WAITING


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (("serve", "--public-url", "planets.example.org"), "is not an address such as https://planets.example.org"),
        (("serve", "--limit", "sockets=many"), "is not a number from 1 to"),
        (("serve", "--limit", "wishes=3"), "with one of frames"),
        (("serve", "--port", "99999"), "a port is a number from 0 to 65535"),
        (("serve", "--database", "mysql://here/there"), "is not a database that Twelvefold knows"),
        (("admin", "list", "--url", "http://127.0.0.1:1"), "no Twelvefold server at"),
        (("restore", "--database", "x.db", "nothing.backup"), "nothing.backup"),
    ],
)
def test_what_cannot_be_is_one_sentence(arguments: tuple[str, ...], sentence: str, tmp_path: Path) -> None:
    done = twelvefold(*arguments, XDG_DATA_HOME=str(tmp_path), **ADMIN)
    assert done.returncode == 2
    assert sentence in done.stderr
    assert done.stderr.count("\n") == 1, done.stderr
