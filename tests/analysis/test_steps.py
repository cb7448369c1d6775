"""A review cut into steps is the same review, whatever order they are computed in."""

from random import Random

from tests.analysis.games import played

from twelvefold.analysis import Knowledge, Review, SeatReview
from twelvefold.analysis.review import effort_for
from twelvefold.analysis.steps import Assembly, Part, Step, compute, steps_of

QUICK = 0.01
"""Seconds of work: a few playouts for each move."""


def test_steps_computed_in_any_order_make_the_same_review() -> None:
    game = played(3)
    steps = list(steps_of(3))
    Random(1).shuffle(steps)
    assembly = Assembly(game)
    found: list[Part] = []
    for done, step in enumerate(steps):
        assert len(assembly.missing) == len(steps) - done
        found += assembly.add(step, compute(game, step, effort_for(3, QUICK), Knowledge.SEAT, seed=4))
    assert found == list(Review.stream(game, seconds=QUICK, seed=4))


def test_a_part_comes_out_as_soon_as_it_is_complete_and_never_before_those_before_it() -> None:
    game = played(2)
    assembly = Assembly(game)
    opening, first, last, second_round = steps_of(2)[:4]

    def added(step: Step) -> list[str]:
        found = compute(game, step, effort_for(2, QUICK), Knowledge.SEAT, seed=0)
        return [
            f"{type(part).__name__} {part.round}"
            for part in assembly.add(step, found)
            if not isinstance(part, SeatReview)
        ]

    assert added(first) == []
    assert added(opening) == ["RoundReview 1", "MoveReview 1"]
    assert added(last) == [], "the position after a round's last move comes from the next round's step"
    assert added(second_round) == ["MoveReview 1", "RoundReview 2"]
