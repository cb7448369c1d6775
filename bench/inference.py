"""How often a seat's objective is guessed right from its planet: by the learned model, and by counting alone.

    python bench/inference.py

Plays games between `ranger` bots; after each round every seat guesses the others' objectives. Counting guesses the
habitat with the most areas on a planet.
"""

import json
from pathlib import Path

from twelvefold import Game
from twelvefold.arena.interval import Series
from twelvefold.bots.catalogue import make_bot
from twelvefold.bots.learned import workspace_for
from twelvefold.bots.turn import Turn
from twelvefold.engine.stream import child_seed
from twelvefold.world.habitat import Habitat

RESULT = Path(__file__).parent / "results" / "inference.json"
GAMES = 1000
SEATS = (2, 3, 4)
AFTER = (4, 6, 8, 10, 11)


def guesses(game: Game) -> tuple[float, float]:
    """The share of the others' objectives that the seat to move guesses right, by the model and by counting."""
    seat = game.seat_to_move
    assert seat is not None
    beliefs = workspace_for(Turn(game.view(seat), game.box, 0)).beliefs()
    own = game.deal.objectives[seat]
    learnt = counted = 0
    for other, weights in beliefs.items():
        truth = game.deal.objectives[other]
        most = max((each for each in Habitat if each is not own), key=game.planets[other].count)
        learnt += weights.index(max(weights)) == truth
        counted += most is truth
    return learnt / len(beliefs), counted / len(beliefs)


def main() -> None:
    """Play, guess, print a line for each number of seats and each round, and write the figures."""
    bot, rows = make_bot("ranger"), []
    for players in SEATS:
        found = {after: (Series(), Series()) for after in AFTER}
        for number in range(GAMES):
            game = Game.new(players=players, seed=child_seed("inference", number))
            while (seat := game.seat_to_move) is not None:
                if game.ply % players == 0 and game.round - 1 in found:
                    for series, share in zip(found[game.round - 1], guesses(game), strict=True):
                        series.add(share)
                game.push(bot.choose(Turn(game.view(seat), game.box, number)))
        for after, both in found.items():
            learnt, counted = ({"share": round(each.mean, 4), "interval": each.share_interval()} for each in both)
            print(f"{players} seats, after round {after}: {learnt['share']:.1%}, by counting {counted['share']:.1%}")
            rows.append({"seats": players, "after": after, "learnt": learnt, "counted": counted})
    RESULT.write_text(
        json.dumps({"command": "python bench/inference.py", "games": GAMES, "rows": rows}, indent=1) + "\n"
    )


if __name__ == "__main__":
    main()
