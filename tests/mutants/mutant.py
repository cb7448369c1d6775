"""A mutant: the product with one rule bent."""

import shutil
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]
PACKAGE = "twelvefold"


@dataclass(frozen=True)
class Mutant:
    """One rule bent in one place, and the test that has to fail on it."""

    name: str
    """The wrong rule, as a sentence."""
    file: str
    """Where it is bent, under src/twelvefold."""
    old: str
    """What stands there exactly once."""
    new: str
    test: str
    """The test that notices, as `file::name` under tests/rules, without `test_`."""
    compiled: bool = False
    """Whether the code runs only compiled; otherwise the mutant runs as plain Python, which takes a second."""

    @property
    def node(self) -> str:
        """The test's name for pytest."""
        file, test = self.test.split("::")
        return f"tests/rules/test_rules_of_{file}.py::test_{test}"


def copy_of_the_product(folder: Path) -> Path:
    """The package's sources in a folder of their own; returns what goes into PYTHONPATH."""
    shutil.copytree(ROOT / "src" / PACKAGE, folder / PACKAGE, ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def bend(source: Path, mutant: Mutant) -> None:
    """Put the mutant into a copy of the product; it has to fit exactly one place, so that mutants cannot rot."""
    path = source / PACKAGE / mutant.file
    text = path.read_text(encoding="utf-8")
    found = text.count(mutant.old)
    assert found == 1, (
        f"{mutant.file} holds this {found} times, not once; bend the rule in its new place:\n{mutant.old}"
    )
    bent = text.replace(mutant.old, mutant.new)
    compile(bent, str(path), "exec")
    path.write_text(bent, encoding="utf-8")
