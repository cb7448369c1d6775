"""A planet as it's to be drawn."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from twelvefold.words import say
from twelvefold.world.geometry import ACROSS, AREA_COUNT, EDGE_COUNT, FACE_COUNT
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Area, Face

FACE_LETTERS = "abcdefghijkl"
"""The letters of the faces in moves: face 0 is a, face 11 is l."""

LONGEST_LABEL = 2
"""How many characters fit into an area, even in a terminal."""


@dataclass(frozen=True)
class PlanetSketch:
    """A planet as it's to be drawn, without the game around it."""

    title: str
    areas: tuple[Habitat | None, ...]
    """What covers each of the 60 areas; None where the face is free."""
    labels: Mapping[Area, str] = field(default_factory=dict)
    """One or two printable ASCII characters written into covered areas, such as the size of a region."""
    highlight: frozenset[Area] = frozenset()
    """Areas to highlight; all others fade."""
    latest: Face | None = None
    """The face with the latest tile."""
    caption: tuple[str, ...] = ()
    """Lines below the planet."""

    def __post_init__(self) -> None:
        if len(self.areas) != AREA_COUNT:
            raise ValueError(f"a planet has {AREA_COUNT} areas, not {len(self.areas)}")
        for face in range(FACE_COUNT):
            if self.areas[EDGE_COUNT * face : EDGE_COUNT * (face + 1)].count(None) not in (0, EDGE_COUNT):
                raise ValueError(f"face {FACE_LETTERS[face]} must be free or covered as a whole")
        for area, label in self.labels.items():
            if not 1 <= len(label) <= LONGEST_LABEL or not (label.isascii() and label.isprintable()):
                raise ValueError(f"area {area}: a label is one or two printable ASCII characters, not {label!r}")

    def is_free(self, face: int) -> bool:
        """Whether a face has no tile yet."""
        return self.areas[EDGE_COUNT * face] is None

    def is_coast(self, area: Area, other: Area) -> bool:
        """Whether two areas are covered with different habitats."""
        here, there = self.areas[area], self.areas[other]
        return here is not None and there is not None and here != there

    def continues(self, area: Area) -> bool:
        """Whether an area's region continues beyond the edge of its face."""
        return self.areas[area] is not None and self.areas[area] == self.areas[ACROSS[area]]

    def summary(self) -> str:
        """The planet in words, for people who can't see it."""
        counts = [(habitat, self.areas.count(habitat)) for habitat in Habitat]
        covered = ", ".join(
            say("cli-picture-areas", areas=count, habitat=say(f"habitat-{habitat}.within"))
            for habitat, count in counts
            if count
        )
        free = [FACE_LETTERS[face] for face in range(len(FACE_LETTERS)) if self.is_free(face)]
        parts = [say("cli-sketch-areas", areas=covered) if covered else say("cli-sketch-empty")]
        if free:
            parts.append(say("cli-sketch-free", faces=" ".join(free)))
        if self.latest is not None:
            parts.append(say("cli-sketch-latest", face=FACE_LETTERS[self.latest]))
        return " ".join(parts)
