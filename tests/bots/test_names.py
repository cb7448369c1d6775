"""Bot names, their options, and lists of them."""

import pytest

from twelvefold.bots import BotError, check_bots, make_bot, split_names
from twelvefold.bots.options import BotOptions


def test_a_list_of_bots_has_commas_and_so_have_options() -> None:
    assert split_names("naive,random") == ["naive", "random"]
    assert split_names("expert:style=spoiler,ms=50,naive") == ["expert:style=spoiler,ms=50", "naive"]
    assert split_names("my_bot.py:Mine:depth=3,limit=5,naive") == ["my_bot.py:Mine:depth=3,limit=5", "naive"]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("nobody", 'there is no bot "nobody": choose one of random, '),
        ("naive:ms=5", 'naive has no option "ms"'),
        ("naive:ms", "write options as in ms=50"),
        ("", 'there is no bot ""'),
        ("\x1b[2J", 'there is no bot "\\u001b[2J"'),
    ],
)
def test_what_is_no_bot_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(text)
    assert sentence in str(caught.value)


def test_options_are_taken_once_each() -> None:
    options = BotOptions("it", "ms=50,style=mild,depth=3")
    assert options.integer("ms", 1, 100) == 50
    assert options.integer("ms", 1, 100) is None
    assert options.choice("style", ["mild", "wild"]) == "mild"
    with pytest.raises(BotError, match='it has no option "depth"'):
        options.finish()
    assert options.rest() == {"depth": "3"}
    options.finish()


@pytest.mark.parametrize("text", ["ms=0", "ms=101", "ms=-1", "ms=x", "ms=", "ms=1,ms=2", "=3", "ms=٣"])
def test_a_number_out_of_bounds_is_refused(text: str) -> None:
    with pytest.raises(BotError):
        BotOptions("it", text).integer("ms", 1, 100)


def test_there_is_a_bot_for_each_seat_or_one_for_all() -> None:
    assert check_bots(["naive"], 3) == ("naive",) * 3
    assert check_bots(["naive", "random"], 2) == ("naive", "random")
    with pytest.raises(BotError, match="2 bots can't fill 3 seats"):
        check_bots(["naive", "random"], 3)
