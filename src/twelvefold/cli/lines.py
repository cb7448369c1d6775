"""The lines of a file that comes from anywhere: numbered alike in every command, and never held whole if too long."""

from collections.abc import Iterator
from typing import BinaryIO

Line = tuple[int, bytes]


def numbered_lines(file: BinaryIO) -> Iterator[Line]:
    """Lines from 1 on; of one that no record can be, only as much as shows that it is too long."""
    from twelvefold.engine.record_json import MOST_BYTES

    number, longest = 0, MOST_BYTES + 2
    while line := file.readline(longest):
        number += 1
        rest = line
        while len(rest) == longest and not rest.endswith(b"\n"):
            rest = file.readline(longest)
        yield number, line
