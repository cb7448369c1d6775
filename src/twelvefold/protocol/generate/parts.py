"""The protocol as both generators see it: its parts in source order, and who sends them."""

from collections.abc import Iterator
from dataclasses import dataclass, field
from functools import cached_property

from msgspec import Meta


@dataclass(frozen=True)
class Plain:
    """A value of JSON."""

    name: str
    """One of string, integer, number, boolean and null."""
    says: str = ""
    """What it counts, for the small integers of the game."""


@dataclass(frozen=True)
class Named:
    """Another part of the protocol."""

    name: str


@dataclass(frozen=True)
class Many:
    """A list."""

    of: "Shape"


@dataclass(frozen=True)
class Either:
    """One of several."""

    of: tuple["Shape", ...]


@dataclass(frozen=True)
class Bounded:
    """Something within limits."""

    of: "Shape"
    limits: Meta


@dataclass(frozen=True)
class Fixed:
    """A list with a fixed number of items."""

    of: tuple["Shape", ...]


@dataclass(frozen=True)
class Mapped:
    """An object with any keys."""

    of: "Shape"


Shape = Plain | Named | Many | Either | Bounded | Fixed | Mapped


@dataclass(frozen=True)
class Constant:
    """A number known to both sides."""

    name: str
    says: str
    value: float


@dataclass(frozen=True)
class Alias:
    """A name for something within limits."""

    name: str
    says: str
    shape: Bounded


@dataclass(frozen=True)
class Choice:
    """One of a few words, each perhaps with a sentence."""

    name: str
    says: str
    values: tuple[tuple[str, str], ...]


@dataclass(frozen=True)
class Field:
    """A field of a message; `default` is JSON, or None if there is none."""

    name: str
    says: str
    shape: Shape
    default: str | None = None


@dataclass(frozen=True)
class Object:
    """A message or a part of one; only members of a union have a tag."""

    name: str
    says: str
    tag: str | None
    fields: tuple[Field, ...]
    short: bool = False
    """Whether it's sent without the fields that have their defaults."""


@dataclass(frozen=True)
class Row:
    """Fields that are sent as a list, without their names."""

    name: str
    says: str
    fields: tuple[Field, ...]


@dataclass(frozen=True)
class Union:
    """One of several messages."""

    name: str
    says: str
    of: tuple[str, ...]


Part = Constant | Alias | Choice | Object | Row | Union


@dataclass(frozen=True)
class Protocol:
    """Everything that server and client say to each other."""

    parts: tuple[Part, ...]
    named: dict[str, Part] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        object.__setattr__(self, "named", {part.name: part for part in self.parts})

    @cached_property
    def said(self) -> frozenset[str]:
        """Whatever a client may send."""
        return self.reached(["Said"])

    @cached_property
    def heard(self) -> frozenset[str]:
        """Whatever a server may send."""
        return frozenset(self.named) - self.said | self.reached(["Message"])

    def reached(self, names: list[str]) -> frozenset[str]:
        """These parts and everything they are made of."""
        found: set[str] = set()
        left = list(names)
        while left:
            name = left.pop()
            if name not in found:
                found.add(name)
                left += parts_in(self.named[name])
        return frozenset(found)

    def objects(self, union: str) -> list[Object]:
        """The messages of a union, and of the unions in it."""
        part = self.named[union]
        if isinstance(part, Object):
            return [part]
        assert isinstance(part, Union), f"{union} is no message"
        return [found for name in part.of for found in self.objects(name)]


def parts_in(part: Part) -> list[str]:
    """The names of the parts that one is directly made of."""
    match part:
        case Object() | Row():
            return [name for each in part.fields for name in names_in(each.shape)]
        case Union():
            return list(part.of)
        case Alias():
            return list(names_in(part.shape))
        case _:
            return []


def names_in(shape: Shape) -> Iterator[str]:
    """The parts named by a shape."""
    match shape:
        case Named():
            yield shape.name
        case Many() | Bounded() | Mapped():
            yield from names_in(shape.of)
        case Either() | Fixed():
            for each in shape.of:
                yield from names_in(each)
        case Plain():
            pass
