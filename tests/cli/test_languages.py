"""Every word that a command prints comes from the language files; output for programs is never translated."""

import json
import re
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.cli.command import played, twelvefold, write_games
from tests.words.pseudo import CODE, outside, pseudo_folder

COMMANDS = (
    "play", "watch", "serve", "admin", "backup", "restore", "simulate", "arena", "leaderboard",
    "verify", "show", "review", "puzzles", "dataset", "train", "bench",
)  # fmt: skip
PARTS = [
    ("admin", "close"), ("admin", "kick"),
    ("puzzles", "list"), ("puzzles", "show"), ("puzzles", "solve"), ("puzzles", "check"), ("puzzles", "make"),
    ("puzzles", "choose"), ("dataset", "make"), ("dataset", "check"), ("dataset", "card"),
]  # fmt: skip
"""Commands of commands."""
FIXED = re.compile(
    r"(?:python -m )?twelvefold [^│\n]*"  # how a command is called
    r"|--?[a-z][a-z-]*|[A-Z][A-Z0-9…:=,]+|\[[A-Z.:]+\]|<[a-z \[\]]+>|\[?[0-9]+<=x(?:<=[0-9]+)?\]?|\[x>=[0-9]+\]"
    r"|http\S+|\S+\.(?:npz|jsonl|json|md|backup|svg)\S*|\b(?:e|naive|random|ranger|twelvefold)\b"
    r"|Usage:|Arguments|Options|Commands|\[default: [^\]]*\]|\[required\]|Show this message and exit\."  # the parser's
    r"|[OFDMG]{5}|\b[1-5][a-l][0-4]\b|\b[a-l]\b"  # tiles, moves, faces
)
"""What is the same in every language: names of commands, options, files and bots, and the notation of moves."""
Ask = Callable[..., str]


@pytest.fixture(scope="module")
def ask(tmp_path_factory: pytest.TempPathFactory) -> Ask:
    """What a command prints in the pseudo-language."""
    folder = str(pseudo_folder(tmp_path_factory.mktemp("languages")))

    def asked(*arguments: str, code: int = 0) -> str:
        done = twelvefold("--lang", CODE, *arguments, TWELVEFOLD_LOCALES=folder, COLUMNS="400")
        assert done.returncode == code, done.stderr
        said = done.stdout + done.stderr
        return re.sub(r"^Compiling .*\n", "", said, flags=re.MULTILINE)

    return asked


def foreign(text: str) -> list[str]:
    """The lines of an output with a word that comes from no language file."""
    whole = re.sub("⟦.*", "", outside(text))  # a list of commands shows only the first sentence of each
    rest = [FIXED.sub(" ", line) for line in whole.splitlines()]
    return [line for line in rest if any(letter.isalpha() for letter in line)]


@pytest.mark.parametrize("command", [(), *((name,) for name in COMMANDS), *PARTS])
def test_help_speaks(ask: Ask, command: tuple[str, ...]) -> None:
    said = re.sub(r"[╭╰─╮╯│*]", " ", ask(*command, "--help"))
    names = "|".join([*COMMANDS, *(name for _, name in PARTS)])
    said = re.sub(rf"^ +(?:{names}) ", " ", said, flags=re.MULTILINE)
    assert foreign(said) == []


def test_games_and_their_tables_speak(ask: Ask, tmp_path: Path) -> None:
    games = str(write_games(tmp_path / "games.jsonl", played(3)))
    for arguments in (
        ("watch", "--seed", "7", "--bots", "random", "--mystery"),
        ("show", games),
        ("show", games, "--move", "20"),
        ("simulate", "-n", "4"),
        ("simulate", "-n", "4", "--out", str(tmp_path / "out.jsonl")),
        ("arena", "--bots", "naive,random", "-n", "4", "--statistics"),
    ):
        assert (arguments, foreign(ask(*arguments))) == (arguments, [])


def test_faults_and_weaknesses_speak_and_are_codes_in_json(
    ask: Ask, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    text = "class Mine:\n    def choose(self, turn):\n        return 1 / 0 if turn.view.round > 9 else None\n"
    Path("my_bot.py").write_text(text, encoding="ascii")
    told = "ZeroDivisionError: division by zero (my_bot.py, line 3)"
    bots = ("--bots", "my_bot.py:Mine,ranger")
    for arguments in (("arena", "-n", "2", *bots), ("simulate", "-n", "2", *bots), ("watch", *bots)):
        said = ask(*arguments)
        assert told in said
        said = said.replace(told, "").replace("my_bot.py:Mine", "")
        assert (arguments, foreign(said)) == (arguments, [])
    mine, ranger = json.loads(ask("arena", "-n", "2", *bots, "--json"))
    assert mine["faults"] == {"illegal move": 18, "crash": 6}
    assert mine["details"]["illegal move"] == "round 1, seat 0: choose returned None"
    assert ranger["remarks"]["short sight"] > 0


def test_a_bot_that_cannot_be_loaded_is_told_of_in_the_language_that_is_spoken(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    Path("my_bot.py").write_text("class Mine: ...\nif __name__: raise RuntimeError('oh')\n", encoding="ascii")
    done = twelvefold("--lang", "pl", "arena", "--bots", "my_bot.py:Mine,random")
    assert done.stderr == "twelvefold: nie można wczytać bota my_bot.py:Mine: RuntimeError: oh (my_bot.py, line 2)\n"


@pytest.mark.parametrize(
    "arguments",
    [
        ("show", "none.jsonl"),
        ("watch", "--bots", "random,random,random"),
        ("simulate", "--seed", "-1"),
        ("arena", "--bots", "naive,random", "--sprt", "5,0"),
        ("serve", "--port", "70000"),
        ("backup", "--database", "none.json", "out.backup"),
    ],
)
def test_what_is_wrong_is_told(ask: Ask, arguments: tuple[str, ...]) -> None:
    said = ask(*arguments, code=2).replace("twelvefold: ", "")
    assert said.startswith(("⟦", "none.jsonl: ⟦"))
    quoted = re.sub(r"'[^']*'|\"[^\"]*\"", "", said)
    assert foreign(quoted) == []


def test_what_programs_read_is_the_same_in_every_language(ask: Ask, tmp_path: Path) -> None:
    games = write_games(tmp_path / "games.jsonl", played(2))
    games.write_text(games.read_text().replace('"players": 2', '"players": 5') + games.read_text())
    where = re.escape(str(games))
    assert re.fullmatch(rf"{where}:1: players: ⟦.*⟧\n1 right, 1 wrong\n", ask("verify", str(games), code=1))
    told = json.loads(ask("verify", "--json", str(games), code=1))
    assert told["faults"][0]["error"] == "players: a game needs 2 to 4 players, not 5"
    assert ask("simulate", "-n", "2", "--json") == twelvefold("simulate", "-n", "2", "--json").stdout
    assert ask("--version") == twelvefold("--version").stdout


def test_the_locale_chooses_and_the_option_overrules_it(tmp_path: Path) -> None:
    folder = pseudo_folder(tmp_path)
    (folder / f"{CODE}.ftl").rename(folder / "de.ftl")
    own = {"TWELVEFOLD_LOCALES": str(folder), "LC_ALL": "de_DE.UTF-8"}
    wrong = "watch", "--bots", "nobody"
    assert twelvefold(*wrong, **own).stderr.startswith("twelvefold: ⟦")
    assert twelvefold("--lang", "en", *wrong, **own).stderr.startswith("twelvefold: there is no bot")
    assert twelvefold("--lang", "zz", "watch").stderr.startswith(
        'twelvefold: there is no language "zz": choose one of en'
    )
