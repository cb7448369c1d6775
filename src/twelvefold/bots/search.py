"""Looking ahead: the best candidates are played on against guesses of what is hidden, and the poorer half is dropped
again and again; the last rounds are played out exactly."""

import time
from array import array
from dataclasses import dataclass, replace

from twelvefold.bots.kernel.prudence import free_of_cost
from twelvefold.bots.kernel.search import AHEAD, CANDIDATES, ENTRY, PLAN, try_moves, weigh_moves
from twelvefold.bots.kernel.weigh import ALL_FACES, ILLEGAL
from twelvefold.bots.last_rounds import LastRounds
from twelvefold.bots.learned import workspace_for
from twelvefold.bots.minds import PLAIN, Mind
from twelvefold.bots.remarks import CUT_SHORT
from twelvefold.bots.turn import Turn
from twelvefold.bots.weakness import FORGOTTEN_PILES
from twelvefold.engine.kernel.jit import COMPILED
from twelvefold.engine.kernel.layout import CODES
from twelvefold.engine.kernel.memory import Ints, zeros
from twelvefold.engine.move import MOVES, Move
from twelvefold.world.box import DRAWN_PILES, ROUNDS
from twelvefold.world.geometry import EDGE_COUNT

SLICE = 256 if COMPILED else 1
"""How many playouts there are between two looks at the clock."""
FEWEST_REPLIES = 4
"""With fewer replies, playouts say more than the lines from round 10 on."""
FEWEST_ENDS = 4
"""With fewer placements in round 11 that can be played out to the end, playouts of more of them say more."""
PLAYOUTS_IN_AN_END = (6, 1)
"""What playing a placement of round 11 out to the end costs, in playouts, for the first seat and for the last."""
LINES_IN_A_PLAYOUT = 6
"""How many lines from round 10 on take as long as one playout that goes four rounds ahead."""


