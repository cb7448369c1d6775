"""The deals of a version of the leaderboard never change."""

import hashlib
import json

import pytest

from twelvefold import Game
from twelvefold.arena.leaderboard.deals import DEALS, VERSION
from twelvefold.arena.leaderboard.play import task_of
from twelvefold.engine.record import write_record

DIGESTS = {2: "eb11679c21a13cb4", 3: "1fd1d9ae44126c54", 4: "67347a847a664bb8"}
"""Of all deals of leaderboard-1. If one of them must change, so must the version."""


@pytest.mark.parametrize("players", DIGESTS)
def test_the_deals_of_this_version_are_the_published_ones(players: int) -> None:
    task = task_of(("naive", "random"), players)
    setups = [json.loads(write_record(Game(task.deal(number))))["setup"] for number in range(DEALS)]
    assert (VERSION, DEALS) == ("leaderboard-1", 50)
    assert hashlib.sha256(json.dumps(setups, sort_keys=True).encode()).hexdigest()[:16] == DIGESTS[players]


def test_every_pair_plays_the_same_deals() -> None:
    one, other = task_of(("naive", "random"), 2), task_of(("builder", "margin"), 2)
    assert [one.deal(number) for number in range(3)] == [other.deal(number) for number in range(3)]
