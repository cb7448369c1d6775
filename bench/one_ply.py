"""How long a bot that looks one ply ahead takes for a move: CPU time from its seat's view to its move.

    python bench/one_ply.py

Asks each bot in every position of some games, in many rounds, all bots in turn. The figure is the median of the rounds,
with its 95% interval; the minimum is a round during which nothing else ran on the machine.
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
ROUNDS = 61
"""How many rounds there are; in each, every bot is asked in all positions."""
INTERVAL = 22
"""With this many rounds, the 23rd from either end gives the median's 95% interval."""


def turns_of(players: int) -> list[Turn]:
    """Every turn of a game between strong bots."""
    bot = make_bot("learned")
    game = Game.new(players=players, seed=players)
    turns = []
    while (seat := game.seat_to_move) is not None:
        turn = Turn(game.view(seat), game.box, game.ply)
        turns.append(turn)
        game.push(bot.choose(turn))
    return turns


def cpu_ms(bot: Bot, turns: list[Turn]) -> float:
    """The mean CPU time for a move, in milliseconds."""
    fresh = [Turn(turn.view, turn.box, turn.view.ply) for turn in turns]
    start = time.process_time()
    for turn in fresh:
        bot.choose(turn)
    return (time.process_time() - start) * 1000 / len(turns)


def main() -> None:
    """Measure all bots in turn, print a line for each and write the figures."""
    asked = [
        (players, name, make_bot(name), turns) for players in SEATS for turns in [turns_of(players)] for name in BOTS
    ]
    means: list[list[float]] = [[] for _ in asked]
    for _ in range(ROUNDS):
        for (_, _, bot, turns), found in zip(asked, means, strict=True):
            found.append(cpu_ms(bot, turns))
    rows = []
    for (players, name, _, _), found in zip(asked, means, strict=True):
        ordered = [round(ms, 3) for ms in sorted(found)]
        ms, interval, least = median(ordered), [ordered[INTERVAL], ordered[-1 - INTERVAL]], ordered[0]
        print(f"{players} seats, {name}: {ms} ms a move ({interval[0]}–{interval[1]}), at least {least}")
        rows.append({"bot": name, "seats": players, "ms": ms, "interval": interval, "least": least})
    RESULT.write_text(json.dumps({"command": "python bench/one_ply.py", "rows": rows}, indent=1) + "\n")


if __name__ == "__main__":
    main()
