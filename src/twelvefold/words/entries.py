"""Cuts a Fluent file into its messages, so that only the ones in use are parsed."""

import re

ENTRY = re.compile(r"^(-?[a-z][a-z0-9-]*) *=", re.MULTILINE)
REFERENCE = re.compile(r"\{\s*(-?[a-z][a-z0-9-]*)")


def entries_of(text: str) -> dict[str, str]:
    """The source of each message and term of a file."""
    starts = list(ENTRY.finditer(text))
    ends = [start.start() for start in starts[1:]] + [len(text)]
    return {start[1]: text[start.start() : end] for start, end in zip(starts, ends, strict=True)}


def needed(entries: dict[str, str], name: str) -> dict[str, str]:
    """A message and everything it refers to."""
    found: dict[str, str] = {}
    waiting = [name]
    while waiting:
        each = waiting.pop()
        if each in entries and each not in found:
            found[each] = entries[each]
            waiting += REFERENCE.findall(entries[each])
    return found
