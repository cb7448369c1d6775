"""What `import twelvefold` provides, and what it doesn't load."""

import subprocess
import sys

import pytest

import twelvefold
from twelvefold.engine.deal import DealError
from twelvefold.engine.stream import SeedError
from twelvefold.engine.trial import TrialError
from twelvefold.world.errors import TwelvefoldError

NAMES = [
    "Animal", "Box", "BoxError", "Deal", "Game", "Habitat", "IllegalMove", "Move", "NotationError", "RecordError",
    "Requirement", "View", "read_box", "read_record", "standard_box", "write_record",
]  # fmt: skip


def test_these_names_are_public() -> None:
    assert twelvefold.__all__ == NAMES
    for name in NAMES:
        assert getattr(twelvefold, name).__name__ == name
        assert getattr(twelvefold, name).__doc__
    assert set(NAMES) <= set(dir(twelvefold))


def test_another_name_is_not_there() -> None:
    with pytest.raises(AttributeError, match="module 'twelvefold' has no attribute 'Board'"):
        twelvefold.Board  # noqa: B018


def test_what_somebody_gives_us_is_wrong_in_one_tree_of_errors() -> None:
    errors = [
        twelvefold.BoxError,
        twelvefold.IllegalMove,
        twelvefold.NotationError,
        twelvefold.RecordError,
        DealError,
        SeedError,
        TrialError,
    ]
    assert all(issubclass(error, TwelvefoldError) for error in errors)
    assert issubclass(TwelvefoldError, ValueError)


@pytest.mark.parametrize(
    ("statement", "absent"),
    [
        ("import twelvefold", ["numba", "llvmlite", "numpy", "msgspec", "rich", "typer", "fluent", "babel"]),
        ("from twelvefold import standard_box; standard_box()", ["numba", "llvmlite", "numpy"]),
        ("from twelvefold import Game; Game.new(2, 1)", ["numba", "numpy"]),
        (
            "from twelvefold import Game; g = Game.new(2, 1); [g.push(g.legal_moves[0]) for _ in range(24)]",
            ["numba", "numpy", "fluent", "babel"],
        ),
        (
            "import twelvefold.bots, twelvefold.server.table.decide, twelvefold.server.table.show",
            ["numpy", "fluent", "babel", "asyncio", "email", "http", "ssl", "subprocess"],
        ),
    ],
)
def test_nothing_is_loaded_before_it_is_needed(statement: str, absent: list[str]) -> None:
    code = f"{statement}\nimport sys; print([name for name in {absent} if name in sys.modules])"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert (done.stdout, done.returncode) == ("[]\n", 0), done.stderr
