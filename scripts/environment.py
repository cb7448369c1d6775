"""Creates .venv and keeps it in sync with the lock files, using only the standard library.

The level ``run`` is what a player needs, ``dev`` what a contributor needs, and ``peers`` other games for ``bench`` to
measure. ``web`` is what the browser client is built and tested with: Node, and web/node_modules. ``client`` is
the built client, and ``local-client`` the same without compressed files, for players nearby.
A stamp, written last, names what was installed. A .venv without one was interrupted and is created again.
"""

import contextlib
import hashlib
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor

from client import ensure_client, ensure_local_client
from failures import SetupError, explain_os_error
from installer import LOG, ROOT, VENV, VENV_PYTHON, install_editable, install_lock, make_venv
from node import ensure_web, find_node
from relock import relock

STAMP = VENV / "twelvefold.json"
LOCKS = {level: ROOT / "requirements" / f"{level}.txt" for level in ("run", "dev", "peers", "node")}

Stamp = dict[str, str]


def main(arguments: list[str]) -> int:
    """Set up the requested levels, or update the locks. Returns an exit status, never a traceback."""
    try:
        with _one_at_a_time():
            if arguments[0] == "lock":
                relock(ROOT, upgrade="--upgrade" in arguments)
            else:
                _ensure_all(arguments)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1
    except OSError as error:
        print(explain_os_error(error), file=sys.stderr)
        return 1
    except KeyboardInterrupt:
        print("\nInterrupted. Run the same command again; it's safe to.", file=sys.stderr)
        return 130
    return 0


def _ensure_all(levels: list[str]) -> None:
    """Set up these levels: Python's here, the browser client's in parallel as soon as there is a Node."""
    python = [level for level in levels if level not in OF_THE_BROWSER]
    browser = [OF_THE_BROWSER[level] for level in levels if level in OF_THE_BROWSER]

    def ensure_browser() -> None:
        for ensure in browser:
            ensure(_fetch_node)

    with ThreadPoolExecutor(1) as beside:
        waiting = beside.submit(ensure_browser) if find_node() is not None else None
        new = [level for level in python if _ensure(level)]
        if waiting is None:
            waiting = beside.submit(ensure_browser)
        if new:
            _compile_rules()
        waiting.result()


def _ensure(level: str) -> bool:
    """Install whatever a level is missing, and return whether anything was. A complete .venv is left alone."""
    stamp = _usable_stamp()
    if stamp is not None and level in stamp and stamp[level] == _key(level):
        return False
    if not (ROOT / "src" / "twelvefold" / "__init__.py").exists():
        raise SetupError("The folder src/twelvefold is missing: get the whole repository, then try again.")
    if stamp is None:
        make_venv()
        stamp = {"python": _version(), "root": str(ROOT)}
    else:
        STAMP.unlink()
    print(f"Installing everything needed to {_PURPOSE[level]} (once; the log is {LOG.name}).", flush=True)
    LOG.write_text("")
    try:
        install_lock(LOCKS[level])
        install_editable()
    except SetupError:
        # pip downloads before it changes anything and undoes what it couldn't finish, so the old state is intact.
        if len(stamp) > len(_IDENTITY):
            _write_stamp(stamp)
        raise
    # Every lock includes everything needed to play.
    stamp |= {level: _key(level), "run": _key("run")}
    _write_stamp(stamp)
    LOG.unlink()
    return True


def _compile_rules() -> None:
    """Compile the rules before anyone has to wait for them. If that fails, players get a message."""
    print("Compiling the rules for this machine (once).", flush=True)
    play = "from twelvefold import Game; game = Game.new(2, 0); game.push(game.legal_moves[0])"
    subprocess.run([str(VENV_PYTHON), "-I", "-c", play], cwd=ROOT, capture_output=True)


def _fetch_node() -> None:
    """Put Node into .venv, next to whatever is there; node.py looks for it there."""
    LOG.write_text("")
    install_lock(LOCKS["node"])
    LOG.unlink()


OF_THE_BROWSER = {"web": ensure_web, "client": ensure_client, "local-client": ensure_local_client}
_PURPOSE = {"run": "play", "dev": "play, test and build", "peers": "compare with other games"}
_IDENTITY = ("python", "root")


def _usable_stamp() -> Stamp | None:
    """Return the stamp of a .venv that is complete, hasn't moved, and has a Python that still starts."""
    try:
        stamp: Stamp = json.loads(STAMP.read_text())
        if stamp["root"] != str(ROOT):
            return None
        wanted = _version() if os.environ.get("TWELVEFOLD_PYTHON") else stamp["python"]
        asked = [str(VENV_PYTHON), "-I", "-c", "import sys; print('%d.%d' % sys.version_info[:2])"]
        found = subprocess.run(asked, capture_output=True, text=True, check=True).stdout.strip()
    except (OSError, ValueError, KeyError, TypeError, subprocess.CalledProcessError):
        return None
    return stamp if found == stamp["python"] == wanted else None


def _version() -> str:
    return f"{sys.version_info[0]}.{sys.version_info[1]}"


def _key(level: str) -> str:
    """Return a hash of what defines a level: its lock and pyproject.toml."""
    key = hashlib.sha256()
    for path in (LOCKS[level], ROOT / "pyproject.toml"):
        if not path.exists():
            raise SetupError(f"The file {path.relative_to(ROOT)} is missing: get the whole repository, then try again.")
        key.update(path.read_bytes())
    return key.hexdigest()


def _write_stamp(stamp: Stamp) -> None:
    fresh = STAMP.with_suffix(".new")
    fresh.write_text(json.dumps(stamp))
    fresh.replace(STAMP)


@contextlib.contextmanager
def _one_at_a_time() -> Iterator[None]:
    """Let a second `make` wait for the first to finish setting up, if the system can lock files."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (ROOT / ".venv.lock").open("w") as lock:
        try:
            fcntl.flock(lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            print("Waiting for another make to finish setting up.", flush=True)
            fcntl.flock(lock, fcntl.LOCK_EX)
        yield
