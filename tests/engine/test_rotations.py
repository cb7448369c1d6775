"""A planet has no up or down: rotated as a whole, in any of 60 ways, it bids and scores the same."""

import pytest
from hypothesis import given
from hypothesis import strategies as st
from tests.engine.bridge import random_moves

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Carried, Discarded, Ended, Event
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.world.geometry import ROTATIONS
from twelvefold.world.habitat import Habitat
from twelvefold.world.units import Face, Rotation


def turned(move: Move, rotation: tuple[int, ...]) -> Move:
    """The move with its tile rotated along with the planet: edge e of its face goes to edge e + shift of another."""
    face, shift = divmod(rotation[5 * move.face], 5)
    return Move(move.slot, Face(face), Rotation((move.rotation + shift) % 5))


def compare(events: tuple[Event, ...], others: tuple[Event, ...]) -> None:
    """Check that the same things happened, except for their places."""
    for one, two in zip(events[1:], others[1:], strict=True):
        assert type(one) is type(two)
        if isinstance(one, Awarded | Carried | Discarded) and isinstance(two, Awarded | Carried | Discarded):
            assert (one.round, one.animal) == (two.round, two.animal)
            assert getattr(one, "seat", None) == getattr(two, "seat", None)
            assert getattr(one, "by", None) == getattr(two, "by", None)
            # Which of several equal regions is shown depends on where they are; their sizes don't.
            assert [(bid.value, bid.sizes) for bid in one.bids] == [(bid.value, bid.sizes) for bid in two.bids]
        else:
            assert one == two


def replay_turned(deal: Deal, moves: list[Move], rotations: list[tuple[int, ...]]) -> None:
    """Play a game twice, the second time with each seat's planet rotated as a whole."""
    game, other = Game(deal), Game(deal)
    for move in moves:
        seat = game.seat_to_move
        assert seat is not None
        compare(game.push(move), other.push(turned(move, rotations[seat])))
    assert isinstance(game.end, Ended)
    assert game.end == other.end
    for planet, twin, rotation in zip(game.planets, other.planets, rotations, strict=True):
        for habitat in Habitat:
            regions = {frozenset(rotation[area] for area in region.areas) for region in planet.regions(habitat)}
            assert regions == {frozenset(region.areas) for region in twin.regions(habitat)}
    for animal in game.cards:
        assert [bid.sizes for bid in game.bids(animal.id)] == [bid.sizes for bid in other.bids(animal.id)]


@pytest.mark.parametrize("part", range(6))
def test_all_60_rotations_of_a_planet_change_nothing(part: int) -> None:
    deal = Deal.draw(2, "rotations")
    moves = random_moves(deal, 1)
    for rotation in ROTATIONS[10 * part : 10 * part + 10]:
        replay_turned(deal, moves, [rotation, ROTATIONS[0]])


@pytest.mark.pure
@given(st.data())
def test_each_seat_may_turn_its_planet_as_it_likes(data: st.DataObject) -> None:
    players, seed = data.draw(st.integers(2, 4)), data.draw(st.integers(0, 10**6))
    deal = Deal.draw(players, seed, mystery=data.draw(st.booleans()), beginner=data.draw(st.booleans()))
    replay_turned(deal, random_moves(deal, seed), [data.draw(st.sampled_from(ROTATIONS)) for _ in range(players)])
