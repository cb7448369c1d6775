"""One move of a record: what it was worth, what would have been better, and why."""

from dataclasses import dataclass, replace

from msgspec import Struct

from twelvefold.analysis.evaluation import Evaluation
from twelvefold.analysis.kinds import MistakeKind, kind_of
from twelvefold.analysis.knowledge import Knowledge, scene_of
from twelvefold.analysis.playouts import Playouts, seed_for
from twelvefold.analysis.reasons import Reason, reasons_for
from twelvefold.analysis.verdicts import BANDS, NOTHING, Verdict, verdict_of
from twelvefold.engine.game import Game
from twelvefold.engine.move import MOVES, Code
from twelvefold.world.units import Seat

CLEAR = 4.0
"""How many standard errors worse a candidate must be to be dropped at once."""
UNCLEAR = 2.0
"""Within how many standard errors of a blunder's least loss a move gets more playouts."""
SHOWN = 3
"""How many of the best moves are kept."""


@dataclass(frozen=True)
class Effort:
    """How much a review looks at: the candidates of each stage, each with its playouts."""

    stages: tuple[tuple[int, int], ...] = ((16, 24), (6, 48), (3, 128))
    """How many candidates stay, and how many playouts each gets next; the played move always stays."""
    unclear: int = 256
    """More playouts for the best two moves and the played one, if it isn't clear yet whether that was a blunder."""
    whole: int = 64
    """Playouts to the end of the game for the best move and the played one, to see where the points come from."""
    positions: int = 96
    """Playouts to the end of the game for each position, for the chances of all seats, and for luck."""

    def scaled(self, factor: float) -> "Effort":
        """The same with more or fewer playouts."""
        return replace(
            self,
            stages=tuple([(width, max(2, round(factor * playouts))) for width, playouts in self.stages]),
            unclear=round(factor * self.unclear),
            whole=max(4, round(factor * self.whole)),
            positions=max(4, round(factor * self.positions)),
        )


class Choice(Struct, frozen=True, gc=False):
    """A move that a seat could have made."""

    move: str
    """As text, such as `3g1`."""
    chance: float
    """The seat's chance to win after it."""
    points: float
    """How many points the seat can then expect to be ahead of the best other."""


class MoveReview(Struct, frozen=True, tag="move"):
    """What one move was worth to the seat that made it."""

    ply: int
    round: int
    seat: Seat
    move: str
    """The move that was made, as text."""
    before: float
    """The seat's chance to win with the best move."""
    after: float
    """Its chance with the move it made."""
    loss: float
    """What the move gave away: the difference."""
    error: float
    """The standard error of that difference."""
    points: float
    """How many points of its lead the move gave away."""
    verdict: Verdict
    best: tuple[Choice, ...]
    """The best moves found, best first; moves with the same effect count as one."""
    reasons: tuple[Reason, ...]
    """Why the best move is better; empty if the move itself was best."""
    exact: bool
    """Whether all moves were played out exactly."""
    position: Evaluation
    """The position after the move, judged with all objectives known."""
    kind: MistakeKind | None = None
    """What went wrong, if the move is a mistake or a blunder of a known kind."""

    @property
    def decided(self) -> bool:
        """Whether there was anything to decide."""
        return self.verdict is not Verdict.FORCED


class Judged(Struct, frozen=True):
    """A move compared with the others that could have been made."""

    before: float
    after: float
    error: float
    points: float
    forced: bool
    exact: bool
    best: tuple[Choice, ...]
    reasons: tuple[Reason, ...]
    kind: MistakeKind | None

    @property
    def loss(self) -> float:
        """What the move gave away."""
        return self.before - self.after

    @property
    def verdict(self) -> Verdict:
        """How good it was."""
        return verdict_of(self.loss, forced=self.forced)


def judge_move(game: Game, code: int, effort: Effort, knowledge: Knowledge = Knowledge.SEAT, seed: int = 0) -> Judged:
    """Compare a move with the others, in the position before it."""
    seat = game.seat_to_move
    assert seat is not None
    tried = Playouts(scene_of(game.view(seat), game.deal, knowledge), seed_for(seed, game.ply, "move"))
    codes = tried.candidates()
    played = tried.twins[code]
    ranked, forced = try_all(tried, codes, seat) if tried.exact else try_best(tried, codes, played, seat, effort)
    best = ranked[0]
    before, after = tried.sums[best].chance(seat), tried.sums[played].chance(seat)
    loss = max(0.0, before - after)
    lead = tried.lead(best, seat) - tried.lead(played, seat)
    reasons = reasons_for(tried, best, played) if loss > NOTHING else ()
    wrong = verdict_of(loss, forced=forced) in (Verdict.MISTAKE, Verdict.BLUNDER)
    return Judged(
        before=after + loss,
        after=after,
        error=tried.apart(played, best, seat),
        points=lead if loss > NOTHING else 0.0,
        forced=forced,
        exact=tried.exact,
        best=tuple(
            [Choice(str(MOVES[each]), tried.sums[each].chance(seat), tried.lead(each, seat)) for each in ranked[:SHOWN]]
        ),
        reasons=reasons,
        kind=kind_of(tried.scene.workspace.position, Code(best), Code(code), reasons) if wrong else None,
    )


def try_all(tried: Playouts, codes: list[int], seat: Seat) -> tuple[list[int], bool]:
    """All moves from the best to the worst, and whether all of them come to the same."""
    tried.add(codes, 0, 1)
    ranked = tried.ranked(codes, seat)
    spread = tried.sums[ranked[0]].chance(seat) - tried.sums[ranked[-1]].chance(seat)
    return ranked, spread <= NOTHING


def try_best(tried: Playouts, codes: list[int], played: int, seat: Seat, effort: Effort) -> tuple[list[int], bool]:
    """The best candidates in order, after more and more playouts for fewer and fewer of them."""
    if len(codes) == 1:
        tried.add(codes, 0, effort.whole, whole=True)
        return codes, True
    left, done, spread = codes, 0, 0.0
    for width, playouts in effort.stages:
        left = left[:width]
        tried.add(list(dict.fromkeys([played, *left])), done, done + playouts)
        done += playouts
        left = tried.ranked(list(dict.fromkeys([*left, played])), seat)
        best = tried.sums[left[0]].chance(seat)
        spread = max(spread, best - tried.sums[left[-1]].chance(seat))
        left = [each for each in left if not _clearly_worse(tried, each, left[0], seat)]
    last = list(dict.fromkeys([played, *left[:SHOWN]]))
    tried.add(last, done, done + effort.whole, whole=True)
    ranked = tried.ranked(last, seat)
    if effort.unclear and _is_unclear(tried, played, ranked[0], seat):
        done += effort.whole
        tried.add(list(dict.fromkeys([played, *ranked[:2]])), done, done + effort.unclear)
        ranked = tried.ranked(last, seat)
    return ranked, spread <= NOTHING


def _is_unclear(tried: Playouts, played: int, best: int, seat: Seat) -> bool:
    """Whether chance may decide if a move is called a blunder."""
    loss = tried.sums[best].chance(seat) - tried.sums[played].chance(seat)
    return abs(loss - BANDS[Verdict.MISTAKE]) < UNCLEAR * tried.apart(played, best, seat)


def _clearly_worse(tried: Playouts, code: int, best: int, seat: Seat) -> bool:
    """Whether a candidate is too far behind the best for chance to explain it."""
    behind = tried.sums[best].chance(seat) - tried.sums[code].chance(seat)
    return behind > CLEAR * max(tried.apart(code, best, seat), NOTHING / CLEAR)
