"""What a position is judged by: what a seat may know, that and all objectives, or everything."""

from collections.abc import Iterable
from dataclasses import dataclass
from enum import StrEnum

from msgspec.structs import replace

from twelvefold.bots.kernel import guess
from twelvefold.bots.last_rounds import LastRounds
from twelvefold.bots.model import kind_of_game, model_of
from twelvefold.bots.position import Position
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.deal import Deal
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints
from twelvefold.engine.kernel.tables import ANIMALS
from twelvefold.engine.view import View
from twelvefold.world.box import DRAWN_PILES, SLOTS, Box


class Knowledge(StrEnum):
    """How much of what is hidden counts as known."""

    SEAT = "seat"
    """What a seat may know at the time; it infers the others' objectives from their planets."""
    OBJECTIVES = "objectives"
    """That, and everybody's objective: the same for all seats."""
    EVERYTHING = "everything"
    """The piles and the face-down animals too."""


@dataclass(frozen=True)
class Scene:
    """A position in the form that playouts need."""

    knowledge: Knowledge
    workspace: Workspace
    hidden: Ints
    turned: bool
    """Whether this round's pile has been turned up."""
    suppositions: list[tuple[dict[int, int], int]]
    """The objectives that the others may have, with their weights, for the exact end of a game."""

    @property
    def view(self) -> View:
        """What the viewer sees."""
        return self.workspace.position.view

    @property
    def cards(self) -> list[tuple[str | None, int]]:
        """The animals still to be won, each with the round it's under; None is face down."""
        columns = enumerate(self.view.columns, 1)
        return [(name, number) for number, column in columns for name in column]

    @property
    def is_open(self) -> bool:
        """Whether nothing but objectives is hidden."""
        return self.turned and not self.hidden[guess.TILES] and not self.hidden[guess.FACE_DOWN_CARDS]

    def suppose(self, objectives: dict[int, int]) -> None:
        """Assume that these seats have these objectives."""
        for seat, habitat in objectives.items():
            self.workspace.array[layout.OBJECTIVE + seat] = 1 + habitat


def scene_of(view: View, deal: Deal, knowledge: Knowledge, *, turned: bool = True) -> Scene:
    """A seat's view, with as much of the deal as may be known.

    Without `turned`, this round's pile still counts as unseen, whatever the view shows.
    """
    workspace = _workspace(view, deal.box)
    position, hidden = workspace.position, workspace.hidden()
    if knowledge is Knowledge.SEAT:
        suppositions = _suppositions(workspace)
    else:
        suppositions = [({}, 1)]
        for seat, habitat in enumerate(deal.objectives):
            workspace.array[layout.OBJECTIVE + seat] = 1 + habitat
        for at in range(guess.BELIEFS, guess.FORGOTTEN):
            hidden[at] = -1
    if knowledge is Knowledge.EVERYTHING:
        _reveal(workspace, hidden, deal)
    elif not turned and view.round <= DRAWN_PILES:
        shown = [tile for tile in view.offer if tile is not None]
        _write_list(hidden, guess.TILES, sorted([*position.unseen_tiles, *shown]))
    else:
        turned = True
    return Scene(knowledge, workspace, hidden, turned, suppositions)


def scene_of_seat(view: View, box: Box) -> Scene:
    """A seat's view, with nothing but what that seat may know."""
    workspace = _workspace(view, box)
    return Scene(Knowledge.SEAT, workspace, workspace.hidden(), turned=True, suppositions=_suppositions(workspace))


def _workspace(view: View, box: Box) -> Workspace:
    return Workspace(Position(view, box), model_of(box, kind_of_game(view.players, beginner=view.beginner)))


def _suppositions(workspace: Workspace) -> list[tuple[dict[int, int], int]]:
    """The objectives that the others may have, as their planets suggest."""
    return LastRounds(workspace, inferred=True, out_of_time=_never).suppositions()


def with_face_down(view: View, animals: Iterable[str]) -> View:
    """A view in which these animals haven't been turned up yet."""
    hidden = set(animals)
    columns = tuple(tuple(None if name in hidden else name for name in column) for column in view.columns)
    return replace(view, columns=columns)


def _reveal(workspace: Workspace, hidden: Ints, deal: Deal) -> None:
    """Put the piles and the face-down animals in their places."""
    array, position = workspace.array, workspace.position
    for index in range(position.view.round, DRAWN_PILES):
        for slot, tile in enumerate(deal.piles[index]):
            array[layout.PILES + SLOTS * index + slot] = tile
    for number in position.hidden_cards:
        index = position.rounds_of_cards[number] - 1
        name = deal.animals[index][1]
        array[layout.CARDS + number] = position.tables[ANIMALS + deal.box.animal_numbers[name]]
        array[layout.COLUMNS + index] |= 1 << number
    for at in (guess.TILES, guess.ANIMALS_LEFT, guess.FACE_DOWN_CARDS):
        hidden[at] = 0


def _write_list(ints: Ints, at: int, values: list[int]) -> None:
    """Write how many values there are, then the values."""
    for offset, value in enumerate([len(values), *values]):
        ints[at + offset] = value


def _never() -> bool:
    return False
