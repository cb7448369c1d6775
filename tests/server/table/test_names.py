"""Names are shown to others: nothing hides in them, and nothing escapes from its line."""

import unicodedata

import pytest
from hypothesis import given
from hypothesis import strategies as st

from twelvefold.protocol.limits import LONGEST_NAME
from twelvefold.protocol.messages import Reason
from twelvefold.server.table.names import MOST_MARKS, clean_name
from twelvefold.server.table.refusal import Refused


@pytest.mark.parametrize(
    ("given_name", "shown"),
    [
        ("Ada", "Ada"),
        ("  Ada \t\n Lovelace ", "Ada Lovelace"),
        ("Ada\u00a0\u2003\u3000L", "Ada L"),
        ("A\x00d\x1ba\x7f", "Ada"),
        ("\u202eadA\u202c", "adA"),
        ("\u2066Ada\u2069\u200f", "Ada"),
        ("A\u200bd\ufeffa\u00ad\u2060", "Ada"),
        ("A\u200dd\u200ca", "Ada"),
        ("Ada\u200d", "Ada"),
        ("\u200c Ada \u200d B", "Ada B"),
        (" \u094dA", "A"),
        ("Ada\ufe0f\u034f\U000e0100", "Ada"),
        ("e\u0301", "é"),
        ("e\x00\u0301", "é"),
        ("Jose\u0301", "José"),
        ("x" * 80, "x" * LONGEST_NAME),
        ("x" * 23 + "  y", "x" * 23),
        ("می\u200cخواهم", "می\u200cخواهم"),
        ("क्\u200dष", "क्\u200dष"),
        ("👩\u200d🚀", "👩\u200d🚀"),
        ("❤\ufe0f\u200d🔥", "❤\ufe0f\u200d🔥"),
        ("👍🏽", "👍🏽"),
        ("שלום", "שלום"),
        ("ผู้เล่น", "ผู้เล่น"),
        ("<script>alert(1)</script>", "<script>alert(1)</script"),
        ("A\ue000\U0010fffd", "A"),
        ("7", "7"),
        ("...", "..."),
    ],
)
def test_a_name_is_cleaned(given_name: str, shown: str) -> None:
    assert clean_name(given_name) == shown


@pytest.mark.parametrize(
    "text",
    ["", " ", "\t\n", "\u200b", "\u200d" * 9, "\u202e", "\u3164", "\u2800 \u115f", "\u0301\u0301", "\x00", "\ufe0f"],
)
def test_a_name_of_which_nothing_is_seen_is_refused(text: str) -> None:
    with pytest.raises(Refused) as caught:
        clean_name(text)
    assert caught.value.reason is Reason.BAD_NAME


@pytest.mark.parametrize("between", ["", "\x00", "\u200d", "\u200b", "\ufe0f", "\u034f"])
def test_marks_do_not_pile_up_on_a_letter(between: str) -> None:
    name = clean_name("Z" + (between + "\u0335\u0489") * 20 + "o")
    assert name[0] + name[-1] == "Zo"
    assert len(name) == MOST_MARKS + 2


def test_a_picture_that_is_cut_leaves_no_joiner_at_the_end() -> None:
    name = clean_name("a" + "👩\u200d" * 30)
    assert len(name) <= LONGEST_NAME
    assert name[-1] == "👩"


HARD = st.sampled_from("aé \u0301\u0335\u0489\u200c\u200d\ufe0f\u034f\u202e\x00\u3164क\u094d👩❤🔥\u2028")


@given(st.one_of(st.text(max_size=80), st.lists(HARD, max_size=80).map("".join)))
def test_a_clean_name_is_short_of_one_line_and_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text)
    except Refused as refused:
        assert refused.reason is Reason.BAD_NAME  # noqa: PT017  # a refusal is fine too, for this reason only
        return
    assert 1 <= len(name) <= LONGEST_NAME
    assert name == name.strip()
    assert unicodedata.is_normalized("NFC", name)
    assert clean_name(name) == name
    kinds = [unicodedata.category(letter) for letter in name if letter not in "\u200c\u200d"]
    assert not {kind for kind in kinds if kind[0] == "C" or kind in {"Zl", "Zp"}}
    for at in range(len(name) - MOST_MARKS):
        assert not all(unicodedata.category(letter) in {"Mn", "Me"} for letter in name[at : at + MOST_MARKS + 1])
