"""Looking ahead: playouts against a slow reference, candidates, the clock, and the last rounds."""

import random
import time
from array import array
from collections.abc import Sequence
from itertools import pairwise
from threading import Thread

import pytest
from tests.bots.positions import boxes, midgames, turn_in
from tests.bots.test_endgame import by_brute_force, last_positions
from tests.bots.workspaces import nothing_hidden, plan_of, values_in, workspace_of
from tests.engine.bridge import random_moves

from twelvefold.bots import CUT_SHORT, Budget, make_bot
from twelvefold.bots import last_rounds as last_rounds_module
from twelvefold.bots import search as search_module
from twelvefold.bots.kernel.endgame import last_two_rounds
from twelvefold.bots.kernel.judge import judge
from twelvefold.bots.kernel.search import ENTRY, note_all, try_moves, weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.last_rounds import CERTAIN
from twelvefold.bots.minds import PLAIN, STYLES
from twelvefold.bots.search import PLAYOUTS_IN_A_MS, Effort, Search, SearchBot
from twelvefold.bots.training.first_model import first_model, plain
from twelvefold.bots.workspace import Workspace
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.move import MOVES
from twelvefold.engine.state import box_tables
from twelvefold.world.box_file import standard_box

MODEL = plain(first_model(standard_box()))


def play_on(game: Game, code: int, ahead: int, mind: Ints) -> int:
    """A playout of one candidate, move by move: the mean value at the end of the next rounds."""
    tables, plain = box_tables(game.box), PLAIN.factors(game.players)
    seat = game.seat_to_move
    assert seat is not None
    twin = game.copy()
    twin.push(MOVES[code])
    found: list[int] = []
    while twin.round < game.round + 1 + ahead and not twin.is_over:
        if twin.ply % twin.players != 0 or twin.round > game.round:
            twin.push(MOVES[weigh_moves(workspace_of(twin), tables, MODEL, plain, ALL_FACES)])
        if twin.ply % twin.players == 0 and twin.ply > (game.round * game.players):
            work = workspace_of(twin)
            note_all(work)
            found.append(judge(work, tables, MODEL, mind, seat))
    if not found:  # it was round 12
        found = [judge(workspace_of(twin), tables, MODEL, mind, seat)]
    return sum(found) // len(found)


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("ahead", [1, 3])
def test_a_playout_is_the_policy_playing_on_and_the_judge_at_each_rounds_end(players: int, ahead: int) -> None:
    rng = random.Random(players)
    mind = STYLES["spoiler"].factors(players)
    values = set()
    for beginner in (False, True):
        deal = Deal.draw(players, "playouts", beginner=beginner)
        moves = random_moves(deal, 3)
        # From round 10 on no pile has to be guessed; before that the workspace has the true ones.
        for plies in (rng.randrange(4 * players), 7 * players, 9 * players + 1, 11 * players - 1, 12 * players - 2):
            game = Game.replayed(deal, moves[:plies])
            codes = rng.sample([move.code for move in game.legal_moves], 3)
            plan = plan_of(codes, ahead)
            tables, plain = box_tables(game.box), PLAIN.factors(players)
            try_moves(workspace_of(game), tables, MODEL, mind, plain, nothing_hidden(), plan, 0, 1, 77)
            assert values_in(plan) == [play_on(game, code, ahead, mind) for code in codes]
            values |= set(values_in(plan))
    assert len(values) > 15


def tried(workspace: Workspace, codes: Sequence[int], *bounds: int) -> Ints:
    """Playouts up to the first bound, and then on to each next one."""
    plan, hidden = plan_of(codes), workspace.hidden()
    plain = PLAIN.factors(workspace.position.view.players)
    for first, last in pairwise(bounds):
        try_moves(workspace.array, workspace.tables, MODEL, plain, plain, hidden, plan, first, last, 99)
    return plan


def test_each_candidate_meets_the_same_guesses_whoever_else_is_tried() -> None:
    for game in list(midgames(boxes()[0], 3))[2::5]:
        workspace = Workspace(turn_in(game).position, MODEL)
        codes = random.Random(1).sample([move.code for move in game.legal_moves], 4)
        whole = tried(workspace, codes, 0, 9)
        parts = tried(workspace, codes, 0, 5, 6, 9)
        alone = tried(workspace, codes[2:3], 0, 9)
        assert whole == parts
        assert values_in(alone) == values_in(whole)[2:3]
        squares = whole[ENTRY + 2 : ENTRY + 14 : 3].tolist()
        # The mean of squares is never below the square of the mean.
        assert all(9 * square >= value**2 for square, value in zip(squares, values_in(whole), strict=True))


