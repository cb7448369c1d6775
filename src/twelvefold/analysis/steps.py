"""A review cut into small steps: each can be computed on its own, in any order and by any process.

A step depends on nothing but the record, the effort, the knowledge and the seed, so whoever computes it finds the same.
"""

from collections.abc import Iterator
from enum import StrEnum

from msgspec import Struct

from twelvefold.analysis.evaluate import final
from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.knowledge import Knowledge, scene_of
from twelvefold.analysis.luck import RoundReview, review_round
from twelvefold.analysis.moves import Effort, Judged, MoveReview, judge_move
from twelvefold.analysis.playouts import evaluate_scene, seed_for
from twelvefold.analysis.seats import SeatReview, review_seat
from twelvefold.engine.events import Event
from twelvefold.engine.game import Game
from twelvefold.world.box import ROUNDS
from twelvefold.world.units import Seat

Part = RoundReview | MoveReview | SeatReview
"""What a review consists of, in the order in which it's computed: rounds and moves by turns, then the seats."""


class StepKind(StrEnum):
    """What a step finds out."""

    ROUND = "round"
    """What chance did at the start of a round."""
    MOVE = "move"
    """What a move was worth."""


class Step(Struct, frozen=True):
    """One step of a review."""

    of: StepKind
    ply: int
    """The move, or the first move of the round."""


class JudgedMove(Struct, frozen=True, tag="judged"):
    """What is found out about a move."""

    judged: Judged
    position: Evaluation | None
    """The position after the move; None at the end of a round, where the next round's step finds it."""


Found = RoundReview | JudgedMove
"""What a step has found."""


def steps_of(players: int) -> tuple[Step, ...]:
    """All steps of a review, in the order in which they're shown."""
    return tuple(
        [
            Step(of, ply)
            for ply in range(ROUNDS * players)
            for of in (StepKind.ROUND, StepKind.MOVE)
            if of is StepKind.MOVE or ply % players == 0
        ]
    )


def compute(played: Game, step: Step, effort: Effort, knowledge: Knowledge, seed: int) -> Found:
    """Compute one step of the review of a finished game."""
    game, events = _at(played, step.ply)
    if step.of is StepKind.ROUND:
        return review_round(game, events, effort.positions, seed)
    move, number = played.moves[step.ply], game.round
    judged = judge_move(game, move.code, effort, knowledge, seed)
    game.push(move)
    ends_round = game.round != number and not game.is_over
    return JudgedMove(judged, None if ends_round else value_of(game, effort.positions, seed))


def value_of(game: Game, playouts: int, seed: int) -> Evaluation:
    """What a position is worth to everybody, judged with all objectives known."""
    if game.is_over:
        return final(game)
    scene = scene_of(game.view(Seat(0)), game.deal, Knowledge.OBJECTIVES)
    return evaluate_scene(scene, playouts, seed_for(seed, game.ply, "position"))


def _at(played: Game, ply: int) -> tuple[Game, tuple[Event, ...]]:
    """The game before a move, and what the move before that one brought about."""
    game = Game(played.deal)
    events = game.events
    for move in played.moves[:ply]:
        events = game.push(move)
    return game, events


class Assembly:
    """Puts a review together: steps are added in any order, parts come out in theirs."""

    def __init__(self, played: Game) -> None:
        self._played = played
        self._steps = steps_of(played.players)
        self._found: dict[Step, Found] = {}
        self._shown = 0
        """How many steps have become parts."""
        self._rounds: list[RoundReview] = []
        self._moves: list[MoveReview] = []

    @property
    def missing(self) -> tuple[Step, ...]:
        """The steps still to be computed."""
        return tuple([step for step in self._steps if step not in self._found])

    def add(self, step: Step, found: Found) -> Iterator[Part]:
        """Add what a step has found; yields the parts that are now complete."""
        self._found[step] = found
        while self._shown < len(self._steps):
            part = self._part(self._steps[self._shown])
            if part is None:
                return
            self._shown += 1
            yield part
        if not self.missing:
            for seat in range(self._played.players):
                yield review_seat(Seat(seat), final(self._played), self._moves, self._rounds)

    def _part(self, step: Step) -> RoundReview | MoveReview | None:
        """A step as a part; None if something it needs is missing."""
        found = self._found.get(step)
        if isinstance(found, RoundReview):
            self._rounds.append(found)
            return found
        if found is None:
            return None
        position = found.position or self._closed(step.ply + 1)
        if position is None:
            return None
        self._moves.append(self._move_review(step.ply, found.judged, position))
        return self._moves[-1]

    def _closed(self, ply: int) -> Evaluation | None:
        """The position at the start of a round, before anything was turned up."""
        opened = self._found.get(Step(StepKind.ROUND, ply))
        return opened.closed if isinstance(opened, RoundReview) else None

    def _move_review(self, ply: int, judged: Judged, position: Evaluation) -> MoveReview:
        deal = self._played.deal
        return MoveReview(
            ply=ply,
            round=ply // deal.players + 1,
            seat=deal.seat_at(ply),
            move=str(self._played.moves[ply]),
            before=judged.before,
            after=judged.after,
            loss=judged.loss,
            error=judged.error,
            points=judged.points,
            verdict=judged.verdict,
            best=judged.best,
            reasons=judged.reasons,
            exact=judged.exact,
            position=position,
            kind=judged.kind,
        )
