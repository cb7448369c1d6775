"""Candidates of one turn, played on by the learned policy against the same guesses, or exactly if that's possible."""

from collections.abc import Sequence

from twelvefold.analysis.evaluation import Evaluation, Sums
from twelvefold.analysis.kernel.exact_ends import add_ends
from twelvefold.analysis.kernel.outcomes import ANIMALS, ANYWHERE, OBJECTIVES, ROW, add_playouts
from twelvefold.analysis.knowledge import Scene
from twelvefold.bots.kernel.search import CANDIDATES, ENTRY, PLAN, weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL
from twelvefold.bots.kernel.workspace import VALUES
from twelvefold.bots.minds import PLAIN
from twelvefold.engine.kernel.chance import SEEDS
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.stream import Stream
from twelvefold.world.box import ROUNDS

AHEAD = 4
"""At the ends of how many more rounds a playout is judged, as `master` does; the result of a game that ends earlier."""
SLIPS = 1 << 29
"""How many of 2³² moves of a playout are its second choice: one in eight, since nobody's replies are quite certain."""


def exact_from(players: int) -> int:
    """The first round from which a game can be played out exactly."""
    return ROUNDS - 1 if players == 2 else ROUNDS


class Playouts:
    """Playouts of a scene's candidates, with the same guesses for all of them."""

    def __init__(self, scene: Scene, seed: int, *, exact: bool = True) -> None:
        self.scene = scene
        self.seed = seed
        self.players = scene.view.players
        self.sums: dict[int, Sums] = {}
        """For each code, what its playouts came to; `ANYWHERE` stands for the policy's own choice."""
        self.first = ANYWHERE
        """The candidate that the others are compared with."""
        self.twins: dict[int, int] = {}
        """For each legal code, the candidate with the same effect."""
        self.exact = exact and scene.is_open and scene.view.round >= exact_from(self.players)
        """Whether candidates are played out exactly: playouts add nothing then."""

    def apart(self, code: int, other: int, seat: int) -> float:
        """The standard error of the difference between two candidates' chances, at most.

        All playouts compare with the first candidate of each call of `add`, which has to be the same one.
        """
        if code == other:
            return 0.0
        return self._error(code, seat) + self._error(other, seat)

    def _error(self, code: int, seat: int) -> float:
        sums = self.sums[code]
        return 0.0 if self.exact else sums.error_against(seat, sums.chance(seat) - self.sums[self.first].chance(seat))

    def add(self, codes: Sequence[int], first: int, last: int, *, whole: bool = False) -> None:
        """Play each candidate on for the guesses from `first` to before `last`; if it's exact, once."""
        self.first = codes[0]
        rows = zeros(ROW * len(codes))
        plan = _plan(codes)
        if self.exact:
            count = self._add_ends(plan, rows)
        else:
            workspace, count = self.scene.workspace, last - first
            add_playouts(
                workspace.array,
                workspace.tables,
                workspace.model,
                PLAIN.factors(self.players),
                self.scene.hidden,
                plan,
                rows,
                first,
                last,
                AHEAD,
                whole,
                self.scene.turned,
                SLIPS,
                self.seed,
            )
        for place, code in enumerate(codes):
            self.sums.setdefault(code, Sums()).add(rows[ROW * place : ROW * (place + 1)].tolist(), count)

    def _add_ends(self, plan: Ints, rows: Ints) -> int:
        workspace, total = self.scene.workspace, 0
        for objectives, weight in self.scene.suppositions:
            self.scene.suppose(objectives)
            add_ends(workspace.array, workspace.tables, plan, rows, weight)
            total += weight
        return total

    def candidates(self) -> list[int]:
        """The placements to choose from, the best by one ply first: one for each distinct effect, or all if it's exact.

        In the last round a placement has effects that one ply doesn't see, since second and third regions break ties.
        """
        workspace = self.scene.workspace
        array = workspace.array
        weigh_moves(array, workspace.tables, workspace.model, PLAIN.factors(self.players), ALL_FACES)
        noted = array[VALUES : VALUES + 2 * CODES].tolist()
        values, effects = noted[::2], noted[1::2]
        order = sorted([code for code in range(CODES) if values[code] != ILLEGAL], key=lambda code: -values[code])
        found: dict[tuple[int, int], int] = {}
        for code in order:
            self.twins[code] = code if self.exact else found.setdefault((values[code], effects[code]), code)
        return list(dict.fromkeys(self.twins.values()))

    def evaluation(self, code: int) -> Evaluation:
        """What a candidate came to."""
        return self.sums[code].evaluation(self.players, self.scene.cards, exact=self.exact)

    def lead(self, code: int, seat: int) -> float:
        """How many points a seat can expect to be ahead of the best other."""
        sums = self.sums[code]
        points = sums.points(OBJECTIVES, self.players), sums.points(ANIMALS, self.players)
        totals = [one + other for one, other in zip(*points, strict=True)]
        return totals[seat] - max(total for other, total in enumerate(totals) if other != seat)

    def ranked(self, codes: Sequence[int], seat: int) -> list[int]:
        """Candidates from the best to the worst for a seat: by its chance to win, then by its lead."""
        return sorted(codes, key=lambda code: (-self.sums[code].chance(seat), -self.lead(code, seat)))


def evaluate_scene(scene: Scene, playouts: int, seed: int, *, exact: bool = True) -> Evaluation:
    """What a position is worth to each seat, if the learned policy plays on; exact where that's possible."""
    tried = Playouts(scene, seed, exact=exact)
    if not tried.exact:
        tried.add([ANYWHERE], 0, playouts, whole=True)
        return tried.evaluation(ANYWHERE)
    codes = tried.candidates()
    tried.add(codes, 0, 1)
    seat = scene.view.seat_to_move
    assert seat is not None
    return tried.evaluation(tried.ranked(codes, seat)[0])


def _plan(codes: Sequence[int]) -> Ints:
    plan = zeros(PLAN)
    plan[CANDIDATES] = len(codes)
    for place, code in enumerate(codes):
        plan[ENTRY + 3 * place] = code
    return plan


def seed_for(seed: int, *about: object) -> int:
    """A seed for the kernel, for one question about a game."""
    return 1 + Stream(str(seed), "review " + " ".join(map(str, about))).below(SEEDS - 1)
