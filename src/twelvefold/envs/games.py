"""Many games side by side: every environment stands on this. Needs NumPy."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import IntEnum
from functools import partial
from itertools import pairwise
from typing import Any

import numpy as np
import numpy.typing as npt

from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.kernel.jit import bind
from twelvefold.engine.kernel.layout import MOVES, PLANETS, PLY
from twelvefold.engine.kernel.memory import Ints, ints_of
from twelvefold.engine.state import blank_state, state_of
from twelvefold.envs.kernel import games as kernel
from twelvefold.envs.kernel import layout
from twelvefold.envs.kernel.tables import environment_tables
from twelvefold.envs.observation import ACTIONS, Bytes, size
from twelvefold.envs.setup import Setup
from twelvefold.envs.state import deal_in, game_in

Ints64 = npt.NDArray[np.int64]
Floats = npt.NDArray[np.float64]
Bools = npt.NDArray[np.bool_]

SKIP = layout.SKIP
"""An action that leaves a game as it is."""


class Autoreset(IntEnum):
    """What happens to a game that has ended. The names are Gymnasium's."""

    DISABLED = layout.ON_REQUEST
    """It waits until `reset` is called for it; until then, steps leave it as it is."""
    NEXT_STEP = layout.NEXT_STEP
    """The next step deals a new game instead of making the move."""
    SAME_STEP = layout.SAME_STEP
    """The step that ends it deals a new game; `finals` has the last observation."""


