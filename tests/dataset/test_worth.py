"""Values and reasons against a slow second calculation, in words, from the view that the mover had."""

from dataclasses import dataclass
from functools import cached_property
from typing import Any

import pytest
from tests.dataset.small import mover

from twelvefold.bots import Turn
from twelvefold.bots.kernel.beliefs import UNKNOWN
from twelvefold.bots.kernel.model import ONE, SIGNS, cell, goal, scene, victory
from twelvefold.bots.kernel.moves import put_down
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.kernel.workspace import BID_OF, EDGES_OF
from twelvefold.bots.learned import workspace_for
from twelvefold.bots.minds import PLAIN
from twelvefold.dataset.kernel.worth import NOTES
from twelvefold.dataset.parquet import GRAIN
from twelvefold.dataset.rows import deal_of
from twelvefold.dataset.table import Setup, Table
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.layout import BLOCK, HABITATS, MASK, OBJECTIVE, PLANET, PLANETS
from twelvefold.engine.kernel.memory import Ints
from twelvefold.engine.move import Move
from twelvefold.world.animal import Animal
from twelvefold.world.box import CARDS_IN_PLAY, ROUNDS
from twelvefold.world.geometry import AREA_COUNT
from twelvefold.world.habitat import BY_ID

Row = dict[str, Any]


