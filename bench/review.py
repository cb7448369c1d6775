"""What reviews are worth: are their chances calibrated, is luck 0 on average, do stronger levels err less?

    nice python -m bench.review positions --games 3000 --minutes 60

Each task plays games between bots and keeps a line of JSON for each game in a folder. Run it again and it resumes
where it stopped. `summary` writes bench/results/review.json and review.svg from what is there.
"""

import argparse
import json
import random
import tempfile
import time
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from typing import Any

from bench.review_figures import summarise
from twelvefold.analysis import Knowledge, Verdict
from twelvefold.analysis.knowledge import scene_of
from twelvefold.analysis.luck import review_round
from twelvefold.analysis.moves import Effort, judge_move
from twelvefold.analysis.playouts import evaluate_scene, exact_from, seed_for
from twelvefold.analysis.review import COST, SECONDS
from twelvefold.analysis.verdicts import accuracy_of
from twelvefold.bots import make_bot, play_game
from twelvefold.bots.turn import Bot, Turn
from twelvefold.engine.deal import Deal
from twelvefold.engine.game import Game
from twelvefold.engine.stream import Stream
from twelvefold.world.box import DRAWN_PILES, SLOTS

LEVELS = ("seedling", "explorer", "naturalist", "ranger", "expert", "master:ms=5")
"""All levels; master with less time, so that the games take minutes rather than days."""
LEVELS_TO_JUDGE = (*LEVELS[:-1], "master:ms=50")
"""For `levels`: with 5 ms and more than two seats, master plays like expert."""
POSITIONS = 8
"""Positions of each game for the reliability diagram."""
EQUALS = ("naturalist", "ranger", "expert", "master:ms=5")
"""Levels between which luck is measured with the playouts of a review."""
PLAYOUTS = 64
LUCK_PLAYOUTS = 2
SHORT = Effort(stages=((12, 16), (4, 32)), unclear=0, whole=8)
"""About a quarter of the usual effort."""
AT_FIRST_SIGHT = 0.08
"""What a move must give away by `SHORT` to be judged at full effort, to find blunders faster."""
CONTINUED = 8
"""How often each of two moves is played on in the matched test."""
BOTS: dict[str, Bot] = {}
Row = dict[str, Any]


def bot(name: str) -> Bot:
    """A bot, made once."""
    if name not in BOTS:
        BOTS[name] = make_bot(name)
    return BOTS[name]


def mixed_game(task: str, number: int) -> tuple[Game, list[str], random.Random]:
    """A game between bots of all levels, of any kind."""
    chance = random.Random(f"{task} {number}")
    players = chance.choice((2, 3, 4))
    deal = Deal.draw(players, f"{task} {number}", mystery=chance.random() < 0.2, beginner=chance.random() < 0.15)
    names = [chance.choice(LEVELS) for _ in range(players)]
    return play_game(deal, [bot(name) for name in names], seed=number).game, names, chance


def results(game: Game) -> list[float]:
    """Each seat's share of the victory."""
    assert game.end is not None
    return [1 / len(game.end.winners) if seat in game.end.winners else 0.0 for seat in range(game.players)]


def positions(number: int) -> Row:
    """The chances in some positions of a game, and its result."""
    whole, names, chance = mixed_game("cal", number)
    plies = sorted(chance.sample(range(exact_from(whole.players) * whole.players - whole.players), POSITIONS))
    found = []
    for ply in plies:
        game = Game.replayed(whole.deal, whole.moves[:ply])
        assert game.seat_to_move is not None
        scene = scene_of(game.view(game.seat_to_move), game.deal, Knowledge.SEAT)
        chances = evaluate_scene(scene, PLAYOUTS, seed_for(number, ply)).chances
        found.append({"ply": ply, "seat": game.seat_to_move, "chances": [round(chance, 4) for chance in chances]})
    return {"players": whole.players, "names": names, "result": results(whole), "positions": found}


def luck(number: int) -> Row:
    """The luck of every seat in a game between equal bots, and its result."""
    players = 2 + number % 3
    deal = Deal.draw(players, f"luck {number}", mystery=number % 5 == 4)
    whole = play_game(deal, [bot("ranger")] * players, seed=number).game
    return {"players": players, "luck": _luck(whole, LUCK_PLAYOUTS, number), "result": results(whole)}


def adjusted(number: int) -> Row:
    """The luck of a game between equal bots of one level, with the playouts of a review."""
    name, deal = EQUALS[number % len(EQUALS)], Deal.draw(2, f"adjusted {number // len(EQUALS)}")
    whole = play_game(deal, [bot(name)] * 2, seed=number).game
    return {"bot": name, "luck": _luck(whole, Effort().positions, number), "result": results(whole)}


def _luck(whole: Game, playouts: int, seed: int) -> list[float]:
    """Every seat's luck over a game, as reviews measure it."""
    game = Game(whole.deal)
    total = [0.0] * game.players
    events = game.events
    for move in (*whole.moves, None):
        if game.ply % game.players == 0 and not game.is_over:
            for each in review_round(game, events, playouts, seed).luck:
                total = [one + other for one, other in zip(total, each.luck, strict=True)]
        if move is not None:
            events = game.push(move)
    return [round(value, 5) for value in total]


