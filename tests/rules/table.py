"""Games for tests of single rules, from a few letters.

A face is written as its number and the habitats at its edges 0 to 4, by their initials: `0:FFFGG 7:FOOOO`. An animal's
id is its own description: `forest most`, `forest touching glacier`, `ocean apart desert`.

Whatever a test leaves open is plain: its tiles are oceans, its animals are rocks, which ask for `most` mountains. Where
no planet has a mountain, nobody ever wins a rock.

Which areas meet, for counting by hand (edge e of a face, then the edge of the neighbour that it is shared with):

    face 0   1.0  2.0  3.0  4.0  5.0      face 6   11.0  7.4  2.2  1.3  10.1
    face 1   0.0  5.4 10.2  6.3  2.1      face 7   11.4  8.4  3.2  2.3   6.1
    face 2   0.1  1.4  6.2  7.3  3.1      face 11   6.0 10.0  9.0  8.0   7.0

Faces 0, 7 and 9 share no edge and no corner.
"""

from collections.abc import Mapping, Sequence

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Carried, Discarded
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.world.box import ANIMAL_COUNT, CARDS_IN_PLAY, DRAWN_PILES, ROUNDS, SLOTS, Box
from twelvefold.world.box_file import box_from_json
from twelvefold.world.habitat import BY_ID, HABITAT_IDS
from twelvefold.world.units import Face, Rotation, Seat, Slot, TileId

Columns = Mapping[int, Sequence[str]]
"""The animals under some of the rounds."""
Fate = tuple[str, str, int | None]
"""Awarded, carried or discarded; the deciding region or the reason; the seat."""

INITIALS = {habitat[0].upper(): habitat for habitat in HABITAT_IDS}
PLAIN = "OOOOO"
STEPS = [[10, 2], [20, 4], [30, 7]]
"""What every objective scores: 2 points from 10 areas, 4 from 20, 7 from 30."""


def box_of(tiles: Sequence[str], columns: Columns, *, mystery: bool = False) -> Box:
    """A box with these tiles first and then oceans; these columns' animals first and then rocks."""
    named = [animal for column in columns.values() for animal in column]
    rocks = [
        {"id": f"rock {n}", "habitat": "mountain", "requirement": "most"} for n in range(ANIMAL_COUNT - len(named))
    ]
    layout = [2] * 10 if mystery else [len(columns.get(number, ())) for number in range(3, ROUNDS + 1)]
    layout[-1] += CARDS_IN_PLAY - sum(layout)
    return box_from_json(
        {
            "habitats": list(HABITAT_IDS),
            "tiles": [[INITIALS[letter] for letter in five] for five in [*tiles, *[PLAIN] * (50 - len(tiles))]],
            "animals": [_animal(name) for name in named] + rocks,
            "objectives": dict.fromkeys(HABITAT_IDS, STEPS),
            "layout": layout,
        }
    )


def _animal(name: str) -> dict[str, str]:
    habitat, requirement, *other = name.split()
    return {"id": name, "habitat": habitat, "requirement": requirement} | ({"other": other[0]} if other else {})


def deal_of(
    players: int,
    tiles: Sequence[str] = (),
    columns: Columns | None = None,
    *,
    objectives: Sequence[str] = (),
    first_seat: int = 0,
    mystery: bool = False,
) -> Deal:
    """A deal in which pile k has tiles 5k to 5k + 4 in this order; rocks fill up the columns, from below."""
    columns = columns or {}
    box = box_of(tiles, columns, mystery=mystery)
    rocks = (animal.id for animal in box.animals if animal.id.startswith("rock"))
    filled = []
    for number, count in enumerate(box.columns(mystery=mystery), 1):
        own = list(columns.get(number, ()))
        filled.append((*own, *(next(rocks) for _ in range(count - len(own)))))
    return Deal(
        players=players,
        piles=tuple(tuple(TileId(SLOTS * k + slot) for slot in range(SLOTS)) for k in range(DRAWN_PILES)),
        animals=tuple(filled),
        objectives=tuple(BY_ID[habitat] for habitat in objectives),
        first_seat=Seat(first_seat),
        mystery=mystery,
        box=box,
    )


def play(game: Game, *turns: tuple[int, int, int]) -> Game:
    """Make moves, each as slot, face and rotation."""
    for slot, face, rotation in turns:
        game.push(Move(Slot(slot), Face(face), Rotation(rotation)))
    return game


def story(
    plans: Sequence[str], columns: Columns | None = None, *, rounds: int = ROUNDS, objectives: Sequence[str] = ()
) -> Game:
    """A game in which each seat lays its plan's faces in the plan's order, one a round, then oceans; at its end, or
    after some rounds.

    In every round seat s takes slot s. What it lays in rounds 11 and 12 is therefore left over by the first rounds: the
    nth leftover of the game becomes slot n of round 11, or slot n − 5 of round 12.
    """
    players = len(plans)
    laid = [_twelve(plan) for plan in plans]
    tiles: list[str] = []
    left = 0
    for index in range(DRAWN_PILES):
        tiles += [laid[seat][index][1] for seat in range(players)]
        for _ in range(players, SLOTS):
            seat, late = left % SLOTS, DRAWN_PILES + left // SLOTS
            tiles.append(laid[seat][late][1] if seat < players and late < ROUNDS else PLAIN)
            left += 1
    game = Game(deal_of(players, tiles, columns, objectives=objectives))
    for index in range(rounds):
        for turn in range(players):
            seat = (index + turn) % players
            play(game, (seat, laid[seat][index][0], 0))
    return game


def _twelve(plan: str) -> list[tuple[int, str]]:
    named = [(int(face), letters) for face, letters in (word.split(":") for word in plan.split())]
    taken = {face for face, _ in named}
    return named + [(face, PLAIN) for face in range(12) if face not in taken]


def bids(game: Game, animal: str) -> tuple[int, ...]:
    """Each planet's bid for an animal now."""
    return tuple(bid.value for bid in game.bids(animal))


def fates(game: Game, animal: str) -> dict[int, Fate]:
    """What happened to an animal, by round."""
    found: dict[int, Fate] = {}
    for event in game.events:
        if isinstance(event, Awarded | Carried | Discarded) and event.animal == animal:
            why = event.by if isinstance(event, Awarded) else event.why
            seat = event.seat if isinstance(event, Awarded) else None
            found[event.round] = (type(event).__name__.lower(), str(why), seat)
    return found
