"""The learned model: written, read, refused, and what must hold for the model in the package."""

import io
import random
import zipfile
from array import array
from pathlib import Path

import numpy as np
import pytest
from tests.bots.positions import boxes, turn_in

from twelvefold.bots import BotError, make_bot
from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.model import (
    FORMAT,
    KINDS_OF_GAME,
    Model,
    box_digest,
    first_goals,
    fixed,
    kind_of_game,
    model_of,
    read_part,
)
from twelvefold.bots.training.first_model import CHANCES_SHAPE, COUNTS_SHAPE, VICTORIES_SHAPE, first_model, plain
from twelvefold.engine.game import Game
from twelvefold.world.box_file import standard_box

STANDARD, OTHER = boxes()
SHIPPED = Path(__file__).parents[2] / "src" / "twelvefold" / "bots" / "data" / "standard.npz"


def some_model() -> Model:
    ints = first_model(STANDARD)
    return Model("a box", {kind: plain(ints + number) for number, kind in enumerate(KINDS_OF_GAME)})


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("tables") / "some.npz"
    some_model().write(path)
    return path


def test_what_is_written_is_read(written: Path) -> None:
    found, meant = Model.read(written), some_model()
    assert found.box == "a box"
    assert found.parts.keys() == meant.parts.keys()
    for kind, ints in meant.parts.items():
        assert found.parts[kind] == ints
    assert list(written.parent.iterdir()) == [written], "nothing is left beside it"


def refused(path: Path) -> str:
    """The sentence with which a file is refused."""
    with pytest.raises(BotError) as caught:
        Model.read(path)
    said = str(caught.value)
    assert str(path) in said
    assert "\n" not in said
    return said


def test_a_file_that_is_not_there_is_said_in_a_sentence(tmp_path: Path) -> None:
    assert "none.npz: No such file" in refused(tmp_path / "none.npz")
    assert f"can't read {tmp_path}: Is a directory" in refused(tmp_path)


@pytest.mark.parametrize("text", [b"", b"hello\n", b"PK\x03\x04", b"\x93NUMPY\x01\x00"])
def test_a_file_of_something_else_is_said_in_a_sentence(text: bytes, tmp_path: Path) -> None:
    path = tmp_path / "else.npz"
    path.write_bytes(text)
    assert "is not a model: train one with twelvefold train" in refused(path)


def test_one_array_is_no_tables(tmp_path: Path) -> None:
    path = tmp_path / "one.npy"
    np.save(path, np.zeros(3))
    assert "is not a model" in refused(path)


