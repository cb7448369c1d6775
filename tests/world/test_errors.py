"""How an error message shows a wrong value."""

import pytest

from twelvefold.world.errors import LONGEST, shown


@pytest.mark.parametrize(
    ("value", "text"),
    [
        ("naïve", '"naïve"'),
        ("жук 虎", '"жук 虎"'),
        ("a\x1b[2J\x7f\n", r'"a\u001b[2J\u007f\n"'),
        ("a\u202eb\ud800", r'"a\u202eb\ud800"'),
        ({"é": [1, None]}, '{"é": [1, null]}'),
    ],
)
def test_letters_are_shown_as_they_are_and_what_a_terminal_would_act_on_is_not(value: object, text: str) -> None:
    assert shown(value) == text


def test_a_long_value_is_cut() -> None:
    for letter in ("x", "é", "\x7f"):
        assert len(shown(letter * 1000)) == LONGEST
