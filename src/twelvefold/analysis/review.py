"""A review of a finished game: every move, every turn of chance and every player, as they're computed."""

from collections.abc import Iterator

from msgspec import Struct

from twelvefold.analysis.evaluate import final
from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.knowledge import Knowledge, scene_of
from twelvefold.analysis.luck import RoundReview, review_round
from twelvefold.analysis.moves import Effort, MoveReview, judge_move
from twelvefold.analysis.playouts import evaluate_scene, seed_for
from twelvefold.analysis.seats import SeatReview, review_seat
from twelvefold.engine.game import Game
from twelvefold.engine.record import read_record
from twelvefold.words import Sentence
from twelvefold.world.errors import TwelvefoldError
from twelvefold.world.units import Seat

SECONDS = {2: 8.0, 3: 12.0, 4: 16.0}
"""How much a review computes by default, in seconds on one core of a current machine, by number of seats."""
COST = {2: 5.3, 3: 10.5, 4: 16.6}
"""What the playouts of `Effort()` take, in the same seconds; more time means more playouts."""

Part = RoundReview | MoveReview | SeatReview
"""What a review consists of, in the order in which it's computed: rounds and moves by turns, then the seats."""


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
        if not game.is_over:
            raise ReviewError(Sentence("error-review-unfinished", made=game.ply, moves=12 * game.players))
        factor = (SECONDS[game.players] if seconds is None else seconds) / COST[game.players]
        return _parts(game, Effort().scaled(factor), knowledge, seed)


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


def _parts(played: Game, effort: Effort, knowledge: Knowledge, seed: int) -> Iterator[Part]:
    game = Game(played.deal)
    rounds = [review_round(game, game.events, effort.positions, seed)]
    moves: list[MoveReview] = []
    yield rounds[0]
    for move in played.moves:
        judged = judge_move(game, move.code, effort, knowledge, seed)
        ply, number, seat = game.ply, game.round, game.seat_to_move
        assert seat is not None
        events = game.push(move)
        opened = None
        if game.is_over:
            position = final(game)
        elif game.round != number:
            opened = review_round(game, events, effort.positions, seed)
            position = opened.closed
        else:
            scene = scene_of(game.view(Seat(0)), game.deal, Knowledge.OBJECTIVES)
            position = evaluate_scene(scene, effort.positions, seed_for(seed, game.ply, "position"))
        moves.append(
            MoveReview(
                ply=ply,
                round=number,
                seat=seat,
                move=str(move),
                before=judged.before,
                after=judged.after,
                loss=judged.loss,
                error=judged.error,
                points=judged.points,
                verdict=judged.verdict,
                best=judged.best,
                reasons=judged.reasons,
                exact=judged.exact,
                position=position,
            )
        )
        yield moves[-1]
        if opened is not None:
            rounds.append(opened)
            yield opened
    for each in range(played.players):
        yield review_seat(Seat(each), final(played), moves, rounds)
