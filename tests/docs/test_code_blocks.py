"""Runs what the pages show: Python sessions as doctests, console sessions with the command itself."""

import doctest
import re
from pathlib import Path

import pytest
from tests.cli.command import forked
from tests.docs.pages import PAGES, ROOT, Block, blocks, name_of

WITH_PYTHON = [page for page in PAGES if blocks(page, "python")]
WITH_CONSOLE = [page for page in PAGES if blocks(page, "console")]


def test_the_readme_and_the_tour_show_code() -> None:
    assert {"README.md", "docs/engine.md"} <= {name_of(page) for page in WITH_PYTHON}
    assert {"README.md", "docs/bots.md"} <= {name_of(page) for page in WITH_CONSOLE}
    assert [name for name, _ in _files(ROOT / "docs" / "bots.md")] == ["my_bot.py"]


@pytest.mark.parametrize("page", WITH_PYTHON, ids=name_of)
def test_python_on_the_page_does_what_it_says(page: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(ROOT)
    names: dict[str, object] = {}
    report: list[str] = []
    runner = doctest.DocTestRunner(optionflags=doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE)
    for block in blocks(page, "python"):
        if ">>>" in block.text:
            session = doctest.DocTestParser().get_doctest(block.text, names, name_of(page), str(page), block.line - 1)
            runner.run(session, out=report.append, clear_globs=False)
            names = session.globs
        else:
            exec(compile("\n" * (block.line - 1) + block.text, page, "exec"), names)
    assert not report, "".join(report)


@pytest.mark.parametrize("page", WITH_CONSOLE, ids=name_of)
def test_commands_on_the_page_answer_as_it_says(page: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(tmp_path)
    for name, text in _files(page):
        (tmp_path / name).write_text(text, encoding="utf-8")
    for block in blocks(page, "console"):
        for command, said in _steps(block):
            program, *arguments = command.split()
            assert program == "twelvefold", f"{name_of(page)}:{block.line}: only our own command is run here"
            done = forked(arguments, environment={"NO_COLOR": "1"})
            assert done.returncode in (0, 1), f"{command}\n{done.stderr}"
            pattern = ".*".join(map(re.escape, said.strip().split("…")))
            assert re.fullmatch(pattern, done.stdout.strip(), re.DOTALL), f"{command}\n{done.stdout}"


def _files(page: Path) -> list[tuple[str, str]]:
    """The files that a page shows in full: Python blocks that begin with a file name as a comment."""
    found = [(re.match(r"# (\w+\.py)\n", block.text), block.text) for block in blocks(page, "python")]
    return [(name[1], text) for name, text in found if name]


def _steps(block: Block) -> list[tuple[str, str]]:
    """Each command of a session with its output; … stands for anything."""
    parts = re.split(r"^\$ (.*)$", block.text, flags=re.MULTILINE)
    assert not parts[0].strip(), "a session begins with a command"
    return list(zip(parts[1::2], parts[2::2], strict=True))
