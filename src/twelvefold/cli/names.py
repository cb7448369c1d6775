"""Names of the game's things in the current language; a custom box keeps its own names.

Logs and bid tables are terse: they use `animal_text`, `requirement_text` and `tile_text`.
"""

from collections.abc import Iterable, Sequence

from twelvefold.drawing import FACE_LETTERS
from twelvefold.words import can_say, say
from twelvefold.world.animal import Animal, Requirement
from twelvefold.world.box import Box
from twelvefold.world.habitat import Habitat


def habitat_name(habitat: Habitat) -> str:
    """A habitat's name in a list."""
    return say(f"habitat-{habitat.id}")


def within(habitat: Habitat) -> str:
    """A habitat's name within a sentence."""
    return say(f"habitat-{habitat.id}.within")


def animal_name(name: str) -> str:
    """An animal's name in a list."""
    return say(f"animal-{name}") if can_say(f"animal-{name}") else name.replace("-", " ").capitalize()


def requirement(animal: Animal) -> str:
    """What an animal requires: `Forest touching glacier`."""
    if animal.requirement is Requirement.MOST or animal.other is None:
        return say("requirement-most", habitat=say(f"habitat-{animal.habitat.id}.most"))
    side = "beside" if animal.requirement is Requirement.TOUCHING else "away"
    other = say(f"habitat-{animal.other.id}.{side}")
    return say(f"requirement-{animal.requirement.id}", habitat=habitat_name(animal.habitat), other=other)


def bot_name(bot: str) -> str:
    """A bot's name, by its level."""
    name = bot.partition(":")[0]
    return say(f"level-{name}") if can_say(f"level-{name}") else name.capitalize()


def seat_names(bots: Sequence[str | None]) -> tuple[str, ...]:
    """The players' names, from their bots; bots with the same name get their seat's number."""
    called = [None if bot is None else bot_name(bot) for bot in bots]
    return tuple(
        say("seat-nameless", seat=number)
        if name is None
        else name
        if called.count(name) == 1
        else say("seat-bot", bot=name, seat=number)
        for number, name in enumerate(called, start=1)
    )


def face_letter(face: int) -> str:
    """A face's letter in sentences."""
    return FACE_LETTERS[face].upper()


def habitats(areas: Iterable[Habitat | None]) -> str:
    """The habitats of several areas, in order."""
    return ", ".join(within(habitat) for habitat in areas if habitat is not None)


def animal_text(name: str) -> str:
    """An animal in a log; one from a custom box keeps its id."""
    return say(f"animal-{name}") if can_say(f"animal-{name}") else name


def requirement_text(animal: Animal) -> str:
    """What an animal requires, in a log: `forest touching glacier`."""
    if animal.requirement is Requirement.MOST or animal.other is None:
        return say("cli-most", habitat=say(f"habitat-{animal.habitat.id}.most"))
    touching = animal.requirement is Requirement.TOUCHING
    other = say(f"habitat-{animal.other.id}.{'beside' if touching else 'away'}")
    return say("cli-touching" if touching else "cli-apart", habitat=within(animal.habitat), other=other)


def tile_text(box: Box, tile: int) -> str:
    """A tile's five areas by their initials, counterclockwise: O F D M G."""
    return "".join(habitat.id[0].upper() for habitat in box.tiles[tile])
