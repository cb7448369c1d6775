"""Looking ahead: the best candidates are played on against guesses of what is hidden, the poorer half dropped again
and again; the last rounds are played out."""

import time
from dataclasses import dataclass, replace

import numpy as np

from twelvefold.bots.kernel.prudence import free_of_cost
from twelvefold.bots.kernel.search import AHEAD, CANDIDATES, ENTRY, PLAN, try_moves, weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL
from twelvefold.bots.last_rounds import LastRounds
from twelvefold.bots.learned import workspace_for
from twelvefold.bots.minds import PLAIN, Mind
from twelvefold.bots.remarks import CUT_SHORT
from twelvefold.bots.turn import Turn
from twelvefold.bots.weakness import FORGOTTEN_PILES
from twelvefold.engine.kernel.bits import Ints
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.move import MOVES, Move
from twelvefold.world.box import DRAWN_PILES, ROUNDS
from twelvefold.world.geometry import EDGE_COUNT

SLICE = 256 if COMPILED else 1
"""Playouts between two looks at the clock."""
FEWEST_REPLIES = 4
"""With fewer the lines from round 10 on say less than playouts do."""
FEWEST_ENDS = 4
"""With fewer placements in round 11 that can be played out to the end, playouts of more say more."""
PLAYOUTS_IN_AN_END = (6, 1)
"""As how many playouts it takes to play a placement of round 11 out to the end, for the first seat and for the last."""
LINES_IN_A_PLAYOUT = 6
"""How many lines from round 10 on take as long as a playout that goes four rounds ahead."""