def test_where_something_is_hidden_playouts_differ() -> None:
    turn = turn_in(Game.new(2, 6))
    workspace = Workspace(turn.position, MODEL)
    assert len({tuple(values_in(tried(workspace, [7], number, number + 1))) for number in range(8)}) > 4


def test_candidates_are_the_best_by_one_ply_and_no_two_have_the_same_effects() -> None:
    for game in list(midgames(boxes()[0], 4))[::3]:
        turn = turn_in(game)
        search = Search(SearchBot(Effort(8), model=MODEL), turn)
        order = search.candidates(None)
        assert sorted(order) == [move.code for move in turn.legal_moves]
        values, effects = search.workspace.values()
        assert all(values[better] >= values[worse] for better, worse in pairwise(order))
        few, some = search.candidates(4), search.candidates(12)
        assert some[: len(few)] == few
        assert few[0] == order[0]
        assert len(some) == len({(values[code], effects[code]) for code in some}) <= 12
        assert len(some) >= min(12, len({value for value in values if value > -(1 << 60)}))


@pytest.mark.parametrize("name", ["search:playouts=600", "master:playouts=250", "expert:playouts=400"])
def test_how_often_it_looks_at_the_clock_does_not_change_the_move(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    bot = make_bot(name)
    games = list(midgames(boxes()[0], 3))[2::6]
    found = []
    for each in (1, 50, 10**6):
        monkeypatch.setattr(search_module, "SLICE", each)
        found.append([bot.choose(turn_in(game)) for game in games])
    assert found[0] == found[1] == found[2]


@pytest.mark.parametrize("name", ["search", "expert", "master"])
def test_the_clock_ends_a_thought_which_is_said_once(name: str) -> None:
    bot = make_bot(f"{name}:playouts=1000000")
    for game in (Game.new(2, 1), Game.new(4, 1, mystery=True)):
        turn = turn_in(game)
        turn.budget = Budget(seconds=0.01)
        assert turn.is_legal(bot.choose(turn))
        assert turn.remarks.count(CUT_SHORT) == 1
        patient = turn_in(game)
        patient.budget = Budget(seconds=60)
        make_bot(f"{name}:playouts=20").choose(patient)
        assert CUT_SHORT not in patient.remarks


def test_the_clock_ends_the_exact_rounds_too() -> None:
    deal = Deal.draw(2, 8)
    game = Game.replayed(deal, random_moves(deal, 1, 20))
    turn = turn_in(game)
    turn.budget = Budget(seconds=0.0)
    assert turn.is_legal(make_bot("master").choose(turn))
    assert turn.remarks == [CUT_SHORT]


@pytest.mark.pure
@pytest.mark.parametrize("players", [2, 4])
def test_master_is_never_long_over_its_time_with_a_compiler_or_without(players: int) -> None:
    deal = Deal.draw(players, 8)
    bot = make_bot("master")
    for round_index in (1, 9, 10, 11):
        turn = turn_in(Game.replayed(deal, random_moves(deal, 1, players * round_index)))
        turn.budget = Budget(seconds=1.0)
        started = time.process_time()
        assert turn.is_legal(bot.choose(turn))
        assert time.process_time() - started < 4


def test_the_clock_is_only_a_guard() -> None:
    game = Game.new(3, 5)
    free, bounded = turn_in(game), turn_in(game)
    bounded.budget = Budget(seconds=60)
    bot = make_bot("search:playouts=200")
    assert bot.choose(free) == bot.choose(bounded)


def test_milliseconds_and_playouts_bound_the_thought() -> None:
    for players, in_a_ms in PLAYOUTS_IN_A_MS.items():
        assert Effort(ms=30).playouts_with(players) == 30 * in_a_ms
        assert Effort(ms=30).limited(7, None).playouts_with(players) == 7 * in_a_ms
        assert Effort(ms=30).limited(7, 33).playouts_with(players) == 33
        assert Effort(ms=30).limited(None, None) == Effort(ms=30)
        # A longer playout takes more time, so there are fewer; where their number is fixed, there are exactly that
        # many.
        far = Effort(ms=30, ahead=4)
        assert far.playouts_with(players) == 30 * in_a_ms * 3 // 9
        assert far.limited(None, 33).playouts_with(players) == 33
        assert Effort(ms=1, ahead=100).playouts_with(players) == 1


@pytest.mark.parametrize("name", ["search", "expert", "master"])
def test_ms_and_playouts_are_options(name: str) -> None:
    plain, timed, counted = (make_bot(name + options) for options in ("", ":ms=7", ":ms=7,playouts=5"))
    assert isinstance(plain, SearchBot)
    assert isinstance(timed, SearchBot)
    assert isinstance(counted, SearchBot)
    assert timed.effort == plain.effort.limited(7, None)
    assert counted.effort.playouts_with(2) == 5


def midgame() -> Game:
    """A position with many candidates."""
    deal = Deal.draw(2, 9)
    return Game.replayed(deal, random_moves(deal, 1, 9))


def counting(monkeypatch: pytest.MonkeyPatch) -> list[int]:
    """How many playouts each call of the kernel makes, over all its candidates."""
    made: list[int] = []

    def counted(*arguments: object) -> None:
        plan, first, last = arguments[6], arguments[7], arguments[8]
        assert isinstance(plan, array)
        assert isinstance(first, int)
        assert isinstance(last, int)
        made.append(plan[0] * (last - first))
        try_moves(*arguments)  # type: ignore[arg-type]  # passed through unchanged

    monkeypatch.setattr(search_module, "try_moves", counted)
    return made


@pytest.mark.parametrize("playouts", [1, 5, 16, 33, 64, 500, 2500])
def test_no_more_playouts_are_made_than_allowed(playouts: int, monkeypatch: pytest.MonkeyPatch) -> None:
    made = counting(monkeypatch)
    turn = turn_in(midgame())
    assert turn.is_legal(make_bot(f"search:playouts={playouts}").choose(turn))
    # Clearly worse candidates are dropped early, which saves some playouts.
    assert playouts // 8 <= sum(made) <= playouts


@pytest.mark.parametrize(("ms", "most"), [(1, 0), (50, 200 // 6), (1000, 200)])
def test_in_round_11_no_more_is_played_out_than_there_is_time_for(
    ms: int, most: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    ends = []

    def counted(*arguments: object) -> None:
        ends.append(arguments)
        last_two_rounds(*arguments)  # type: ignore[arg-type]  # passed through unchanged

    monkeypatch.setattr(last_rounds_module, "last_two_rounds", counted)
    deal = Deal.draw(2, 8)
    turn = turn_in(Game.replayed(deal, random_moves(deal, 1, 20)))
    assert turn.is_legal(make_bot(f"master:ms={ms}").choose(turn))
    assert most // 2 <= len(ends) <= most


def test_while_the_kernel_thinks_other_threads_go_on() -> None:
    deal = Deal.draw(2, 8)
    game = Game.replayed(deal, random_moves(deal, 1, 20))
    plan = plan_of([move.code for move in game.legal_moves])
    thinking = Thread(target=last_two_rounds, args=(workspace_of(game), box_tables(game.box), plan, 7, 0, 50))
    last_two_rounds(
        workspace_of(game), box_tables(game.box), plan, 7, 0, 1
    )  # load everything first: that isn't thinking time
    thinking.start()
    steps = 0
    while thinking.is_alive():
        steps += 1
        time.sleep(0.001)
    assert steps > 5  # a single call: if the lock were held, there would be one step


@pytest.mark.parametrize("name", ["search", "master"])
def test_in_round_12_it_makes_the_move_that_wins_the_game(name: str) -> None:
    bot, decisive = make_bot(name), 0
    for game in last_positions(1, deals=8):
        if not game.deal.beginner:
            continue  # others' objectives are hidden, so nobody could know
        codes = [move.code for move in game.legal_moves]
        worth = dict(zip(codes, by_brute_force(game, codes), strict=True))
        assert worth[bot.choose(turn_in(game)).code] == max(worth.values())
        decisive += max(worth.values()) - min(worth.values()) > 20_000
    assert decisive >= 4


def test_with_two_seats_round_11_is_played_out_too_by_the_master() -> None:
    deal = Deal.draw(2, "two rounds", beginner=True)
    game = Game.replayed(deal, random_moves(deal, 1, 21))
    codes = [move.code for move in game.legal_moves]
    worth = dict(zip(codes, by_brute_force(game, codes), strict=True))
    assert worth[make_bot("master").choose(turn_in(game)).code] == max(worth.values())
    assert min(worth.values()) < max(worth.values())


def test_what_others_may_want_is_weighed_by_how_likely_it_is() -> None:
    for players in (2, 3, 4):
        deal = Deal.draw(players, 3)
        turn = turn_in(Game.replayed(deal, random_moves(deal, 1, 12 * players - 1)))
        found = Search(SearchBot(Effort(8), model=MODEL), turn).last.suppositions()
        own = deal.objectives[turn.seat]
        assert len(found) == {2: 4, 3: 12, 4: 24}[players]
        assert all(own not in each.values() and turn.seat not in each for each, _ in found)
        assert all(len(set(each.values())) == players - 1 for each, _ in found)
        assert sum(weight for _, weight in found) == pytest.approx(CERTAIN, abs=12)
    beginner = turn_in(Game.new(2, 1, beginner=True))
    assert Search(SearchBot(Effort(8), model=MODEL), beginner).last.suppositions() == [({}, CERTAIN)]
