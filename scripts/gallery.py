"""Serves the gallery, which shows every part of the browser client in every state, and opens it."""

import os
import socket
import subprocess
import sys
import threading
import time
import webbrowser

from failures import SetupError
from node import WEB, command

HOST = "127.0.0.1"
DEFAULT_PORT = 8013
LONGEST_START = 60
"""Seconds after which a server that doesn't answer has failed."""


def main(arguments: list[str]) -> int:
    """Serve until Ctrl-C; the port is the only argument."""
    try:
        port = _port(arguments)
        _need_free(port)
        return _serve(port)
    except SetupError as error:
        print(error, file=sys.stderr)
        return 1


def _port(arguments: list[str]) -> int:
    asked = arguments[0] if arguments else str(DEFAULT_PORT)
    if not asked.isdecimal() or not 0 < int(asked) < 65536:
        raise SetupError(f"A port is a number from 1 to 65535, not {asked}: choose another with PORT=….")
    return int(asked)


def _need_free(port: int) -> None:
    with socket.socket() as trying:
        trying.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            trying.bind((HOST, port))
        except OSError as error:
            raise SetupError(f"Port {port} is taken ({error.strerror}): choose another with PORT=….") from None


def _serve(port: int) -> int:
    address = f"http://{HOST}:{port}/gallery.html"
    line, environment = command("vite", "--host", HOST, "--port", str(port), "--strictPort", "--logLevel", "warn")
    with subprocess.Popen(line, cwd=WEB, env=environment) as server:
        try:
            if not _answers(server, port):
                raise SetupError("The gallery's server didn't start: its output is above.")
            print(f"The gallery is at {address}\nPress Ctrl-C to stop it.", flush=True)
            if has_screen():
                threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()
            return server.wait()
        except KeyboardInterrupt:
            print()
            return 0
        finally:
            server.terminate()


def _answers(server: "subprocess.Popen[bytes]", port: int) -> bool:
    end = time.monotonic() + LONGEST_START
    while server.poll() is None and time.monotonic() < end:
        try:
            socket.create_connection((HOST, port), timeout=1).close()
            return True
        except OSError:
            time.sleep(0.1)
    return False


def has_screen() -> bool:
    """Whether there is a screen to show a browser on."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
