"""OpenSpiel's own tests and algorithms on the game, with chance in small steps."""

import random
import re
from collections.abc import Iterator

import numpy as np
import pyspiel
import pytest
from open_spiel.python import policy
from open_spiel.python.algorithms import exploitability, generate_playthrough, ismcts
from open_spiel.python.observation import make_observation
from open_spiel.python.tests import games_sim_test

import twelvefold.envs.openspiel as ours
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.observation import parts_of
from twelvefold.envs.setup import Setup

GAMES = [
    "twelvefold",
    "twelvefold(mystery=True)",
    "twelvefold(players=3,mystery=True)",
    "twelvefold(players=4,beginner=True)",
    "twelvefold(players=3,start_round=5,mystery=True,seed=3)",
    "twelvefold(start_round=11)",
    "twelvefold(start_round=12,beginner=True)",
]
SMALL = "twelvefold(start_round=12)"


def played(text: str, seed: int) -> Iterator[ours.TwelvefoldState]:
    """Every state of a random game."""
    chance = random.Random(seed)
    state = pyspiel.load_game(text).new_initial_state()
    while not state.is_terminal():
        yield state
        state.apply_action(chance.choice(state.legal_actions()))
    yield state


@pytest.mark.parametrize("text", GAMES)
def test_openspiel_accepts_the_game(text: str) -> None:
    game = pyspiel.load_game(text)
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)
    assert pyspiel.load_game(str(game)).get_parameters() == game.get_parameters()


@pytest.mark.parametrize("text", GAMES)
def test_openspiels_test_of_its_own_games_accepts_the_game(text: str) -> None:
    games_sim_test.GamesSimTest().sim_game(pyspiel.load_game(text))


@pytest.mark.parametrize("text", GAMES)
def test_a_game_is_as_long_as_it_says(text: str) -> None:
    game = pyspiel.load_game(text)
    *_, end = played(text, 1)
    chances = sum(1 for each in end.full_history() if each.player == pyspiel.PlayerId.CHANCE)
    assert chances == game.max_chance_nodes_in_history()
    assert len(end.history()) - chances == game.max_game_length()
    assert sum(end.returns()) == pytest.approx(1)


def test_the_same_game_in_another_environment_ends_the_same() -> None:
    for seed in range(5):
        *_, end = played("twelvefold(players=3,mystery=True)", seed)
        position = end.position
        games = Games(1, Setup(3, mystery=True), autoreset=Autoreset.DISABLED)
        games.deal(0, position.deal())
        for item in end.full_history():
            if item.player >= 0:
                assert games.seats[0] == item.player
                games.step([item.action])
        assert games.rewards[0].tolist() == end.returns()


def test_a_player_observes_what_the_environments_show() -> None:
    game = pyspiel.load_game("twelvefold(players=3)")
    observation = make_observation(game)
    for state in played("twelvefold(players=3)", 2):
        observation.set_from(state, 1)
        assert observation.tensor.any() != state.is_chance_node()
        if not state.is_chance_node() and not state.is_terminal():
            parts = parts_of(observation.tensor.astype(np.int8), 3)
            assert parts["mover"][(state.current_player() - 1) % 3] == 1
            assert parts["objective"].argmax() == state.position.objective(1)


@pytest.mark.parametrize("text", ["twelvefold(players=3)", "twelvefold(mystery=True)"])
def test_resampled_states_look_the_same_to_the_player_and_not_to_the_others(text: str) -> None:
    chance = random.Random(5)
    others_differ = False
    for state in played(text, 3):
        if state.is_chance_node() or state.is_terminal():
            continue
        player = state.current_player()
        twin = state.resample_from_infostate(player, chance.random)
        assert twin.information_state_string(player) == state.information_state_string(player)
        assert twin.observation_tensor(player) == state.observation_tensor(player)
        assert twin.legal_actions() == state.legal_actions()
        objectives = [twin.position.objective(seat) for seat in range(state.num_players())]
        assert len(set(objectives)) == len(objectives)
        others_differ = others_differ or str(twin) != str(state)
    assert others_differ


def test_a_clone_goes_its_own_way() -> None:
    for state in played("twelvefold", 4):
        if not state.is_terminal():
            before = str(state)
            twin = state.clone()
            twin.apply_action(twin.legal_actions()[-1])
            assert str(state) == before != str(twin)


def test_is_mcts_finds_a_move_out_of_the_box() -> None:
    game = pyspiel.load_game("twelvefold(start_round=11)")
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(state.legal_actions()[0])
    evaluator = RandomRollout()
    bot = ismcts.ISMCTSBot(
        game=game,
        evaluator=evaluator,
        uct_c=2.0,
        max_simulations=60,
        max_world_samples=ismcts.UNLIMITED_NUM_WORLD_SAMPLES,
        random_state=np.random.RandomState(1),  # OpenSpiel's own interface
        final_policy_type=ismcts.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        use_observation_string=False,
        allow_inconsistent_action_sets=False,
        child_selection_policy=ismcts.ChildSelectionPolicy.UCT,
    )
    assert bot.step(state) in state.legal_actions()


class RandomRollout:
    """Values a state by one random game from it."""

    def __init__(self) -> None:
        self.chance = random.Random(1)

    def evaluate(self, state: ours.TwelvefoldState) -> list[float]:
        state = state.clone()
        while not state.is_terminal():
            state.apply_action(self.chance.choice(state.legal_actions()))
        returns: list[float] = state.returns()
        return returns

    def prior(self, state: ours.TwelvefoldState) -> list[tuple[int, float]]:
        actions = state.legal_actions()
        return [(action, 1 / len(actions)) for action in actions]


def test_the_last_round_alone_is_small_enough_to_be_solved() -> None:
    game = pyspiel.load_game(SMALL)
    gap = exploitability.nash_conv(game, policy.UniformRandomPolicy(game))
    assert 0 < gap < 1


def test_a_playthrough_can_be_played_again() -> None:
    first = generate_playthrough.playthrough(SMALL, [], seed=1)
    actions = [int(action) for action in re.findall(r"^action: (\d+)$", first, re.MULTILINE)]
    assert len(actions) == 4
    assert generate_playthrough.playthrough(SMALL, actions) == first
