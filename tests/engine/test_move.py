"""Moves and their notation: three numbers, one code, three characters."""

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twelvefold.engine.move import MOVES, Move, NotationError
from twelvefold.world.units import Face, Rotation, Slot


def test_a_code_is_60_slots_and_5_faces_and_a_rotation() -> None:
    assert Move(Slot(2), Face(6), Rotation(1)).code == 60 * 2 + 5 * 6 + 1
    assert [move.code for move in MOVES] == list(range(300))
    assert [Move.from_code(code) for code in range(300)] == list(MOVES)
    assert MOVES[0] == (0, 0, 0)
    assert MOVES[299] == (4, 11, 4)


def test_every_move_is_read_back_from_its_text() -> None:
    texts = [str(move) for move in MOVES]
    assert len(set(texts)) == 300
    assert [Move.parse(text) for text in texts] == list(MOVES)


@pytest.mark.parametrize(
    ("text", "move"),
    [("1a0", (0, 0, 0)), ("3g1", (2, 6, 1)), ("5l4", (4, 11, 4)), (" 3G1\n", (2, 6, 1)), ("2B3", (1, 1, 3))],
)
def test_a_tile_is_counted_from_1_a_face_has_a_letter_a_rotation_is_0_to_4(text: str, move: tuple[int, ...]) -> None:
    assert Move.parse(text) == move


@pytest.mark.parametrize(
    "text",
    [
        "",
        " ",
        "3g",
        "3g11",
        "0a0",
        "6a0",
        "1m0",
        "1a5",
        "a10",
        "1 a0",
        "-1a0",
        "１a0",
        "1a٣",
        "1a0;",
        "1a0\n1a0",
        "x" * 99,
    ],
)
def test_what_is_no_move_is_refused_with_an_example(text: str) -> None:
    with pytest.raises(
        NotationError, match=r"is not a move: write a tile 1 to 5, a face a to l and a rotation 0 to 4, as in 3g1$"
    ) as got:
        Move.parse(text)
    assert len(str(got.value)) < 130


@pytest.mark.parametrize("code", [-1, 300, 10**30])
def test_a_code_beyond_299_is_refused(code: int) -> None:
    with pytest.raises(NotationError, match=f"a move code is 0 to 299, not {code}"):
        Move.from_code(code)


@given(st.text(max_size=6))
def test_a_text_is_a_move_or_refused(text: str) -> None:
    try:
        move = Move.parse(text)
    except NotationError:
        return
    assert str(move) == text.strip().lower()
