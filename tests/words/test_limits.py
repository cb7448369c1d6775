"""Messages for a button or a single line are short enough in every language."""

import pytest
from tests.words.limits import limits, longest, patterns

from twelvefold.words import there


def test_limits_are_set_for_messages_that_exist() -> None:
    assert len(limits()) > 100
    assert sorted(limits().keys() - patterns("en").keys()) == []


@pytest.mark.parametrize("language", there())
def test_no_message_is_longer_than_its_limit(language: str) -> None:
    long = {
        name: f"{len(text)} > {limit}: {text}"
        for name, limit in limits().items()
        if len(text := longest(language, name)) > limit
    }
    assert long == {}
