"""The command `twelvefold`. Commands import the engine only when they run, so that --help is fast."""

import os
import signal
import sys
import threading
from io import TextIOWrapper
from pathlib import Path
from typing import Annotated, NoReturn

import typer
from typer.exceptions import TyperException

from twelvefold import __version__
from twelvefold.cli import (
    admin,
    arena,
    backup,
    bench,
    dataset,
    leaderboard,
    play,
    puzzles,
    review,
    serve,
    show,
    simulate,
    train,
    verify,
    watch,
)
from twelvefold.cli.console import console
from twelvefold.cli.translated import TranslatedCommand, TranslatedGroup
from twelvefold.words import Sentence, choose, speak, there, why_not
from twelvefold.world.errors import TwelvefoldError, shown

READER_GONE = 128 + 13
"""The exit code when our output's reader is gone, as for a program killed by SIGPIPE; it is not a verdict."""

app = typer.Typer(
    name="twelvefold",
    cls=TranslatedGroup,
    help="cli-about",
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    rich_markup_mode="rich",
    context_settings={"help_option_names": ["-h", "--help"]},
)
app.command("play", cls=TranslatedCommand, help="cli-play")(play.play)
app.command("watch", cls=TranslatedCommand, help="cli-watch")(watch.watch)
app.command("serve", cls=TranslatedCommand, help="cli-serve")(serve.serve)
app.add_typer(admin.app, name="admin")
app.command("backup", cls=TranslatedCommand, help="cli-backup")(backup.backup)
app.command("restore", cls=TranslatedCommand, help="cli-restore")(backup.restore)
app.command("simulate", cls=TranslatedCommand, help="cli-simulate")(simulate.simulate)
app.command("arena", cls=TranslatedCommand, help="cli-arena")(arena.arena)
app.command("leaderboard", cls=TranslatedCommand, help="cli-leaderboard")(leaderboard.leaderboard)
app.command("verify", cls=TranslatedCommand, help="cli-verify")(verify.verify)
app.command("show", cls=TranslatedCommand, help="cli-show")(show.show)
app.command("review", cls=TranslatedCommand, help="cli-review")(review.review)
app.add_typer(puzzles.app, name="puzzles")
app.add_typer(dataset.app, name="dataset")
app.command("train", cls=TranslatedCommand, help="cli-train")(train.train)
app.command("bench", cls=TranslatedCommand, help="cli-bench")(bench.bench)


def _say_version(wanted: bool) -> None:
    if wanted:
        print(f"twelvefold {__version__}")
        raise typer.Exit


def _speak(code: str | None) -> None:
    if code is not None:
        if code not in there():
            raise TwelvefoldError(Sentence("cli-no-language", name=shown(code), codes=", ".join(there())))
        speak(code)


@app.callback(cls=TranslatedGroup, help="cli-about")
def _options(
    lang: Annotated[
        str | None, typer.Option("--lang", metavar="CODE", callback=_speak, is_eager=True, help="cli-lang")
    ] = None,
    version: Annotated[
        bool, typer.Option("--version", callback=_say_version, is_eager=True, help="cli-version")
    ] = False,
) -> None:
    pass


def main() -> NoReturn:
    """Run a command; invalid input is reported in one sentence, with exit code 2."""
    _prepare()
    speak(choose(os.environ))
    try:
        code = _run()
        sys.stdout.flush()
    except BrokenPipeError:
        _leave()
    except SystemExit as error:
        if isinstance(error.__context__, BrokenPipeError):  # Typer and Rich have turned it into exit code 1
            _leave()
        raise
    sys.exit(code)


def _run() -> int | None:
    """Run the command line; returns its exit code."""
    try:
        code: int | None = app(language_first(sys.argv[1:]), standalone_mode=False)
        return code
    except TyperException as error:
        message = error.format_message()
        if not message:  # without a command, Typer has already printed the help
            sys.exit(2)
        _fail(f"{message}{'' if message.endswith(('.', '?')) else '.'} Try --help.")
    except TwelvefoldError as error:
        _fail(str(error))
    except BrokenPipeError:
        raise
    except OSError as error:
        _fail(f"{error.filename}: {why_not(error)}" if error.filename else str(why_not(error)))
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)


def _leave() -> NoReturn:
    """Exit after the reader of our output has gone, without an error from Python's final flush."""
    nowhere = os.open(os.devnull, os.O_WRONLY)
    for stream in (sys.stdout, sys.stderr):
        os.dup2(nowhere, stream.fileno())
    sys.exit(READER_GONE)


def language_first(arguments: list[str]) -> list[str]:
    """Move `--lang` to the front, so that it works anywhere, as in `twelvefold play --text --lang de`."""
    for at, word in enumerate(arguments):
        if word == "--":
            break
        if word == "--lang" or word.startswith("--lang="):
            after = at + (2 if word == "--lang" else 1)
            return [*arguments[at:after], *arguments[:at], *arguments[after:]]
    return arguments


def _prepare() -> None:
    """Make sure that output works and can encode every letter, and that SIGTERM stops everything we started."""
    for name, mode in (("stdin", "r"), ("stdout", "w"), ("stderr", "w")):
        if getattr(sys, name) is None:
            setattr(sys, name, Path(os.devnull).open(mode, encoding="utf-8"))  # noqa: SIM115  # open until the end
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")
    if threading.current_thread() is threading.main_thread():
        signal.signal(signal.SIGTERM, lambda *_: sys.exit(143))


def _fail(sentence: str) -> NoReturn:
    console(stderr=True, soft_wrap=True).print("twelvefold:", sentence)
    sys.exit(2)
