"""The arena on a Ray cluster: the same games as on this machine, even if workers are lost."""

import os
import signal
import sys
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.arena.games import without_times

from twelvefold.arena import ray_cluster
from twelvefold.arena.group import play_group
from twelvefold.arena.many import in_order
from twelvefold.arena.ray_cluster import on_ray
from twelvefold.arena.run import hold_arena
from twelvefold.arena.task import ArenaError, Task, make_task
from twelvefold.dataset.make import make_dataset
from twelvefold.dataset.options import make_options

pytestmark = pytest.mark.skipif(sys.version_info >= (3, 15), reason="there is no Ray for this Python yet")

GROUPS = 6
TASK = make_task(["naive", "random"], 3, 4)


@pytest.fixture(scope="module")
def cluster() -> Iterator[Any]:
    """A cluster of two workers on this machine."""
    os.environ["TWELVEFOLD_CORES"] = "2"
    ray = ray_cluster.start()
    # Workers can't import the tests, so what they define is sent by value.
    ray.cloudpickle.register_pickle_by_value(sys.modules[__name__])
    yield ray
    ray.shutdown()
    del os.environ["TWELVEFOLD_CORES"]


@pytest.fixture(scope="module")
def here() -> list[list[dict[str, Any]]]:
    return [without_times(lines) for lines in in_order(partial(play_group, TASK), range(GROUPS), workers=1)]


def _lose_a_worker(task: Task, marks: Path, group: int) -> list[str]:
    """Play a group, but kill the first worker that gets group 3 before it can return."""
    mark = marks / f"{group}"
    before = mark.read_text() if mark.exists() else ""
    mark.write_text(f"{before}{os.getpid()}\n")
    lines = play_group(task, group)
    if group == 3 and not before:
        os.kill(os.getpid(), signal.SIGKILL)
    return lines


def test_the_games_on_a_cluster_are_those_played_here(cluster: Any, here: list[list[dict[str, Any]]]) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    assert [without_times(lines) for lines in on_ray(partial(play_group, TASK), range(GROUPS))] == here
    assert cluster.is_initialized()  # it was there before, and is left running


def test_a_lost_worker_is_made_good(cluster: Any, here: list[list[dict[str, Any]]], tmp_path: Path) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    found = [without_times(lines) for lines in on_ray(partial(_lose_a_worker, TASK, tmp_path), range(GROUPS))]
    assert found == here
    lost, again = (tmp_path / "3").read_text().split()
    assert lost != again
    assert os.getpid() not in {int(lost), int(again)}


def test_an_arena_on_a_cluster_finds_what_one_here_finds(cluster: Any) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    one, other = (hold_arena(TASK, 2, spread=spread) for spread in (on_ray, partial(in_order, workers=1)))
    assert one.positions == other.positions
    assert {name: bot.share.mean for name, bot in one.bots.items()} == {
        name: bot.share.mean for name, bot in other.bots.items()
    }


def test_a_cluster_makes_the_same_dataset(cluster: Any, tmp_path: Path) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    options = make_options(6, 1, bots="ranger,random", shard=2)
    for name, spread in (("cluster", on_ray), ("here", partial(in_order, workers=1))):
        make_dataset(tmp_path / name, options, spread=spread)
    one, other = (
        [path.read_bytes() for path in sorted(tmp_path.glob(f"{name}/data/*"))] for name in ("cluster", "here")
    )
    assert one == other
    assert len(one) == 3


def _die(_: int) -> list[str]:
    os.kill(os.getpid(), signal.SIGKILL)
    return []


def test_a_group_that_is_lost_for_good_is_a_sentence(cluster: Any, monkeypatch: pytest.MonkeyPatch) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    monkeypatch.setattr(ray_cluster, "RETRIES", 0)
    with pytest.raises(ChildProcessError, match="was lost with its worker, 1 times"):
        next(on_ray(_die, range(1)))


def _complain(group: int) -> list[str]:
    raise ArenaError(f"group {group} is wrong")


def test_what_is_wrong_there_is_said_as_it_would_be_here(cluster: Any) -> None:  # noqa: ANN401
    assert cluster.is_initialized()
    with pytest.raises(ArenaError) as raised:
        next(on_ray(_complain, range(1)))
    assert str(raised.value) == "group 0 is wrong"
