"""What the player at the terminal may know: all that is said and drawn is asked for here."""

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
    """A game at one moment, as a seat sees it: its view, the planets, what was seen to happen, the public answers."""

    def __init__(self, game: "Game", seat: Seat, names: tuple[str, ...]) -> None:
        self._game = game
        self.seat = seat
        self.names = names
        """What each seat is called."""

    @property
    def box(self) -> Box:
        """What is played with; it lies open to everybody."""
        return self._game.box

    @cached_property
    def view(self) -> View:
        """The seat's view."""
        return self._game.view(self.seat)

    @property
    def events(self) -> tuple[Event, ...]:
        """Everything that happened so far before everybody's eyes."""
        return self._game.events

    @cached_property
    def standings(self) -> tuple[Standing, ...]:
        """The face-up animals with every planet's bid."""
        return standings(self._game)

    def planet(self, seat: Seat) -> Planet:
        """A seat's planet."""
        return self._game.planet(seat)

    def planet_with(self, move: Move) -> Planet:
        """The seat's own planet, if a legal move of its were made."""
        tried = self._game.copy()
        tried.push(move)
        return tried.planet(self.seat)

    def tile(self, slot: Slot) -> TileId | None:
        """The tile at a slot of the offer; None if it is taken."""
        return self.view.offer[slot] if self.view.offer else None

    def trials(self, slot: Slot, face: Face) -> dict[Rotation, Trial]:
        """What laying a tile on show on a free face would bring, by rotation."""
        tile = self.tile(slot)
        if tile is None:
            return {}
        found = trials(self._game, self.seat, tile).trials
        return {trial.rotation: trial for trial in found if trial.face == face}

    def animal(self, name: str) -> Animal:
        """The card of an animal."""
        return self.box.animals[self.box.animal_numbers[name]]
