"""Options that several commands share."""

from pathlib import Path
from typing import Annotated

import typer

from twelvefold.words import Sentence, Several
from twelvefold.world.box import Box
from twelvefold.world.box_file import BoxError, read_box, standard_box
from twelvefold.world.errors import TwelvefoldError

Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="cli-option-players")]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", "-s", help="cli-option-seed"),
]
Mystery = Annotated[bool, typer.Option("--mystery", help="cli-option-mystery")]
Beginner = Annotated[bool, typer.Option("--beginner", help="cli-option-beginner")]
Bots = Annotated[str, typer.Option("--bots", help="cli-option-bots")]
BoxOption = Annotated[Path | None, typer.Option("--box", metavar="FILE", help="cli-option-box")]
Json = Annotated[bool, typer.Option("--json", help="cli-option-json")]


def seed_of(text: str) -> int | str:
    """A seed from the command line: an integer if it looks like one, else the text itself."""
    try:
        return int(text, 0) if text.lower().startswith("0x") else int(text)
    except ValueError:
        return text


def must_be_file(path: Path) -> None:
    """Refuse `-`, which is stdout to some options: nobody means a file of that name."""
    if str(path) == "-":
        raise TwelvefoldError(Sentence("cli-no-stdout"))


def must_be_writable(path: Path) -> None:
    """Whether a file can be written must be known before, not after, the work; nothing is left lying until then."""
    must_be_file(path)
    there = path.exists()
    if there and not (path.is_file() or path.is_dir()):
        return  # a pipe or a device would hear of it
    path.open("ab").close()
    if not there:
        path.unlink()


def write_file(path: Path, text: str) -> None:
    """Write a file; if the disk is full, the error names it."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def box_of(path: Path | None) -> Box:
    """The box in a file, or the standard one; all defects of a wrong one are named at once."""
    if path is None:
        return standard_box()
    try:
        return read_box(path)
    except BoxError as error:
        raise BoxError([Several([Sentence("cli-no-box", path=path), error], ": ")]) from None
