"""`python -m twelvefold.protocol.generate` writes the generated files; with `--check` it says which are stale."""

import sys
from pathlib import Path

from twelvefold.protocol.generate.page import page
from twelvefold.protocol.generate.paints import paints
from twelvefold.protocol.generate.source import read_protocol
from twelvefold.protocol.generate.typescript import typescript
from twelvefold.protocol.generate.vectors import vectors
from twelvefold.protocol.generate.world import animals, geometry


def generated() -> dict[str, str]:
    """What each generated file should contain, by its path in the repository."""
    protocol = read_protocol()
    return {
        "docs/protocol.md": page(protocol),
        "web/src/protocol.ts": typescript(protocol),
        "web/src/shapes/paints.ts": paints(),
        "web/src/world/animals.ts": animals(),
        "web/src/world/geometry.ts": geometry(),
        "web/src/world/vectors.ts": vectors(),
    }


def stale(root: Path) -> list[str]:
    """The generated files that are out of date."""
    return [name for name, text in generated().items() if _text(root / name) != text]


def main(arguments: list[str]) -> None:
    """Write the stale files in the current repository, or report them with `--check`."""
    root = Path.cwd()
    names = stale(root)
    if "--check" in arguments:
        if names:
            sys.exit(f"Not what the package says now: {', '.join(names)}; run make generate.")
        return
    for name in names:
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(generated()[name], encoding="utf-8")


def _text(path: Path) -> str | None:
    return path.read_text(encoding="utf-8") if path.is_file() else None


if __name__ == "__main__":
    main(sys.argv[1:])
