"""Lines: moves tried from any position of a record. Nothing is stored.

A line's moves are written and checked like a record's. A record hides nothing, so neither do its lines; only the bots
get what their seat may know.
"""

import asyncio
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any, TypeVar

from msgspec import Raw, Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.moves import Judged
from twelvefold.analysis.questions import Advice, AdviceQuestion, MoveQuestion, PositionQuestion, Task
from twelvefold.bots.levels import LEVELS
from twelvefold.bots.messages import Question
from twelvefold.bots.turn import Turn
from twelvefold.engine.branches import branches_at
from twelvefold.engine.game import Game
from twelvefold.engine.ledger import moves_of
from twelvefold.engine.move import MOVES, Code
from twelvefold.engine.record import RecordError, check_record, line_from, read_record, write_record
from twelvefold.engine.record_moves import RecordedMove
from twelvefold.engine.trial import TrialError, trials
from twelvefold.protocol.messages import Progress, Reason, Suggestion, Trials
from twelvefold.protocol.reviews import LineJudgement, LineValue
from twelvefold.protocol.wire import BadMessage, read
from twelvefold.server.bots import Asker, BotPool, Closed, Failed, Interest, behind_everybody
from twelvefold.server.logger import logger
from twelvefold.server.node.replay import Frame, first_frame, frame_of
from twelvefold.server.table.refusal import Refused
from twelvefold.words import in_english
from twelvefold.world.units import Seat, TileId

SEED = "a line"
"""A fixed seed, so that the same line gets the same reply."""
WITHIN = 15.0
"""Seconds after which a bot's move is given up, even if it is still waiting for a worker."""
MOST_AT_ONCE = 16
"""Bots' moves and evaluations in progress at once."""
MOST_FOR_ADDRESS = 4
"""The same for one address, so that nobody can keep everybody else from trying moves."""

T = TypeVar("T")

log = logger("twelvefold.lines")


class Line(Struct, frozen=True):
    """A position: so many moves of a record, then others."""

    record: Raw
    ply: int
    """How many of the record's moves are made first."""
    moves: list[Any]
    """The moves of the line, like those of a record."""
    since: int = 0
    """The first ply to answer with."""


class LineFrames(Struct, frozen=True):
    """A line move by move."""

    frames: tuple[Frame, ...]
    """From ply `since`; the frame of a ply has the events of the move that led to it."""


class Branching(Struct, frozen=True):
    """A record, and the branches it should have."""

    record: Raw
    branches: list[Any]


class BotQuestion(Line, frozen=True):
    """Which move would a bot make at the end of a line?"""

    bot: str = ""
    """One of the levels, or a bot that the host has registered."""


class BotReply(Struct, frozen=True):
    """A bot's move, and the table after it."""

    move: RecordedMove
    frame: Frame


class TileQuestion(Line, frozen=True):
    """What would a tile change on a seat's planet at the end of a line?"""

    seat: int = 0
    tile: int = 0


def frames_of(text: bytes) -> LineFrames:
    """The frames of a line; RecordError or BadMessage says what is wrong with it."""
    line = read(text, Line)
    whole = _end_of(line)
    if not 0 <= line.since <= whole.ply:
        raise BadMessage("$.since")
    game = Game(whole.deal)
    frames = [first_frame(game)] if line.since == 0 else []
    for move in whole.moves:
        events = game.push(move)
        if game.ply >= line.since:
            frames.append(frame_of(game, events))
    return LineFrames(tuple(frames))


def what_if(text: bytes) -> Trials:
    """What a tile would change on every free face in every rotation; the errors are those of `frames_of`."""
    question = read(text, TileQuestion)
    game = _end_of(question)
    try:
        found = trials(game, Seat(question.seat), TileId(question.tile))
    except TrialError as error:
        raise Refused(Reason.ILLEGAL, in_english(error)) from None
    secret = game.deal.objectives
    # The objective counts the tile's areas wherever it is placed, so any trial tells.
    known = bool(secret and found.trials)
    habitat = secret[question.seat] if known else None
    progress = None if habitat is None else Progress.of(game.box, habitat, found.trials[0].areas[habitat])
    return Trials("", "", question.seat, question.tile, found.animals, found.trials, progress)


def with_branches(text: bytes) -> bytes:
    """A record with these branches instead of its own; the errors are those of `frames_of`."""
    wanted = read(text, Branching)
    checked = check_record(bytes(wanted.record))
    game = read_record(bytes(wanted.record))
    moves = moves_of(checked.deal, checked.table_ints)
    return write_record(game, checked.extra, branches_at(wanted.branches, game.deal, moves)).encode()


