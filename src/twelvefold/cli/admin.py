"""`twelvefold admin`: manage the tables of a running server."""

import json
import os
from typing import Annotated, Any
from urllib.error import HTTPError, URLError
from urllib.parse import quote
from urllib.request import ProxyHandler, Request, build_opener

import typer

from twelvefold.cli.console import console
from twelvefold.cli.translated import TranslatedCommand, TranslatedGroup
from twelvefold.words import Sentence, say
from twelvefold.world.errors import TwelvefoldError

TOKEN = "TWELVEFOLD_ADMIN_TOKEN"
"""The variable with the admin token; the server reads it too."""
PATIENCE = 10.0

Url = Annotated[str, typer.Option("--url", help="cli-admin-url")]

app = typer.Typer(cls=TranslatedGroup, help="cli-admin", no_args_is_help=True)


class AdminError(TwelvefoldError):
    """The server refused a request, or didn't answer."""


@app.command("list", cls=TranslatedCommand, help="cli-admin-list")
def list_tables(url: Url = "http://127.0.0.1:8012") -> None:
    """List the tables that are in use."""
    shown = console(soft_wrap=True)
    tables = _asked(url, "tables")["tables"]
    for table in tables:
        names = ", ".join(seat["name"] or seat["bot"] or say("cli-admin-open") for seat in table["seats"])
        told = {key: table[key] for key in ("code", "status", "game", "round")}
        shown.print(say("cli-admin-line", names=names, **told))
    shown.print(say("cli-admin-tables", count=len(tables)), style="dim")


@app.command("close", cls=TranslatedCommand, help="cli-admin-close")
def close_table(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="cli-admin-table")], url: Url = "http://127.0.0.1:8012"
) -> None:
    """Close a table; everybody there is told."""
    _asked(url, f"tables/{quote(table, safe='')}/close", post=True)
    print(say("cli-admin-closed", table=table))


@app.command("kick", cls=TranslatedCommand, help="cli-admin-kick")
def kick_seat(
    table: Annotated[str, typer.Argument(metavar="TABLE", help="cli-admin-table")],
    seat: Annotated[int, typer.Argument(metavar="SEAT", min=0, max=3, help="cli-admin-seat")],
    url: Url = "http://127.0.0.1:8012",
) -> None:
    """Take a seat from somebody; it is open then, and a bot keeps it in a game."""
    _asked(url, f"tables/{quote(table, safe='')}/kick/{seat}", post=True)
    print(say("cli-admin-kicked", seat=seat, table=table))


def _asked(url: str, path: str, *, post: bool = False) -> dict[str, Any]:
    token = os.environ.get(TOKEN)
    if not token:
        raise AdminError(Sentence("cli-admin-no-token", variable=TOKEN))
    asking = Request(  # the URL is the host's own server
        f"{url.rstrip('/')}/admin/{path}",
        data=b"" if post else None,
        headers={"authorization": f"Bearer {token}"},
    )
    try:
        with build_opener(ProxyHandler({})).open(asking, timeout=PATIENCE) as answer:
            found: dict[str, Any] = json.load(answer)
            return found
    except HTTPError as error:
        try:
            said = json.load(error)
        except ValueError:
            said = {}
        reason = ": ".join(str(part) for part in (said.get("reason"), said.get("where")) if part)
        raise AdminError(Sentence("cli-admin-refused", reason=reason or error.reason)) from None
    except (URLError, OSError, ValueError) as error:
        raise AdminError(Sentence("cli-admin-no-server", url=url, why=getattr(error, "reason", error))) from None
