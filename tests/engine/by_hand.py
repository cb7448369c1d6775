"""Whole games by hand: each seat's planet from a few letters, and the animals under the rounds that the test is about.

A plan such as `0:FFGOO 7:FGOOO` is placed face by face, one a round, then plain oceans; seat s takes slot s in every
round. There must be twenty animals, so ones that no planet can bid for fill up round 12.
"""

from collections.abc import Mapping, Sequence

from tests.engine.bridge import deal_of, engine_box
from tests.referee.paper import HABITATS, Animal, Box
from tests.referee.positions import INITIALS, faces, story

from twelvefold.engine.events import Awarded, Bid, Carried, Discarded
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.world.units import Face, Rotation, Slot

Fate = tuple[str, int, int | None, str]
"""Awarded, carried or discarded; the round; the seat; the reason."""


def table(
    plans: Sequence[str],
    columns: Mapping[int, list[str]],
    *,
    objectives: Sequence[str] = (),
    first_seat: int = 0,
    steps: list[list[int]] | None = None,
) -> Game:
    """The game before its first move."""
    paper = story(plans, columns, rounds=0, objectives=objectives, first_seat=first_seat)
    box, setup = paper.box, paper.setup
    wanted = [name for column in columns.values() for name in column]
    box["animals"] = [*_with_these_first(wanted, box)[:25], *_for_nobody(plans)]
    setup["animals"][11] = [*setup["animals"][11], *(f"for nobody {n}" for n in range(20 - len(wanted)))]
    box["layout"] = [len(column) for column in setup["animals"][2:]]
    if steps is not None:
        box["objectives"] = dict.fromkeys(HABITATS, steps)
    return Game(deal_of(setup, len(plans), engine_box(box)))


def _with_these_first(names: list[str], box: Box) -> list[Animal]:
    return sorted(box["animals"], key=lambda animal: animal["id"] not in names)


def _for_nobody(plans: Sequence[str]) -> list[Animal]:
    """Twenty animals of a habitat that no planet in these plans has."""
    there = {INITIALS[letter] for plan in plans for _, letters in faces(plan) for letter in letters} | {"ocean"}
    absent = next(habitat for habitat in HABITATS if habitat not in there)
    return [{"id": f"for nobody {n}", "habitat": absent, "requirement": "most"} for n in range(20)]


def played(
    plans: Sequence[str],
    columns: Mapping[int, list[str]],
    *,
    rounds: int = 12,
    objectives: Sequence[str] = (),
    first_seat: int = 0,
    steps: list[list[int]] | None = None,
) -> Game:
    """The game after this many rounds."""
    game = table(plans, columns, objectives=objectives, first_seat=first_seat, steps=steps)
    while not game.is_over and game.round <= rounds:
        seat = game.seat_to_move
        assert seat is not None
        game.push(Move(Slot(seat), Face(face_in(plans[seat], game.round)), Rotation(0)))
    return game


def face_in(plan: str, round_: int) -> int:
    """The face on which a plan places its tile in a round."""
    named = [face for face, _ in faces(plan)]
    return [*named, *(face for face in range(12) if face not in named)][round_ - 1]


def fates(game: Game, animal: str) -> list[Fate]:
    """Everything that happened to an animal, round by round."""
    found: list[Fate] = []
    for event in game.events:
        if isinstance(event, Awarded) and event.animal == animal:
            found.append(("awarded", event.round, event.seat, event.by.value))
        if isinstance(event, Carried | Discarded) and event.animal == animal:
            found.append((type(event).__name__.lower(), event.round, None, event.why.value))
    return found


def bids(game: Game, animal: str) -> tuple[int, ...]:
    """Each planet's bid for an animal now."""
    return tuple(bid.value for bid in game.bids(animal))


def last_bids(game: Game, animal: str) -> tuple[Bid, ...]:
    """Each planet's bid when the animal was last looked at."""
    looks = [event for event in game.events if isinstance(event, Awarded | Carried | Discarded)]
    return next(event.bids for event in reversed(looks) if event.animal == animal)


def sizes(game: Game, animal: str) -> list[tuple[int, ...]]:
    """The sizes of the regions behind each planet's bid when the animal was last looked at."""
    return [bid.sizes for bid in last_bids(game, animal)]