def levels(number: int) -> Row:
    """What each seat of a game between different levels gave away, move by move."""
    chance = random.Random(f"levels {number}")
    players = (2, 4, 2, 3)[number % 4]
    names = chance.sample(LEVELS_TO_JUDGE, players)
    whole = play_game(Deal.draw(players, f"levels {number}"), [bot(name) for name in names], seed=number).game
    losses: list[list[float]] = [[] for _ in names]
    game = Game(whole.deal)
    for move in whole.moves:
        seat = game.seat_to_move
        judged = judge_move(game, move.code, SHORT, seed=number)
        if judged.verdict is not Verdict.FORCED and seat is not None:
            losses[seat].append(round(judged.loss, 5))
        game.push(move)
    accuracy = [[round(accuracy_of(loss), 4) for loss in each] for each in losses]
    return {"players": players, "names": names, "result": results(whole), "losses": losses, "accuracy": accuracy}


def stability(number: int) -> Row:
    """The losses of the worst moves of a game by two seeds."""
    players = (2, 4, 2, 3)[number % 4]
    names = ("naturalist", "ranger", "explorer", "ranger")[:players]
    whole = play_game(Deal.draw(players, f"stable {number}"), [bot(name) for name in names], seed=number).game
    return {"players": players, "losses": _losses(whole, number + 3)}


def _losses(whole: Game, number: int) -> list[list[float]]:
    """What the moves that look bad at first sight gave away, by two seeds and at the effort of a review."""
    game, found = Game(whole.deal), []
    effort = Effort().scaled(SECONDS[game.players] / COST[game.players])
    for move in whole.moves:
        if judge_move(game, move.code, SHORT, seed=number).loss > AT_FIRST_SIGHT:
            found.append([round(judge_move(game, move.code, effort, seed=seed).loss, 5) for seed in (1, 2)])
        game.push(move)
    return [[pair[each] for pair in found] for each in range(2)]


def matched(number: int) -> Row:
    """What a seat's mistakes and the better moves come to, if the same bots play on with other piles."""
    players = (2, 3, 4)[number % 3]
    whole = play_game(Deal.draw(players, f"matched {number}"), [bot("naturalist")] * players, seed=number).game
    game, found = Game(whole.deal), []
    for move in whole.moves:
        seat = game.seat_to_move
        if game.round in (3, 5, 7, 9):
            judged = judge_move(game, move.code, SHORT, seed=number)
            if judged.verdict in (Verdict.MISTAKE, Verdict.BLUNDER):
                ends = [_ends(game, text, seat, number) for text in (str(move), judged.best[0].move)]
                found.append({"ply": game.ply, "loss": round(judged.loss, 4), "played": ends[0], "best": ends[1]})
        game.push(move)
    return {"players": players, "moves": found}


def _ends(game: Game, text: str, seat: int | None, number: int) -> float:
    """How often a seat wins after a move, with the same other piles for every move."""
    assert seat is not None
    total = 0.0
    for turn in range(CONTINUED):
        tiles = [tile for pile in game.deal.piles[game.round :] for tile in pile]
        order = [tiles[place] for place in Stream(f"{number} {turn}", "again").shuffled(len(tiles))]
        piles = [tuple(order[SLOTS * k : SLOTS * (k + 1)]) for k in range(DRAWN_PILES - game.round)]
        deal = replace(game.deal, piles=(*game.deal.piles[: game.round], *piles)) if piles else game.deal
        line = Game.replayed(deal, game.moves)
        line.push_text(text)
        while (mover := line.seat_to_move) is not None:
            line.push(bot("naturalist").choose(Turn(line.view(mover), deal.box, f"{number} {turn}")))
        total += results(line)[seat]
    return total / CONTINUED


TASKS: dict[str, Callable[[int], Row]] = {
    "positions": positions,
    "luck": luck,
    "adjusted": adjusted,
    "levels": levels,
    "stability": stability,
    "matched": matched,
}


def run(task: str, folder: Path, games: int, minutes: float) -> None:
    """Do what is missing of a task, as far as the time allows."""
    path = folder / f"{task}.jsonl"
    done = len(path.read_text(encoding="ascii").splitlines()) if path.exists() else 0
    end = time.monotonic() + 60 * minutes
    with path.open("a", encoding="ascii") as file:
        while done < games and time.monotonic() < end:
            file.write(json.dumps(TASKS[task](done)) + "\n")
            file.flush()
            done += 1
    print(f"{task}: {done} of {games} games")


def main() -> None:
    """Run a task, or sum up all of them."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("task", choices=[*TASKS, "summary"])
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--keep", type=Path, default=Path(tempfile.gettempdir()) / "twelvefold-review")
    chosen = parser.parse_args()
    chosen.keep.mkdir(parents=True, exist_ok=True)
    if chosen.task == "summary":
        summarise(chosen.keep)
    else:
        run(chosen.task, chosen.keep, chosen.games, chosen.minutes)


if __name__ == "__main__":
    main()
