"""The kernel against the naive referee: random games, every animal, bid, region, leftover and point.

Every run plays a thousand of them; a thorough run plays 20,000.

The kernel plays a random game in one call; `Game` makes the same moves one by one; the referee, which shares no code
with either, checks everything.
"""

import random
from collections.abc import Sequence

import pytest
from tests.engine.bridge import engine_box, moves_in, own_paper_box, paper_box, playout, referee_of
from tests.referee import Box as PaperBox
from tests.referee import Look, RefGame

from twelvefold.engine.deal import Deal
from twelvefold.engine.events import Awarded, Bid, Carried, Discarded, Ended, Event, Placed, Revealed, RoundOpened
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.world.units import areas_of

LOOKED_AT = {Awarded: "award", Carried: "carry", Discarded: "discard"}
KINDS = [(beginner, mystery) for beginner in (False, True) for mystery in (False, True)]
STANDARD_GAMES = range(50), range(50, 1_200)
"""For each of 2 to 4 seats and each variant: in every run, and in thorough runs."""
OWN_GAMES = range(24), range(24, 400)
"""For each of fourteen boxes, played by 2 to 4 seats in all variants."""


def often_and_seldom(games: tuple[range, range]) -> list[object]:
    """Some games in every run, the rest only in thorough runs."""
    return [games[0], pytest.param(games[1], marks=pytest.mark.thorough("games against the referee"))]


def compare(deal: Deal, box: PaperBox, chance: int) -> None:
    """Play one game, and compare everything the engine says with the referee."""
    state = playout(deal, chance)
    game, referee = Game(deal), referee_of(deal, box)
    opened = list(game.events)
    for move in moves_in(state):
        assert game.is_legal(move)
        seen = len(referee.looks)
        round_, seat, hidden = referee.round, referee.seat_to_move, set(referee.face_down)
        assert (game.round, game.seat_to_move, game.offer) == (round_, seat, tuple(referee.offer()))
        events = game.push(move)
        referee.play(*move)
        placed = events[0]
        assert isinstance(placed, Placed)
        assert placed == Placed(**referee.moves[-1], slot=move.slot)  # type: ignore[arg-type]  # plain numbers
        looked = [event for event in events if isinstance(event, Awarded | Carried | Discarded)]
        compare_life(looked, referee.looks[seen:], referee)
        turned_up = {event.animal for event in events if isinstance(event, Revealed)}
        assert turned_up == hidden - referee.face_down
        opened += [event for event in events if isinstance(event, RoundOpened)]
    assert state == game._state  # the playout and the pushes end in the same state
    compare_end(game, referee, opened)


def compare_life(events: list[Awarded | Carried | Discarded], looks: list[Look], referee: RefGame) -> None:
    """Compare each animal looked at, in the column's order: its fate, the deciding region, and each seat's bid."""
    assert len(events) == len(looks)
    for event, look in zip(events, looks, strict=True):
        assert (event.round, event.animal, LOOKED_AT[type(event)]) == (look.round, look.animal, look.outcome)
        if isinstance(event, Awarded):
            assert (event.seat, event.by) == (look.seat, look.by)
        else:
            assert event.why == ("draw" if max(look.bids) else "no bid")
        compare_bids(event.bids, look, referee)


def compare_bids(bids: Sequence[Bid], look: Look, referee: RefGame) -> None:
    """What each seat bid, with which regions: the biggest that qualify, all for `most`, else one, three in round 12."""
    every = referee.animals[look.animal]["requirement"] == "most"
    for bid, value, regions in zip(bids, look.bids, look.regions, strict=True):
        shown = len(regions) if every else 3 if look.round == 12 else 1
        assert bid.value == value
        assert bid.sizes == tuple(len(region) for region in regions[:shown])
        assert {frozenset(areas_of(mask)) for mask in bid.regions} <= set(regions)
        assert len(set(bid.regions)) == len(bid.regions)


def compare_end(game: Game, referee: RefGame, opened: list[Event]) -> None:
    """Piles 11 and 12, planets, scores and winners."""
    late = referee.late_piles
    ints = game.table_ints()
    assert ints[layout.LEFT] == 10
    assert ints[layout.PILES + 50 : layout.PILES + 60] == late[11] + late[12]
    assert [event.offer for event in opened if isinstance(event, RoundOpened)] == [
        *game.deal.piles,
        tuple(late[11]),
        tuple(late[12]),
    ]
    for planet, naive in zip(game.planets, referee.planets, strict=True):
        assert [None if area is None else area.id for area in planet.areas] == [naive.areas.get(a) for a in range(60)]
    end = game.events[-1]
    assert isinstance(end, Ended)
    assert end is game.end
    said = [{name: getattr(score, name) for name in score.__struct_fields__} for score in end.scores]
    assert said == referee.scores()
    assert list(end.winners) == referee.winners()
    assert list(end.objectives) == referee.setup["objectives"]


@pytest.mark.parametrize("games", often_and_seldom(STANDARD_GAMES), ids=str)
@pytest.mark.parametrize(("beginner", "mystery"), KINDS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_referee_agree_on_every_game(players: int, beginner: bool, mystery: bool, games: range) -> None:
    box = paper_box()
    for number in games:
        deal = Deal.draw(players, f"referee {number}", beginner=beginner, mystery=mystery)
        compare(deal, box, 1 + number)


@pytest.mark.parametrize("games", often_and_seldom(OWN_GAMES), ids=str)
@pytest.mark.parametrize("number", range(14))
def test_kernel_and_referee_agree_with_a_box_of_ones_own(number: int, games: range) -> None:
    box = own_paper_box(random.Random(f"own box {number}"))
    for game in games:
        beginner, mystery = KINDS[game % 4]
        deal = Deal.draw(2 + game % 3, game, beginner=beginner, mystery=mystery, box=engine_box(box))
        compare(deal, box, 1_000_000 + game)


@pytest.mark.pure
@pytest.mark.parametrize("players", [2, 3, 4])
def test_kernel_and_referee_agree_in_plain_python_too(players: int) -> None:
    box, own = paper_box(), own_paper_box(random.Random("plain Python"))
    for number in range(40):
        beginner, mystery = KINDS[number % 4]
        paper = own if number % 5 == 4 else box
        played_with = engine_box(own) if number % 5 == 4 else None
        deal = Deal.draw(players, f"plain {number}", beginner=beginner, mystery=mystery, box=played_with)
        compare(deal, paper, 2_000_000 + number)


def test_the_comparison_can_fail() -> None:
    box = own_paper_box(random.Random("another"))
    with pytest.raises(AssertionError):
        compare(Deal.draw(3, 0), box, 1)
