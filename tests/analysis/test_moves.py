"""How moves are compared."""

from tests.analysis.games import at, played

from twelvefold.analysis.moves import UNCLEAR, Effort, judge_move
from twelvefold.analysis.verdicts import BANDS, Verdict

QUICK = Effort(stages=((8, 8), (3, 16)), unclear=0, whole=4)
LONGER = Effort(stages=((8, 8), (3, 16)), unclear=200, whole=4)


def test_a_move_that_may_be_a_blunder_is_played_out_more_often() -> None:
    whole = played(2)
    unclear = 0
    for ply in range(20):
        game, code = at(whole, ply), whole.moves[ply].code
        quick, longer = judge_move(game, code, QUICK), judge_move(game, code, LONGER)
        if abs(quick.loss - BANDS[Verdict.MISTAKE]) < UNCLEAR * quick.error:
            unclear += 1
            assert longer.error < quick.error
        else:
            assert longer == quick
    assert 0 < unclear < 10
