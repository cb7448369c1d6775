"""Training: games counted as a slow reference counts them, a model from counts by hand, and reproducible results."""

import math
from array import array
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace

import numpy as np
import pytest
from tests.bots.naive_watch import NaiveWatch
from tests.bots.positions import TABLES, boxes
from tests.engine.bridge import game_in

from twelvefold.bots import Bot, Played, play_game
from twelvefold.bots.kernel import model
from twelvefold.bots.kernel.model import ONE
from twelvefold.bots.kernel.workspace import FACE_DOWN, WORKSPACE
from twelvefold.bots.minds import PLAIN
from twelvefold.bots.model import KINDS_OF_GAME
from twelvefold.bots.search import Effort, SearchBot
from twelvefold.bots.training import course as course_module
from twelvefold.bots.training import lesson as lesson_module
from twelvefold.bots.training.course import NOISE, Counts, Course, Progress, lessons_of, loss, train
from twelvefold.bots.training.first_model import (
    CHANCES_SHAPE,
    COUNTS_SHAPE,
    VICTORIES_SHAPE,
    Whole,
    first_model,
    goals_of,
    plain,
    victories,
)
from twelvefold.bots.training.fit import (
    LONG_TRUST,
    fit_chances,
    fit_goals,
    fit_model,
    fit_signs,
    fit_victories,
)
from twelvefold.bots.training.kernel.selfplay import SHARES, self_play, watch_game
from twelvefold.bots.training.lesson import Lesson, hold
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel import layout
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.state import blank_state, box_tables, state_of
from twelvefold.engine.stream import Seed, seed_bytes
from twelvefold.world.box import Box
from twelvefold.world.habitat import Habitat

STANDARD, OTHER = boxes()
FIRST = first_model(STANDARD)
MODEL = plain(FIRST)


def workspace_with(state: Ints, *, mystery: bool) -> Ints:
    work = zeros(WORKSPACE)
    work[: layout.STATE] = state
    work[FACE_DOWN] = mystery
    return work


def watched(game: Game, ints: Ints = MODEL) -> Whole:
    """What is counted in a game between other bots."""
    tally = zeros(2 * model.MODEL)
    codes = array("q", [move.code for move in game.moves])
    work = workspace_with(state_of(game.deal), mystery=game.deal.mystery)
    watch_game(work, box_tables(game.box), ints, PLAIN.factors(game.players), codes, tally)
    return np.asarray(tally)


