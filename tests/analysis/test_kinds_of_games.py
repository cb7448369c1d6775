"""The kinds of mistakes in whole games: each is true of its position, by the tests' own referee."""

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache

from tests.analysis.games import at, played
from tests.referee.paper import Animal
from tests.referee.planet import CONTACTS, Planet

from twelvefold.analysis import MistakeKind, Reason, Verdict
from twelvefold.analysis.moves import Effort, Judged, judge_move
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move

GAMES = [(players, bot) for players in (2, 3, 4) for bot in ("seedling", "explorer", "naturalist")]
QUICK = Effort(stages=((6, 3),), whole=6)
ROUNDS = 10
"""Enough to find mistakes. A kind has to be true of its position, whatever the playouts say."""


@dataclass(frozen=True)
class Side:
    """One of two moves: the tile it takes and the mover's planet after it."""

    slot: int
    tile: list[str]
    planet: Planet


@dataclass(frozen=True)
class Case:
    """A mistake, as the referee sees it."""

    game: Game
    before: Planet
    better: Side
    poorer: Side
    reason: Reason

    @property
    def animal(self) -> Animal:
        """The animal that the reason is about."""
        assert self.reason.animal is not None
        return animal_of(self.game, self.reason.animal)

    @property
    def seat(self) -> int:
        """Whose mistake it is."""
        assert self.game.seat_to_move is not None
        return self.game.seat_to_move

    def more(self) -> int:
        """How many more areas the better move has for the objective."""
        habitat = self.game.deal.objectives[self.seat].id
        return self.better.planet.count(habitat) - self.poorer.planet.count(habitat)

    def bids(self) -> tuple[int, int, int]:
        """The bids for the animal: now, after the better move, after the other."""
        return self.before.bid(self.animal), self.better.planet.bid(self.animal), self.poorer.planet.bid(self.animal)

    def rounds_until(self) -> int:
        """In how many rounds the animal appears."""
        columns = enumerate(self.game.columns, 1)
        return next(number for number, names in columns if self.reason.animal in names) - self.game.round


def animal_of(game: Game, name: str) -> Animal:
    """A card as the referee reads it."""
    card = game.box.animals[game.box.animal_numbers[name]]
    found: Animal = {"id": name, "habitat": card.habitat.id, "requirement": card.requirement.id}
    return found if card.other is None else {**found, "other": card.other.id}


def planet_of(game: Game, seat: int) -> Planet:
    """A seat's planet, placed tile by tile."""
    planet = Planet()
    for face, laid in enumerate(game.view().planets[seat]):
        if laid is not None:
            planet.lay([habitat.id for habitat in game.box.tiles[laid.tile]], face, laid.rotation)
    return planet


def side_of(game: Game, seat: int, move: Move) -> Side:
    """What a move makes of a seat's planet."""
    number = game.offer[move.slot]
    assert number is not None
    tile, planet = [habitat.id for habitat in game.box.tiles[number]], planet_of(game, seat)
    planet.lay(tile, move.face, move.rotation)
    return Side(move.slot, tile, planet)


def free_sides(side: Side, animal: Animal) -> int:
    """On how many sides one of the biggest regions that qualify can grow: the most of them."""
    found = side.planet.qualifying(animal)
    sizes = [len(region) for region in found]
    return max(
        (
            sum(near not in side.planet.areas for area in region for near in CONTACTS[area])
            for region in found
            if len(region) == max(sizes)
        ),
        default=0,
    )


def most_for_others(case: Case, without: int) -> int:
    """The most that a seat after the mover can bid in this round, if a slot is gone."""
    turn = case.game.ply % case.game.players
    later = [(case.game.first_seat + each) % case.game.players for each in range(turn + 1, case.game.players)]
    slots = [slot for slot, tile in enumerate(case.game.offer) if tile is not None and slot != without]
    return max(
        (
            side_of(case.game, seat, Move.parse(f"{slot + 1}{'abcdefghijkl'[face]}{rotation}")).planet.bid(case.animal)
            for seat in later
            for slot in slots
            for face in planet_of(case.game, seat).free_faces()
            for rotation in range(5)
        ),
        default=0,
    )


