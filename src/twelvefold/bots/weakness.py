"""Human weaknesses, by name: what a bot overlooks, miscounts or forgets in a turn."""

from collections.abc import Iterator
from dataclasses import dataclass, replace

from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.kernel.workspace import SHIFT
from twelvefold.bots.minds import Mind
from twelvefold.bots.turn import Turn
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.kernel.memory import zeros
from twelvefold.engine.move import MOVES
from twelvefold.engine.view import View
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.geometry import FACES

SHORT_SIGHT = "short sight"
"""It ignores animals of rounds that are far away."""
NEAR_SIDE = "near side"
"""It looks only at the side of its planet that is in front of it, around its latest tile."""
MISCOUNT = "miscount"
"""It miscounts a region by one."""
FORGOTTEN_PILES = "forgotten piles"
"""It doesn't remember which tiles went to piles 11 and 12."""
WEAKNESSES = (SHORT_SIGHT, NEAR_SIDE, MISCOUNT, FORGOTTEN_PILES)


@dataclass(frozen=True)
class Weakness:
    """How often a bot falls prey to each weakness."""

    foresight: int = ROUNDS
    """How many rounds ahead it looks at animals; it always sees the nearest ones."""
    near_side: float = 0.0
    """How often it looks only at the near side."""
    miscount: float = 0.0
    """How often it miscounts how far it's ahead or behind for an animal."""

    def sight(self, view: View) -> int:
        """How many rounds ahead it looks at animals in this turn."""
        nearest = next((ahead for ahead, column in enumerate(view.columns[view.round - 1 :]) if column), 0)
        return max(self.foresight, nearest)

    def on(self, mind: Mind, view: View) -> Mind:
        """A mind that looks no further in this turn."""
        return replace(mind, foresight=self.sight(view))

    def befall(self, turn: Turn, workspace: Workspace) -> int:
        """Apply the weaknesses of this turn; returns the faces that it looks at, as a mask."""
        if self.miscount:
            chance = turn.chance
            for number in range(workspace.position.open_cards):
                if chance.random() < self.miscount:
                    workspace.array[SHIFT + number] = chance.choice((-1, 1))
        if self.near_side and turn.chance.random() < self.near_side:
            return near_side(turn)
        return ALL_FACES

    def failings(self, workspace: Workspace, faces: int) -> list[str]:
        """The names of the weaknesses that took effect in a turn."""
        view = workspace.position.view
        far = any(column for column in view.columns[view.round + self.sight(view) :])
        found = [SHORT_SIGHT] if far else []
        found += [NEAR_SIDE] if faces != ALL_FACES else []
        found += [MISCOUNT] if any(workspace.array[SHIFT : SHIFT + CARDS_IN_PLAY]) else []
        return found

    def recover(self, workspace: Workspace) -> None:
        """Undo the miscounts."""
        workspace.array[SHIFT : SHIFT + CARDS_IN_PLAY] = zeros(CARDS_IN_PLAY)


NONE = Weakness()


def near_side(turn: Turn) -> int:
    """The face with the latest tile and its neighbours, if one of them is free; else all faces."""
    view = turn.view
    own = (MOVES[code].face for ply, code in _latest_first(view) if _seat_at(view, ply) == turn.seat)
    last = next(own, None)
    if last is None:
        return ALL_FACES
    near = [last, *FACES[last]]
    if all(view.planets[turn.seat][face] is not None for face in near):
        return ALL_FACES
    return sum(1 << face for face in near)


def _latest_first(view: View) -> Iterator[tuple[int, int]]:
    return zip(range(view.ply - 1, -1, -1), reversed(view.moves), strict=True)


def _seat_at(view: View, ply: int) -> int:
    done, place = divmod(ply, view.players)
    return (view.first_seat - (view.round - 1) + done + place) % view.players