@dataclass(frozen=True)
class Effort:
    """How much is looked at."""

    playouts: int | None = None
    """How many playouts a move may take."""
    ms: int = 50
    """Where that is not said: as many as so many milliseconds buy on a machine of today, whatever this one is."""
    width: int = 16
    """How many candidates there are at first."""
    ahead: int = 1
    """How many rounds after the present one a playout goes on; it is judged at the end of each of them."""
    exact: int = 0
    """How many of the last rounds are played out: none, round 12, or with two seats 11 and 12, or 10 to 12."""
    inferred: bool = False
    """Whether the others' objectives are inferred from their planets."""

    def limited(self, ms: int | None, playouts: int | None) -> "Effort":
        """The same with another limit, if one is given."""
        if playouts is not None:
            return replace(self, playouts=playouts)
        return self if ms is None else replace(self, ms=ms)

    def hurried(self) -> "Effort":
        """What plain Python can look at while the clock runs: it is some hundred times slower than machine code."""
        return replace(self, width=min(self.width, 4), ahead=1, exact=0)

    def playouts_with(self, players: int) -> int:
        """How many playouts a move may take in a game with so many seats."""
        if self.playouts is not None:
            return self.playouts
        return max(1, self.ms * PLAYOUTS_IN_A_MS[players] * 3 // (1 + 2 * self.ahead))


PLAYOUTS_IN_A_MS = {2: 12, 3: 9, 4: 7}
"""By seats, if they go one round ahead; a little fewer than this year's machines manage, so that a limit is kept."""
CLEAR = 4.0
"""By how many standard errors a candidate must be worse to be dropped at once."""
FEWEST = 12
"""Playouts of each candidate before any is dropped at once."""


class SearchBot:
    """Flat search by sequential halving; the learned policy plays on, the learned model judges where it stops."""

    def __init__(
        self, effort: Effort, mind: Mind = PLAIN, *, forgetful: bool = False, model: str | Ints | None = None
    ) -> None:
        self.effort = effort
        self.mind = mind
        self.forgetful = forgetful
        self.model = model

    def choose(self, turn: Turn) -> Move:
        """The candidate that did best, unless it would leave an animal lying that costs nothing."""
        search = Search(self, turn)
        code = search.best()
        return MOVES[code if search.exact else free_of_cost(search.workspace.array, search.workspace.tables, code)]


class Search:
    """One turn's search."""

    def __init__(self, bot: SearchBot, turn: Turn) -> None:
        self.bot = bot
        self.turn = turn
        players = turn.view.players
        seconds = turn.budget.seconds
        self.effort = bot.effort if COMPILED or seconds is None else bot.effort.hurried()
        self.deadline = None if seconds is None else time.monotonic() + seconds
        self.workspace = workspace_for(turn, bot.model)
        self.playouts = self.effort.playouts_with(players)
        self.mind = bot.mind.factors(players)
        self.plain = PLAIN.factors(players)
        self.last = LastRounds(self.workspace, self.effort.inferred, self.out_of_time)
        self.exact = False
        """Whether the rest of the game was played out, so that nothing was left to judge."""

    def best(self) -> int:
        """The code of the move that seems best when the playouts are used up, or the time."""
        view = self.turn.view
        if (ends := self.exact_candidates()) > 0:
            self.exact = True
            codes = self.candidates(None if ends >= CODES else ends)
            play_out = self.last.round_12 if view.round == ROUNDS else self.last.rounds_11_and_12
            return play_out(self.plan(codes), codes)
        codes = self.candidates(self.width())
        if len(codes) == 1:
            return codes[0]
        replies = self.replies_from_round_10(len(codes))
        if replies >= FEWEST_REPLIES:
            return self.last.from_round_10(self.plan(codes), codes, self.plain, replies)
        if self.bot.forgetful and DRAWN_PILES - self.effort.ahead < view.round < ROUNDS and view.late_piles:
            self.turn.remarks.append(FORGOTTEN_PILES)
        return self.halve(codes)

    def exact_candidates(self) -> int:
        """How many placements there is time to play out to the end: all of `CODES`, or fewer; 0 if it is not done."""
        view = self.turn.view
        left = ROUNDS - view.round
        if left >= min(self.effort.exact, 2) or (left == 1 and view.players != 2):
            return 0
        if left == 0:
            return CODES
        cost = PLAYOUTS_IN_AN_END[view.ply % 2] * len(self.last.suppositions())
        fitting = self.playouts // cost
        legal = sum(tile is not None for tile in view.offer) * 2 * EDGE_COUNT
        return CODES if fitting >= legal else fitting if fitting >= FEWEST_ENDS else 0

    def width(self) -> int:
        """How many candidates can be halved with the playouts that there are."""
        width = self.effort.width
        while width > 1 and _playouts_for(width, self.playouts) > self.playouts:
            width -= 1
        return width

    def candidates(self, width: int | None) -> list[int]:
        """The best placements by one ply, best first, only one of those with the same effects; all without a width."""
        workspace = self.workspace
        weigh_moves(workspace.array, workspace.tables, workspace.model, self.mind, ALL_FACES)
        values, effects = workspace.values()
        order: list[int] = np.argsort(-values, kind="stable")[: int((values != ILLEGAL).sum())].tolist()
        if width is None:
            return order
        found: dict[tuple[int, int], int] = {}
        for code in order:
            if len(found) == width:
                break
            found.setdefault((int(values[code]), int(effects[code])), code)
        return list(found.values())

    def replies_from_round_10(self, candidates: int) -> int:
        """How many replies to each move there is time for, if this is round 10 and the rest can be played out."""
        view = self.turn.view
        is_open = view.round == ROUNDS - 2 and view.players == 2 and not self.workspace.position.hidden_cards
        if self.effort.exact < 3 or not is_open:
            return 0
        suppositions = len(self.last.suppositions())
        lines = LINES_IN_A_PLAYOUT * self.playouts // (candidates * suppositions)
        if (seconds := self.turn.budget.seconds) is not None:
            # The clock is looked at between two candidates: one alone takes no longer than there is time for all.
            timely = replace(self.effort, playouts=None, ms=round(1000 * seconds)).playouts_with(view.players)
            lines = min(lines, LINES_IN_A_PLAYOUT * timely // suppositions)
        moves = 3 - view.ply % 2
        return int(lines ** (1 / moves) + 1e-9)

    def plan(self, codes: list[int]) -> Ints:
        """A plan for some candidates, with no values yet."""
        ints: Ints = np.zeros(PLAN, dtype=np.int64)
        ints[CANDIDATES] = len(codes)
        ints[AHEAD] = self.effort.ahead
        ints[ENTRY : ENTRY + 3 * len(codes) : 3] = codes
        return ints

    def out_of_time(self) -> bool:
        """Whether the clock has ended this thought; it is remarked once."""
        if self.deadline is None or time.monotonic() < self.deadline:
            return False
        self.turn.remarks.append(CUT_SHORT)
        return True

    def halve(self, candidates: list[int]) -> int:
        """Sequential halving: each stage has the same share of the playouts, for half as many candidates."""
        codes = candidates
        workspace, seed = self.workspace, self.turn.chance_seed
        hidden = workspace.hidden(inferred=self.effort.inferred, forgetful=self.bot.forgetful)
        sums, squares = dict.fromkeys(codes, 0), dict.fromkeys(codes, 0)
        stages = _stages(len(codes))
        done = 0
        for stage in range(stages):
            until = done + _each(self.playouts, stages, len(codes))
            while done < until and len(codes) > 1:
                step = min(until - done, max(1, SLICE // len(codes)))
                plan = self.plan(codes)
                try_moves(
                    workspace.array,
                    workspace.tables,
                    workspace.model,
                    self.mind,
                    self.plain,
                    hidden,
                    plan,
                    done,
                    done + step,
                    seed,
                )
                for place, code in enumerate(codes):
                    sums[code] += int(plan[ENTRY + 3 * place + 1])
                    squares[code] += int(plan[ENTRY + 3 * place + 2])
                done += step
                if (done < until or stage + 1 < stages) and self.out_of_time():
                    return max(codes, key=sums.__getitem__)
            codes = sorted(codes, key=sums.__getitem__, reverse=True)[: max(1, len(candidates) >> (stage + 1))]
            codes = [code for code in codes if not _clearly_worse(code, sums, squares, done)]
        return codes[0]


def _stages(candidates: int) -> int:
    """How often so many candidates are halved."""
    return max(1, (candidates - 1).bit_length())


def _each(playouts: int, stages: int, candidates: int) -> int:
    """The playouts of each candidate in a stage."""
    return max(1, playouts // stages // candidates)


def _playouts_for(candidates: int, playouts: int) -> int:
    """How many of the playouts that there are a search takes; it may be more, since each candidate has at least one."""
    if candidates == 1:
        return 0
    stages = _stages(candidates)
    left = [max(1, candidates >> stage) for stage in range(stages)]
    return sum(each * _each(playouts, stages, each) for each in left)


def _clearly_worse(code: int, sums: dict[int, int], squares: dict[int, int], playouts: int) -> bool:
    """Whether a candidate is so far behind the best that chance does not explain it."""
    if playouts < FEWEST:
        return False
    best = max(sums, key=sums.__getitem__)
    behind = (sums[best] - sums[code]) / playouts
    spread = sum(squares[each] / playouts - (sums[each] / playouts) ** 2 for each in (best, code))
    return bool(behind > CLEAR * (max(spread, 1.0) / playouts) ** 0.5)
