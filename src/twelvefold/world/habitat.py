"""The five habitats."""

from enum import IntEnum


class Habitat(IntEnum):
    """What covers an area."""

    OCEAN = 0
    FOREST = 1
    DESERT = 2
    MOUNTAIN = 3
    GLACIER = 4

    @property
    def id(self) -> str:
        """The word used in boxes, records and messages."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.id


HABITAT_IDS = tuple(habitat.id for habitat in Habitat)
BY_ID = {habitat.id: habitat for habitat in Habitat}
