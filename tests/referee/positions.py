"""By-hand positions: planets, animals, a box and whole games from a few letters.

A face is written as its number and the habitats at its edges 0 to 4, by their initials: `0:FFFGG 3:FOOOO`.
"""

from collections.abc import Mapping, Sequence

from tests.referee.paper import HABITATS, Animal, Box, Setup
from tests.referee.planet import Planet
from tests.referee.play import RefGame

INITIALS = {habitat[0].upper(): habitat for habitat in HABITATS}


def tile(letters: str) -> list[str]:
    """A one-off tile: `FFFGG` is three forests and two glaciers."""
    if len(letters) != 5:
        raise ValueError(f"{letters} has not five areas")
    return [INITIALS[letter] for letter in letters]


def faces(text: str) -> list[tuple[int, str]]:
    """The faces that a text names, in its order, with the letters of their tiles."""
    return [(int(word.split(":")[0]), word.split(":")[1]) for word in text.split()]


def planet(text: str) -> Planet:
    """A planet with one-off tiles on the faces named; the others stay empty."""
    made = Planet()
    for face, letters in faces(text):
        made.lay(tile(letters), face, 0)
    return made


def animal(words: str) -> Animal:
    """An animal from its own description: `forest most`, `forest touching glacier`, `ocean apart desert`."""
    habitat, requirement, *other = words.split()
    if requirement == "most":
        return {"id": words, "habitat": habitat, "requirement": requirement}
    return {"id": words, "habitat": habitat, "requirement": requirement, "other": other[0]}


def one_off_box(tiles: Sequence[str] = ()) -> Box:
    """A box with these tiles first and plain oceans after them; its 45 animals are named by their descriptions."""
    descriptions = [f"{habitat} most" for habitat in HABITATS] + [
        f"{habitat} {requirement} {other}"
        for habitat in HABITATS
        for requirement in ("touching", "apart")
        for other in HABITATS
        if other != habitat
    ]
    letters = [*tiles, *["OOOOO"] * (50 - len(tiles))]
    return {
        "habitats": list(HABITATS),
        "tiles": [tile(five) for five in letters],
        "animals": [animal(words) for words in descriptions],
        "objectives": {habitat: [[10, 2], [20, 4], [30, 7]] for habitat in HABITATS},
        "layout": [1, 1, 1, 2, 2, 2, 2, 3, 3, 3],
    }


def story(
    plans: Sequence[str],
    columns: Mapping[int, list[str]],
    *,
    rounds: int = 12,
    objectives: Sequence[str] = (),
    first_seat: int = 0,
) -> RefGame:
    """A game in which each seat places its plan's faces in the plan's order, one a round, then plain oceans.

    In every round seat s takes slot s. The tiles for rounds 11 and 12 are therefore left over by the first rounds: the
    nth leftover of the game becomes slot n of round 11, or slot n - 5 of round 12.
    """
    players = len(plans)
    laid = [_twelve(plan) for plan in plans]
    letters: list[str] = []
    leftovers = 0
    for round_ in range(1, 11):
        letters += [laid[seat][round_ - 1][1] for seat in range(players)]
        for _ in range(players, 5):
            seat, late_round = leftovers % 5, 11 + leftovers // 5
            letters.append(laid[seat][late_round - 1][1] if seat < players and late_round <= 12 else "OOOOO")
            leftovers += 1
    setup: Setup = {
        "piles": [list(range(5 * pile, 5 * pile + 5)) for pile in range(10)],
        "animals": [columns.get(round_, []) for round_ in range(1, 13)],
        "objectives": list(objectives),
        "first_seat": first_seat,
    }
    game = RefGame(setup, players, bool(objectives), False, one_off_box(letters))
    while not game.over and game.round <= rounds:
        seat_to_move = game.seat_to_move
        assert seat_to_move is not None
        game.play(seat_to_move, laid[seat_to_move][game.round - 1][0], 0)
    return game


def _twelve(plan: str) -> list[tuple[int, str]]:
    named = faces(plan)
    taken = {face for face, _ in named}
    return named + [(face, "OOOOO") for face in range(12) if face not in taken]
