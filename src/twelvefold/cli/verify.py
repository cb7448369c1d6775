"""`twelvefold verify`: replays records by the rules and reports what is wrong."""

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, BinaryIO

import typer

from twelvefold.arena.many import cores, in_order
from twelvefold.cli.console import bar
from twelvefold.cli.lines import Line, numbered_lines
from twelvefold.cli.options import Json
from twelvefold.words import in_english, say, why_not

PIECE_LINES = 500
PIECE_BYTES = 4 * 1024 * 1024

Fault = tuple[int, object]
"""The line of a wrong record, and what is wrong with it, translated when printed."""


def verify(
    files: Annotated[list[str], typer.Argument(metavar="FILE…", help="cli-verify-files")],
    as_json: Json = False,
) -> None:
    """Replay records by the rules."""
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
                print(say("cli-cannot-be-read", path=name, why=why_not(error)), file=sys.stderr)
                break
            if not checked:
                break
            right += checked - len(found)
            wrong += len(found)
            faults += [{"file": name, "line": number, "error": in_english(what)} for number, what in found]
            if not as_json:
                print("".join(f"{name}:{number}: {what}\n" for number, what in found), end="")
                faults.clear()
    if as_json:
        print(json.dumps({"right": right, "wrong": wrong, "faults": faults, "unread": unread}))
    else:
        print(f"{right} right, {wrong} wrong")
    raise typer.Exit(2 if unread else 1 if wrong else 0)


def _checked(name: str) -> Iterator[tuple[int, list[Fault]]]:
    """For each chunk of a file: the number of records, and the wrong ones."""
    if name == "-":
        yield from in_order(check_lines, _pieces(sys.stdin.buffer), workers=cores())
        return
    with Path(name).open("rb") as file, bar(say("cli-verify-verifying")) as progress:
        line = progress.add_task("", total=None)
        for checked, found in in_order(check_lines, _pieces(file), workers=cores()):
            progress.advance(line, checked)
            yield checked, found


def _pieces(file: BinaryIO) -> Iterator[list[Line]]:
    """The non-empty lines of a file, in chunks of limited size."""
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
    """The number of lines, and what is wrong with which of them."""
    from twelvefold.engine.record_check import check_record
    from twelvefold.engine.record_json import RecordError

    faults: list[Fault] = []
    for number, line in lines:
        try:
            check_record(line.rstrip(b"\r\n"))
        except RecordError as error:
            faults.append((number, error.args[0]))
    return len(lines), faults
