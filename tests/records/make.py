"""Make the records of this directory again: `python -m tests.records.make`, from the top of the repository."""

import json
import random
from pathlib import Path

from tests.referee.paper import Box
from tests.referee.play import RefGame
from tests.referee.randomly import random_game
from tests.referee.record import line

HERE = Path(__file__).parent
STANDARD = HERE / "standard-box.json"
SEEDS = 300
"""How many random games to try; the one in which the most different things happen is kept."""


def standard_box() -> Box:
    """The standard box as it was when the records were made."""
    box: Box = json.loads(STANDARD.read_text(encoding="utf-8"))
    return box


def other_tiles(box: Box) -> Box:
    """A box with one to five habitats on a tile, its own steps, and names that are not ASCII."""
    rng = random.Random(2018)
    box["tiles"] = [rng.choices(box["habitats"], k=5) for _ in range(50)]
    box["objectives"] = {habitat: [[8, 1], [12, 3], [16, 7], [20, 12]] for habitat in box["habitats"]}
    for animal in box["animals"]:
        animal["id"] = animal["id"].replace("bear", "bär").replace("ox", "øx")
    return box


def other_layout(box: Box) -> Box:
    """A box with the habitats in another order, and with most animals under the late rounds."""
    box["habitats"].reverse()
    box["layout"] = [0, 0, 1, 1, 1, 2, 2, 3, 4, 6]
    return box


def richness(game: RefGame) -> tuple[int, int]:
    """How many different things happened, such as a tie in points, and how often an animal was looked at."""
    happened = {(look.outcome, look.by, look.round == 12, look.sizes[0] == ()) for look in game.looks}
    totals = sorted(score["total"] for score in game.scores())
    return len(happened) + (totals[-1] == totals[-2]), len(game.looks)


def richest(kind: str, players: int, box: Box) -> RefGame:
    """The random game of this kind in which the most happens; the lowest seed if several tie."""
    games = (
        random_game(
            random.Random(f"{kind} {seed}"),
            players,
            "beginner" not in kind,
            "mystery" in kind,
            box,
            own_box="own-box" in kind,
        )
        for seed in range(SEEDS)
    )
    return max(games, key=richness)


def write(kind: str, players: int, box: Box) -> None:
    """Store one game as one line."""
    game = richest(kind, players, box)
    (HERE / f"{kind}.jsonl").write_text(line(game.record()), encoding="ascii", newline="\n")


def main() -> None:
    """Make all fourteen."""
    for players in (2, 3, 4):
        for variant in ("", "-beginner", "-mystery", "-beginner-mystery"):
            write(f"{players}-seats{variant}", players, standard_box())
    write("own-box-tiles", 3, other_tiles(standard_box()))
    write("own-box-layout", 2, other_layout(standard_box()))


if __name__ == "__main__":
    main()