@dataclass(frozen=True)
class Effort:
    """How much a search looks at."""

    playouts: int | None = None
    """The most playouts for a move, if set."""
    ms: int = 50
    """If not: as many playouts as a typical machine of today manages in this time, whatever this machine is."""
    width: int = 16
    """How many candidates it starts with."""
    ahead: int = 1
    """How many rounds after the current one a playout continues; it's judged at the end of each of them."""
    exact: int = 0
    """How many of the last rounds are played out: none, round 12, or with two seats rounds 11 and 12, or 10 to 12."""
    inferred: bool = False
    """Whether the others' objectives are inferred from their planets."""

    def limited(self, ms: int | None, playouts: int | None) -> "Effort":
        """This effort with another limit, if one is given."""
        if playouts is not None:
            return replace(self, playouts=playouts)
        return self if ms is None else replace(self, ms=ms)

    def hurried(self) -> "Effort":
        """This effort reduced for plain Python on the clock, which is some hundred times slower than machine code."""
        return replace(self, width=min(self.width, 4), ahead=1, exact=0)

    def playouts_with(self, players: int) -> int:
        """The most playouts for a move in a game with this many seats."""
        if self.playouts is not None:
            return self.playouts
        return max(1, self.ms * PLAYOUTS_IN_A_MS[players] * 3 // (1 + 2 * self.ahead))


PLAYOUTS_IN_A_MS = {2: 12, 3: 9, 4: 7}
"""By seats, for playouts one round ahead; a little fewer than this year's machines manage, to keep within limits."""
CLEAR = 4.0
"""How many standard errors worse a candidate must be to be dropped at once."""
FEWEST = 12
"""How many playouts each candidate gets before any is dropped at once."""


class SearchBot:
    """Flat search by sequential halving: the learned policy plays on, and the learned model judges the result."""

    def __init__(
        self, effort: Effort, mind: Mind = PLAIN, *, forgetful: bool = False, model: str | Ints | None = None
    ) -> None:
        self.effort = effort
        self.mind = mind
        self.forgetful = forgetful
        self.model = model

    def choose(self, turn: Turn) -> Move:
        """The candidate that did best, unless it would miss an animal that costs nothing."""
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
        """Whether the rest of the game was played out exactly, so that nothing was left to judge."""

    def best(self) -> int:
        """The code of the move that seems best when the playouts, or the time, are used up."""
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
        """How many placements there's time to play out to the end: all of `CODES`, or fewer; 0 for none."""
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
        """How many candidates the playouts are enough for."""
        width = self.effort.width
        while width > 1 and _playouts_for(width, self.playouts) > self.playouts:
            width -= 1
        return width

    def candidates(self, width: int | None) -> list[int]:
        """The best placements by one ply, best first, one for each distinct effect; without a width, all of them."""
        workspace = self.workspace
        weigh_moves(workspace.array, workspace.tables, workspace.model, self.mind, ALL_FACES)
        values, effects = workspace.values()
        legal = [code for code, value in enumerate(values) if value != ILLEGAL]
        order = sorted(legal, key=values.__getitem__, reverse=True)  # of equal ones the lower code stays first
        if width is None:
            return order
        found: dict[tuple[int, int], int] = {}
        for code in order:
            if len(found) == width:
                break
            found.setdefault((values[code], effects[code]), code)
        return list(found.values())

    def replies_from_round_10(self, candidates: int) -> int:
        """How many replies to each move there's time for if this is round 10 and the rest can be played out, else 0."""
        view = self.turn.view
        is_open = view.round == ROUNDS - 2 and view.players == 2 and not self.workspace.position.hidden_cards
        if self.effort.exact < 3 or not is_open:
            return 0
        suppositions = len(self.last.suppositions())
        lines = LINES_IN_A_PLAYOUT * self.playouts // (candidates * suppositions)
        if (seconds := self.turn.budget.seconds) is not None:
            # The clock is checked only between candidates, so even a single one must fit into the whole time.
            timely = replace(self.effort, playouts=None, ms=round(1000 * seconds)).playouts_with(view.players)
            lines = min(lines, LINES_IN_A_PLAYOUT * timely // suppositions)
        moves = 3 - view.ply % 2
        return int(lines ** (1 / moves) + 1e-9)

    def plan(self, codes: list[int]) -> Ints:
        """A plan for some candidates, without values yet."""
        ints = zeros(PLAN)
        ints[CANDIDATES] = len(codes)
        ints[AHEAD] = self.effort.ahead
        ints[ENTRY : ENTRY + 3 * len(codes) : 3] = array("q", codes)
        return ints

    def out_of_time(self) -> bool:
        """Whether time is up for this thought; adds a remark if so."""
        if self.deadline is None or time.monotonic() < self.deadline:
            return False
        self.turn.remarks.append(CUT_SHORT)
        return True

    def halve(self, candidates: list[int]) -> int:
        """Sequential halving: each stage has the same share of the playouts, for half as many candidates as before."""
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
                    sums[code] += plan[ENTRY + 3 * place + 1]
                    squares[code] += plan[ENTRY + 3 * place + 2]
                done += step
                if (done < until or stage + 1 < stages) and self.out_of_time():
                    return max(codes, key=sums.__getitem__)
            codes = sorted(codes, key=sums.__getitem__, reverse=True)[: max(1, len(candidates) >> (stage + 1))]
            codes = [code for code in codes if not _clearly_worse(code, sums, squares, done)]
        return codes[0]


def _stages(candidates: int) -> int:
    """How often this many candidates are halved."""
    return max(1, (candidates - 1).bit_length())


def _each(playouts: int, stages: int, candidates: int) -> int:
    """The playouts of each candidate in a stage."""
    return max(1, playouts // stages // candidates)


def _playouts_for(candidates: int, playouts: int) -> int:
    """How many of the playouts a search uses; it may be more than all, since each candidate gets at least one."""
    if candidates == 1:
        return 0
    stages = _stages(candidates)
    left = [max(1, candidates >> stage) for stage in range(stages)]
    return sum(each * _each(playouts, stages, each) for each in left)


def _clearly_worse(code: int, sums: dict[int, int], squares: dict[int, int], playouts: int) -> bool:
    """Whether a candidate is too far behind the best for chance to explain it."""
    if playouts < FEWEST:
        return False
    best = max(sums, key=sums.__getitem__)
    behind = (sums[best] - sums[code]) / playouts
    spread = sum(squares[each] / playouts - (sums[each] / playouts) ** 2 for each in (best, code))
    return bool(behind > CLEAR * (max(spread, 1.0) / playouts) ** 0.5)
