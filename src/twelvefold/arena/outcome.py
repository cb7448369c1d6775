"""The outcome of one game of an arena, from its record."""

from dataclasses import dataclass
from typing import Any

from msgspec import convert

from twelvefold.bots.messages import SentenceData
from twelvefold.words import Sentence


@dataclass(frozen=True)
class Sitting:
    """One seat's result in one game."""

    bot: str
    share: float
    """Its share of the victory: 1, a fraction if it's shared, or 0."""
    total: int
    cards: int
    objective: int
    animals: int
    others: float
    """The mean points of the others."""
    award_round: float | None
    """The mean round in which it won its animals; None if it won none."""
    position: int
    """Its place in the turn order of round 1; 0 moves first."""
    luck: float | None
    """How much of its share was luck; None if that wasn't measured."""
    seconds: float
    """CPU time of all its thoughts."""
    remarks: dict[str, int]
    details: dict[str, Sentence | str]
    """For some remarks, where and what happened the first time."""


@dataclass(frozen=True)
class Outcome:
    """One game: its group, its number in the group, and each seat's result."""

    group: int
    seating: int
    sittings: tuple[Sitting, ...]


def outcome_of(record: dict[str, Any]) -> Outcome:
    """The outcome in an arena's record, which must be complete."""
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
                luck=arena["luck"][seat] if "luck" in arena else None,
                seconds=arena["seconds"][seat],
                remarks=arena["remarks"][seat],
                details={remark: _sentence(said) for remark, said in arena["details"][seat].items()},
            )
        )
    return Outcome(arena["group"], arena["seating"], tuple(sittings))


def _sentence(said: object) -> Sentence | str:
    """A remark's details; records of older versions have them as English text."""
    return said if isinstance(said, str) else convert(said, SentenceData).sentence
