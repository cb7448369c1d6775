"""`twelvefold verify`: replays records by the rules and says what is wrong."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.bar import bar
from twelvefold.cli.lines import Line, numbered_lines
from twelvefold.cli.options import Json

PIECE_LINES = 500
PIECE_BYTES = 4 * 1024 * 1024

Fault = tuple[int, str]


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="Files with a record on each line; - is stdin.")],
    as_json: Json = False,
) -> None:
    """Replay records by the rules.

    A line for each wrong record says where it is and what is wrong with it; then how many are right and wrong.
    Exit code 0 if all are right, 1 if any is wrong, 2 if a file cannot be read.

    [dim]twelvefold verify games.jsonl[/dim]
    """
    right = wrong = 0
    faults: list[dict[str, object]] = []
    unread: list[dict[str, str]] = []
    for name in files:
        pieces = _checked(name)
        while True:
            try:
                checked, found = next(pieces, (0, []))
            except OSError as error:
                unread.append({"file": name, "error": str(error.strerror or error)})
                print(f"{name}: cannot be read: {error.strerror or error}", file=sys.stderr)
                break
            if not checked:
                break
            right += checked - len(found)
            wrong += len(found)
            faults += [{"file": name, "line": number, "error": sentence} for number, sentence in found]
            if not as_json:
                print("".join(f"{name}:{number}: {sentence}\n" for number, sentence in found), end="")
                faults.clear()
    if as_json:
        print(json.dumps({"right": right, "wrong": wrong, "faults": faults, "unread": unread}))
    else:
        print(f"{right} right, {wrong} wrong")
    raise typer.Exit(2 if unread else 1 if wrong else 0)


def _checked(name: str) -> Iterator[tuple[int, list[Fault]]]:
    """How many records each piece of a file has, and those that are wrong."""
    if name == "-":
        yield from in_order(check_lines, _pieces(sys.stdin.buffer), workers=cores())
        return
    with Path(name).open("rb") as file, bar("verifying") as progress:
        line = progress.add_task("", total=None)
        for checked, found in in_order(check_lines, _pieces(file), workers=cores()):
            progress.advance(line, checked)
            yield checked, found


def _pieces(file: BinaryIO) -> Iterator[list[Line]]:
    """The lines of a file that are not empty, in pieces of bounded size."""
    piece: list[Line] = []
    size = 0
    for number, line in numbered_lines(file):
        if not line.strip():
            continue
        piece.append((number, line))
        size += len(line)
        if len(piece) >= PIECE_LINES or size >= PIECE_BYTES:
            yield piece
            piece, size = [], 0
    if piece:
        yield piece


def check_lines(lines: list[Line]) -> tuple[int, list[Fault]]:
    """How many lines there are, and what is wrong with which."""
    from twelvefold.engine.paper import RecordError
    from twelvefold.engine.record_check import check_record

    faults: list[Fault] = []
    for number, line in lines:
        try:
            check_record(line.rstrip(b"\r\n"))
        except RecordError as error:
            faults.append((number, str(error)))
    return len(lines), faults
