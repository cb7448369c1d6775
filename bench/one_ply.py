"""How long a move of a bot that looks at one ply takes: CPU time from its seat's view to its move.

    python bench/one_ply.py

Each bot is asked in every position of some games, many times over; the figure is the median of the rounds,
with its 95 % interval.
"""

import json
import time
from pathlib import Path
from statistics import median

from twelvefold import Game
from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.turn import Bot, Turn

RESULT = Path(__file__).parent / "results" / "one_ply.json"
BOTS = ("random", "naive", "builder", "margin", "learned", "seedling", "explorer", "naturalist", "ranger")
SEATS = (2, 3, 4)
ROUNDS = 15
"""How often each bot is asked in all positions."""
INTERVAL = 3
"""Of so many rounds, the fourth from either end bound the median with 95 %."""


def turns_of(players: int) -> list[Turn]:
    """Every turn of a game between bots that play well."""
    bot = make_bot("learned")
    game = Game.new(players=players, seed=players)
    turns = []
    while (seat := game.seat_to_move) is not None:
        turn = Turn(game.view(seat), game.box, game.ply)
        turns.append(turn)
        game.push(bot.choose(turn))
    return turns


def cpu_ms(bot: Bot, turns: list[Turn]) -> list[float]:
    """The mean CPU time for a move in milliseconds, of each round, ascending."""
    means = []
    for _ in range(ROUNDS):
        fresh = [Turn(turn.view, turn.box, turn.view.ply) for turn in turns]
        start = time.process_time()
        for turn in fresh:
            bot.choose(turn)
        means.append((time.process_time() - start) * 1000 / len(turns))
    return sorted(means)


def main() -> None:
    """Measure all, print a line for each bot and keep the figures."""
    rows = []
    for players in SEATS:
        turns = turns_of(players)
        for name in BOTS:
            means = [round(ms, 3) for ms in cpu_ms(make_bot(name), turns)]
            ms, interval = median(means), [means[INTERVAL], means[-1 - INTERVAL]]
            print(f"{players} seats, {name}: {ms} ms a move ({interval[0]}–{interval[1]})")
            rows.append({"bot": name, "seats": players, "ms": ms, "interval": interval})
    RESULT.write_text(json.dumps({"command": "python bench/one_ply.py", "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
