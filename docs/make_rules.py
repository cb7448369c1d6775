"""Writes docs/rules.md from the words of the game: `python docs/make_rules.py`; `--check` says whether it is stale.

The rulebook in the browser is the same text, from the same messages.
"""

import re
import sys
from collections.abc import Iterator
from pathlib import Path
from textwrap import fill

from twelvefold.words import say_in
from twelvefold.words.rulebook import Block, Part, Table, rulebook

PAGE = Path(__file__).resolve().parent / "rules.md"
WIDTH = 125
NOTE = "<!-- Made by docs/make_rules.py from rulebook.json and en.ftl in src/twelvefold/words: change it there. -->"
OTHER_PAGE = re.compile(r"\b[a-z]+\.md\b")


def page() -> str:
    """The whole page."""
    return "\n\n".join([NOTE, f"# {_said('rulebook-title')}", *_pieces()]) + "\n"


def _pieces() -> Iterator[str]:
    for chapter in rulebook()["chapters"]:
        yield from _part("##", chapter)
        for part in chapter["parts"]:
            yield from _part("###", part)


def _part(level: str, part: Part) -> Iterator[str]:
    yield f"{level} {_said(part['title'])}"
    yield from (_block(block) for block in part["blocks"])


def _block(block: Block) -> str:
    if "text" in block:
        return _wrapped(_said(block["text"]), "")
    if "steps" in block:
        return "\n".join(_wrapped(_said(step), f"{place}. ") for place, step in enumerate(block["steps"], 1))
    if "points" in block:
        return "\n".join(_wrapped(_said(point), "- ") for point in block["points"])
    if "table" in block:
        return _table(block["table"])
    name = block["picture"]
    return f"![{_said(rulebook()['pictures'][name]['alt'])}](pictures/{name}.svg)"


def _table(table: Table) -> str:
    rows = [table["head"], *table["rows"]]
    lines = [f"| {' | '.join(map(_cell, row))} |" for row in rows]
    return "\n".join([lines[0], "|---" * len(table["head"]) + "|", *lines[1:]])


def _cell(cell: str | int) -> str:
    return _said(cell) if isinstance(cell, str) else str(cell)


def _said(message: str) -> str:
    """A message in English, with links to the pages that it names."""
    return OTHER_PAGE.sub(lambda found: f"[{found[0]}]({found[0]})", say_in("en", message))


def _wrapped(text: str, mark: str) -> str:
    indent = " " * len(mark)
    return fill(
        text, WIDTH, initial_indent=mark, subsequent_indent=indent, break_long_words=False, break_on_hyphens=False
    )


def main(arguments: list[str]) -> None:
    """Write the page, or complain that it is stale."""
    if "--check" not in arguments:
        PAGE.write_text(page(), encoding="utf-8", newline="\n")
    elif PAGE.read_text(encoding="utf-8") != page():
        sys.exit("docs/rules.md is not what the words of the game say now; run make generate.")


if __name__ == "__main__":
    main(sys.argv[1:])
