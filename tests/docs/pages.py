"""The pages of the documentation, and the blocks of code in them."""

import re
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PAGES = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", ROOT / "CHANGELOG.md", *sorted((ROOT / "docs").glob("*.md"))]

BLOCK = re.compile(r"^```(\w*)\n(.*?)^```$", re.MULTILINE | re.DOTALL)


@dataclass(frozen=True)
class Block:
    """A block of code: its language, its position and its text."""

    language: str
    line: int
    text: str


def name_of(page: Path) -> str:
    """A page's path within the repository."""
    return page.relative_to(ROOT).as_posix()


def blocks(page: Path, language: str) -> list[Block]:
    """A page's blocks in one language, from top to bottom."""
    text = page.read_text(encoding="utf-8")
    return [
        Block(found[1], text.count("\n", 0, found.start(2)) + 1, found[2])
        for found in BLOCK.finditer(text)
        if found[1] == language
    ]


def without_code(page: Path) -> str:
    """A page's prose."""
    return BLOCK.sub("", page.read_text(encoding="utf-8"))
