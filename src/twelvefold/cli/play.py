"""`twelvefold play`: the game in the browser, on a server of one's own."""

import os
import sys
import threading
import webbrowser
from typing import Annotated

import typer
from rich.console import Console

from twelvefold.cli.serve import Database, Port, default_database
from twelvefold.words import say


def play(
    port: Port = 8012,
    lan: Annotated[bool, typer.Option("--lan", help="cli-play-lan")] = False,
    database: Database = None,
    browser: Annotated[bool, typer.Option(help="cli-play-browser")] = True,
) -> None:
    """Play in the browser: alone against bots, round one screen, or with friends. Ctrl-C ends it; games are kept."""
    from twelvefold.server.addresses import lan_address
    from twelvefold.server.config import Config
    from twelvefold.server.logs import set_up_logs
    from twelvefold.server.run import bound, serve

    set_up_logs(as_json=False)
    console = Console(highlight=False, soft_wrap=True)
    config = Config(database=database or default_database(), host="0.0.0.0" if lan else "127.0.0.1", port=port)
    listening = bound(config.checked())
    config = config.at_port(listening.getsockname()[1])
    here = f"http://127.0.0.1:{config.port}"

    def begin() -> None:
        console.print(say("cli-play-here", url=here), style="bold")
        if lan:
            address = lan_address()
            console.print(
                say("cli-play-beside", url=f"http://{address}:{config.port}") if address else say("cli-play-alone")
            )
        else:
            console.print(say("cli-play-others", command="make play LAN=1"))
        console.print(say("cli-play-end"), style="dim")
        if browser and has_screen():
            # It may wait for the browser, and nobody should wait for it.
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    console.print(say("cli-play-starting"), style="dim")
    serve(config, listening, begin)


def has_screen() -> bool:
    """Whether a browser could be shown."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