def touching_now(case: Case) -> bool:
    """Whether the region that made the bid touches what it should avoid after the move."""
    region = set(case.before.qualifying(case.animal)[0])
    grown = next(each for each in case.poorer.planet.regions(case.animal["habitat"]) if region & each)
    return case.poorer.planet.touches(grown, case.animal["other"])


def regions(planet: Planet, case: Case) -> int:
    """How many regions of the animal's habitat a planet has."""
    return len(planet.regions(case.animal["habitat"]))


def does_more(case: Case) -> bool:
    """Whether the better move bids more for the animal or has more of its habitat."""
    habitat = case.animal["habitat"]
    _, better, poorer = case.bids()
    return better > poorer or case.better.planet.count(habitat) > case.poorer.planet.count(habitat)


TRUE: dict[MistakeKind, Callable[[Case], bool]] = {
    MistakeKind.OBJECTIVE_DROPPED: lambda case: case.reason.why == "objective" and case.more() > 0,
    MistakeKind.OBJECTIVE_CHASED: lambda case: case.reason.animal is not None and case.more() <= -2,
    MistakeKind.HABITATS_TOUCH: lambda case: case.bids()[2] < case.bids()[0] and touching_now(case),
    MistakeKind.REGIONS_JOINED: lambda case: (
        case.animal["habitat"] in case.poorer.tile
        and regions(case.poorer.planet, case) <= regions(case.before, case)
        and regions(case.better.planet, case) > regions(case.poorer.planet, case)
    ),
    MistakeKind.REGION_SCATTERED: lambda case: (
        regions(case.poorer.planet, case) > regions(case.before, case)
        and case.bids()[2] <= case.bids()[0] < case.bids()[1]
    ),
    MistakeKind.REGION_CLOSED_IN: lambda case: (
        free_sides(case.poorer, case.animal) < free_sides(case.better, case.animal) and case.bids()[1] <= case.bids()[2]
    ),
    MistakeKind.TILE_LEFT: lambda case: (
        case.better.slot != case.poorer.slot
        and most_for_others(case, case.poorer.slot) > most_for_others(case, case.better.slot)
    ),
    MistakeKind.RIVAL_UNOPPOSED: lambda case: case.reason.why == "denial" and case.bids()[1] > case.bids()[2],
    MistakeKind.ANIMAL_MISSED: lambda case: does_more(case) and case.rounds_until() <= 1,
    MistakeKind.ANIMAL_FORGOTTEN: lambda case: does_more(case) and case.rounds_until() > 1,
}


WITHOUT_ANIMAL = {MistakeKind.OBJECTIVE_DROPPED}
"""The kinds whose reason names no animal."""


@cache
def mistakes() -> tuple[tuple[Game, Move, Judged], ...]:
    """All mistakes and blunders of some games, each with the position before it."""
    found = []
    for players, bot in GAMES:
        game = played(players, bot=bot)
        for ply, move in enumerate(game.moves[: ROUNDS * players]):  # later ones are solved, which takes longer
            before = at(game, ply)
            judged = judge_move(before, move.code, QUICK)
            if judged.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
                found.append((before, move, judged))
            else:
                assert judged.kind is None
    return tuple(found)


def test_every_kind_is_true_of_its_position() -> None:
    for game, move, judged in mistakes():
        seat = game.seat_to_move
        assert seat is not None
        sides = [side_of(game, seat, each) for each in (Move.parse(judged.best[0].move), move)]
        cases = [Case(game, planet_of(game, seat), sides[0], sides[1], reason) for reason in judged.reasons]
        if judged.kind is None:
            continue
        if judged.kind is MistakeKind.MISPLACED:
            assert sides[0].slot == sides[1].slot
            continue
        about = [case for case in cases if (case.reason.animal is None) == (judged.kind in WITHOUT_ANIMAL)]
        assert any(TRUE[judged.kind](case) for case in about), (game, move, judged)


def test_every_kind_occurs_and_hardly_any_mistake_has_none() -> None:
    counts = Counter(judged.kind for _, _, judged in mistakes())
    assert set(counts) - {None} == set(MistakeKind)
    assert counts[None] < 0.1 * counts.total()
