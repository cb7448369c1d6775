"""Files of puzzles: one JSON object per line, compressed. One comes with the package."""

import gzip
import zlib
from collections.abc import Sequence
from functools import cache
from importlib import resources
from pathlib import Path

import msgspec

from twelvefold.analysis.puzzles.puzzle import Puzzle, PuzzleError
from twelvefold.words import Sentence

FILE = "puzzles.jsonl.gz"
MOST_BYTES = 64 * 1024 * 1024
"""No file of puzzles unpacks to more; the package's own is about a megabyte."""

_decoder = msgspec.json.Decoder(Puzzle)
_encoder = msgspec.json.Encoder()


class Library:
    """Puzzles by id."""

    def __init__(self, puzzles: Sequence[Puzzle]) -> None:
        self.puzzles = tuple(puzzles)
        self.by_id = {puzzle.id: puzzle for puzzle in puzzles}

    def find(self, name: str) -> Puzzle:
        """The puzzle with an id; a PuzzleError if there is none."""
        found = self.by_id.get(name.strip().lower().removeprefix("#"))
        if found is None:
            raise PuzzleError(Sentence("error-puzzle-none", name=name[:20]))
        return found


@cache
def library() -> Library:
    """The puzzles that come with the package."""
    return Library(unpacked(resources.files("twelvefold.analysis.puzzles").joinpath(FILE).read_bytes()))


def read_puzzles(path: Path) -> list[Puzzle]:
    """The puzzles in a file, compressed or not; a PuzzleError says what is wrong with it."""
    return unpacked(path.read_bytes())


def unpacked(data: bytes) -> list[Puzzle]:
    """The puzzles in a file's bytes."""
    if data.startswith(b"\x1f\x8b"):
        try:
            data = _bounded(data)
        except (zlib.error, EOFError) as error:
            raise PuzzleError(Sentence("error-puzzle-file", line="1", why=str(error))) from None
    found = []
    for number, line in enumerate(data.splitlines(), 1):
        try:
            found.append(_decoder.decode(line))
        except (msgspec.DecodeError, UnicodeDecodeError) as error:
            raise PuzzleError(Sentence("error-puzzle-file", line=str(number), why=str(error))) from None
    return found


def _bounded(data: bytes) -> bytes:
    unpacking = zlib.decompressobj(wbits=31)
    text = unpacking.decompress(data, MOST_BYTES)
    if not unpacking.eof:
        raise EOFError("it isn't complete, or too long")
    return text


def line_of(puzzle: Puzzle) -> bytes:
    """A puzzle as a line of a file."""
    return _encoder.encode(puzzle) + b"\n"


def packed(puzzles: Sequence[Puzzle]) -> bytes:
    """Puzzles as a compressed file; the same puzzles always make the same bytes."""
    return gzip.compress(b"".join(map(line_of, puzzles)), mtime=0)
