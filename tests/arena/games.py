"""Small arenas for the tests: quick bots, and games made up for their arithmetic."""

import json
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from twelvefold.arena.outcome import Outcome, Sitting

NOWHERE = -1


def without_times(lines: Sequence[str]) -> list[dict[str, Any]]:
    """Records without the CPU time, which differs every time."""
    records = [json.loads(line) for line in lines]
    for record in records:
        assert len(record["arena"].pop("seconds")) == record["players"]
    return records


def sitting(bot: str, share: float, total: int = 20, **other: Any) -> Sitting:  # noqa: ANN401
    """A seat's result, where only part of it matters."""
    plain: dict[str, Any] = {
        "cards": 10,
        "objective": 4,
        "animals": total - 4,
        "others": 18.0,
        "award_round": 8.0,
        "position": NOWHERE,
        "luck": None,
        "seconds": 0.012,
        "remarks": {},
        "details": {},
    }
    return Sitting(bot, share, total, **(plain | other))


def game(*sittings: Sitting, group: int = 0, seating: int = 0) -> Outcome:
    """A game with these seats, in the order of turns unless they say otherwise."""
    placed = [replace(s, position=seat) if s.position == NOWHERE else s for seat, s in enumerate(sittings)]
    return Outcome(group, seating, tuple(placed))
