"""The command `twelvefold`. Commands load the engine when they run, so that --help answers at once."""

import os
import signal
import sys
import threading
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from rich.console import Console
from typer.exceptions import TyperException

from twelvefold import __version__
from twelvefold.cli import admin, arena, backup, bench, play, serve, show, simulate, train, verify, watch
from twelvefold.world.errors import TwelvefoldError

app = typer.Typer(
    name="twelvefold",
    help="A board game in which twelve tiles make a planet: play it, record it, check it, measure it.\n\n"
    "An unofficial fan project, not affiliated with the game's publisher.",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play")(play.play)
app.command("watch")(watch.watch)
app.command("serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("backup")(backup.backup)
app.command("restore")(backup.restore)
app.command("simulate")(simulate.simulate)
app.command("arena")(arena.arena)
app.command("verify")(verify.verify)
app.command("show")(show.show)
app.command("train")(train.train)
app.command("bench")(bench.bench)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"twelvefold {__version__}")
        raise typer.Exit


@app.callback()
def _options(
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="Say which version this is.")
    ] = False,
) -> None:
    pass


def main() -> NoReturn:
    """Run a command; whatever is wrong with what it was given becomes one sentence and exit code 2."""
    _prepare()
    try:
        sys.exit(app(standalone_mode=False))
    except TyperException as error:
        if not error.format_message():  # there was no command: the help is shown
            sys.exit(2)
        _fail(f"{error.format_message().rstrip('.')}; --help says more")
    except TwelvefoldError as error:
        _fail(str(error))
    except BrokenPipeError:
        # Whoever read our output has gone; Python must not complain about it when it flushes.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        sys.exit(0)
    except OSError as error:
        _fail(f"{error.filename}: {error.strerror}" if error.filename else str(error.strerror or error))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def _prepare() -> None:
    """Make sure that there is somewhere to write, that any letter can be written, and that a stop stops all of us."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # till the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def _fail(sentence: str) -> NoReturn:
    Console(stderr=True, highlight=False, soft_wrap=True).print("twelvefold:", sentence, markup=False)
    sys.exit(2)
