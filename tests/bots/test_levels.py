"""The levels for people: each knows how to play, and each kind of mistake has a name."""

from collections import Counter

import numpy as np
import pytest
from msgspec.structs import replace
from tests.bots.positions import TABLES, boxes, midgames, turn_in, with_playouts

from twelvefold.bots import BOTS, CUT_SHORT, BotError, Turn, make_bot, play_game
from twelvefold.bots.kernel.search import weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES
from twelvefold.bots.kernel.workspace import SHIFT
from twelvefold.bots.learned import LearnedBot, workspace_for
from twelvefold.bots.levels import LEVELS, WEAK_LEVELS
from twelvefold.bots.minds import PLAIN, STYLES
from twelvefold.bots.weakness import (
    FORGOTTEN_PILES,
    MISCOUNT,
    NEAR_SIDE,
    SHORT_SIGHT,
    WEAKNESSES,
    Weakness,
    near_side,
)
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.move import Move
from twelvefold.engine.stream import child_seed
from twelvefold.world.geometry import FACES

FEW = 16
"""Enough playouts to see how a bot plays."""
LEARNED = [*LEVELS, "learned", "search"]
WEAK = list(WEAK_LEVELS)
"""Levels that sometimes make mistakes."""


def match(better: str, worse: str, deals: int) -> float:
    """How many of the games one bot wins against another, each deal from both seats."""
    bots, points = [make_bot(with_playouts(name, FEW)) for name in (better, worse)], 0.0
    for number in range(2 * deals):
        deal = Deal.draw(2, child_seed("levels", number // 2))
        end = play_game(deal, bots[:: 1 - 2 * (number % 2)], child_seed("chance", number)).game.end
        assert end is not None
        points += (number % 2 in end.winners) / len(end.winners)
    return points / (2 * deals)


def test_the_levels_are_six_and_all_in_the_catalogue() -> None:
    assert LEVELS == ("seedling", "explorer", "naturalist", "ranger", "expert", "master")
    assert set(LEARNED) <= set(BOTS)


@pytest.mark.parametrize("name", LEARNED)
def test_each_beats_chance_clearly(name: str) -> None:
    assert match(name, "random", 10 if name in (*WEAK_LEVELS, "learned") else 4) >= 0.85


@pytest.mark.parametrize(
    ("better", "worse"), [("naturalist", "seedling"), ("ranger", "explorer"), ("learned", "margin")]
)
def test_a_higher_level_beats_a_lower_one(better: str, worse: str) -> None:
    assert match(better, worse, 30) > 0.55


@pytest.mark.parametrize("name", LEARNED)
def test_a_remark_is_a_weakness_by_name_or_that_time_was_short(name: str) -> None:
    bot = make_bot(with_playouts(name, FEW))
    said: Counter[str] = Counter()
    for players, beginner, mystery in TABLES[:: 1 if name in WEAK_LEVELS else 5]:
        deal = Deal.draw(players, 1, beginner=beginner, mystery=mystery)
        for remarks in play_game(deal, [bot] * players, 1).remarks:
            said += remarks
    assert set(said) <= {*WEAKNESSES, CUT_SHORT}
    assert set(said) == ({SHORT_SIGHT, NEAR_SIDE, MISCOUNT} if name in WEAK else {FORGOTTEN_PILES} & set(said))
    assert (FORGOTTEN_PILES in said) == (name == "expert")


def refuses(game: Game, move: Move) -> bool:
    """Whether a move passes up an animal of this round that the same tile could take elsewhere at no cost.

    At no cost means that elsewhere no bid is lower, there are no fewer areas of the objective, and the seat leads an
    animal of this round for which the move itself doesn't have the best bid.
    """
    seat = game.seat_to_move
    assert seat is not None
    rows, names = game.after(seat), [animal.id for animal in game.cards]
    seen = [name for column in game.columns for name in column if name is not None]
    columns = [names.index(name) for name in seen]
    if game.deal.objectives:
        columns.append(20 + game.deal.objectives[seat])
    due = [name for name in game.columns[game.round - 1] if name is not None]
    rivals = [max(bid.value for other, bid in enumerate(game.bids(name)) if other != seat) for name in due]
    chosen = rows[move.code]
    for code in range(60 * move.slot, 60 * move.slot + 60):
        row = rows[code]
        if row[0] < 0 or any(row[column] < chosen[column] for column in columns):
            continue
        if any(
            row[names.index(name)] > best >= chosen[names.index(name)] for name, best in zip(due, rivals, strict=True)
        ):
            return True
    return False


def refused(name: str, games: int) -> list[list[str]]:
    """The remarks of each move in whole games that passes up an animal at no cost."""
    bot, found = make_bot(with_playouts(name, FEW)), []
    for number in range(games):
        for players, beginner, mystery in TABLES if name == with_playouts(name, 1) else TABLES[number::12]:
            game = Game(Deal.draw(players, number, beginner=beginner, mystery=mystery))
            while not game.is_over:
                turn = turn_in(game)
                move = bot.choose(turn)
                if refuses(game, move):
                    found.append(turn.remarks)
                game.push(move)
    return found


@pytest.mark.parametrize("name", [name for name in LEARNED if name not in WEAK])
def test_without_weaknesses_no_animal_is_refused_that_costs_nothing(name: str) -> None:
    assert refused(name, 3) == []


@pytest.mark.parametrize("name", WEAK)
def test_who_refuses_an_animal_that_costs_nothing_says_which_weakness_it_was(name: str) -> None:
    found = refused(name, 5)
    assert len(found) >= 2
    assert all(remarks and set(remarks) <= set(WEAKNESSES) for remarks in found)


@pytest.mark.parametrize("name", WEAK)
def test_it_says_what_went_wrong_only_where_a_plain_look_would_choose_otherwise(name: str) -> None:
    bot, said = make_bot(name), 0
    for game in midgames(boxes()[0], 5):
        turn = turn_in(game)
        code = bot.choose(turn).code
        workspace = workspace_for(turn)
        weigh_moves(workspace.array, workspace.tables, workspace.model, PLAIN.factors(game.players), ALL_FACES)
        values, _ = workspace.values()
        if values[code] == max(values):
            assert turn.remarks == []
        assert len(set(turn.remarks)) == len(turn.remarks)
        said += bool(turn.remarks)
    assert said > 10


def test_the_near_side_is_the_tile_laid_last_and_its_neighbours() -> None:
    looked = Counter[bool]()
    for game in midgames(boxes()[0], 6):
        turn = turn_in(game)
        faces = near_side(turn)
        own = [move.face for ply, move in enumerate(game.moves) if game.deal.seat_at(ply) == turn.seat]
        near = {own[-1], *FACES[own[-1]]} if own else set()
        free = {face for face in near if turn.view.planets[turn.seat][face] is None}
        expected = {face for face in range(12) if faces >> face & 1}
        assert expected == (near if free else set(range(12)))
        looked[bool(free)] += 1
    assert looked[True] > 10
    assert looked[False] > 5


def test_who_looks_at_the_near_side_lays_the_tile_there() -> None:
    bot = LearnedBot(weakness=Weakness(near_side=1.0))
    far = 0
    for game in midgames(boxes()[0], 5):
        turn = turn_in(game)
        faces = near_side(turn)
        move = bot.choose(turn)
        assert faces >> move.face & 1
        assert set(turn.remarks) <= {NEAR_SIDE}
        far += NEAR_SIDE in turn.remarks
    assert far > 5


def test_who_miscounts_is_one_off_for_some_animals_and_counts_right_afterwards() -> None:
    turn = turn_in(Game.new(2, 3))
    workspace = workspace_for(turn)
    weakness = Weakness(miscount=0.5)
    assert weakness.befall(turn, workspace) == ALL_FACES
    shifts = workspace.array[SHIFT : SHIFT + 20].tolist()
    assert set(shifts) == {-1, 0, 1}
    assert weakness.failings(workspace, ALL_FACES) == [MISCOUNT]
    weakness.recover(workspace)
    assert weakness.failings(workspace, ALL_FACES) == []


def test_short_sight_is_named_only_while_animals_lie_further_away() -> None:
    sight = Weakness(foresight=2)
    named = Counter[bool]()
    for game in midgames(boxes()[0], 6):
        workspace = workspace_for(turn_in(game))
        far = any(game.columns[index] for index in range(game.round - 1 + 3, 12))
        assert (SHORT_SIGHT in sight.failings(workspace, ALL_FACES)) == far
        named[far] += 1
    assert min(named.values()) > 5


def test_what_lies_beyond_its_sight_does_not_sway_a_short_sighted_bot() -> None:
    """Only the nearest animals count: without the others in view it makes the same move."""
    bot = LearnedBot(weakness=Weakness(foresight=0))
    swayed = 0
    for game in midgames(boxes()[0], 4):
        turn = turn_in(game)
        nearest = max(3, game.round)
        columns = tuple(column if k == nearest else () for k, column in enumerate(turn.view.columns, 1))
        near = Turn(replace(turn.view, columns=columns), game.box, 3)
        assert bot.choose(turn) == bot.choose(near)
        swayed += LearnedBot().choose(turn_in(game)) != bot.choose(turn_in(game))
    assert swayed > 10


def test_the_nearest_animals_are_seen_before_their_round_comes() -> None:
    game = Game(Deal.draw(2, 3, beginner=True))
    seen = []
    while game.round < 5:
        seen.append((game.round, Weakness(foresight=0).sight(turn_in(game).view)))
        game.push(game.legal_moves[0])
    assert dict(seen) == {1: 2, 2: 1, 3: 0, 4: 0}
    # Without objectives and visible animals, all placements would be equal.
    turn = turn_in(Game(Deal.draw(2, 3, beginner=True)))
    workspace = workspace_for(turn)
    mind = Weakness(foresight=0).on(PLAIN, turn.view).factors(2)
    weigh_moves(workspace.array, workspace.tables, workspace.model, mind, ALL_FACES)
    assert len(set(workspace.values()[0].tolist())) > 1


def test_forgotten_piles_are_remarked_only_when_they_come_into_play() -> None:
    bot = make_bot(f"expert:playouts={FEW}")
    deal = Deal.draw(2, 6)
    game = Game(deal)
    rounds = set()
    while not game.is_over:
        turn = turn_in(game)
        game.push(bot.choose(turn))
        if turn.remarks:
            assert turn.remarks == [FORGOTTEN_PILES]
            rounds.add(turn.view.round)
    assert rounds == {10, 11}  # a playout covers one round, and in round 12 nothing is left to forget


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("ranger:style=angry", "ranger: style must be one of collector, hunter, spoiler, friendly, sprinter"),
        ("expert:ms=0", "expert: ms must be a number from 1 to 60000, not"),
        ("expert:ms=60001", "expert: ms must be a number from 1 to 60000, not"),
        ("master:ms=soon", "master: ms must be a number from 1 to 60000, not"),
        ("search:playouts=0", "search: playouts must be a number from 1 to 10000000, not"),
        ("search:playouts=1.5", "search: playouts must be a number from 1 to 10000000, not"),
        ("seedling:ms=5", 'seedling has no option "ms"'),
        ("learned:depth=2", 'learned has no option "depth"'),
    ],
)
def test_an_option_that_does_not_exist_is_said_in_a_sentence(text: str, sentence: str) -> None:
    with pytest.raises(BotError) as caught:
        make_bot(text)
    assert str(caught.value).startswith(sentence)
    assert "\n" not in str(caught.value)


