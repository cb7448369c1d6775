"""Runs the notebook and stores what its cells show: `python docs/make_notebook.py`.

The cells use plain Python and no magics, so that they run without Jupyter: here, and in a test, which asks for
`--quick FILE`. Jupyter itself would bring 130 MB.
"""

import argparse
import ast
import contextlib
import io
import json
import os
import sys
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from pathlib import Path
from typing import Any

EXAMPLES = Path(__file__).resolve().parents[1] / "examples"
NOTEBOOK = EXAMPLES / "twelvefold.ipynb"
PARAMETERS = "parameters"
"""The tag of the cell whose values can be replaced."""
QUICK = {"SECONDS": 1, "GAMES": 64, "REVIEW": 0.2}

Cell = dict[str, Any]


def read() -> dict[str, Any]:
    """The notebook as it's stored."""
    found: dict[str, Any] = json.loads(NOTEBOOK.read_text(encoding="utf-8"))
    return found


def run(cells: list[Cell], parameters: Mapping[str, object]) -> Iterator[tuple[Cell, list[Cell]]]:
    """Run all code cells in order, as Jupyter would in the notebook's folder; yields each with what it shows."""
    names: dict[str, Any] = {"__name__": "__main__"}
    with _in_examples():
        for cell in cells:
            if cell["cell_type"] != "code":
                continue
            yield cell, _shown("".join(cell["source"]), cell["id"], names)
            if PARAMETERS in cell["metadata"].get("tags", ()):
                names |= parameters


@contextmanager
def _in_examples() -> Iterator[None]:
    before = Path.cwd()
    os.chdir(EXAMPLES)
    sys.path.insert(0, str(EXAMPLES))
    try:
        yield
    finally:
        sys.path.remove(str(EXAMPLES))
        os.chdir(before)


def _shown(source: str, name: str, names: dict[str, Any]) -> list[Cell]:
    """What a cell prints, then the value of its last line if that's an expression."""
    tree = ast.parse(source, name)
    last = tree.body.pop() if tree.body and isinstance(tree.body[-1], ast.Expr) else None
    printed, value = io.StringIO(), None
    with contextlib.redirect_stdout(printed):
        exec(compile(tree, name, "exec"), names)
        if isinstance(last, ast.Expr):
            value = eval(compile(ast.Expression(last.value), name, "eval"), names)
    shown: list[Cell] = []
    if text := printed.getvalue():
        shown.append({"name": "stdout", "output_type": "stream", "text": text.splitlines(keepends=True)})
    if value is not None:
        shown.append({"data": _data(value), "metadata": {}, "output_type": "execute_result"})
    return shown


def _data(value: object) -> dict[str, list[str]]:
    """A value as a picture, if it's one, and as text."""
    draw = getattr(value, "_repr_svg_", None)
    if draw is None:
        return {"text/plain": repr(value).splitlines(keepends=True)}
    return {"image/svg+xml": draw().splitlines(keepends=True), "text/plain": [f"<{type(value).__name__}>"]}


def main() -> None:
    """Run the notebook and store its outputs."""
    parser = argparse.ArgumentParser(description="Run the notebook and store what its cells show.")
    parser.add_argument("--quick", type=Path, metavar="FILE", help="train for a second, and store everything in FILE")
    quick: Path | None = parser.parse_args().quick
    notebook = read()
    for number, (cell, shown) in enumerate(run(notebook["cells"], QUICK if quick else {}), 1):
        cell["execution_count"] = number
        cell["outputs"] = [
            {"execution_count": number, **output} if output["output_type"] == "execute_result" else output
            for output in shown
        ]
    text = json.dumps(notebook, indent=1, ensure_ascii=False, sort_keys=True) + "\n"
    (quick or NOTEBOOK).write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main()
