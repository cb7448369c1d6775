"""Bots that a host registers: what they are called, and what is refused before anybody's code runs."""

from pathlib import Path

import pytest

from twelvefold.bots import BotError
from twelvefold.server.bots.registered import MOST, registered_bots

OWN = str(Path(__file__).parents[2] / "bots" / "own_bot.py")


def test_a_bot_is_called_by_its_class_unless_it_has_another_name() -> None:
    bots = registered_bots([f"{OWN}:Mine,My agent={OWN}:Wrong:does=crash,since=3,limit=60", f"Ö-Bot 2={OWN}:make"])
    assert [(bot.name, bot.foreign.name, bot.foreign.options, bot.foreign.limit) for bot in bots] == [
        ("Mine", "Mine", {}, None),
        ("My agent", "Wrong", {"does": "crash", "since": "3"}, 60),
        ("Ö-Bot 2", "make", {}, None),
    ]


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("nowhere.py:Mine", "nowhere.py: no such file"),
        (OWN, f"{OWN}: name the class too, as in my_bot.py:Mine"),
        ("nobody", 'there is no bot "nobody": name a file, as in my_bot.py:Mine, or a bot from an installed package'),
        ("naive", '"naive" is already in the game: name a bot of your own, as in my_bot.py:Mine'),
        ("Strong=master:ms=50", '"master" is already in the game: name a bot of your own, as in my_bot.py:Mine'),
        (f"Master={OWN}:Mine", 'the name "Master" is taken: choose another, as in Other=my_bot.py:Mine'),
        (f"{OWN}:Mine,mine={OWN}:Wrong", "the name mine is taken: choose another, as in Other=my_bot.py:Mine"),
        (f"{OWN}:Mine:limit=61", f"{OWN}:Mine: limit must be a number from 1 to 60, not 61"),
    ],
)
def test_what_cannot_be_registered_is_one_sentence(text: str, why: str) -> None:
    with pytest.raises(BotError) as error:
        registered_bots([text])
    assert str(error.value) == why


@pytest.mark.parametrize("name", ["", " ", "x" * 25, "a\u202eb", "a  b", "a\tb"])
def test_a_name_that_cannot_be_shown_is_refused(name: str) -> None:
    with pytest.raises(BotError, match="a bot's name has up to 24 characters"):
        registered_bots([f"{name}={OWN}:Mine"])


def test_so_many_can_be_registered() -> None:
    texts = [f"Bot {number}={OWN}:Mine" for number in range(MOST + 1)]
    assert len(registered_bots(texts[:MOST])) == MOST
    with pytest.raises(BotError, match="you can register up to 12 bots, not 13"):
        registered_bots(texts)
