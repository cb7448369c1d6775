"""The bots in a process of their own, or in a browser's worker: they are loaded once, then answer turn after turn."""

import reprlib
import time
from collections.abc import Callable
from typing import Any

from msgspec import Struct

from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.foreign import error_line, load, make, one_line
from twelvefold.bots.levels import LEVELS
from twelvefold.bots.messages import Answer, Load, Loaded, Question, sentence_data
from twelvefold.bots.options import BotError
from twelvefold.bots.remarks import CRASH, ILLEGAL
from twelvefold.bots.simple import Naive
from twelvefold.bots.turn import Bot, Budget, Turn
from twelvefold.engine.game import Game
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.move import CODE_OF
from twelvefold.world.box import ROUNDS
from twelvefold.world.units import Seat

MOST_REMARKS = 16
"""How many remarks of one turn are passed on."""
LONGEST_REMARK = 80


class Host:
    """The bots of one process, or of one worker in a browser."""

    messages: Any = Load | Question
    """The type of the messages that it understands."""

    def __init__(self) -> None:
        self._maker: Callable[..., object] | None = None
        self._bot: Bot | None = None
        self._file: str | None = None
        self._longest: float | None = None

    def answer(self, message: Struct) -> Struct:
        """Do what a message asks for."""
        if isinstance(message, Load):
            return self.load(message)
        assert isinstance(message, Question)
        return self.choose(message)

    def load(self, wanted: Load) -> Loaded:
        """Get ready for questions; a user's file is run only once, but the bot is made anew each time."""
        foreign = wanted.foreign
        if foreign is None:
            self._longest = wanted.longest
            if wanted.longest is None:
                warm_up()
            else:
                _try_bots(Game.new(2, 0, first_seat=0), make_bot(LEVELS[0]))
            return Loaded()
        try:
            if self._maker is None:
                _try_bots(Game.new(2, 0, first_seat=0), Naive())  # so that no thought pays for loading the rules
                self._file = foreign.file
                self._maker = load(foreign)
            self._bot = make(foreign, self._maker)
        except BotError as error:
            return Loaded(sentence_data(error))
        return Loaded()

    def choose(self, question: Question) -> Answer:
        """Ask the bot; whatever it raises becomes its answer."""
        turn, started = question.turn, time.process_time()
        if self._longest is not None:
            turn.budget = Budget(min(self._longest, turn.budget.seconds or self._longest))
        code, fault, detail = None, None, ""
        remarks: tuple[str, ...] = ()
        try:
            bot = self._bot if question.bot is None else make_bot(question.bot, own=False)
            assert bot is not None
            move: object = bot.choose(turn)
            if turn.is_legal(move):
                code = CODE_OF[move]
            else:
                fault, detail = ILLEGAL, _shown(move)
            remarks = tuple(one_line(str(remark), LONGEST_REMARK) for remark in list(turn.remarks)[:MOST_REMARKS])
        except BaseException as error:  # noqa: BLE001  # anybody's code, and SystemExit isn't a way to resign
            code, fault, detail = None, CRASH, error_line(error, self._file)
        return Answer(turn.key, code, fault, detail, remarks, time.process_time() - started)


def _shown(answer: object) -> str:
    """A bot's answer, short and on one line."""
    try:
        return one_line(reprlib.repr(answer), LONGEST_REMARK)
    except Exception:  # noqa: BLE001  # it may be anything, even a number of five thousand digits
        return f"something of type {type(answer).__name__}"


def warm_up() -> None:
    """Compile and load all kernels, with one move by each level, also in the last rounds for their search kernels."""
    bots = (Naive(), *map(make_bot, LEVELS))
    game = Game.new(2, 0, first_seat=0)
    _try_bots(game, *bots)
    while game.round < ROUNDS - 1:
        game.push(game.legal_moves[0])
    if COMPILED:  # otherwise there's nothing to load, and it would take long
        _try_bots(game, *bots)
    while game.ply < 2 * ROUNDS - 1:
        game.push(game.legal_moves[0])
    _try_bots(game, *bots)


def _try_bots(game: Game, *bots: Bot) -> None:
    assert game.seat_to_move is not None
    view = game.view(Seat(game.seat_to_move))
    for bot in bots:
        bot.choose(Turn(view, game.box, 0, Budget(0.0)))
