"""Who plays: our own bots, those that a file lists, and those named by hand."""

from pathlib import Path

import pytest

from twelvefold.arena.leaderboard.entries import Entry, all_entries, own_entries, package_entries, read_entries
from twelvefold.arena.leaderboard.identity import identity_of
from twelvefold.arena.task import ArenaError
from twelvefold.bots import make_bot
from twelvefold.bots.levels import LEVELS


def test_all_our_own_bots_play_each_with_a_line_about_it() -> None:
    entries = own_entries()
    names = [entry.bot.partition(":")[0] for entry in entries]
    assert {"random", "naive", "margin", "builder", "learned", *LEVELS} == set(names)
    for entry in entries:
        make_bot(entry.bot)
        assert entry.about


def test_the_anchor_always_plays_and_nobody_plays_twice() -> None:
    assert [entry.bot for entry in all_entries(["random"], None, ours=False)] == ["naive", "random"]
    ours = all_entries([], None, ours=True)
    assert all_entries(["random", "naive"], None, ours=True) == ours


def test_a_file_of_entries_says_who_made_a_bot_and_files_lie_beside_it(tmp_path: Path) -> None:
    path = tmp_path / "leaderboard.toml"
    path.write_text('[[bot]]\nbot = "mine.py:Mine"\nname = "Mine"\nauthor = "Ada"\nabout = "It wins."\n', "utf-8")
    assert read_entries(path) == [Entry(f"{tmp_path}/mine.py:Mine", "Mine", "Ada", "It wins.")]


def test_bots_of_installed_packages_play_too(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    about = tmp_path / "somebodys-1.0.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: somebodys\nVersion: 1.0\n", encoding="utf-8")
    points = "[twelvefold.bots]\nnaive = somebodys:Naive\nwonder = somebodys:Wonder\n"
    (about / "entry_points.txt").write_text(points, encoding="utf-8")
    monkeypatch.syspath_prepend(str(tmp_path))
    assert package_entries() == [Entry("wonder", author="somebodys")]
    assert Entry("wonder", author="somebodys") in all_entries([], None, ours=True)
    assert Entry("wonder", author="somebodys") not in all_entries(["random"], None, ours=False)


@pytest.mark.parametrize(
    ("text", "why"),
    [
        ("my holiday", "is not a list of bots"),
        ("[[bot]]\nname = 'x'\n", "missing required field `bot`"),
        ("[[bot]]\nbot = 'naive'\nurl = 'x'\n", "unknown field `url`"),
        ("[[bot]]\nbot = 'naive'\nname = ''\n", "length >= 1"),
        ("[[bot]]\nbot = 'naive'\nabout = \"two\\nlines\"\n", "matching regex"),
        ("\xff", "is not a list of bots"),
    ],
)
def test_a_file_that_is_no_list_is_refused_in_one_sentence(tmp_path: Path, text: str, why: str) -> None:
    path = tmp_path / "leaderboard.toml"
    path.write_bytes(text.encode("latin-1"))
    with pytest.raises(ArenaError) as error:
        read_entries(path)
    assert why in str(error.value)
    assert "\n" not in str(error.value)


def test_two_bots_cannot_have_one_name(tmp_path: Path) -> None:
    path = tmp_path / "leaderboard.toml"
    path.write_text('[[bot]]\nbot = "margin"\nname = "naive"\n', "utf-8")
    with pytest.raises(ArenaError, match="two bots are called"):
        all_entries([], path, ours=False)


def test_a_bot_is_another_when_its_options_its_file_or_its_moves_change(tmp_path: Path) -> None:
    path, weights = tmp_path / "mine.py", tmp_path / "weights.txt"
    path.write_text(
        "from pathlib import Path\n"
        "class Mine:\n"
        "    def __init__(self, which='0'):\n"
        "        self.which = int(Path(__file__).with_name('weights.txt').read_text())\n"
        "    def choose(self, turn):\n"
        "        return turn.legal_moves[self.which]\n",
        encoding="utf-8",
    )
    weights.write_text("0", encoding="utf-8")
    first = identity_of(f"{path}:Mine")
    assert first.startswith("mine.py:Mine#")
    assert identity_of(f"{path}:Mine") == first
    assert identity_of(f"{path}:Mine:which=1") != first
    weights.write_text("1", encoding="utf-8")
    assert identity_of(f"{path}:Mine") != first
    weights.write_text("0", encoding="utf-8")
    assert identity_of(f"{path}:Mine") == first
    path.write_text(path.read_text(encoding="utf-8") + "# a comment\n", encoding="utf-8")
    assert identity_of(f"{path}:Mine") != first


def test_a_bot_that_never_plays_the_same_twice_still_has_an_identity(tmp_path: Path) -> None:
    path = tmp_path / "mine.py"
    path.write_text(
        "import random\n"
        "class Mine:\n"
        "    def choose(self, turn):\n"
        "        return random.SystemRandom().choice(turn.legal_moves)\n",
        encoding="utf-8",
    )
    assert identity_of(f"{path}:Mine") == identity_of(f"{path}:Mine")


def test_our_own_bots_are_known_by_how_they_play() -> None:
    assert identity_of("naive") == identity_of("naive")
    assert identity_of("naive") != identity_of("margin")
