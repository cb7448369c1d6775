"""`twelvefold serve`: the table server, for hosts."""

import gc
import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.cli.admin import TOKEN as ADMIN_TOKEN
from twelvefold.words import say

Host = Annotated[str, typer.Option("--host", help="cli-serve-host")]
Port = Annotated[int, typer.Option("--port", help="cli-option-port")]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="cli-option-database"),
]
OwnBots = Annotated[list[str] | None, typer.Option("--bots", metavar="FILE:NAME,…", help="cli-option-own-bots")]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8012,
    database: Database = None,
    bots: OwnBots = None,
    public_url: Annotated[str | None, typer.Option("--public-url", help="cli-serve-public-url")] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="cli-serve-proxy"),
    ] = None,
    forget_after: Annotated[float, typer.Option("--forget-after", min=1, help="cli-serve-forget-after")] = 30,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, max=64, help="cli-serve-bot-workers")
    ] = None,
    bot_pause: Annotated[
        float, typer.Option("--bot-pause", min=0, max=10, metavar="SECONDS", help="cli-serve-bot-pause")
    ] = 0.8,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="cli-serve-limit"),
    ] = None,
    web: Annotated[Path | None, typer.Option("--web", metavar="FOLDER", help="cli-serve-web")] = None,
) -> None:
    """Serve tables for people to play at, until a signal comes. Logs are JSON lines on stderr."""
    gc.disable()  # saves a tenth of the start-up; the server enables it once it is running
    from twelvefold.server.bots.registered import registered_bots, try_loading
    from twelvefold.server.config import DAY, Config, Limits
    from twelvefold.server.logs import set_up_logs
    from twelvefold.server.run import bound
    from twelvefold.server.run import serve as run

    set_up_logs(as_json=True)
    config = Config(
        database=database or default_database(),
        host=host,
        port=port,
        public_url=public_url,
        proxies=tuple(proxy or ()),
        forget_after=forget_after * DAY,
        limits=Limits().with_texts(limit or ()),
        bot_workers=bot_workers,
        bot_pause=bot_pause,
        web=web,
        admin_token=os.environ.get(ADMIN_TOKEN),
    ).checked()
    own_bots = registered_bots(bots or ())
    listening = bound(config)
    for bot in own_bots:
        try_loading(bot)
    config = config.at_port(listening.getsockname()[1])
    run(config, listening, lambda: print(say("cli-serve-here", url=config.url), flush=True), own_bots)


def default_database() -> str:
    """The default file, in the user's data folder, which is created if necessary."""
    if sys.platform in {"darwin", "win32"}:
        folder = Path(typer.get_app_dir("twelvefold"))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "twelvefold"
    return str(folder / "tables.db")
