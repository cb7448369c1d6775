"""The architecture page follows a move step by step: each file and function that it names exists, in that place."""

import ast
import re

import pytest
from tests.docs.pages import ROOT

STEP = re.compile(r"^\| \d+ \| `([\w./-]+)` \| `([\w.]+)` \|", re.MULTILINE)
"""A row of the table: its number, a file, and a function or `Class.method` in it."""
STEPS = STEP.findall((ROOT / "docs" / "architecture.md").read_text(encoding="utf-8"))


def _functions_of_python(text: str) -> set[str]:
    """Functions by name, methods as Class.method."""
    found = set()
    for node in ast.parse(text).body:
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.add(node.name)
        elif isinstance(node, ast.ClassDef):
            methods = [each for each in node.body if isinstance(each, ast.FunctionDef | ast.AsyncFunctionDef)]
            found |= {f"{node.name}.{each.name}" for each in methods}
    return found


def _functions_of_typescript(text: str) -> set[str]:
    """The same, relying on our formatter: functions at the margin, methods indented by two columns."""
    found = set(re.findall(r"^(?:export )?(?:async )?function (\w+)", text, re.MULTILINE))
    found |= set(re.findall(r"^(?:export )?const (\w+)(?:: [^=]+)? = (?:async )?\(", text, re.MULTILINE))
    classes = r"^(?:export )?(?:abstract )?class (\w+)[^\n]*\{\n(.*?)^\}"
    for name, body in re.findall(classes, text, re.MULTILINE | re.DOTALL):
        methods = re.findall(r"^  (?:private |protected |static |async )*(\w+)(?:<[^\n]*?>)?\(", body, re.MULTILINE)
        found |= {f"{name}.{method}" for method in methods}
    return found


def test_the_page_follows_a_move_there_and_back() -> None:
    files = [file for file, _ in STEPS]
    assert len(files) >= 20
    assert files[0].startswith("web/src/globe/")
    assert files[-1].startswith("web/src/")
    assert any(file.startswith("src/twelvefold/server/store/") for file in files)


@pytest.mark.parametrize(("file", "function"), STEPS, ids=lambda each: each)
def test_a_step_names_a_function_of_a_file(file: str, function: str) -> None:
    path = ROOT / file
    assert path.is_file(), f"there is no {file}"
    text = path.read_text(encoding="utf-8")
    found = _functions_of_python(text) if path.suffix == ".py" else _functions_of_typescript(text)
    assert function in found, f"{file} has no {function}"