@dataclass
class Situation:
    """The planets before or after a move, as the mover knows the game; slow and in plain Python."""

    game: Game
    """The game before the move."""
    work: Ints
    model: Ints
    cards: tuple[Animal | None, ...]
    due: tuple[int, ...]
    """Each card's round."""

    @cached_property
    def players(self) -> int:
        return self.game.players

    @cached_property
    def round(self) -> int:
        return self.game.ply // self.players + 1

    @cached_property
    def waiting(self) -> list[int]:
        """The seats that move after the mover in this round."""
        first = self.game.ply + 1
        return [self.game.deal.seat_at(ply) for ply in range(first, self.round * self.players)]

    def objective(self, seat: int) -> int:
        """0 for none, 1 to 5 for a habitat that is known or supposed, else `UNKNOWN`."""
        return self.work[OBJECTIVE + seat]

    def bid(self, seat: int, number: int) -> tuple[int, int]:
        """A planet's bid for a card, and the free edges behind it."""
        at = CARDS_IN_PLAY * seat + number
        return self.work[BID_OF + at], self.work[EDGES_OF + at]

    def areas(self, seat: int, habitat: int) -> int:
        return self.work[PLANETS + PLANET * seat + BLOCK * habitat + MASK].bit_count()

    def chances(self, number: int) -> list[int]:
        """Each seat's chance to win a card, in fixed point; together (almost) 1."""
        animal = self.cards[number]
        assert animal is not None
        claims = []
        owners = [seat for seat in range(self.players) if self.objective(seat) == 1 + animal.habitat]
        for seat in range(self.players):
            owner = 0 if not owners else 1 if owners == [seat] else 2
            to_go, others = self.due[number] - self.round, len(self.waiting)
            if seat in self.waiting:
                to_go, others = min(to_go + 1, ROUNDS - 1), 0
            best, edges = max(self.bid(other, number) for other in range(self.players) if other != seat)
            at = scene(3 * animal.requirement + owner, to_go, others)
            claims.append(self.model[at + cell(best << 8 | edges, *self.bid(seat, number))])
        return [(claim << 16) // (1 + sum(claims)) for claim in claims]

    def hope(self, seat: int, after: int) -> int:
        """What a seat's objective brings in the end, if its planet is as now after a round."""
        objective = self.objective(seat)
        if objective == 0:
            return 0
        weights = [self.sign(seat, habitat) for habitat in range(HABITATS)]
        for other in range(self.players):
            if self.objective(other) != UNKNOWN:
                weights[self.objective(other) - 1] = 0
        if objective != UNKNOWN:
            weights = [int(habitat == objective - 1) for habitat in range(HABITATS)]
        points = [goal(self.model, habitat, after - 1, self.areas(seat, habitat)) for habitat in range(HABITATS)]
        return sum(weight * each for weight, each in zip(weights, points, strict=True)) // max(1, sum(weights))

    def sign(self, seat: int, habitat: int) -> int:
        """How much likelier its planet is with this objective."""
        laid = sum(tile is not None for tile in self.game.view(None).planets[seat])
        at = SIGNS + (habitat * ROUNDS + laid - 1) * (AREA_COUNT + 1) + self.areas(seat, habitat)
        return max(1, self.model[at]) if laid else ONE

    def points(self, animal: Animal, seat: int) -> int:
        return 1 if self.objective(seat) in (0, 1 + animal.habitat) else 2

    def value(self, seat: int) -> float:
        """The seat's chance to win the game after its move."""
        expected = []
        for other in range(self.players):
            won = [
                self.game.box.animals[self.game.box.animal_numbers[name]] for name in self.game.view(None).won[other]
            ]
            total = ONE * sum(self.points(animal, other) for animal in won)
            for number, animal in enumerate(self.cards):
                if animal is not None:
                    total += self.points(animal, other) * self.chances(number)[other]
            total += self.hope(other, max(1, self.round - (other in self.waiting)))
            expected.append(total)
        lead = expected[seat] - max(each for other, each in enumerate(expected) if other != seat)
        before, now = victory(self.model, max(0, self.round - 2), lead), victory(self.model, self.round - 1, lead)
        left = len(self.waiting)
        return (left * before + (self.players - left) * now) / self.players / ONE


def _look(row: Row, ply: int) -> tuple[Situation, Situation, list[int]]:
    """The situation before and after a move, and what the model makes of every placement."""
    game = Game.replayed(deal_of(row), map(Move.from_code, row["moves"][:ply]))
    seat = game.seat_to_move
    assert seat == mover(row, ply)
    turn = Turn(game.view(seat), game.box, 0)
    work = workspace_for(turn)
    weigh_moves(work.array, work.tables, work.model, PLAIN.factors(game.players), ALL_FACES)
    values = list(work.values()[0])
    about = (work.model, turn.position.cards, turn.position.rounds_of_cards)
    after = work.array[:]
    put_down(after, work.tables, row["moves"][ply])
    return Situation(game, work.array, *about), Situation(game, after, *about), values


@pytest.fixture(scope="module")
def moves(rows: list[Row]) -> list[tuple[Row, int]]:
    """Some moves of games of all kinds."""
    kinds = {(row["players"], row["beginner"], row["mystery"]): row for row in reversed(rows)}
    assert {players for players, _, _ in kinds} == {2, 3, 4}
    return [(row, ply) for place, row in enumerate(kinds.values()) for ply in range(place % 5, len(row["moves"]), 5)]


def test_losses_best_moves_and_values_are_what_the_model_says(moves: list[tuple[Row, int]]) -> None:
    for row, ply in moves:
        _, after, values = _look(row, ply)
        code, best = row["moves"][ply], row["best_moves"][ply]
        assert values[best] == max(values)
        assert row["losses"][ply] == pytest.approx((max(values) - values[code]) / ONE, abs=1 / GRAIN)
        assert code == best or values[code] < values[best]
        assert row["values"][ply] == pytest.approx(after.value(mover(row, ply)), abs=2 / GRAIN)


def test_reasons_are_the_greatest_change_that_the_move_makes(moves: list[tuple[Row, int]]) -> None:
    found = set()
    for row, ply in moves:
        before, after, _ = _look(row, ply)
        seat = mover(row, ply)
        more = after.hope(seat, after.round) - before.hope(seat, after.round)
        changes: list[tuple[float, str, int, int, int, int]] = [(more, "objective", -1, seat, 0, 0)]
        for number, animal in enumerate(before.cards):
            if animal is not None:
                changes.append(_change(before, after, number, animal, seat))
        worth, why, card, whose, one, other = max(changes, key=lambda change: change[0])
        there = [
            row[name][ply] for name in ("reasons", "reason_cards", "reason_seats", "reason_before", "reason_after")
        ]
        found.add(there[0])
        if worth <= 0:
            assert there == ["none", -1, -1, 0, 0]
            continue
        assert row["reason_points"][ply] == pytest.approx(worth / ONE, abs=2 / GRAIN)
        animal = before.cards[card] if card >= 0 else None
        percents = [(chance + ONE // 200) // (ONE // 100) for chance in (one, other)]
        assert there == [why, -1 if animal is None else row["animals"].index(animal.id), whose, *percents]
    assert found >= {"objective", "most", "touching", "apart", "denial"}


def _change(
    before: Situation, after: Situation, number: int, animal: Animal, seat: int
) -> tuple[float, str, int, int, int, int]:
    """What a move changes about one animal: worth, reason, card, whose chance, and that chance before and after."""
    one, other = before.chances(number), after.chances(number)
    own = (other[seat] - one[seat]) * before.points(animal, seat)
    rivals = [rival for rival in range(before.players) if rival != seat]
    rival = max(rivals, key=lambda rival: one[rival] - other[rival])
    denial = 2 * (one[rival] - other[rival]) // len(rivals)
    if own < denial:
        return own + denial, "denial", number, rival, one[rival], other[rival]
    more = after.bid(seat, number)[0] > before.bid(seat, number)[0]
    return own + denial, animal.requirement.id if more else "room", number, seat, one[seat], other[seat]


def test_nothing_hidden_is_in_the_values(rows: list[Row]) -> None:
    """Another seat's objective, as long as the mover can't know it, changes nothing that is noted about a move."""
    row = next(row for row in rows if row["players"] == 3 and not row["beginner"])
    deal = deal_of(row)
    left = next(habitat for habitat in BY_ID.values() if habitat not in deal.objectives)
    table, notes = Table(Setup(3, mystery=deal.mystery)), []
    for objectives in (deal.objectives, (left, *deal.objectives[1:])):
        other = Deal(3, deal.piles, deal.animals, objectives, deal.first_seat, deal.mystery, deal.box)
        played = table.play(other, ["random"] * 3, b"seed")
        seats = [other.seat_at(ply) for ply in range(36)]
        notes.append([played.notes[NOTES * ply : NOTES * (ply + 1)] for ply in range(36) if seats[ply] != 0])
    assert notes[0] == notes[1]
