"""Every message that is asked for exists, and every message that exists is asked for."""

import re

from tests.words.asked import asked_in_python, asked_in_the_browser, patterns, texts
from tests.words.files import words_of


def test_all_that_is_asked_for_is_there() -> None:
    words = words_of("en").keys()
    assert sorted(asked_in_the_browser() - words) == []
    assert sorted(asked_in_python() - words) == []
    assert len(asked_in_the_browser()) > 100


def test_all_that_is_there_is_asked_for() -> None:
    made = re.compile("|".join(sorted(patterns())))
    unused = [name for name in words_of("en") if name not in texts() and not made.fullmatch(name)]
    assert unused == []
