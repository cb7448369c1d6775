"""Luck between bots: rounds played again with what might have come, so that it's 0 on average."""

from functools import partial
from itertools import chain
from pathlib import Path
from statistics import mean, stdev

import pytest

from twelvefold.arena import luck
from twelvefold.arena.group import play_group
from twelvefold.arena.kept import KeptGames
from twelvefold.arena.luck import luck_of, redealt
from twelvefold.arena.many import in_order
from twelvefold.arena.report import rows_of
from twelvefold.arena.run import hold_arena
from twelvefold.arena.task import ArenaError, Task, make_task
from twelvefold.bots import make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.stream import seed_bytes
from twelvefold.world.units import Seat

MATCH = make_task(["naive", "random"], 2, 1, again=1)


@pytest.fixture(autouse=True)
def few_playouts(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(luck, "PLAYOUTS", 4)
    monkeypatch.setattr(luck, "PLAYOUTS_AGAIN", 2)


def game_after(rounds: int, players: int, seed: int, *, mystery: bool = False) -> Game:
    deal = Deal.draw(players, seed, mystery=mystery)
    whole = play_game(deal, [make_bot("random")] * players, seed).game
    return Game.replayed(deal, whole.moves[: rounds * players])


@pytest.mark.parametrize("rounds", [0, 4, 9, 10, 11])
def test_only_what_is_still_hidden_is_dealt_again(rounds: int) -> None:
    game = game_after(rounds, 3, 5, mystery=True)
    again = redealt(game, seed_bytes(1))
    assert again.piles[:rounds] == game.deal.piles[:rounds]
    assert sorted(chain.from_iterable(again.piles)) == sorted(chain.from_iterable(game.deal.piles))
    views = [Game.replayed(deal, game.moves).view(Seat(0)) for deal in (game.deal, again)]
    assert views[0].columns == views[1].columns
    assert again.objectives == game.deal.objectives
    if rounds < 9:
        assert again.piles[rounds:] != game.deal.piles[rounds:]
        assert again.animals != game.deal.animals


def test_over_many_games_luck_is_zero_for_every_seat() -> None:
    bots, found = [make_bot("naive"), make_bot("random")], []
    for seed in range(40):
        game = play_game(Deal.draw(2, seed), bots, seed).game
        own = luck_of(game, bots, seed_bytes(seed), 1)
        assert sum(own) == pytest.approx(0, abs=1e-3)
        found.append(own[0])
    assert stdev(found) > 0.05
    assert abs(mean(found)) < 4 * stdev(found) / len(found) ** 0.5


def test_all_luck_is_made_of_rounds_played_again(monkeypatch: pytest.MonkeyPatch) -> None:
    """If every game ends as this one did, nobody was lucky."""
    bots = [make_bot("naive"), make_bot("naive")]
    game = play_game(Deal.draw(2, 3), bots, 3).game
    monkeypatch.setattr(luck, "_chances", lambda *_: [0.25, 0.75])
    assert luck_of(game, bots, seed_bytes(3), 2) == [0, 0]


def held(task: Task, path: Path, groups: int) -> list[dict[str, object]]:
    kept = KeptGames(path, task)
    try:
        tally = hold_arena(task, groups, kept=kept, spread=partial(in_order, workers=1))
    finally:
        kept.close()
    return [{key: value for key, value in row.items() if key != "ms"} for row in rows_of(tally)]


def test_a_resumed_arena_knows_the_luck_of_its_kept_games(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    held(MATCH, path, 1)
    resumed = held(MATCH, path, 3)
    assert resumed == held(MATCH, tmp_path / "whole.jsonl", 3)
    assert resumed[0]["without_luck"] is not None


def test_another_number_of_rounds_played_again_is_another_arena(tmp_path: Path) -> None:
    path = tmp_path / "games.jsonl"
    held(MATCH, path, 1)
    for other in (make_task(["naive", "random"], 2, 1), make_task(["naive", "random"], 2, 1, again=2)):
        with pytest.raises(ArenaError, match="again"):
            held(other, path, 1)


def test_without_the_option_nothing_is_played_again() -> None:
    assert '"luck"' not in "".join(play_group(make_task(["naive", "random"], 2, 1), 0))
