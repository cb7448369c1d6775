"""What is stored of daily games besides their tables: each person's attempt, and what the bots make of the deal."""

from typing import NamedTuple


class Points(NamedTuple):
    """A result: ranked by points, then by animals."""

    total: int
    cards: int
    """How many animals."""
    objective: int
    """The points for the objective."""


class Attempt(NamedTuple):
    """A person's attempt at a daily game."""

    day: str
    table: str
    over: bool
    points: Points | None
    """None while it runs, and if it wasn't played to its end."""


class Place(NamedTuple):
    """A place among the players of a day."""

    place: int
    """From 1; ties share a place."""
    players: int


class Par(NamedTuple):
    """What a level makes of a day's deal."""

    level: str
    total: int
    cards: int
