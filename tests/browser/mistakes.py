"""Ada's reviewed games, as her device keeps them: one with its mistakes, and the figures of more."""

import json
from functools import cache
from typing import Any

from msgspec import to_builtins
from playwright.sync_api import Page

from twelvefold.analysis import Review, Verdict, review
from twelvefold.bots import make_bot, play_game
from twelvefold.engine.deal import Deal
from twelvefold.engine.record import write_record

FIELDS = ("ply", "round", "move", "kind", "before", "after", "best", "reasons")
"""What is kept of a mistake."""
ADA = 0
"""Her seat."""
SECONDS = 0.5
KINDS = ("objective-chased", "region-scattered", "animal-forgotten", "tile-left", "habitats-touch")


@cache
def reviewed() -> tuple[str, Review]:
    """A game of Ada's against a bot, and its review."""
    game = play_game(Deal.draw(2, "mistakes"), [make_bot("seedling"), make_bot("naturalist")], 1).game
    record = json.loads(write_record(game)) | {"names": ["Ada", "naturalist"]}
    text = json.dumps(record)
    return text, review(text, seconds=SECONDS)


def kept_games() -> list[dict[str, Any]]:
    """All of them, oldest first."""
    record, found = reviewed()
    mistakes = [
        {name: to_builtins(getattr(move, name)) for name in FIELDS}
        for move in found.moves
        if move.seat == ADA and move.verdict in (Verdict.MISTAKE, Verdict.BLUNDER)
    ]
    seat = found.seats[ADA]
    counts: dict[str, int] = {}
    for mistake in mistakes:
        counts[mistake["kind"] or "other"] = counts.get(mistake["kind"] or "other", 0) + 1
    game = {
        "id": f"{99:022} 1",
        "at": 1.793e12,
        "players": 2,
        "seat": ADA,
        "kinds": counts,
        "accuracy": seat.accuracy,
        "error": seat.error,
        "luck": seat.luck,
        "record": record,
        "mistakes": mistakes,
    }
    return [*map(_figures, range(14)), game]


def _figures(number: int) -> dict[str, Any]:
    """An older game, of which only figures are left."""
    kinds = {kind: (number * 7 + place) % (6 - place) for place, kind in enumerate(KINDS)}
    return {
        "id": f"{number:022} 1",
        "at": 1.79e12 + number * 4e7,
        "players": 2 + number % 2,
        "seat": 0,
        "accuracy": 0.62 + 0.018 * number + 0.04 * (number % 3),
        "error": 0.11 - 0.005 * number + 0.01 * (number % 3),
        "luck": 0.12 * ((number * 7) % 5 - 2),
        "record": None,
        "mistakes": [],
        "kinds": {kind: count for kind, count in kinds.items() if count},
    }


def keep_reviews(page: Page) -> None:
    """Keep these games on the page's device, unless it has some."""
    stored = json.dumps(json.dumps(kept_games()))
    page.add_init_script(f"location.origin === 'null' || (localStorage['twelvefold.reviews'] ??= {stored})")
