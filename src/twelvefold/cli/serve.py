"""`twelvefold serve`: the table server, for a host."""

import os
import sys
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.cli.admin import TOKEN as ADMIN_TOKEN

Host = Annotated[str, typer.Option("--host", help="The address to listen at; 0.0.0.0 for all.")]
Port = Annotated[int, typer.Option("--port", help="The port; 0 for any that is free.")]
Database = Annotated[
    str | None,
    typer.Option("--database", metavar="URL", help="A file, or postgresql://…; else a file in your own data folder."),
]


def serve(
    host: Host = "127.0.0.1",
    port: Port = 8012,
    database: Database = None,
    public_url: Annotated[
        str | None, typer.Option("--public-url", help="Where people find it, such as https://planets.example.org.")
    ] = None,
    proxy: Annotated[
        list[str] | None,
        typer.Option("--proxy", help="A proxy's address whose word about a client's address is believed."),
    ] = None,
    forget_after: Annotated[
        float, typer.Option("--forget-after", min=1, help="Days after which an abandoned table is deleted.")
    ] = 30,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, max=64, help="Processes in which bots think.")
    ] = None,
    limit: Annotated[
        list[str] | None,
        typer.Option("--limit", metavar="NAME=NUMBER", help="Another bound; docs/hosting.md lists them."),
    ] = None,
    web: Annotated[Path | None, typer.Option("--web", metavar="FOLDER", help="Another client to serve.")] = None,
) -> None:
    """Serve tables for people to play at, until a signal comes. Logs are JSON lines on stderr.

    [dim]twelvefold serve --database postgresql://… --public-url https://planets.example.org[/dim]
    """
    from twelvefold.server.config import DAY, Config
    from twelvefold.server.limits import limits_of
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
        limits=limits_of(limit or ()),
        bot_workers=bot_workers,
        web=web,
        admin_token=os.environ.get(ADMIN_TOKEN),
    ).checked()
    listening = bound(config)
    config = config.at_port(listening.getsockname()[1])
    run(config, listening, lambda: print(f"Twelvefold is served at {config.url}", flush=True))


def default_database() -> str:
    """The file in the user's own data folder, which is made if it is not there."""
    if sys.platform in {"darwin", "win32"}:
        folder = Path(typer.get_app_dir("twelvefold"))
    else:
        folder = Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "twelvefold"
    return str(folder / "tables.db")
