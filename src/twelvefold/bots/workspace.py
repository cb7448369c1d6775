"""A turn for the compiled bots: a workspace for the kernel, and what is hidden."""

from array import array

from twelvefold.bots.kernel import guess
from twelvefold.bots.kernel.beliefs import BELIEFS, believe, suppose_objectives
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.workspace import VALUES, WORKSPACE
from twelvefold.bots.position import Position
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.layout import CODES, HABITATS
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.world.box import ROUNDS


class Workspace:
    """One turn, and the model to weigh it with."""

    def __init__(self, position: Position, model: Ints) -> None:
        self.position = position
        self.tables = position.tables
        self.model = model
        self.array = zeros(WORKSPACE)
        self.array[: layout.STATE] = position.state
        for number in position.hidden_cards:
            at = layout.COLUMNS + position.rounds_of_cards[number] - 1
            self.array[at] &= ~(1 << number)
        if position.view.objective is not None:
            suppose_objectives(self.array, model, position.seat)

    def beliefs(self, *, inferred: bool = True) -> dict[int, list[int]]:
        """For each other seat, how likely each habitat is its objective, from how much of it its planet has."""
        position = self.position
        others = [seat for seat in range(position.view.players) if seat != position.seat]
        if not inferred:
            own = position.state[layout.OBJECTIVE + position.seat] - 1
            return {seat: [0 if habitat == own else ONE for habitat in range(HABITATS)] for seat in others}
        found = zeros(BELIEFS)
        believe(position.state, self.model, position.seat, found)
        return {seat: found[HABITATS * seat : HABITATS * (seat + 1)].tolist() for seat in others}

    def hidden(self, *, inferred: bool = True, forgetful: bool = False) -> Ints:
        """What is hidden, in the form that the kernel's guesses need."""
        position, view = self.position, self.position.view
        ints = zeros(guess.HIDDEN)
        tiles = list(position.unseen_tiles)
        if forgetful and view.round < ROUNDS:
            shown = view.round == ROUNDS - 1
            tiles += [*view.late_piles[5 if shown else 0 :], *view.out_of_game]
            ints[guess.FORGOTTEN] = 1
        ints[guess.TILES : guess.TILES + 1 + len(tiles)] = array("q", [len(tiles), *tiles])
        animals = [position.tables[ANIMALS + number] for number in position.unseen_animals]
        ints[guess.ANIMALS_LEFT : guess.ANIMALS_LEFT + 1 + len(animals)] = array("q", [len(animals), *animals])
        down = [256 * (position.rounds_of_cards[number] - 1) + number for number in position.hidden_cards]
        ints[guess.FACE_DOWN_CARDS : guess.FACE_DOWN_CARDS + 1 + len(down)] = array("q", [len(down), *down])
        ints[guess.BELIEFS : guess.FORGOTTEN] = array("q", [-1]) * (guess.FORGOTTEN - guess.BELIEFS)
        if view.objective is not None:
            for seat, weights in self.beliefs(inferred=inferred).items():
                at = guess.BELIEFS + HABITATS * seat
                ints[at : at + HABITATS] = array("q", weights)
        return ints

    def values(self) -> tuple[Ints, Ints]:
        """For each code, its value and a number that tells its effects apart, as last noted."""
        end = VALUES + 2 * CODES
        return self.array[VALUES:end:2], self.array[VALUES + 1 : end : 2]

    def value(self, code: int) -> int:
        """The value of a code, as last noted."""
        return self.array[VALUES + 2 * code]
