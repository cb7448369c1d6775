"""The lines of an untrusted file: every command numbers them alike, and none is read completely if it is too long."""

from collections.abc import Iterator
from typing import BinaryIO

Line = tuple[int, bytes]


def numbered_lines(file: BinaryIO) -> Iterator[Line]:
    """Lines numbered from 1; of a line too long to be a record, only enough to show that it is."""
    from twelvefold.engine.record_json import MOST_BYTES

    number, longest = 0, MOST_BYTES + 2
    while line := file.readline(longest):
        number += 1
        rest = line
        while len(rest) == longest and not rest.endswith(b"\n"):
            rest = file.readline(longest)
        yield number, line
