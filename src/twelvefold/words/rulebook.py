"""The rulebook as data: the order of its messages, and what its pictures show. The browser reads the same file."""

import json
from functools import cache
from importlib import resources
from typing import NotRequired, TypedDict


class Table(TypedDict):
    """A table; its cells are ids of messages, or numbers."""

    head: list[str | int]
    rows: list[list[str | int]]


class Block(TypedDict):
    """A piece of a chapter: a paragraph, numbered steps, bullet points, a table or a picture."""

    text: NotRequired[str]
    steps: NotRequired[list[str]]
    points: NotRequired[list[str]]
    table: NotRequired[Table]
    picture: NotRequired[str]


class Part(TypedDict):
    """A heading and the text below it; the browser can open the rulebook at its id."""

    id: str
    title: str
    blocks: list[Block]


class Chapter(Part):
    """A chapter with its parts."""

    parts: list[Part]


class Marked(TypedDict):
    """One area of a region, and the label written on the region."""

    area: int
    label: str


class View(TypedDict):
    """A planet in a picture, or a few of its faces, with regions marked on it; its title is a message or an animal."""

    title: NotRequired[str]
    animal: NotRequired[str]
    planet: str
    """For each face, the initials of the habitats at its edges; a dot is a free area."""
    faces: NotRequired[str]
    regions: list[Marked]
    caption: str


class Picture(TypedDict):
    """A picture: planets side by side, or a tile in its rotations."""

    alt: str
    views: NotRequired[list[View]]
    tile: NotRequired[str]


class Rulebook(TypedDict):
    """The chapters in order, and the pictures by name."""

    chapters: list[Chapter]
    pictures: dict[str, Picture]


@cache
def rulebook() -> Rulebook:
    """The rulebook."""
    text = resources.files("twelvefold.words").joinpath("rulebook.json").read_text(encoding="utf-8")
    book: Rulebook = json.loads(text)
    return book
