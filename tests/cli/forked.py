"""`python -m tests.cli.forked`: a process that has loaded the command, and forks for each run of it.

A command run this way is an ordinary process, minus a second of loading. Requests come on standard input, one line of
JSON each; the answers are exit codes.
"""

import json
import os
import sys
import traceback
from importlib import import_module
from typing import NoReturn, TypedDict

from twelvefold.bots import make_bot, play_game
from twelvefold.cli.main import main
from twelvefold.engine.deal import Deal
from twelvefold.words import say_in, there

LATER = (
    "arena.ladder", "arena.leaderboard.page", "arena.leaderboard.play", "arena.report", "arena.run", "arena.sprt",
    "bots.training.course", "cli.arena_table", "cli.events", "cli.leaderboard_table", "cli.measure", "cli.text.new",
    "drawing.lettering", "engine.record_check", "engine.stream", "server.run", "server.store.backup",
)  # fmt: skip
"""What commands import only when they need it."""


class Request(TypedDict):
    """A command to run: its arguments, its folder, and the files for its standard streams."""

    arguments: list[str]
    folder: str
    environment: dict[str, str]
    streams: list[str]


def run(request: Request) -> NoReturn:
    """Become the command."""
    os.chdir(request["folder"])
    os.environ.clear()
    os.environ.update(request["environment"])
    sys.path.insert(0, "")
    sys.argv = ["twelvefold", *request["arguments"]]
    sys.modules["__main__"].__package__ = None  # otherwise help shows our module's name as the command
    for number, path in enumerate(request["streams"]):
        opened = os.open(path, os.O_RDONLY if number == 0 else os.O_WRONLY | os.O_APPEND)
        os.dup2(opened, number)
        os.close(opened)
    sys.stdin, sys.stdout, sys.stderr = (os.fdopen(number, mode, closefd=False) for number, mode in enumerate("rww"))
    code = 1
    try:
        main()
    except SystemExit as end:
        code = end.code if isinstance(end.code, int) else int(end.code is not None)
    except BaseException:  # noqa: BLE001  # Python would exit with it
        traceback.print_exc()
    sys.stdout.flush()
    sys.stderr.flush()
    os._exit(code)


def serve_requests() -> None:
    """Serve requests until standard input closes."""
    for module in LATER:
        import_module(f"twelvefold.{module}")
    # Also load what the first game and the first message need.
    play_game(Deal.draw(2, 1), [make_bot("naive")] * 2, "loaded")
    for language in there():
        say_in(language, "cli-about")
    asked, answers = os.fdopen(os.dup(0)), os.fdopen(os.dup(1), "w")
    for number in (0, 1):
        os.dup2(os.open(os.devnull, os.O_RDWR), number)
    for line in asked:
        child = os.fork()
        if child == 0:
            run(json.loads(line))
        _, status = os.waitpid(child, 0)
        print(os.waitstatus_to_exitcode(status), file=answers, flush=True)


if __name__ == "__main__":
    serve_requests()
