"""From round 10 on with two seats: the kernel's likeliest lines against the same lines, pushed and popped."""

import pytest
from tests.bots.positions import turn_in
from tests.bots.test_endgame import Ranks, best_line, worth
from tests.bots.workspaces import plan_of, values_in, workspace_of
from tests.engine.bridge import random_moves

from twelvefold.bots import CUT_SHORT, Budget, make_bot
from twelvefold.bots import last_rounds as last_rounds_module
from twelvefold.bots.kernel.lines import last_three_rounds
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL
from twelvefold.bots.kernel.workspace import VALUES
from twelvefold.bots.minds import PLAIN
from twelvefold.bots.search import FEWEST_REPLIES, Search, SearchBot
from twelvefold.bots.training.first_model import first_model, plain
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.move import MOVES
from twelvefold.engine.state import box_tables
from twelvefold.world.box_file import standard_box

MODEL = plain(first_model(standard_box()))
ROUND_10 = 18
"""The ply at which round 10 begins."""


def replies_in(game: Game, count: int) -> list[int]:
    """The best placements by one ply, only the first of those with the same effects."""
    work = workspace_of(game)
    weigh_moves(work, box_tables(game.box), MODEL, PLAIN.factors(2), ALL_FACES)
    rows = list(zip(work[VALUES::2], work[VALUES + 1 :: 2], strict=True))
    order = sorted((code for code in range(layout.CODES) if rows[code][0] != ILLEGAL), key=lambda code: -rows[code][0])
    found: dict[tuple[int, int], int] = {}
    for code in order:
        found.setdefault(rows[code], code)
    return list(found.values())[:count]


def likely_end(game: Game, replies: int) -> Ranks:
    """How a game ends if each seat chooses among this many replies, and in round 12 among all."""
    if game.round == 12:
        return best_line(game)
    seat, best = game.seat_to_move, None
    assert seat is not None
    for code in replies_in(game, replies):
        game.push(MOVES[code])
        ranks = likely_end(game, replies)
        game.pop()
        if best is None or worth(ranks, seat) > worth(best, seat):
            best = ranks
    assert best is not None
    return best


@pytest.mark.parametrize("ply", [ROUND_10, ROUND_10 + 1])
@pytest.mark.parametrize("beginner", [False, True])
def test_a_candidate_is_worth_what_the_likeliest_lines_leave(ply: int, beginner: bool) -> None:
    deal = Deal.draw(2, f"lines {ply}", beginner=beginner)
    game = Game.replayed(deal, random_moves(deal, 1, ply))
    seat, codes, replies = game.seat_to_move, replies_in(game, 3), 2
    assert seat is not None
    expected = []
    for code in codes:
        game.push(MOVES[code])
        expected.append(worth(likely_end(game, replies), seat))
        game.pop()
    plan, work = plan_of(codes), workspace_of(game)
    for place in range(len(codes)):
        last_three_rounds(work, box_tables(game.box), MODEL, PLAIN.factors(2), plan, 1, replies, place, place + 1)
    assert values_in(plan) == expected
    assert work[: layout.STATE] == game._state, "the position is left as it was"


def search_in(game: Game, name: str = "master") -> Search:
    """A search that is about to begin."""
    bot = make_bot(name)
    assert isinstance(bot, SearchBot)
    return Search(bot, turn_in(game))


def test_the_master_plays_the_lines_out_in_round_10_only_with_two_seats_and_nothing_face_down() -> None:
    for players in (2, 3, 4):
        for mystery in (False, True):
            for turns in (9, 10, 11):
                deal = Deal.draw(players, 5, mystery=mystery)
                game = Game.replayed(deal, random_moves(deal, 1, turns * players - 1))
                replies = search_in(game).replies_from_round_10(16)
                assert (replies > 0) == (players == 2 and turns == 10 and not mystery), (players, mystery, turns)


def test_the_replies_are_as_many_as_the_playouts_buy() -> None:
    deal = Deal.draw(2, 5, beginner=True)
    first, second = (Game.replayed(deal, random_moves(deal, 1, ply)) for ply in (ROUND_10, ROUND_10 + 1))
    assert search_in(first, "master:playouts=1000").replies_from_round_10(6) == 10
    assert search_in(second, "master:playouts=1000").replies_from_round_10(15) == 20
    assert search_in(second, "search:playouts=1000").replies_from_round_10(15) == 0


def test_one_candidate_alone_takes_no_longer_than_there_is_time_for_all() -> None:
    deal = Deal.draw(2, 5, beginner=True)
    search = search_in(Game.replayed(deal, random_moves(deal, 1, ROUND_10 + 1)), "master:playouts=10000000")
    assert search.replies_from_round_10(16) > 1000
    search.turn.budget = Budget(seconds=0.25)
    # A quarter of a second buys 250 · 12 / 3 = 1,000 playouts, which take as long as 6,000 lines of two moves.
    assert search.replies_from_round_10(16) == 77


@pytest.mark.parametrize("playouts", [1, 2000])
def test_with_few_replies_it_plays_on_as_in_other_rounds(playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    calls: list[int] = []

    def counted(*arguments: object) -> None:
        assert isinstance(arguments[6], int)
        calls.append(arguments[6])
        last_three_rounds(*arguments)  # type: ignore[arg-type]  # passed through unchanged

    monkeypatch.setattr(last_rounds_module, "last_three_rounds", counted)
    deal = Deal.draw(2, 5)
    turn = turn_in(Game.replayed(deal, random_moves(deal, 1, ROUND_10 + 1)))
    assert turn.is_legal(make_bot(f"master:playouts={playouts}").choose(turn))
    assert (len(calls) > 0) == (playouts == 2000)
    assert all(replies >= FEWEST_REPLIES for replies in calls)


def test_the_clock_ends_the_lines_too() -> None:
    deal = Deal.draw(2, 8)
    turn = turn_in(Game.replayed(deal, random_moves(deal, 1, ROUND_10)))
    turn.budget = Budget(seconds=0.0)
    assert turn.is_legal(make_bot("master").choose(turn))
    assert turn.remarks == [CUT_SHORT]