def test_a_damaged_file_is_said_in_a_sentence(written: Path, tmp_path: Path) -> None:
    raw, rng = written.read_bytes(), random.Random(1)
    path = tmp_path / "damaged.npz"
    path.write_bytes(raw[: len(raw) // 2])
    refused(path)
    with zipfile.ZipFile(io.BytesIO(raw)) as whole:
        start = whole.getinfo("2.npy").header_offset + 60
    for number in range(10):
        damaged = bytearray(raw)
        # In the compressed data, from the very first bytes on, which hold the compressor's own tables.
        at = start + (number if number < 5 else rng.randrange(len(raw) // 8))
        damaged[at : at + 40] = rng.randbytes(40)
        path.write_bytes(damaged)
        refused(path)


def test_tables_of_another_version_or_size_are_said_in_a_sentence(tmp_path: Path) -> None:
    path = tmp_path / "strange.npz"
    planes = {kind: np.zeros((4, model.MODEL), dtype=np.uint8) for kind in KINDS_OF_GAME}
    np.savez_compressed(path, allow_pickle=False, format=np.array("twelvefold/tables/0"), box=np.array("x"), **planes)
    assert f"is not a model of this version ({FORMAT})" in refused(path)
    small = {kind: np.zeros((4, 7), dtype=np.uint8) for kind in KINDS_OF_GAME}
    np.savez_compressed(path, allow_pickle=False, format=np.array(FORMAT), box=np.array("x"), **small)
    assert "is a model of another size" in refused(path)
    np.savez_compressed(path, allow_pickle=False, format=np.array(FORMAT), box=np.array("x"), **{"2": planes["2"]})
    assert "is not a model" in refused(path)
    np.savez_compressed(path, allow_pickle=False, box=np.array("x"), **planes)
    assert "is not a model" in refused(path)


def test_a_bot_says_what_is_wrong_with_its_tables(tmp_path: Path) -> None:
    for name in ("learned", "expert"):
        with pytest.raises(BotError, match=r"can't read .*: No such file"):
            make_bot(f"{name}:tables={tmp_path / 'none.npz'}").choose(turn_in(Game.new(2, 1)))


def test_a_bot_plays_by_the_tables_it_is_given(written: Path, tmp_path: Path) -> None:
    upside_down = tmp_path / "upside-down.npz"
    ints = first_model(STANDARD)
    ints[: model.GOALS] = ONE - ints[: model.GOALS]
    Model(box_digest(STANDARD), dict.fromkeys(KINDS_OF_GAME, plain(ints))).write(upside_down)
    game = Game.new(2, 5)
    for _ in range(8):
        game.push(make_bot(f"learned:tables={written}").choose(turn_in(game)))
    assert make_bot(f"learned:tables={written}").choose(turn_in(game)) != make_bot(
        f"learned:tables={upside_down}"
    ).choose(turn_in(game))


def test_another_box_takes_what_its_objectives_bring_from_its_own_steps() -> None:
    for kind in KINDS_OF_GAME:
        ours, others = model_of(STANDARD, kind), model_of(OTHER, kind)
        goals = slice(model.GOALS, model.SIGNS)
        assert others[: model.GOALS] == ours[: model.GOALS]
        assert others[model.SIGNS :] == ours[model.SIGNS :]
        assert others[goals] == fixed(first_goals(OTHER))
        assert ours == read_part(kind)[1]
        assert others[goals] != ours[goals]
    assert box_digest(OTHER) != box_digest(STANDARD) == box_digest(standard_box())


def test_tables_of_a_file_are_for_its_own_box(tmp_path: Path) -> None:
    path = tmp_path / "own.npz"
    ints = first_model(STANDARD)
    ints[model.GOALS : model.SIGNS] = 5
    Model(box_digest(OTHER), dict.fromkeys(KINDS_OF_GAME, plain(ints))).write(path)
    fives = array("q", [5]) * (model.SIGNS - model.GOALS)
    assert model_of(OTHER, "2", str(path))[model.GOALS : model.SIGNS] == fives
    ours = model_of(STANDARD, "2", str(path))[model.GOALS : model.SIGNS]
    assert ours == fixed(first_goals(STANDARD))
    assert read_part("2", str(path))[1][model.GOALS : model.SIGNS] == fives, "the file's own stay"


def test_each_kind_of_game_has_its_tables() -> None:
    found = [kind_of_game(players, beginner=beginner) for players in (2, 3, 4) for beginner in (False, True)]
    assert found == ["2", "2-beginner", "3-4", "3-4-beginner", "3-4", "3-4-beginner"]
    assert set(found) == set(KINDS_OF_GAME) == set(Model.read(SHIPPED).parts)


@pytest.mark.parametrize("kind", KINDS_OF_GAME)
def test_in_the_shipped_model_better_is_never_worse(kind: str) -> None:
    ints = np.asarray(read_part(kind)[1])
    chances = ints[: model.GOALS].reshape(CHANCES_SHAPE)
    assert chances.min() >= 0
    assert chances.max() <= ONE
    # Rare cells are rounded to 1/256, others to 1/4096: two neighbours can swap places by half of 1/256.
    slack = ONE // 512
    for part in chances:  # one kind at a time, to save memory
        assert (np.diff(part, axis=4) >= -slack).all(), "a better lead is never worse"
        assert (np.diff(part, axis=5) >= -slack).all(), "more free edges are never worse"
    lead = np.arange(model.LEADS) - model.BEHIND
    possible = chances.any(axis=(1, 2, 3, 4, 5, 6))
    assert (chances[possible, 0, 0][:, :, :, lead > 0] == ONE).all(), "whoever leads when nobody moves any more has won"
    assert (chances[:, 0, 0][:, :, :, lead < 0] == 0).all()
    goals = ints[model.GOALS : model.SIGNS].reshape(COUNTS_SHAPE)
    goals_fixed = np.asarray(fixed(first_goals(STANDARD))).reshape(COUNTS_SHAPE)
    assert (np.diff(goals, axis=2) >= 0).all(), "more areas never bring less"
    assert np.array_equal(goals[:, 11], goals_fixed[:, 11]), "in the end the box says it"
    victories = ints[model.VICTORIES :].reshape(VICTORIES_SHAPE)
    assert victories.min() >= 0
    assert victories.max() <= ONE
    assert (np.diff(victories, axis=1) >= 0).all(), "a better lead never means fewer victories"
    assert (victories[:, 0] < victories[:, -1]).all()
    signs = ints[model.SIGNS : model.VICTORIES]
    assert signs.min() > 0
    assert signs.max() <= 64 * ONE


def test_the_shipped_model_is_small_and_that_of_the_standard_box() -> None:
    assert read_part("2")[0] == box_digest(standard_box())
    path = SHIPPED
    assert path.stat().st_size < 4_000_000
