"""Many games side by side: dealing, rewards, what happens at the end, and what an illegal action costs."""

import numpy as np
import pytest

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.step import FACE_TAKEN, NO_SUCH_MOVE
from twelvefold.envs.games import SKIP, Autoreset, Games
from twelvefold.envs.setup import Reward, Setup


def play_to_the_end(games: Games) -> None:
    for _ in range(12 * games.setup.players):
        assert not games.ended.any()
        games.step(games.draw())
    assert games.ended.all()


@pytest.mark.pure
@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("reward", ["share", "points"])
def test_rewards_are_what_the_game_ends_with(players: int, reward: Reward) -> None:
    games = Games(20, Setup(players, reward=reward), autoreset=Autoreset.DISABLED)
    games.reset(players)
    play_to_the_end(games)
    for number in range(games.count):
        end = games.game(number).end
        assert end is not None
        points = [score.total for score in end.scores]
        shares = [(seat in end.winners) / len(end.winners) for seat in range(players)]
        assert games.points[number].tolist() == points
        assert games.rewards[number].tolist() == (shares if reward == "share" else points)


def test_a_shared_win_is_shared_as_a_reward() -> None:
    games = Games(4000, Setup(2), autoreset=Autoreset.DISABLED)
    games.reset(1)
    play_to_the_end(games)
    shared = np.flatnonzero(games.rewards[:, 0] == 0.5)
    assert len(shared) > 0
    end = games.game(int(shared[0])).end
    assert end is not None
    assert end.winners == (0, 1)
    assert np.array_equal(games.rewards.sum(axis=1), np.ones(4000))


def test_an_illegal_action_ends_the_game_and_the_others_share_the_win() -> None:
    games = Games(3, Setup(3), autoreset=Autoreset.DISABLED)
    for number in range(3):
        games.deal(number, Deal.draw(3, number, first_seat=0))
    games.step([300, 0, 0])
    assert games.ended.tolist() == [True, False, False]
    assert games.broken[0] == NO_SUCH_MOVE
    assert games.rewards[0].tolist() == [0, 0.5, 0.5]
    for action in (60, 120, 181):  # the round's last tile goes to a free face; then seat 1 opens the next
        games.step([SKIP, action, SKIP])
        if action == 120:
            assert games.seats[1] == 1
    assert games.broken[1] == FACE_TAKEN
    assert games.rewards[1].tolist() == [0.5, 0, 0.5]
    assert games.masks[2].sum() == 240
    assert not games.ended[2]


def test_a_disabled_reset_waits_until_it_is_asked_for() -> None:
    games = Games(4, autoreset=Autoreset.DISABLED)
    games.reset(1)
    play_to_the_end(games)
    assert not games.masks.any()
    before = games.observations.copy()
    games.step([0, 0, 0, 0])
    assert np.array_equal(games.observations, before)
    assert not games.ended.any()
    games.reset(chosen=[True, False, True, False])
    assert games.masks.sum(axis=1).tolist() == [300, 0, 300, 0]


def test_a_reset_at_the_next_step_ignores_that_action() -> None:
    games = Games(4, autoreset=Autoreset.NEXT_STEP)
    games.reset(1)
    play_to_the_end(games)
    assert games.rewards.any(axis=1).all()
    games.step([999, 999, 999, 999])
    assert not games.ended.any()
    assert not games.rewards.any()
    assert not games.broken.any()
    assert games.masks.sum(axis=1).tolist() == [300] * 4


def test_a_reset_in_the_same_step_keeps_the_last_observation() -> None:
    games = Games(4, autoreset=Autoreset.SAME_STEP, viewer=1)
    waiting = Games(4, autoreset=Autoreset.DISABLED, viewer=1)
    games.reset(1)
    waiting.reset(1)
    for _ in range(24):
        actions = games.draw().copy()
        games.step(actions)
        waiting.step(actions)
    assert games.ended.all()
    assert np.array_equal(games.rewards, waiting.rewards)
    assert np.array_equal(games.finals, waiting.observations)
    assert all(np.array_equal(waiting.see(number, 1)[0], games.finals[number]) for number in range(4))
    assert games.masks.sum(axis=1).tolist() == [300] * 4


