"""Bots that somebody else wrote: in a file, `my_bot.py:Mine`, or in a package that lists them as entry points.

Parsing a name runs none of their code. Loading does, and happens only in a separate process: see `child_main`.
"""

import importlib.util
import sys
from collections.abc import Callable
from importlib.metadata import entry_points
from pathlib import Path
from typing import cast

from msgspec import Struct

from twelvefold.bots.options import BotError, BotOptions
from twelvefold.bots.turn import Bot
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

GROUP = "twelvefold.bots"
"""The entry point group where packages list their bots."""
LONGEST_LIMIT = 86_400
"""The most seconds that a user may give a bot for one thought: a day."""
LONGEST_LINE = 160
MODULE = "own_bot"
"""The module name of a bot's file, whatever the file is called."""


class Foreign(Struct, frozen=True):
    """Where a user's bot is, and what it's made with."""

    called: str
    """Its name as typed, without the options."""
    file: str | None
    """Its file's absolute path; None for an entry point."""
    name: str
    """The class, or any other callable that returns a bot; or the entry point's name."""
    options: dict[str, str]
    """Keyword arguments for it, all strings."""
    limit: int | None = None
    """Wall seconds for a thought, if the user set a limit."""


def is_file(text: str) -> bool:
    """Whether a name is that of a bot in a file."""
    return text.partition(":")[0].endswith(".py")


def foreign_of(text: str) -> Foreign | None:
    """The bot that a name and its options mean: a file's class or an entry point; None if it's neither."""
    if is_file(text):
        file, _, rest = text.partition(":")
        name, _, given = rest.partition(":")
        if not name.isidentifier():
            raise BotError(Sentence("error-bot-class", file=one_line(file)))
        if not (file.isprintable() and Path(file).is_file()):
            raise BotError(Sentence("error-bot-file", file=one_line(file)))
        return _with_options(f"{file}:{name}", str(Path(file).resolve()), name, given)
    name, _, given = text.partition(":")
    if name in entry_points(group=GROUP).names:
        return _with_options(name, None, name, given)
    return None


def _with_options(called: str, file: str | None, name: str, given: str) -> Foreign:
    options = BotOptions(called, given)
    limit = options.integer("limit", 1, LONGEST_LIMIT)
    return Foreign(called, file, name, options.rest(), limit)


def load(foreign: Foreign) -> Callable[..., object]:
    """Run the bot's own code and return what makes the bot; a BotError says what went wrong."""
    try:
        maker = _from_entry_point(foreign.name) if foreign.file is None else _from_file(foreign, foreign.file)
    except BotError:
        raise
    except BaseException as error:  # noqa: BLE001  # anybody's code
        raise BotError(
            Sentence("error-bot-load", bot=one_line(foreign.called), why=error_line(error, foreign.file))
        ) from None
    if not callable(maker):
        raise BotError(Sentence("error-bot-no-class", bot=one_line(foreign.called), type=type(maker).__name__))
    return maker


def make(foreign: Foreign, maker: Callable[..., object]) -> Bot:
    """A new bot with its options; a BotError says what went wrong."""
    try:
        bot = maker(**foreign.options)
    except BaseException as error:  # noqa: BLE001  # anybody's code
        given = ", ".join(foreign.options) or Sentence("error-bot-no-options")
        raise BotError(
            Sentence("error-bot-make", bot=one_line(foreign.called), options=given, why=error_line(error, foreign.file))
        ) from None
    if not callable(getattr(bot, "choose", None)):
        raise BotError(Sentence("error-bot-choose", bot=one_line(foreign.called), type=type(bot).__name__))
    return cast("Bot", bot)  # its answers are checked when it's asked


def _from_file(foreign: Foreign, file: str) -> object:
    spec = importlib.util.spec_from_file_location(MODULE, file)
    assert spec is not None
    assert spec.loader is not None
    sys.path.insert(0, str(Path(file).parent))  # as `python my_bot.py` does
    module = importlib.util.module_from_spec(spec)
    sys.modules[MODULE] = module
    spec.loader.exec_module(module)
    if not hasattr(module, foreign.name):
        called = one_line(foreign.called.rpartition(":")[0])
        raise BotError(Sentence("error-bot-has-none", file=called, name=shown(foreign.name)))
    return getattr(module, foreign.name)


def package_of(foreign: Foreign) -> str:
    """The package of an entry point, with its version."""
    package = entry_points(group=GROUP)[foreign.name].dist
    return "" if package is None else f"{package.name} {package.version}"


def _from_entry_point(name: str) -> object:
    return entry_points(group=GROUP)[name].load()


def error_line(error: BaseException, file: str | None) -> str:
    """An exception on one line: its type, its message, and the last line of the bot's own file in its traceback."""
    try:
        said = str(error)
    except BaseException:  # noqa: BLE001  # anybody's exception
        said = ""
    line: int | None = None  # a SyntaxError's message has it already
    trace = error.__traceback__
    where = file
    while trace is not None:
        code = trace.tb_frame.f_code
        if file is not None and code.co_filename == file:
            line = trace.tb_lineno
        elif file is None:
            line, where = trace.tb_lineno, code.co_filename
        trace = trace.tb_next
    text = one_line(type(error).__name__ + (f": {said}" if said else ""))
    return text if line is None or where is None else f"{text} ({one_line(Path(where).name)}, line {line})"


def one_line(text: str, longest: int = LONGEST_LINE) -> str:
    """A text made fit for a report: one short line, without anything that a terminal would act on."""
    text = " ".join("".join(letter if letter.isprintable() else " " for letter in text[: 2 * longest]).split())
    return text if len(text) <= longest else text[: longest - 1] + "…"
