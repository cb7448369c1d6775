"""What the player at the terminal may know: everything printed and drawn comes from here."""

from functools import cached_property
from typing import TYPE_CHECKING

from twelvefold.engine.events import Event
from twelvefold.engine.move import Move
from twelvefold.engine.planet import Planet
from twelvefold.engine.standing import Standing, standings
from twelvefold.engine.trial import Trial, trials
from twelvefold.engine.view import View
from twelvefold.world.animal import Animal
from twelvefold.world.box import Box
from twelvefold.world.units import Face, Rotation, Seat, Slot, TileId

if TYPE_CHECKING:
    from twelvefold.engine.game import Game


class Sight:
    """A game at one moment as one seat sees it: its view, the planets, public events and public queries."""

    def __init__(self, game: "Game", seat: Seat, names: tuple[str, ...]) -> None:
        self._game = game
        self.seat = seat
        self.names = names
        """The players' names, by seat."""

    @property
    def box(self) -> Box:
        """The box, which is public."""
        return self._game.box

    @cached_property
    def view(self) -> View:
        """The player's view."""
        return self._game.view(self.seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """All public events so far."""
        return self._game.events

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The face-up animals with each planet's bid."""
        return standings(self._game)

    def planet(self, seat: Seat) -> Planet:
        """A seat's planet."""
        return self._game.planet(seat)

    def planet_with(self, move: Move) -> Planet:
        """The player's own planet after a legal move."""
        tried = self._game.copy()
        tried.push(move)
        return tried.planet(self.seat)

    def tile(self, slot: Slot) -> TileId | None:
        """The tile at a slot of the offer; None if it is taken."""
        return self.view.offer[slot] if self.view.offer else None

    def trials(self, slot: Slot, face: Face) -> dict[Rotation, Trial]:
        """What placing a tile from the offer on a free face would change, by rotation."""
        tile = self.tile(slot)
        if tile is None:
            return {}
        found = trials(self._game, self.seat, tile).trials
        return {trial.rotation: trial for trial in found if trial.face == face}

    def animal(self, name: str) -> Animal:
        """An animal's card."""
        return self.box.animals[self.box.animal_numbers[name]]
