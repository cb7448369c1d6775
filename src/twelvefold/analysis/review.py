"""A review of a finished game: every move, every turn of chance and every player, as they're computed."""

from collections.abc import Iterator

from msgspec import Struct

from twelvefold.analysis.evaluate import final
from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.knowledge import Knowledge
from twelvefold.analysis.luck import RoundReview
from twelvefold.analysis.moves import Effort, MoveReview
from twelvefold.analysis.seats import SeatReview
from twelvefold.analysis.steps import Assembly, Part, compute
from twelvefold.engine.game import Game
from twelvefold.engine.record import read_record
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError

SECONDS = {2: 8.0, 3: 12.0, 4: 16.0}
"""How much a review computes by default, in seconds on one core of a current machine, by number of seats."""
COST = {2: 5.5, 3: 10.8, 4: 17.0}
"""What the playouts of `Effort()` take, in the same seconds; more time means more playouts."""


class ReviewError(TwelvefoldError):
    """A game that can't be reviewed."""


class Review(Struct, frozen=True):
    """A whole review."""

    players: int
    rounds: tuple[RoundReview, ...]
    moves: tuple[MoveReview, ...]
    seats: tuple[SeatReview, ...]
    end: Evaluation
    """The result."""

    @staticmethod
    def stream(
        game: Game,
        *,
        seconds: float | None = None,
        knowledge: Knowledge = Knowledge.SEAT,
        seed: int = 0,
    ) -> Iterator[Part]:
        """The parts of a review, each as soon as it's computed."""
        need_finished(game)
        return _parts(game, effort_for(game.players, seconds), knowledge, seed)


def review(
    record: str | bytes | Game,
    *,
    seconds: float | None = None,
    knowledge: Knowledge = Knowledge.SEAT,
    seed: int = 0,
) -> Review:
    """Review a record, or a finished game. The same seed and seconds give the same review on every machine."""
    game = record if isinstance(record, Game) else read_record(record)
    return gather(game, Review.stream(game, seconds=seconds, knowledge=knowledge, seed=seed))


def gather(game: Game, parts: Iterator[Part]) -> Review:
    """A whole review from its parts."""
    rounds: list[RoundReview] = []
    moves: list[MoveReview] = []
    seats: list[SeatReview] = []
    for part in parts:
        if isinstance(part, RoundReview):
            rounds.append(part)
        elif isinstance(part, MoveReview):
            moves.append(part)
        else:
            seats.append(part)
    return Review(game.players, tuple(rounds), tuple(moves), tuple(seats), final(game))


def need_finished(game: Game) -> None:
    """Raise ReviewError if a game isn't over."""
    if not game.is_over:
        raise ReviewError(Sentence("error-review-unfinished", made=game.ply, moves=12 * game.players))


def effort_for(players: int, seconds: float | None = None) -> Effort:
    """The effort of a review that computes this long."""
    return Effort().scaled((SECONDS[players] if seconds is None else seconds) / COST[players])


def _parts(played: Game, effort: Effort, knowledge: Knowledge, seed: int) -> Iterator[Part]:
    assembly = Assembly(played)
    for step in assembly.missing:
        yield from assembly.add(step, compute(played, step, effort, knowledge, seed))
