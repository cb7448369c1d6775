"""`twelvefold play`: the game in the browser, on a local server, or in the terminal."""

import gc
import os
import sys
import threading
import webbrowser
from collections.abc import Iterable
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.cli.console import console
from twelvefold.cli.options import Beginner, Mystery, Players, SeedOption
from twelvefold.cli.serve import Database, OwnBots, Port, default_database
from twelvefold.words import Sentence, say
from twelvefold.world.errors import TwelvefoldError

IN_TEXT = ("players", "level", "beginner", "mystery", "seed", "plain", "record", "resume")
"""Options of the terminal game."""
IN_BROWSER = ("port", "lan", "database", "bots", "browser")
"""Options of the browser game."""
OF_A_NEW_GAME = ("players", "level", "beginner", "mystery", "seed", "record")
"""Options that a resumed game already has."""


def play(
    context: typer.Context,
    port: Port = 8012,
    lan: Annotated[bool, typer.Option("--lan", help="cli-play-lan")] = False,
    database: Database = None,
    bots: OwnBots = None,
    browser: Annotated[bool, typer.Option(help="cli-play-browser")] = True,
    text: Annotated[bool, typer.Option("--text", help="cli-play-text")] = False,
    players: Players = 2,
    level: Annotated[str, typer.Option("--level", help="cli-play-level")] = "naturalist",
    beginner: Beginner = False,
    mystery: Mystery = False,
    seed: SeedOption = None,
    plain: Annotated[bool, typer.Option("--plain", "--no-colour", help="cli-play-plain")] = False,
    record: Annotated[Path | None, typer.Option("--record", metavar="FILE", help="cli-play-record")] = None,
    resume: Annotated[Path | None, typer.Option("--resume", metavar="FILE", help="cli-play-resume")] = None,
) -> None:
    """Play in the browser: alone against bots, round one screen, or with friends. Ctrl-C ends it; games are kept."""
    _refuse(context, IN_BROWSER if text else IN_TEXT, "cli-play-not-in-text" if text else "cli-play-only-in-text")
    if not text:
        _in_browser(port, lan, database, browser, bots or ())
        return
    if resume is not None:
        _refuse(context, OF_A_NEW_GAME, "cli-play-not-resumed")
        from twelvefold.cli.text.new import go_on

        go_on(resume, plain=plain)
        return
    from twelvefold.cli.text.new import NewGame, begin

    begin(NewGame(players, level, beginner, mystery, seed), record or default_record(), plain=plain)


def _refuse(context: typer.Context, options: tuple[str, ...], sentence: str) -> None:
    """Refuse the first of some options that was given."""
    for parameter in context.command.params:
        source = context.get_parameter_source(parameter.name or "")
        if parameter.name in options and source is not None and source.name == "COMMANDLINE":
            raise TwelvefoldError(Sentence(sentence, option=parameter.opts[0]))


def default_record() -> Path:
    """The default file for terminal games: in the data folder, one record per line."""
    return Path(default_database()).with_name("text.jsonl")


def _in_browser(port: int, lan: bool, database: str | None, browser: bool, bots: Iterable[str]) -> None:
    gc.disable()  # as in `serve`
    from twelvefold.server.bots.registered import registered_bots, try_loading
    from twelvefold.server.config import Config
    from twelvefold.server.logs import set_up_logs
    from twelvefold.server.network.addresses import lan_address
    from twelvefold.server.run import bound, serve

    set_up_logs(as_json=False)
    shown = console(soft_wrap=True)
    config = Config(database=database or default_database(), host="0.0.0.0" if lan else "127.0.0.1", port=port)
    own_bots = registered_bots(bots)
    listening = bound(config.checked())
    config = config.at_port(listening.getsockname()[1])
    here = f"http://127.0.0.1:{config.port}"

    def begin() -> None:
        shown.print(say("cli-play-here", url=here), style="bold")
        if own_bots:
            shown.print(say("cli-play-bots", bots=", ".join(bot.name for bot in own_bots)), markup=False)
        if lan:
            address = lan_address()
            shown.print(
                say("cli-play-beside", url=f"http://{address}:{config.port}") if address else say("cli-play-alone")
            )
        else:
            shown.print(say("cli-play-others", command="make play LAN=1"))
        shown.print(say("cli-play-end"), style="dim")
        if browser and has_screen():
            # opening a browser can block, so don't wait for it
            threading.Thread(target=webbrowser.open, args=(here,), daemon=True).start()

    for bot in own_bots:
        shown.print(say("cli-play-loading", bot=bot.name), style="dim", markup=False)
        try_loading(bot)
    shown.print(say("cli-play-starting"), style="dim")
    serve(config, listening, begin, own_bots)


def has_screen() -> bool:
    """Whether there is a display for a browser."""
    if sys.platform in {"darwin", "win32"}:
        return True
    return bool(os.environ.get("DISPLAY") or os.environ.get("WAYLAND_DISPLAY"))
