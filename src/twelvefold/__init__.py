"""Twelvefold: a digital edition of a board game in which twelve tiles make a planet. An unofficial fan project.

The names below are loaded when they are first used, so that `import twelvefold` costs next to nothing.
"""

from importlib import import_module
from typing import TYPE_CHECKING

__version__ = "0.1.0"

if TYPE_CHECKING:
    from twelvefold.engine import (
        Deal,
        Game,
        IllegalMove,
        Move,
        NotationError,
        RecordError,
        View,
        read_record,
        write_record,
    )
    from twelvefold.world import Animal, Box, BoxError, Habitat, Requirement, read_box, standard_box

_HOMES = {
    "twelvefold.engine": (
        "Deal",
        "Game",
        "IllegalMove",
        "Move",
        "NotationError",
        "RecordError",
        "View",
        "read_record",
        "write_record",
    ),
    "twelvefold.world": ("Animal", "Box", "BoxError", "Habitat", "Requirement", "read_box", "standard_box"),
}

__all__ = [
    "Animal",
    "Box",
    "BoxError",
    "Deal",
    "Game",
    "Habitat",
    "IllegalMove",
    "Move",
    "NotationError",
    "RecordError",
    "Requirement",
    "View",
    "read_box",
    "read_record",
    "standard_box",
    "write_record",
]


def __getattr__(name: str) -> object:
    for home, names in _HOMES.items():
        if name in names:
            value: object = getattr(import_module(home), name)
            return value
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
