"""The last rounds, played out: every placement against the best replies, for all objectives the others may have."""

from collections.abc import Callable
from dataclasses import dataclass
from itertools import permutations

from twelvefold.bots.kernel.endgame import last_round, last_two_rounds
from twelvefold.bots.kernel.lines import last_three_rounds
from twelvefold.bots.kernel.search import ENTRY
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.bits import Ints

CERTAIN = 1 << 10
"""The sum of the weights of all beliefs about objectives."""


@dataclass(frozen=True)
class LastRounds:
    """The end of a game as one seat sees it on its turn."""

    workspace: Workspace
    inferred: bool
    """Whether the others' objectives are inferred from their planets."""
    out_of_time: Callable[[], bool]

    def round_12(self, plan: Ints, codes: list[int]) -> int:
        """The best placement if round 12 is played out exactly."""
        for objectives, weight in self.suppositions():
            self._suppose(objectives)
            last_round(self.workspace.array, self.workspace.tables, plan, weight)
        return _best_of(plan, codes)

    def rounds_11_and_12(self, plan: Ints, codes: list[int]) -> int:
        """The same for two rounds, with two seats: only the other's objective is still hidden."""
        workspace = self.workspace

        def play_out(place: int, weight: int) -> None:
            last_two_rounds(workspace.array, workspace.tables, plan, weight, place, place + 1)

        return self._one_by_one(plan, codes, play_out)

    def from_round_10(self, plan: Ints, codes: list[int], mind: Ints, replies: int) -> int:
        """The same for three rounds: in the first two, each seat considers only this many replies."""
        workspace = self.workspace

        def play_out(place: int, weight: int) -> None:
            last_three_rounds(
                workspace.array, workspace.tables, workspace.model, mind, plan, weight, replies, place, place + 1
            )

        return self._one_by_one(plan, codes, play_out)

    def _one_by_one(self, plan: Ints, codes: list[int], play_out: Callable[[int, int], None]) -> int:
        """The best of the candidates that there was time for."""
        suppositions = self.suppositions()
        for place in range(len(codes)):
            for objectives, weight in suppositions:
                self._suppose(objectives)
                play_out(place, weight)
            if place + 1 < len(codes) and self.out_of_time():
                return _best_of(plan, codes[: place + 1])
        return _best_of(plan, codes)

    def suppositions(self) -> list[tuple[dict[int, int], int]]:
        """All objectives that the others may have, with their weights; very unlikely ones are left out."""
        if self.workspace.position.view.objective is None:
            return [({}, CERTAIN)]
        beliefs = self.workspace.beliefs(inferred=self.inferred)
        seats = list(beliefs)
        found = []
        for habitats in permutations(range(layout.HABITATS), len(seats)):
            weight = 1.0
            for seat, habitat in zip(seats, habitats, strict=True):
                weight *= beliefs[seat][habitat]
            found.append((dict(zip(seats, habitats, strict=True)), weight))
        total = sum(weight for _, weight in found)
        return [(each, round(CERTAIN * weight / total)) for each, weight in found if weight * 100 > total]

    def _suppose(self, objectives: dict[int, int]) -> None:
        """Assume that the others have these objectives."""
        for seat, habitat in objectives.items():
            self.workspace.array[layout.OBJECTIVE + seat] = 1 + habitat


def _best_of(plan: Ints, codes: list[int]) -> int:
    """The candidate with the highest sum; of equal ones the first."""
    sums = plan[ENTRY + 1 : ENTRY + 1 + 3 * len(codes) : 3].tolist()
    return codes[sums.index(max(sums))]
