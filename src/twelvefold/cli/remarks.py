"""What bots remarked, in words that people read; in records and JSON it stays as it was noted."""

from collections.abc import Mapping

from twelvefold.bots.remarks import FAULT
from twelvefold.drawing.lettering import printable
from twelvefold.words import Sentence, can_say, say

MOST_REMARKS = 12
"""Kinds of remarks of one bot that are shown; JSON has all."""


def remark_text(remark: str) -> str:
    """A remark of ours, such as a fault or a weakness, in the language that is spoken; a bot's own as it is."""
    plain = remark.removeprefix(FAULT)
    name = f"cli-remark-{plain.replace(' ', '-')}"
    return say(name) if can_say(name) else printable(plain)


def counts_text(counts: Mapping[str, int]) -> str:
    """How often each of some remarks was made."""
    shown = [f"{remark_text(name)} ({count}×)" for name, count in list(counts.items())[:MOST_REMARKS]]
    listed, rest = ", ".join(shown), len(counts) - MOST_REMARKS
    return say("cli-arena-more", listed=listed, count=rest) if rest > 0 else listed


def fault_lines(message: str, details: Mapping[str, Sentence | str]) -> list[str]:
    """For each kind of fault where it was and what happened."""
    first = list(details.items())[:MOST_REMARKS]
    return [say(message, fault=remark_text(fault), detail=printable(str(detail))) for fault, detail in first]


def failure_lines(bot: str, faults: Mapping[str, int], details: Mapping[str, Sentence | str]) -> list[str]:
    """How often a bot failed and what happened the first time, each a sentence; none if it never did."""
    if not faults:
        return []
    failed = say("cli-arena-failed", bot=printable(bot), count=sum(faults.values()), what=counts_text(faults))
    return [failed, *fault_lines("cli-arena-first", details)]
