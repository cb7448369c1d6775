"""Options that several commands share."""

import os
from pathlib import Path
from typing import Annotated

import typer

from twelvefold.words import Sentence, choose, speak, there
from twelvefold.world.box import Box
from twelvefold.world.box_file import BoxError, read_box, standard_box
from twelvefold.world.errors import TwelvefoldError

Players = Annotated[int, typer.Option("--players", "-p", min=2, max=4, help="How many seats.")]
SeedOption = Annotated[
    str | None,
    typer.Option("--seed", "-s", help="An integer below 2**256 or any text; the same seed gives the same games."),
]
Mystery = Annotated[bool, typer.Option("--mystery", help="Half of the animals lie face down at first.")]
Beginner = Annotated[bool, typer.Option("--beginner", help="No objectives; each animal scores 1.")]
Bots = Annotated[str, typer.Option("--bots", help="Who plays: one name for all seats, or one a seat with commas.")]
BoxOption = Annotated[
    Path | None, typer.Option("--box", metavar="FILE", help="A box of tiles of your own; see docs/boxes.md.")
]
Lang = Annotated[
    str | None, typer.Option("--lang", metavar="CODE", help="The language, such as de; else that of your locale.")
]
Json = Annotated[bool, typer.Option("--json", help="Print JSON for a program to read.")]


def seed_of(text: str) -> int | str:
    """A seed from the command line: an integer if it looks like one, else the text itself."""
    try:
        return int(text, 0) if text.lower().startswith("0x") else int(text)
    except ValueError:
        return text


def speak_as_wished(lang: str | None) -> None:
    """Speak the language that was asked for, else that of the locale."""
    if lang is not None and lang not in there():
        raise TwelvefoldError(Sentence("cli-no-language", lang=lang[:20], languages=", ".join(there())))
    speak(lang or choose(os.environ))


def must_be_writable(path: Path) -> None:
    """Whether a file can be written must be known before, not after, the work; nothing is left lying until then."""
    there = path.exists()
    if there and not (path.is_file() or path.is_dir()):
        return  # a pipe or a device would hear of it
    path.open("ab").close()
    if not there:
        path.unlink()


def box_of(path: Path | None) -> Box:
    """The box in a file, or the standard one; all defects of a wrong one are named at once."""
    if path is None:
        return standard_box()
    try:
        return read_box(path)
    except BoxError as error:
        raise BoxError([f"{path} is no box to play with: {error}"]) from None
