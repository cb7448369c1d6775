"""Which kinds of mistakes bots of each level make: nice python -m bench.kinds [--games 96]

Writes bench/results/kinds.json.
"""

import argparse
import json
from collections import Counter, defaultdict
from pathlib import Path

from bench.review import LEVELS, SHORT, mixed_game
from twelvefold.analysis import MistakeKind, Verdict
from twelvefold.analysis.moves import judge_move
from twelvefold.engine.game import Game

RESULTS = Path(__file__).parent / "results" / "kinds.json"


def counted(games: int) -> dict[str, Counter[str]]:
    """For each level, how many mistakes of each kind it made; `none` is a mistake of no kind."""
    found: dict[str, Counter[str]] = defaultdict(Counter)
    for number in range(games):
        whole, names, _ = mixed_game("kinds", number)
        game = Game(whole.deal)
        for move in whole.moves:
            seat = game.seat_to_move
            judged = judge_move(game, move.code, SHORT, seed=number)
            if seat is not None and judged.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
                found[names[seat]][str(judged.kind or "none")] += 1
            game.push(move)
    return found


def main() -> None:
    """Play, review and count."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=96)
    games = parser.parse_args().games
    found = counted(games)
    total = sum(found.values(), Counter[str]())
    figures = {
        "command": f"python -m bench.kinds --games {games}",
        "games": games,
        "mistakes": total.total(),
        "share": {kind: round(total[kind] / total.total(), 3) for kind in [*map(str, MistakeKind), "none"]},
        "levels": {level.partition(":")[0]: dict(found[level].most_common()) for level in LEVELS},
    }
    RESULTS.write_text(json.dumps(figures, indent=1) + "\n", encoding="utf-8")
    print(json.dumps(figures, indent=1))


if __name__ == "__main__":
    main()
