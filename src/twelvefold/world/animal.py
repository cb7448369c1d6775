"""An animal card: where it lives and what it asks of a planet."""

from dataclasses import dataclass
from enum import IntEnum

from twelvefold.world.habitat import Habitat


class Requirement(IntEnum):
    """How a planet's bid for an animal is measured."""

    MOST = 0
    """The number of its regions of the animal's habitat."""
    TOUCHING = 1
    """The size of its biggest region that touches the other habitat."""
    APART = 2
    """The size of its biggest region that does not touch the other habitat."""

    @property
    def id(self) -> str:
        """The word used in boxes, records and messages."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.id


REQUIREMENT_BY_ID = {requirement.id: requirement for requirement in Requirement}


@dataclass(frozen=True, slots=True)
class Animal:
    """A card; the planet that suits it best wins it."""

    id: str
    habitat: Habitat
    requirement: Requirement
    other: Habitat | None
    """The habitat to touch or not to touch; None for `most`."""

    def __str__(self) -> str:
        return self.id