class Games:
    """Many games of one setup, stepped in one compiled call.

    Each array has a row per game and is overwritten by the next `step` or `reset`: copy what you keep. An illegal
    action ends its game; its seat gets nothing, and the others share the win.
    """

    def __init__(
        self,
        count: int,
        setup: Setup | None = None,
        *,
        autoreset: Autoreset = Autoreset.SAME_STEP,
        viewer: int | None = None,
        threads: int = 1,
    ) -> None:
        if count < 1 or threads < 1:
            raise ValueError("at least one game and one thread are needed")
        self.setup = setup or Setup()
        self.count = count
        self.autoreset = Autoreset(autoreset)
        players = self.setup.players
        if viewer is not None and not 0 <= viewer < players:
            raise ValueError(f"there is no seat {viewer}")
        self.viewer = viewer
        self._tables = environment_tables(self.setup.chosen_box)
        self._rows: Ints64 = np.zeros((count, layout.row_ints(players)), np.int64)
        self._results: Ints64 = np.zeros((count, layout.RESULT), np.int64)
        self._actions: Ints64 = np.zeros(count, np.int64)
        self.observations: Bytes = np.zeros((count, size(players)), np.int8)
        """What the seat to move may know in each game; see `observation.layout`."""
        masks: Bytes = np.zeros((count, 8 * layout.MASK_WORDS), np.int8)
        self.masks: Bytes = masks[:, :ACTIONS]
        """1 for each legal action of the seat to move."""
        keeps = self.autoreset is Autoreset.SAME_STEP
        self.finals: Bytes = np.zeros((count if keeps else 1, size(players)), np.int8)
        """With `SAME_STEP`, the last observation of each game that ended in this step."""
        results = self._results
        self.seats: Ints64 = results[:, layout.SEAT]
        """The seat to move."""
        self.ended: Bools = results.view(np.bool_)[:, 8 * layout.ENDED]
        """Whether the game ended in this step."""
        self.broken: Ints64 = results[:, layout.BROKEN]
        """Which rule the last action broke, 0 if none; see `engine.kernel.step`."""
        self.over: Bools = self._rows.view(np.bool_)[:, 8 * layout.OVER]
        """Whether the game has ended and waits to be dealt anew."""
        self.rewards: Floats = results.view(np.float64)[:, layout.REWARDS : layout.REWARDS + players]
        """For each seat; all 0 until the game ends."""
        self.points: Ints64 = results[:, layout.POINTS : layout.POINTS + players]
        """For each seat its points, for games that ended in this step."""
        self._begun = False
        self._blank()
        parts = self._parts(threads, (self._rows, self._actions, results, self.observations, masks, self.finals))
        self._step = [partial(bind(kernel.step_rows, *arrays), games, True) for arrays, games in parts]
        self._step_on = [partial(bind(kernel.step_rows, *arrays), games, False) for arrays, games in parts]
        self._deal = [partial(bind(kernel.deal_rows, *arrays), games) for arrays, games in parts]
        self._draw = bind(kernel.draw_moves, ints_of(self._rows.data), ints_of(self._actions.data))
        self._cuts = [self.count * part // threads for part in range(threads + 1)]
        self._pool = ThreadPoolExecutor(threads - 1) if threads > 1 else None

    def _parts(self, threads: int, arrays: tuple[npt.NDArray[Any], ...]) -> list[tuple[list[Any], int]]:
        """The arrays cut into one part per thread, as the kernel takes them, and the games in each."""
        rows, actions, results, observations, masks, finals = arrays
        cuts = [self.count * part // threads for part in range(threads + 1)]
        found = []
        for begin, end in pairwise(cuts):
            if end > begin:
                own = [each[begin:end] for each in (actions, results, observations, masks)]
                last = finals[begin:end] if len(finals) == self.count else finals
                ints = [_ints(each) for each in (*own, last)]
                found.append(([_ints(rows[begin:end]), self._tables, *ints], end - begin))
        return found

    def _blank(self) -> None:
        """Put the options into every row."""
        setup = self.setup
        state = blank_state(
            setup.players, setup.chosen_box, beginner=setup.beginner, mystery=setup.mystery, first_seat=0
        )
        self._rows[:, layout.STATE_AT : layout.STATE_AT + PLANETS] = np.asarray(state)[:PLANETS]
        self._rows[:, layout.MYSTERY] = setup.mystery
        self._rows[:, layout.POINTS_COUNT] = setup.reward == "points"
        self._rows[:, layout.VIEWER] = -1 if self.viewer is None else self.viewer
        self._rows[:, layout.MODE] = self.autoreset

    def reset(self, seed: int | None = None, chosen: npt.ArrayLike | None = None) -> None:
        """Deal every game anew, or only those chosen by a boolean for each; a seed fixes this and all later deals.

        Without a seed the generators go on; the first time, they start from fresh ones.
        """
        if seed is not None or not self.is_dealt:
            drawn = np.random.default_rng(seed).integers(1, SEEDS, (2, self.count))
            self._rows[:, layout.CHANCE], self._rows[:, layout.DRAWS] = drawn
        self._actions[:] = 0 if chosen is None else np.where(np.asarray(chosen, bool), 0, SKIP)
        self._run(self._deal)
        self._begun = True

    @property
    def is_dealt(self) -> bool:
        """Whether the games have been dealt."""
        return bool(self._rows[0, layout.CHANCE])

    def deal(self, number: int, deal: Deal) -> None:
        """Start a given deal in one game, in place of the one that is played there."""
        setup = self.setup
        wanted = (setup.players, setup.beginner, setup.mystery, setup.chosen_box)
        if (deal.players, deal.beginner, deal.mystery, deal.box) != wanted:
            raise ValueError("the deal must be of the games' own players, variant and box")
        self._begun = True
        row = self._rows[number]
        row[layout.STATE_AT :] = np.asarray(state_of(deal))[: len(row) - layout.STATE_AT]
        self._results[number] = 0
        self.seats[number] = deal.first_seat
        kernel.note_row(_ints(row), self._tables)
        self.observations[number], self.masks[number] = self.see(number, deal.first_seat)

    def see(self, number: int, seat: int) -> tuple[Bytes, Bytes]:
        """What any seat may know of one game, and its mask: all 0 if it isn't its turn. Both are fresh arrays."""
        if not 0 <= seat < self.setup.players:
            raise ValueError(f"there is no seat {seat}")
        observation: Bytes = np.empty(self.observations.shape[1], np.int8)
        mask: Bytes = np.empty(8 * layout.MASK_WORDS, np.int8)
        kernel.show_row(_ints(self._rows[number]), self._tables, seat, _ints(observation), _ints(mask))
        return observation, mask[:ACTIONS]

    def step(self, actions: npt.ArrayLike) -> None:
        """Make one move in each game; `SKIP` leaves a game as it is. The arrays then show what came of it."""
        self._take(actions)
        self._run(self._step)

    def step_on(self, actions: npt.ArrayLike) -> None:
        """The same without forgetting rewards and ends, for several moves that count as one step."""
        self._take(actions)
        self._run(self._step_on)

    def _take(self, actions: npt.ArrayLike) -> None:
        """Put the actions where the kernel finds them."""
        if not self._begun:
            raise RuntimeError("the games haven't been dealt: call reset() before step()")
        given = np.asarray(actions)
        if given.shape != (self.count,) or not np.issubdtype(given.dtype, np.integer):
            raise ValueError(f"one action for each of the {self.count} games is needed")
        if given is not self._actions:
            np.copyto(self._actions, given, casting="same_kind")

    def draw(self, seats: int = -1) -> Ints64:
        """A random legal action for each game; `SKIP` where it isn't the turn of one of the seats, given as a mask.

        The array is the games' own: pass it to `step` or `step_on` before you call anything else.
        """
        self._draw(self.count, seats)
        return self._actions

    def chooser(self, choose: Callable[..., None], given: Sequence[Ints]) -> Callable[[int], None]:
        """A function that puts a seat's action into the array of `draw`, for each game that waits for this seat.

        The kernel `choose` gets the games, the box and the actions, then what is given, the number of games and a seat.
        """
        parts = [
            partial(
                bind(choose, _ints(self._rows[begin:end]), self._tables, _ints(self._actions[begin:end]), *given),
                end - begin,
            )
            for begin, end in pairwise(self._cuts)
            if end > begin
        ]
        return partial(self._choose, parts, given)

    def _choose(self, parts: Sequence[Callable[[int], object]], _: Sequence[Ints], seat: int) -> None:
        """Run a kernel that chooses; the second parameter only keeps the memory alive that it reads."""
        self._run([partial(part, seat) for part in parts])

    def game(self, number: int) -> Game:
        """One game as a `Game`: to look at, to draw, or to save as a record. It knows everything, hidden things too."""
        return game_in(self.state(number), self.setup)

    def state(self, number: int) -> Ints64:
        """One game's state as the rules' kernel has it, only for reading; see `engine.kernel.layout`."""
        state: Ints64 = self._rows[number, layout.STATE_AT :].view()
        state.flags.writeable = False
        return state

    def codes(self, number: int) -> list[int]:
        """The codes of the moves made so far in one game."""
        state = self.state(number)
        codes: list[int] = state[MOVES : MOVES + int(state[PLY])].tolist()
        return codes

    def key(self, number: int) -> int:
        """A number that changes with every deal of one game."""
        return int(self._rows[number, layout.CHANCE])

    def deal_of(self, number: int) -> Deal:
        """The deal of one game."""
        return deal_in(self.state(number), self.setup)

    def _run(self, parts: Sequence[Callable[[], object]]) -> None:
        """Run every thread's part; the first in this thread, since waking another takes its time."""
        others = [] if self._pool is None else [self._pool.submit(part) for part in parts[1:]]
        parts[0]()
        for other in others:
            other.result()

    def close(self) -> None:
        """Stop the threads, if there are any."""
        if self._pool is not None:
            self._pool.shutdown()


def _ints(array: npt.NDArray[Any]) -> Ints:
    """An array's memory as the kernel takes it."""
    return ints_of(array.view(np.int64).data)
