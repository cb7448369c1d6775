"""Every message and every field has a description."""

import pytest

from twelvefold.protocol.generate.meaning import WORDS, meaning
from twelvefold.protocol.generate.parts import Choice, Object, Row
from twelvefold.protocol.generate.source import read_protocol

PROTOCOL = read_protocol()
OBJECTS = [part for part in PROTOCOL.parts if isinstance(part, Object | Row)]


@pytest.mark.parametrize("part", OBJECTS, ids=lambda part: part.name)
def test_a_message_and_its_fields_have_a_sentence(part: Object | Row) -> None:
    assert part.says.endswith("."), f"{part.name} needs a docstring"
    for field in part.fields:
        assert meaning(PROTOCOL, field).endswith("."), (
            f"{part.name}.{field.name} needs a docstring, a type that says what it is, or a word in meaning.py"
        )


def test_a_choice_has_a_sentence() -> None:
    assert [part.name for part in PROTOCOL.parts if isinstance(part, Choice) and not part.says.endswith(".")] == []


def test_no_word_is_explained_in_vain() -> None:
    used = {
        field.name for part in OBJECTS for field in part.fields if meaning(PROTOCOL, field) == WORDS.get(field.name)
    }
    assert set(WORDS) - used == set()
