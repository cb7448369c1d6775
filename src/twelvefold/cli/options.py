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
    """A seed from the command line: an integer if it looks like one, otherwise the text itself."""
    try:
        return int(text, 0) if text.lower().startswith("0x") else int(text)
    except ValueError:
        return text


def must_be_file(path: Path) -> None:
    """Refuse `-`, which some options take as stdout: it is surely not meant as a file name."""
    if str(path) == "-":
        raise TwelvefoldError(Sentence("cli-no-stdout"))


def must_be_writable(path: Path) -> None:
    """Check before the work starts that a file can be written, without leaving one behind."""
    must_be_file(path)
    there = path.exists()
    if there and not (path.is_file() or path.is_dir()):
        return  # opening a pipe or a device would have side effects
    path.open("ab").close()
    if not there:
        path.unlink()


def write_file(path: Path, text: str) -> None:
    """Write a file; if the disk is full, the error names the file."""
    try:
        path.write_text(text, encoding="utf-8")
    except OSError as error:
        error.filename = error.filename or str(path)
        raise


def box_of(path: Path | None) -> Box:
    """The box in a file, or the standard one; an invalid box is reported with all its defects at once."""
    if path is None:
        return standard_box()
    try:
        return read_box(path)
    except BoxError as error:
        raise BoxError([Several([Sentence("cli-no-box", path=path), error], ": ")]) from None
