"""How each habitat is drawn: its colours, its glyph and its pattern."""

from dataclasses import dataclass

from twelvefold.world.habitat import Habitat


@dataclass(frozen=True)
class Paint:
    """The signs that tell a habitat from the others; each is enough by itself."""

    colour: str
    shore: str
    """The colour along the border with another habitat."""
    ink: str
    """The colour of the pattern's lines."""
    tile: tuple[int, int]
    """The size of the pattern's repeating piece."""
    pattern: str
    """SVG path data of that piece."""
    glyph: str
    """SVG path data around the origin, up to 12 units to each side."""
    solid: bool
    """Whether the glyph is filled, or drawn with a line."""
    character: str
    """The character that fills its areas in a terminal."""
    letter: str
    """The letter that fills them there when they're highlighted."""


PAINTS: dict[Habitat, Paint] = {
    Habitat.OCEAN: Paint(
        colour="#3c86f0",
        shore="#8fc1ff",
        ink="#74acf8",
        tile=(28, 16),
        pattern="M0 6q7 -6 14 0t14 0M-14 14q7 -6 14 0t14 0t14 0",
        glyph="M-11 -3.5q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0M-11 4.5q2.75 -5 5.5 0t5.5 0t5.5 0t5.5 0",
        solid=False,
        character="~",
        letter="O",
    ),
    Habitat.FOREST: Paint(
        colour="#254e00",
        shore="#3c7410",
        ink="#3d6f12",
        tile=(22, 20),
        pattern="M2 9l4 -7l4 7zM13 19l4 -7l4 7z",
        glyph="M0 -11L6 -3H3.4L8.5 5H1.8V10H-1.8V5H-8.5L-3.4 -3H-6Z",
        solid=True,
        character="&",
        letter="F",
    ),
    Habitat.DESERT: Paint(
        colour="#f9d372",
        shore="#e3ae4a",
        ink="#d09a3c",
        tile=(14, 14),
        pattern="M3 3h.1M10 10h.1",
        glyph=(
            "M-4.6 -2.2a4.6 4.6 0 1 1 9.2 0a4.6 4.6 0 1 1 -9.2 0ZM-6.3 -3.2L-9.2 -3.2L-9.2 -1.3L-6.3 -1.3Z"
            "M-3.8 -7.3L-5.8 -9.4L-7.2 -8L-5.1 -6ZM1 -8.5L1 -11.4L-0.9 -11.4L-0.9 -8.5Z"
            "M5.1 -6L7.2 -8L5.8 -9.4L3.8 -7.3ZM6.3 -1.3L9.2 -1.3L9.2 -3.2L6.3 -3.2Z"
            "M-12 10.5Q-6 3.5 -0.5 7.5Q5 3 12 10.5Z"
        ),
        solid=True,
        character=":",
        letter="D",
    ),
    Habitat.MOUNTAIN: Paint(
        colour="#897978",
        shore="#a6958f",
        ink="#6c5e5d",
        tile=(20, 13),
        pattern="M-2 11L5 4L10 9L15 4L22 11",
        glyph="M-11 8L-3.5 -8L1 0L4 -4L11 8Z",
        solid=True,
        character="^",
        letter="M",
    ),
    Habitat.GLACIER: Paint(
        colour="#e3f7fe",
        shore="#b4dcee",
        ink="#a9d2e4",
        tile=(14, 14),
        pattern="M-1 -1L15 15M15 -1L-1 15",
        glyph=(
            "M0 10.5L0 -10.5M9.1 5.2L-9.1 -5.2M-9.1 5.2L9.1 -5.2M5.2 6.7L4.8 2.8L8.4 1.2M-3.2 7.8L0 5.6L3.2 7.8"
            "M-8.4 1.2L-4.8 2.8L-5.2 6.7M-5.2 -6.7L-4.8 -2.8L-8.4 -1.2M3.2 -7.8L0 -5.6L-3.2 -7.8"
            "M8.4 -1.2L4.8 -2.8L5.2 -6.7"
        ),
        solid=False,
        character="*",
        letter="G",
    ),
}

NIGHT = "#0c1230"
"""The sky behind a planet."""
COAST = "#0a0e22"
"""The line between two habitats."""
FREE = "#171f45"
"""A face without a tile."""
FAINT = "#4a568c"
"""The lines on such a face."""
TEXT = "#e9eefb"
QUIET = "#a9b4d6"
LATEST = "#ffe27a"
"""The outline of the face with the latest tile."""
SEATS = ("#ffc766", "#7fd0ff", "#ff9fc0", "#a8e59a")
"""The colours of the seats, as in the browser."""
