"""What a field means and which limits it has, in words."""

from collections.abc import Iterator

from msgspec import Meta

from twelvefold.protocol.generate.parts import (
    Bounded,
    Either,
    Field,
    Fixed,
    Many,
    Mapped,
    Named,
    Plain,
    Protocol,
    Shape,
)

WORDS = {
    "animal": "An animal's id in the box.",
    "animals": "The ids of the animals that are still waiting.",
    "bids": "Each seat's bid.",
    "beginner": "Whether this is the beginner game.",
    "bot": "A level, or a bot with its options.",
    "cmd_id": "The id of the command this answers.",
    "code": "The table's short code.",
    "events": "What happened, in order.",
    "face": "A face of the planet, 0 (north pole) to 11 (south pole).",
    "faces": "Faces of the planet, 0 to 11.",
    "first_seat": "The seat that begins.",
    "game": "Which game of the table, from 1.",
    "host": "Whether this is the host.",
    "id": "The table's id.",
    "mystery": "Whether half of the animals started face down.",
    "name": "The player's name, cleaned up.",
    "now": "Seconds since 1970 by the server's clock.",
    "offer": "The face-up tiles, by slot.",
    "online": "For each seat, whether its player is connected.",
    "players": "How many seats play.",
    "ply": "Moves made so far.",
    "protocol": "The version of the protocol.",
    "resigned": "Whether the player has resigned.",
    "rotation": "How many steps of 72° counterclockwise the tile is turned, 0 to 4.",
    "round": "1 to 12.",
    "scores": "Each seat's final score.",
    "seat": "A place at the table, 0 to players − 1, clockwise.",
    "seats": "The seats, in order.",
    "seq": "The number of an entry in the table's log.",
    "slot": "A place in the offer, 0 to 4.",
    "slots": "Places in the offer, 0 to 4.",
    "spectators": "How many spectators.",
    "table": "The table's id.",
    "tile": "A tile's number in its box, 0 to 49.",
    "total": "All points.",
    "trials": "One for each free face and rotation.",
    "under": "The round whose column it is in.",
    "value": "How many areas or regions count for the animal.",
    "version": "The server's version of Twelvefold.",
    "wanted": "`false` withdraws.",
    "winners": "The seats that won; several if they share the victory.",
}
"""The meaning of fields that need no docstring, because their name means the same everywhere."""


def meaning(protocol: Protocol, field: Field) -> str:
    """A field's own docstring, else that of its type, else the entry for its name."""
    of_types = (sentence(protocol.named[each.name].says) for each in leaves(field.shape) if isinstance(each, Named))
    return own_meaning(field) or next(filter(None, of_types), "") or WORDS.get(field.name, "")


def own_meaning(field: Field) -> str:
    """What a field says in addition to its type; a list's name says more than the type of its items."""
    of_units = (each.says for each in leaves(field.shape) if isinstance(each, Plain))
    word = WORDS.get(field.name, "") if is_list(field.shape) else ""
    return field.says or word or next(filter(None, of_units), "")


def is_list(shape: Shape) -> bool:
    """Whether a shape is a list."""
    match shape:
        case Many():
            return True
        case Bounded(of):
            return is_list(of)
        case Either(shapes):
            return any(map(is_list, shapes))
        case _:
            return False


def sentence(text: str) -> str:
    """The text with a capital letter and a full stop."""
    return text and text[0].upper() + text[1:].rstrip(".") + "."


def leaves(shape: Shape) -> Iterator[Plain | Named]:
    """The simple shapes a shape is made of."""
    match shape:
        case Plain() | Named():
            yield shape
        case Many(of) | Bounded(of) | Mapped(of):
            yield from leaves(of)
        case Either(shapes) | Fixed(shapes):
            for each in shapes:
                yield from leaves(each)


def limits_of(shape: Shape) -> str:
    """The limits in a field itself, in words."""
    match shape:
        case Bounded(Many(), limits):
            return _range(limits.min_length, limits.max_length, "of them")
        case Bounded(_, limits):
            return _limits(limits)
        case Either(shapes):
            return next(filter(None, map(limits_of, shapes)), "")
        case _:
            return ""


def _limits(limits: Meta) -> str:
    unknown = [name for name in ("gt", "lt", "multiple_of") if getattr(limits, name) is not None]
    if unknown:
        raise TypeError(f"no generator has words for the limit {unknown[0]}")
    if limits.pattern is not None:
        # Python and browsers write the end of a string differently.
        return f"`{limits.pattern.replace(chr(92) + 'Z', '$')}`"
    if limits.max_length is not None:
        return _range(limits.min_length, limits.max_length, "characters")
    return _range(limits.ge, limits.le, "")


def _range(least: float | None, most: float | None, what: str) -> str:
    if least is None or most is None:
        raise TypeError("a limit needs both its ends")
    numbers = f"{least:g}" if least == most else f"{least} to {most}"
    return f"{numbers} {what}".rstrip()
