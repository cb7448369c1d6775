"""How one game of an arena went, as its record says it."""

from dataclasses import dataclass
from typing import Any

from msgspec import convert

from twelvefold.bots.messages import SentenceData
from twelvefold.words import Sentence


@dataclass(frozen=True)
class Sitting:
    """What one seat came to in one game."""

    bot: str
    share: float
    """Its part of the victory: 1, or a fraction of a shared one, or 0."""
    total: int
    cards: int
    objective: int
    animals: int
    others: float
    """The mean points of the others."""
    award_round: float | None
    """The mean round in which it won its animals; None if it won none."""
    position: int
    """Its place in the order of turns of round 1; 0 moves first."""
    seconds: float
    """CPU time of all its thoughts."""
    remarks: dict[str, int]
    details: dict[str, Sentence | str]
    """Of some remarks, where it was and what happened, the first time."""


@dataclass(frozen=True)
class Outcome:
    """One game: its group, its number in the group, and what each seat came to."""

    group: int
    seating: int
    sittings: tuple[Sitting, ...]


def outcome_of(record: dict[str, Any]) -> Outcome:
    """What a record of an arena says; it must be a whole one."""
    players, arena, scores, winners = record["players"], record["arena"], record["scores"], record["winners"]
    totals = [score["total"] for score in scores]
    sittings = []
    for seat, score in enumerate(scores):
        rounds = [award["round"] for award in record["awards"] if award["seat"] == seat]
        sittings.append(
            Sitting(
                bot=record["names"][seat],
                share=1 / len(winners) if seat in winners else 0.0,
                total=score["total"],
                cards=score["cards"],
                objective=score["objective"],
                animals=score["animals"],
                others=(sum(totals) - totals[seat]) / (players - 1),
                award_round=sum(rounds) / len(rounds) if rounds else None,
                position=(seat - record["setup"]["first_seat"]) % players,
                seconds=arena["seconds"][seat],
                remarks=arena["remarks"][seat],
                details={remark: _sentence(said) for remark, said in arena["details"][seat].items()},
            )
        )
    return Outcome(arena["group"], arena["seating"], tuple(sittings))


def _sentence(said: object) -> Sentence | str:
    """What was remarked; records of older versions have it as an English text."""
    return said if isinstance(said, str) else convert(said, SentenceData).sentence