class LineBots:
    """The bots' moves in progress, and the positions that are being evaluated."""

    def __init__(self, bot_pool: BotPool) -> None:
        self._bot_pool = bot_pool
        self._asked: Counter[str] = Counter()

    async def reply(self, text: bytes, address: str) -> BotReply:
        """A bot's move at the end of a line. It comes after the moves of all tables where somebody plays."""
        question = read(text, BotQuestion)
        if question.bot not in (*LEVELS, *self._bot_pool.own_names):
            raise Refused(Reason.NO_BOT)
        game = await asyncio.to_thread(_end_of, question)
        seat = game.seat_to_move
        if seat is None:
            raise Refused(Reason.NOT_NOW, "over")
        with self._one_more(address):
            move = await self._move(question.bot, Turn(game.view(seat), game.box, SEED), address)
        tile = game.offer[MOVES[move].slot]
        assert tile is not None
        recorded = RecordedMove(seat, tile, MOVES[move].face, MOVES[move].rotation)
        return BotReply(recorded, frame_of(game, game.push(MOVES[move])))

    async def hint(self, text: bytes, address: str) -> Suggestion:
        """The best moves at the end of a line, from what the seat to move may know."""
        game = await asyncio.to_thread(_end_of, read(text, Line))
        seat = game.seat_to_move
        if seat is None:
            raise Refused(Reason.NOT_NOW, "over")
        question = Question.of(Turn(game.view(seat), game.box, SEED))
        advice = await self._computed(
            AdviceQuestion(question), Advice, Asker("lines", address, lambda: Interest.WATCHED)
        )
        return Suggestion.of(advice.moves, "", "", seat, game.ply)

    async def value(self, text: bytes, address: str) -> LineValue:
        """What the position at the end of a line is worth. It comes after everybody who plays or watches."""
        deal, codes = await self._line(read(text, Line))
        asker = Asker("lines", address, behind_everybody)
        return LineValue(len(codes), await self._computed(PositionQuestion(deal, codes), Evaluation, asker))

    async def judge(self, text: bytes, address: str) -> LineJudgement:
        """How good the last move of a line is. It comes after everybody who plays or watches."""
        line = read(text, Line)
        if not line.moves:
            raise BadMessage("$.moves")
        deal, codes = await self._line(line)
        found = await self._computed(MoveQuestion(deal, codes), Judged, Asker("lines", address, behind_everybody))
        return LineJudgement(
            ply=len(codes) - 1,
            before=found.before,
            after=found.after,
            verdict=found.verdict,
            best=found.best,
            reasons=found.reasons,
            kind=found.kind,
        )

    async def _line(self, line: Line) -> tuple[str, tuple[Code, ...]]:
        """A record of the deal alone, and all moves of a line."""
        game = await asyncio.to_thread(_end_of, line)
        return write_record(Game(game.deal)), game.codes

    async def _computed(self, task: Task, kind: type[T], asker: Asker) -> T:
        """What a worker has computed, at the expense of whoever asks."""
        try:
            with self._one_more(asker.payer):
                async with asyncio.timeout(WITHIN):
                    return await self._bot_pool.compute(task, kind, asker)
        except (TimeoutError, Closed, Failed):
            raise Refused(Reason.NOT_NOW, "bots") from None

    @contextmanager
    def _one_more(self, address: str) -> Iterator[None]:
        """Count a question while it's in progress; Refused if there are too many, in all or from its address."""
        if self._asked.total() >= MOST_AT_ONCE or self._asked[address] >= MOST_FOR_ADDRESS:
            raise Refused(Reason.TOO_MANY, "lines")
        self._asked[address] += 1
        try:
            yield
        finally:
            self._asked[address] -= 1
            self._asked += Counter()  # forgets those at zero

    async def _move(self, bot: str, turn: Turn, address: str) -> int:
        asker = Asker("lines", address, lambda: Interest.WATCHED)
        try:
            async with asyncio.timeout(WITHIN):
                thought = await self._bot_pool.think(bot, turn, asker)
        except (TimeoutError, Closed):
            raise Refused(Reason.NOT_NOW, "bots") from None
        if thought.fault is not None:  # `naive` has moved, which isn't the level that was asked
            log.warning("no reply", fault=thought.fault)
            raise Refused(Reason.NOT_NOW, "bots")
        return thought.move


def _end_of(line: Line) -> Game:
    return line_from(bytes(line.record), line.ply, line.moves)


__all__ = ["BadMessage", "LineBots", "RecordError", "frames_of", "what_if", "with_branches"]