@pytest.mark.parametrize("style", STYLES)
def test_a_style_changes_some_moves_and_not_most(style: str) -> None:
    plain, own, changed = make_bot("learned"), make_bot(f"learned:style={style}"), []
    for number in range(24):
        game = Game(Deal.draw(2 + number % 3, child_seed("style", number)))
        while not game.is_over:
            move = plain.choose(turn_in(game))
            changed.append(move != own.choose(turn_in(game)))
            game.push(move)
    assert 0.01 * len(changed) < sum(changed) < 0.3 * len(changed)


def test_a_style_changes_moves_of_a_bot_that_looks_ahead_too() -> None:
    games = list(midgames(boxes()[0], 3))
    bots = [make_bot(f"expert:playouts={FEW}"), *[make_bot(f"expert:playouts={FEW},style={each}") for each in STYLES]]
    moves = {tuple(bot.choose(turn_in(game)) for game in games) for bot in bots}
    assert len(moves) >= 4


def areas_of_own_objective(style: str) -> float:
    """How many areas of its own objective a planet has at the end, on average."""
    bot, counts = make_bot(f"learned:style={style}"), []
    for number in range(12):
        deal = Deal.draw(2, child_seed("areas", number))
        game = play_game(deal, [bot, bot], number).game
        counts += [planet.count(deal.objectives[seat]) for seat, planet in enumerate(game.planets)]
    return float(np.mean(counts))


def test_a_collector_gathers_more_of_its_objective_than_a_hunter() -> None:
    assert areas_of_own_objective("collector") > areas_of_own_objective("hunter")


def test_without_an_objective_collectors_and_hunters_play_alike() -> None:
    for number in range(3):
        deal = Deal.draw(2, number, beginner=True)
        games = [play_game(deal, [make_bot(f"learned:style={style}")] * 2, 1).game for style in ("collector", "hunter")]
        assert games[0].moves == games[1].moves