@pytest.mark.parametrize("own", [False, True], ids=["standard", "other"])
def test_a_game_of_self_play_is_counted_like_one_that_is_watched(own: bool) -> None:
    box = boxes()[own]
    for number, (players, beginner, mystery) in enumerate(TABLES):
        state = blank_state(players, box, beginner=beginner, mystery=mystery, first_seat=0)
        work, chance, mind = workspace_with(state, mystery=mystery), 1 + number * 10**9, PLAIN.factors(players)
        for _ in range(2):  # the first game must leave nothing behind that changes the second
            tally = zeros(2 * model.MODEL)
            chance = self_play(work, box_tables(box), MODEL, mind, 1, ONE // 2, chance, tally)
            game = game_in(work, box, beginner=beginner, mystery=mystery)
            assert game.is_over
            assert work[: layout.STATE] == game._state
            assert np.array_equal(watched(game), tally)


@pytest.mark.parametrize(("players", "beginner", "mystery"), TABLES)
def test_what_is_counted_is_what_the_slow_twin_counts(players: int, beginner: bool, mystery: bool) -> None:
    deal = Deal.draw(players, "watched", beginner=beginner, mystery=mystery)
    bot = SearchBot(Effort(4, width=4), model=MODEL)
    game = play_game(deal, [bot] * players, 2).game
    tally = watched(game)
    twin = NaiveWatch(game)
    assert np.array_equal(tally[: 2 * model.VICTORIES], twin.tally())
    # Each round counts each seat once, in twelfths of a victory, and one victory in all.
    pairs = tally[2 * model.VICTORIES :].reshape(*VICTORIES_SHAPE, 2)
    assert (pairs[:, :, 0].sum(axis=1) == SHARES * players).all()
    assert (pairs[:, :, 1].sum(axis=1) == SHARES).all()
    assert (pairs[:, :, 1] <= pairs[:, :, 0]).all()


LESSON = Lesson(STANDARD, players=3, beginner=False, mystery=True, games=6, seed=seed_bytes("lesson"), noise=0.3)


def test_a_lesson_gives_the_same_counts_again_and_another_seed_others() -> None:
    where, counts = hold(LESSON, MODEL)
    again = hold(LESSON, MODEL)
    assert np.array_equal(where, again[0])
    assert np.array_equal(counts, again[1])
    assert (counts > 0).all()
    other = hold(replace(LESSON, seed=seed_bytes("other")), MODEL)
    assert not (np.array_equal(where, other[0]) and np.array_equal(counts, other[1]))
    calm = hold(replace(LESSON, noise=0.0), MODEL)
    assert not (np.array_equal(where, calm[0]) and np.array_equal(counts, calm[1]))


def test_a_lesson_of_the_search_bot_counts_its_games(monkeypatch: pytest.MonkeyPatch) -> None:
    games: list[Game] = []

    def recorded(deal: Deal, bots: Sequence[Bot], seed: Seed) -> Played:
        played = play_game(deal, bots, seed)
        games.append(played.game)
        return played

    monkeypatch.setattr(lesson_module, "play_game", recorded)
    lesson = replace(LESSON, players=2, mystery=False, games=2, noise=0.0, playouts=4)
    where, counts = hold(lesson, MODEL)
    assert [game.players for game in games] == [2, 2]
    assert games[0].deal != games[1].deal
    found: Whole = np.zeros(2 * model.MODEL, dtype=np.int64)
    found[where] = counts
    assert np.array_equal(found, watched(games[0]) + watched(games[1]))


def test_lessons_are_half_mystery_and_of_all_numbers_of_seats() -> None:
    course = Course(STANDARD, seed_bytes(1), games=4000, searched=45)
    seeds = set()
    for kind in KINDS_OF_GAME:
        for generation in range(len(NOISE) + 1):
            searched = generation == len(NOISE)
            lessons = list(lessons_of(course, kind, generation))
            assert sum(lesson.games for lesson in lessons) == (45 if searched else 4000)
            assert {lesson.beginner for lesson in lessons} == {kind.endswith("beginner")}
            assert {lesson.mystery for lesson in lessons} == {False, True}
            assert {lesson.players for lesson in lessons} == ({2} if kind.startswith("2") else {3, 4})
            assert all((lesson.playouts > 0) == searched for lesson in lessons)
            assert {lesson.noise for lesson in lessons} == {0.0 if searched else NOISE[generation]}
            seeds |= {lesson.seed for lesson in lessons}
            if not searched:
                games = [lesson.games for lesson in lessons if lesson.mystery]
                assert sum(games) == 2000
    # 8 parts of 500 games in each of three generations, 5 parts of at most 10 searched games, for four kinds.
    assert len(seeds) == 4 * (3 * 8 + 5)
    assert course.total == 4 * (3 * 4000 + 45)


def in_line(work: Callable[[Lesson], Counts], lessons: Iterable[Lesson]) -> Iterator[Counts]:
    return map(work, lessons)


def backwards(work: Callable[[Lesson], Counts], lessons: Iterable[Lesson]) -> Iterator[Counts]:
    """Work through the tasks in reverse, but return the results in order."""
    return iter([work(lesson) for lesson in reversed(list(lessons))][::-1])


def side_by_side(work: Callable[[Lesson], Counts], lessons: Iterable[Lesson]) -> Iterator[Counts]:
    with ThreadPoolExecutor(2) as pool:
        yield from pool.map(work, lessons)


def test_the_same_course_counts_the_same_however_its_lessons_are_spread(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(course_module, "PIECE", 7)
    tallies: list[list[bytes]] = []

    def counted(_: Box, tally: Whole, *, before: Whole | None) -> Whole:
        """Replace the fit, which takes a second: only what is counted depends on chance and order."""
        assert (before is not None) == (len(tallies[-1]) == 1), "behind the generations, tables move slowly"
        tallies[-1].append(tally.tobytes())
        return FIRST

    monkeypatch.setattr(course_module, "fit_model", counted)
    monkeypatch.setattr(course_module, "KINDS_OF_GAME", ("3-4",))
    monkeypatch.setattr(course_module, "NOISE", (0.4,))
    course = Course(STANDARD, seed_bytes("course"), games=20, searched=1, playouts=2)
    for spread in (in_line, backwards, side_by_side):
        tallies.append([])
        played: list[int] = []
        learnt: list[Progress] = []
        train(course, spread, played.append, learnt.append)
        assert sum(played) == course.total == 21
        assert [each.generation for each in learnt] == [1, 2]
        assert [each.games for each in learnt] == [20, 1]
        assert all(each.seen > 100 and 0 < each.surprise < 2 for each in learnt)
    assert tallies[0] == tallies[1] == tallies[2]
    assert len(set(tallies[0])) == 2, "each generation plays games of its own"
    tallies.append([])
    train(replace(course, seed=seed_bytes("another")), in_line, lambda _: None, lambda _: None)
    assert tallies[-1] != tallies[0]


def test_a_fit_of_the_same_counts_is_the_same_and_keeps_to_its_bounds() -> None:
    tally: Whole = np.zeros(2 * model.MODEL, dtype=np.int64)
    where, counts = hold(replace(LESSON, games=40), MODEL)
    tally[where] = counts
    ints = fit_model(STANDARD, tally)
    assert np.array_equal(ints, fit_model(STANDARD, tally.copy()))
    assert ints.dtype == np.int64
    chances = ints[: model.GOALS]
    assert chances.min() >= 0
    assert chances.max() <= ONE
    assert loss(ints, tally) < loss(FIRST, tally), "what was learnt foretells its own games better"


def empty(shape: tuple[int, ...]) -> "np.ndarray[tuple[int, ...], np.dtype[np.float64]]":
    return np.zeros(shape)


def test_a_cell_departs_from_before_as_far_as_its_count_allows() -> None:
    # Seen 50 times, all won, against 150 that were worth one half: (50 + 75) / (50 + 150) = 0.625.
    seen, won = empty(CHANCES_SHAPE), empty(CHANCES_SHAPE)
    at = (4, 3, 1, 2, 1, 7, 2)
    seen[at], won[at] = 50, 50
    found = fit_chances(seen, won, np.full(CHANCES_SHAPE, 0.5))
    assert LONG_TRUST == 150
    assert found[at] == 0.625
    scene = found[4, 3, 1, 2, 1]
    # Better leads and more free edges count as at least as good; other cells stay.
    assert (scene[7:, 2:] == 0.625).all()
    assert (scene[:7] == 0.5).all()
    assert (scene[:, :2] == 0.5).all()
    assert (found[4, 3, 1, 2, 2] == 0.5).all()
    # A kind and phase without new observations keeps its earlier value.
    assert (found[3, 1:] == 0.5).all()
    assert (found[4, :, 2] == 0.5).all()


def test_what_was_never_seen_cannot_be_and_is_nothing() -> None:
    seen, won = empty(CHANCES_SHAPE), empty(CHANCES_SHAPE)
    seen[4, 3, 1, 2, 1, 7, 2] = 50
    for before in (None, np.zeros(CHANCES_SHAPE)):
        found = fit_chances(seen, won, before)
        assert (found[3] == 0).all()
        assert (found[4, :, 2] == 0).all()


def test_who_leads_when_nobody_moves_any_more_has_won() -> None:
    seen, won = empty(CHANCES_SHAPE), empty(CHANCES_SHAPE)
    seen[1, 0, 0, 3, 1, 9, 2] = 10
    found = fit_chances(seen, won, None)[1, 0, 0]
    assert (found[:, :, model.BEHIND + 1 :] == 1).all()
    assert (found[:, :, : model.BEHIND] == 0).all()


def test_a_regression_learns_that_leads_win() -> None:
    # A lead of 3 won 90 of 100 times, 3 behind 10 of 100, equal bids 50 of 100; leads of 2 and 5 never occurred.
    seen, won = empty(CHANCES_SHAPE), empty(CHANCES_SHAPE)
    for lead, wins in ((-3, 10), (0, 50), (3, 90)):
        seen[0, 4, 1, 3, 1, 7 + lead, 2], won[0, 4, 1, 3, 1, 7 + lead, 2] = 100, wins
    chance = fit_chances(seen, won, None)[0, 4, 1, 3, 1, :, 2]
    assert chance[4] == pytest.approx(0.1, abs=0.04)
    assert chance[7] == pytest.approx(0.5, abs=0.04)
    assert chance[10] == pytest.approx(0.9, abs=0.04)
    assert chance[7] < chance[9] <= chance[10] <= chance[12]


def test_an_objective_brings_what_it_brought_nearby() -> None:
    # 17 seats with 5 areas after round 6 got 9 points in the end; three more are assumed to get what the box's steps
    # suggest. A count of areas one away has the weight e^(−1/2 · (1 / 0.7)²).
    seen, points = empty(COUNTS_SHAPE), empty(COUNTS_SHAPE)
    seen[2, 5, 5], points[2, 5, 5] = 17, 17 * 9
    guess = goals_of(STANDARD)[2, 5]
    found = fit_goals(STANDARD, seen, points)
    near = math.exp(-0.5 / 0.7**2)
    assert found[2, 5, 5] == pytest.approx(max((17 * 9 + 3 * guess[5]) / 20, *found[2, 5, :5]))
    assert found[2, 5, 6] == pytest.approx(max((17 * 9 * near + 3 * guess[6]) / (17 * near + 3), found[2, 5, 5]))
    assert found[1, 5] == pytest.approx(goals_of(STANDARD)[1, 5])
    assert (np.diff(found, axis=2) >= 0).all()
    assert found[:, 11] == pytest.approx(goals_of(STANDARD)[:, 11])


def test_in_the_end_an_objective_brings_its_step_in_any_box() -> None:
    for box in boxes():
        for habitat in Habitat:
            steps = [box.points(habitat, count) for count in range(61)]
            assert goals_of(box)[habitat, 11].tolist() == steps
            assert (np.diff(goals_of(box)[habitat], axis=1) >= 0).all()


def test_a_sign_is_how_much_likelier_a_count_is_with_the_objective() -> None:
    others, own = empty(COUNTS_SHAPE), empty(COUNTS_SHAPE)
    assert (fit_signs(others, own) == 1).all(), "nothing known, nothing inferred"
    others[1, 4, 3] = own[1, 4, 3] = 200
    others[0, 4, 2], own[0, 4, 9] = 1000, 1000
    found = fit_signs(others, own)
    assert found[1, 4] == pytest.approx(1)
    assert found[0, 4, 9] == 64
    assert found[0, 4, 2] == 1 / 64
    assert found[0, 4, 40] == pytest.approx(1, abs=0.01), "never seen with either"


def test_victories_are_a_curve_whose_scale_and_shift_are_found_again() -> None:
    scales, shifts = np.linspace(1, 6, 12), np.linspace(-1, 1, 12)
    true = victories(scales, shifts)
    seen = np.full(VICTORIES_SHAPE, 100.0)
    assert fit_victories(seen, seen * true) == pytest.approx(true, abs=0.002)
    nothing = fit_victories(empty(VICTORIES_SHAPE), empty(VICTORIES_SHAPE))
    assert nothing[:, 255:257] == pytest.approx(0.5, abs=0.01)


def test_the_loss_of_a_few_sights_by_hand() -> None:
    ints, tally = FIRST.copy(), np.zeros(2 * model.MODEL, dtype=np.int64)
    assert loss(ints, tally) == 0
    ints[100], ints[200], ints[300] = ONE // 2, 9 * ONE // 10, ONE
    tally[200:202] = 4, 1
    # A coin flip: −ln ½.
    assert loss(ints, tally) == pytest.approx(math.log(2))
    tally[400:402] = 10, 9
    # 4 observations at ½, 9 at 0.9 that were won and one that was not.
    coins, others = 4 * math.log(2), -9 * math.log(0.9) - math.log(0.1)
    assert loss(ints, tally) == pytest.approx((coins + others) / 14, rel=1e-4)
    tally[600:602] = 1, 0
    # A prediction of certainty that fails costs −ln 0.001, not infinity.
    assert loss(ints, tally) == pytest.approx((coins + others - math.log(0.001)) / 15, rel=1e-4)


def test_the_first_tables_say_that_a_lead_is_good_and_that_areas_are() -> None:
    for box in boxes():
        ints = first_model(box)
        chances = ints[: model.GOALS].reshape(CHANCES_SHAPE)
        assert chances.min() >= 0
        assert chances.max() <= ONE
        assert (np.diff(chances[0], axis=4) >= 0).all()
        assert (np.diff(chances[0], axis=5) >= 0).all()
        curve = ints[model.VICTORIES :].reshape(VICTORIES_SHAPE)
        assert curve + curve[:, ::-1] == pytest.approx(ONE, abs=1)
    assert OTHER != STANDARD
