"""Opponents inside the kernel choose as the bots themselves do, move for move."""

import gc
import random
import weakref
from typing import Any, Self

import pytest
from tests.envs.secrets import with_other_secrets

from twelvefold.bots import Bot, Turn, make_bot
from twelvefold.bots.learned import LearnedBot
from twelvefold.bots.minds import STYLES
from twelvefold.bots.weakness import Weakness
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.chance import advance, fraction
from twelvefold.envs.compiled import compiled
from twelvefold.envs.games import Autoreset, Games
from twelvefold.envs.kernel.turn import STRIDE, WARM_UP
from twelvefold.envs.opponents import Opponents
from twelvefold.envs.setup import Setup

INSIDE = ("naive", "margin", "builder", "learned", "seedling", "explorer", "naturalist", "ranger")
SETUPS = [
    Setup(players, beginner, mystery)
    for players in (2, 3, 4)
    for beginner in (False, True)
    for mystery in (False, True)
]


class Drawn(random.Random):
    """The numbers that the kernel draws for an opponent's turn, as a bot in Python asks for them."""

    def __new__(cls, *_: Any) -> Self:
        return super().__new__(cls)

    def __init__(self, key: int, ply: int) -> None:
        super().__init__(0)
        self.state = (key >> 1) + 1 + STRIDE * ply
        for _ in range(WARM_UP):
            self.state = advance(self.state)

    def number(self) -> int:
        self.state = advance(self.state)
        return fraction(self.state)

    def random(self) -> float:
        return self.number() / 2**32

    def choice(self, seq: Any) -> Any:
        return seq[self.number() * len(seq) >> 32]


def played(opponent: str | Bot, setup: Setup, count: int, *, threads: int = 1, moves: int = 12) -> Games:
    """Games of a seat that moves at random, and so often, against an opponent."""
    games = Games(count, setup, autoreset=Autoreset.DISABLED, viewer=0, threads=threads)
    opponents = Opponents(games, opponent)
    games.reset(7)
    opponents.play()
    for _ in range(moves):
        games.step(games.draw(1))
        opponents.play()
    games.close()
    return games


def compare(opponent: str | Bot, setup: Setup, count: int = 2, moves: int = 12) -> int:
    """Ask the bot itself for each of the opponent's moves; returns how many there were."""
    games = played(opponent, setup, count, moves=moves)
    bot = make_bot(opponent) if isinstance(opponent, str) else opponent
    asked = 0
    for number in range(count):
        assert not games.broken[number]
        whole = games.game(number)
        game = Game(whole.deal)
        for ply, move in enumerate(whole.moves):
            seat = game.seat_to_move
            if seat:
                turn = Turn(game.view(seat), game.box, seed=0)
                vars(turn)["chance"] = Drawn(games.key(number), ply)
                assert bot.choose(turn) == move, (setup, number, ply)
                asked += 1
            game.push(move)
    return asked


@pytest.mark.parametrize("name", INSIDE)
def test_an_opponent_inside_the_kernel_moves_as_the_bot_does(name: str) -> None:
    assert compiled(make_bot(name), SETUPS[0]) is not None
    asked = sum(compare(name, setup) for setup in SETUPS)
    assert asked == 2 * 4 * 12 * (1 + 2 + 3)


@pytest.mark.parametrize("style", STYLES)
def test_styles_play_inside_the_kernel_too(style: str) -> None:
    assert compare(f"learned:style={style}", Setup(2), 2)


def test_any_weakness_plays_inside_the_kernel() -> None:
    for weakness in (Weakness(foresight=0), Weakness(near_side=1.0), Weakness(miscount=1.0), Weakness(2, 0.5, 0.5)):
        assert compare(LearnedBot(weakness=weakness), Setup(3, mystery=True), 3)


@pytest.mark.pure
@pytest.mark.parametrize("name", ["naive", "ranger"])
def test_opponents_inside_the_kernel_run_as_plain_python(name: str) -> None:
    assert compare(name, Setup(2), 1, moves=1) in (1, 2)


@pytest.mark.parametrize("name", ["margin", "learned", "naturalist"])
@pytest.mark.parametrize("players", [2, 4])
def test_an_opponent_inside_the_kernel_knows_nothing_hidden(name: str, players: int) -> None:
    chance = random.Random(3)
    setup = Setup(players, mystery=True)
    deal = Deal.draw(players, "hidden", mystery=True)
    seat = deal.first_seat
    games = Games(2, setup)
    inside = compiled(make_bot(name), setup)
    assert inside is not None
    choose = games.chooser(*inside)
    for seen in range(1, 12):
        games.reset(seen)
        games._rows[1] = games._rows[0]
        games.deal(0, deal)
        games.deal(1, with_other_secrets(deal, seat, seen, chance))
        for _ in range(players * (seen - 1) + (players - seen + 1) % players):
            games.step([int(games.draw()[0])] * 2)
        assert games.seats.tolist() == [seat, seat]
        actions = games.draw(0)
        choose(seat)
        assert actions[0] == actions[1] >= 0


def test_the_memory_that_an_opponent_reads_stays_alive() -> None:
    setup = Setup(2)
    inside = compiled(make_bot("ranger"), setup)
    assert inside is not None
    choose = Games(1, setup).chooser(*inside)
    memory = [weakref.ref(ints) for ints in inside[1]]
    del inside
    gc.collect()
    assert all(each() is not None for each in memory)
    del choose
    gc.collect()
    assert memory[-1]() is None


def test_threads_share_the_opponents_games() -> None:
    one, two = (played("ranger", Setup(3), 7, threads=threads) for threads in (1, 2))
    assert [one.codes(number) for number in range(7)] == [two.codes(number) for number in range(7)]


def test_a_bot_that_looks_further_is_asked_one_game_at_a_time() -> None:
    class Mine(LearnedBot):
        """A bot of one's own may choose otherwise."""

    assert compiled(make_bot("expert"), Setup(2)) is None
    assert compiled(Mine(), Setup(2)) is None
