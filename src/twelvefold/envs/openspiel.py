"""The game for OpenSpiel: importing this module registers it as `twelvefold`, for `pyspiel.load_game`."""

from collections.abc import Callable
from functools import cache
from typing import Any

import numpy as np
import numpy.typing as npt
import pyspiel

from twelvefold.engine.move import MOVES
from twelvefold.envs.observation import ACTIONS, size
from twelvefold.envs.position import Course, Kind, Position
from twelvefold.envs.setup import Setup
from twelvefold.world.box import ANIMAL_COUNT, ROUNDS, TILE_COUNT
from twelvefold.world.box_file import standard_box
from twelvefold.world.habitat import Habitat

NAME = "twelvefold"
DEFAULTS: dict[str, int | bool] = {"players": 2, "beginner": False, "mystery": False, "start_round": 1, "seed": 0}
"""The game's parameters. From a later `start_round` only the end is played, after random moves that the seed fixes."""

GAME_TYPE = pyspiel.GameType(
    short_name=NAME,
    long_name="Twelvefold",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.CONSTANT_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=4,
    min_num_players=2,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    provides_factored_observation_string=False,
    parameter_specification=DEFAULTS,
)


class TwelvefoldGame(pyspiel.Game):
    """The game with certain parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = DEFAULTS | (params or {})
        self.course = course_of(*(chosen[name] for name in DEFAULTS))
        players = self.course.setup.players
        info = pyspiel.GameInfo(
            num_distinct_actions=ACTIONS,
            max_chance_outcomes=max(TILE_COUNT, ANIMAL_COUNT),
            num_players=players,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=1.0,
            max_game_length=players * (ROUNDS + 1 - self.course.start_round),
        )
        super().__init__(GAME_TYPE, info, params or {})

    def new_initial_state(self) -> "TwelvefoldState":
        """The state before anything is drawn."""
        return TwelvefoldState(self)

    def max_chance_nodes_in_history(self) -> int:
        """How often chance decides something in a game."""
        return sum(happening.kind is not Kind.MOVE for happening in self.course.happenings)

    def make_py_observer(
        self, iig_obs_type: object = None, params: dict[str, Any] | None = None
    ) -> "TwelvefoldObserver":
        """What turns a state into what a player may know."""
        if params:
            raise ValueError(f"the game's observer has no parameters: {params}")
        kind = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        return TwelvefoldObserver(self.course.setup.players, kind)


@cache
def course_of(players: int, beginner: bool, mystery: bool, start_round: int, seed: int) -> Course:
    """The course for a game's parameters."""
    return Course(Setup(players, beginner=bool(beginner), mystery=bool(mystery)), start_round, seed)


class TwelvefoldState(pyspiel.State):
    """A state. OpenSpiel copies each of its attributes when it clones it, so it has only one."""

    def __init__(self, game: TwelvefoldGame) -> None:
        super().__init__(game)
        self.position: Position = game.course.first.copy()

    def current_player(self) -> int:
        """The seat to move, or OpenSpiel's number for chance or for the end."""
        position = self.position
        if position.is_over:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if position.is_chance else position.seat

    def _legal_actions(self, player: int) -> list[int]:
        return list(self.position.moves())

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """What chance can bring next, with its probability."""
        outcomes = self.position.outcomes()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        self.position.decide(action)

    def _action_to_string(self, player: int, action: int) -> str:
        if player >= 0:
            return str(MOVES[action])
        kind, number = self.position.next
        if kind is Kind.OBJECTIVE:
            return f"objective of seat {number}: {Habitat(action).id}"
        if kind is Kind.FIRST:
            return f"seat {action} opens"
        if kind is Kind.CARD:
            return f"card {number}: {standard_box().animals[action].id}"
        return f"tile {action}"

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.position.is_over

    def returns(self) -> list[float]:
        """Each seat's share of the win; all 0 before the end."""
        position = self.position
        return position.shares() if position.is_over else [0.0] * position.course.setup.players

    def resample_from_infostate(self, player_id: int, probability_sampler: Callable[[], float]) -> "TwelvefoldState":
        """A state that looks the same to a player, with other objectives for the others; IS-MCTS searches from it."""
        twin: TwelvefoldState = self.clone()
        position = self.position
        if not all(position.knows(seat) for seat in range(position.course.setup.players)):
            return twin
        left = list(position.objectives_left((player_id,)))
        drawn = {}
        for seat in range(position.course.setup.players):
            if seat != player_id:
                drawn[seat] = left.pop(int(probability_sampler() * len(left)))
        twin.position = position.with_objectives(drawn)
        return twin

    def __str__(self) -> str:
        """Everything decided so far, in order."""
        position = self.position
        seats = range(position.course.setup.players)
        objectives = [position.objective(seat) if position.knows(seat) else None for seat in seats]
        return f"objectives {objectives}; {' '.join(map(str, position.public))}"


class TwelvefoldObserver:
    """What a player may know: as a string, and as the environments' own observation in a tensor."""

    def __init__(self, players: int, kind: Any) -> None:  # noqa: ANN401  # OpenSpiel's type has no name in Python
        self._own = kind.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        self._public = kind.public_info
        self._recall = kind.perfect_recall
        self.tensor: npt.NDArray[np.float32] = np.zeros(0 if self._recall else size(players), np.float32)
        self.dict = {} if self._recall else {"observation": self.tensor}

    def set_from(self, state: TwelvefoldState, player: int) -> None:
        """Fill the tensor with what a player may know."""
        if not self._recall:
            self.tensor[:] = np.frombuffer(state.position.observe(player), np.int8)

    def string_from(self, state: TwelvefoldState, player: int) -> str:
        """What a player may know: its objective and everything that everyone has seen."""
        position = state.position
        parts = [f"seat {player}"]
        if self._own:
            parts.append(f"objective {position.objective(player) if position.knows(player) else None}")
        if self._public:
            parts.append(" ".join(map(str, position.public)))
        return "; ".join(parts)


pyspiel.register_game(GAME_TYPE, TwelvefoldGame)
