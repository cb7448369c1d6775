"""Bots from a file or an entry point: what is found, and the error when it isn't."""

import sys
from pathlib import Path

import pytest
from tests.bots.positions import boxes, midgames, turn_in

from twelvefold.bots import BotError, make_bot
from twelvefold.bots.foreign import error_line, foreign_of, load, make, one_line
from twelvefold.engine.game import Game
from twelvefold.words import said_in

OWN = Path(__file__).with_name("own_bot.py")


def test_a_class_or_a_function_in_a_file_gives_a_bot() -> None:
    games = list(midgames(boxes()[0], 2))[:4]
    by_class, by_function = make_bot(f"{OWN}:Mine"), make_bot(f"{OWN}:make")
    for game in games:
        assert by_class.choose(turn_in(game)) == by_function.choose(turn_in(game))


def test_what_is_not_an_option_of_ours_goes_to_the_class_as_texts() -> None:
    foreign = foreign_of(f"{OWN}:Wrong:does=nothing,since=3,limit=7")
    assert foreign is not None
    assert foreign.options == {"does": "nothing", "since": "3"}
    assert foreign.limit == 7
    bot = make(foreign, load(foreign))
    assert vars(bot) == {"does": "nothing", "since": 3}


def written(folder: Path, text: str) -> str:
    """A bot file with this text, and the name of its class."""
    file = folder / "my_bot.py"
    file.write_text(text, encoding="utf-8")
    return f"{file}:Mine"


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("missing.py:Mine", "missing.py: no such file"),
        (str(OWN), "own_bot.py: name the class too, as in my_bot.py:Mine"),
        (f"{OWN}:Nobody", 'own_bot.py has no "Nobody"'),
        (f"{OWN}:number", "own_bot.py:number is not a class, but a int"),
        (f"{OWN}:NoBot", "own_bot.py:NoBot creates a NoBot, which has no choose(turn)"),
        (f"{OWN}:Mine:depth=3", "own_bot.py:Mine with depth: TypeError: "),
        (
            f"{OWN}:Wrong:since=x",
            "own_bot.py:Wrong with since: ValueError: invalid literal for int() with base 10: 'x' (",
        ),
        (f"{OWN}:Mine:limit=0", "own_bot.py:Mine: limit must be a number from 1"),
    ],
)
def test_what_is_wrong_with_a_bots_name_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(text)
    assert sentence in str(caught.value)
    assert "\n" not in str(caught.value)


def test_what_is_wrong_with_it_can_be_said_in_any_language(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    written(tmp_path, "class Mine:\n    def __init__(self, depth): ...\n")
    monkeypatch.chdir(tmp_path)
    for name, sentence in (
        ("Nobody", 'w my_bot.py nie ma "Nobody"'),
        ("Mine", "nie można utworzyć bota my_bot.py:Mine (opcje: brak): TypeError"),
    ):
        with pytest.raises(BotError) as caught:
            make_bot(f"my_bot.py:{name}")
        assert said_in("pl", caught.value).startswith(sentence)


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("import numpy\n\nclass Mine\n", "my_bot.py:Mine: SyntaxError: expected ':' (my_bot.py, line 3)"),
        ("x = 1\ny = x / 0\n", "my_bot.py:Mine: ZeroDivisionError: division by zero (my_bot.py, line 2)"),
        ("import nowhere_at_all\n", "ModuleNotFoundError: No module named 'nowhere_at_all' (my_bot.py, line 1)"),
        ("import sys\nsys.exit(3)\n", "my_bot.py:Mine: SystemExit: 3 (my_bot.py, line 2)"),
        ("import os\nos._exit(3)\n", "my_bot.py:Mine: its process ended with status 3"),
        ("raise ValueError('a\\nb\\x1b[2J' + 'c' * 10**6)\n", "my_bot.py:Mine: ValueError: a b [2Jccccc"),
    ],
)
def test_a_file_that_cannot_be_loaded_names_the_error_and_the_line(tmp_path: Path, text: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(written(tmp_path, text))
    said = str(caught.value)
    assert sentence in said
    assert said.count("line ") <= 1
    assert said.isprintable()
    assert len(said) < 600


def test_a_file_may_have_helpers_beside_it_and_stands_in_nobodys_way(tmp_path: Path) -> None:
    (tmp_path / "random.py").write_text("raise ImportError('this is not the library')\n", encoding="utf-8")
    (tmp_path / "helper.py").write_text("def first(turn): return turn.legal_moves[0]\n", encoding="utf-8")
    text = "import helper\nclass Mine:\n    def choose(self, turn):\n        return helper.first(turn)\n"
    game = Game.new(2, 1)
    assert make_bot(written(tmp_path, text)).choose(turn_in(game)) == game.legal_moves[0]


def test_an_entry_point_of_our_group_is_a_bot(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    package = tmp_path / "somebodys"
    package.mkdir()
    (package / "__init__.py").write_text(
        "class First:\n    def choose(self, turn):\n        return turn.legal_moves[0]\n", encoding="utf-8"
    )
    about = tmp_path / "somebodys-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n", encoding="utf-8")
    (about / "entry_points.txt").write_text("[twelvefold.bots]\nfirst-of-all = somebodys:First\n", encoding="utf-8")
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.setenv("PYTHONPATH", str(tmp_path))
    game = Game.new(2, 1)
    assert make_bot("first-of-all").choose(turn_in(game)) == game.legal_moves[0]
    assert "somebodys" not in sys.modules  # their code runs in its own process
    with pytest.raises(BotError, match='no bot "first-of-all"'):
        make_bot("first-of-all", own=False)


def test_names_from_elsewhere_are_never_looked_for_among_files() -> None:
    with pytest.raises(BotError) as caught:
        make_bot(f"{OWN}:Mine", own=False)
    with pytest.raises(BotError) as missing:
        make_bot("missing.py:Mine", own=False)
    assert "no such file" not in str(missing.value)
    assert str(caught.value).startswith("there is no bot ")
    for name in ("learned", "expert:ms=5", "seedling"):
        with pytest.raises(BotError, match="you can't choose a model file here"):
            make_bot(f"{name}{',' if ':' in name else ':'}tables={OWN}", own=False)
        make_bot(name, own=False)
    assert str(missing.value).startswith("there is no bot ")


def test_whatever_an_exception_says_becomes_one_short_line() -> None:
    class Mute(Exception):
        def __str__(self) -> str:
            raise RuntimeError

    assert error_line(Mute(), None) == "Mute"
    assert one_line("a\n\tb\x00\x1b" + "c" * 1000, 10) == "a b ccccc…"
