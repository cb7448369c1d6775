"""A mutant: the product with one rule changed."""

import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "twelvefold"


@dataclass(frozen=True)
class Mutant:
    """One rule changed in one place, and the test that must fail because of it."""

    name: str
    """The wrong rule, as a sentence."""
    file: str
    """The file to change, under src/twelvefold."""
    old: str
    """The text to replace, which occurs exactly once."""
    new: str
    test: str
    """The test that catches it, as `file::name` under tests/rules, without `test_`."""
    compiled: bool = False
    """Whether the code only runs compiled; otherwise the mutant runs as plain Python, which takes a second."""

    @property
    def node(self) -> str:
        """The test's pytest node id."""
        file, test = self.test.split("::")
        return f"tests/rules/test_rules_of_{file}.py::test_{test}"


def copy_of_the_product(folder: Path) -> Path:
    """Copy the package's sources to a folder; returns what to put into PYTHONPATH."""
    shutil.copytree(ROOT / "src" / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def bend(source: Path, mutant: Mutant) -> None:
    """Apply the mutant to a copy of the product; it must match exactly one place, so that mutants can't go stale."""
    path = source / PACKAGE / mutant.file
    text = path.read_text(encoding="utf-8")
    found = text.count(mutant.old)
    assert found == 1, (
        f"{mutant.file} holds this {found} times, not once; bend the rule in its new place:\n{mutant.old}"
    )
    bent = text.replace(mutant.old, mutant.new)
    compile(bent, str(path), "exec")
    path.write_text(bent, encoding="utf-8")