def test_the_same_seed_gives_the_same_games_with_any_number_of_threads() -> None:
    runs = []
    for threads in (1, 2, 3):
        games = Games(7, Setup(3, mystery=True), threads=threads)
        games.reset(5)
        history: list[bytes] = []
        for _ in range(80):
            games.step(games.draw())
            history += [games.observations.tobytes(), games.masks.tobytes(), games.rewards.tobytes()]
        games.close()
        runs.append(b"".join(history))
    assert runs[0] == runs[1] == runs[2]


def test_another_seed_gives_other_games() -> None:
    games = Games(2)
    games.reset(1)
    first = games.observations.copy()
    games.reset(2)
    assert not np.array_equal(games.observations, first)
    games.reset(1)
    assert np.array_equal(games.observations, first)


def test_deals_do_not_depend_on_the_moves() -> None:
    later = []
    for lowest in (True, False):
        games = Games(2, Setup(2))
        games.reset(9)
        for _ in range(24):
            games.step(games.masks.argmax(axis=1) if lowest else games.draw())
        later.append([games.deal_of(number) for number in range(2)])
    assert later[0] == later[1]


def test_every_seat_opens_about_as_many_games() -> None:
    games = Games(3000, Setup(3))
    games.reset(2)
    counts = np.bincount(games.seats, minlength=3)
    assert counts.min() > 900


def test_random_moves_are_legal_and_reach_every_code() -> None:
    games = Games(300)
    games.reset(4)
    seen = set()
    for _ in range(60):
        actions = games.draw()
        assert games.masks[np.arange(300), actions].all()
        seen.update(actions.tolist())
        games.step(actions)
    assert seen == set(range(300))


def test_moves_are_drawn_only_for_the_seats_asked_for() -> None:
    games = Games(50, Setup(2))
    games.reset(1)
    drawn = games.draw(0b10)
    assert np.array_equal(drawn == SKIP, games.seats == 0)


def test_a_game_can_be_set_up_from_a_deal_and_gives_it_back() -> None:
    deal = Deal.draw(4, "given", mystery=True)
    games = Games(2, Setup(4, mystery=True))
    games.reset(1)
    games.deal(1, deal)
    assert games.deal_of(1) == deal
    assert games.seats[1] == deal.first_seat
    game = Game(deal)
    for _ in range(10):
        code = int(games.masks[1].argmax())
        game.push(game.legal_moves[0])
        games.step([SKIP, code])
    assert games.game(1) == game
    with pytest.raises(ValueError, match="own players, variant and box"):
        games.deal(0, Deal.draw(3, 1))


def test_what_cannot_be_played_is_refused() -> None:
    with pytest.raises(ValueError, match="players must be"):
        Setup(5)
    with pytest.raises(ValueError, match="reward must be"):
        Setup(reward="glory")  # type: ignore[arg-type]  # that's the point
    with pytest.raises(ValueError, match="no seat 2"):
        Games(1, viewer=2)
    games = Games(2)
    games.reset(1)
    for wrong in ([0], [[0, 0]], [0.0, 1.0]):
        with pytest.raises(ValueError, match="one action for each of the 2 games"):
            games.step(wrong)


def test_games_that_were_never_dealt_say_so() -> None:
    games = Games(2)
    with pytest.raises(RuntimeError, match=r"call reset\(\) before step\(\)"):
        games.step([0, 0])
    games.reset(1)
    games.step([0, 0])


@pytest.mark.parametrize("seat", [-1, 2])
def test_there_is_nothing_to_see_from_a_seat_that_is_not_there(seat: int) -> None:
    games = Games(1)
    games.reset(1)
    with pytest.raises(ValueError, match=f"there is no seat {seat}"):
        games.see(0, seat)
