"""Bots' remarks for human readers; records and JSON keep them as noted."""

from collections.abc import Mapping

from twelvefold.bots.remarks import FAULT
from twelvefold.drawing.lettering import printable
from twelvefold.words import Sentence, can_say, say

MOST_REMARKS = 12
"""Kinds of remarks shown per bot; JSON has all of them."""


def remark_text(remark: str) -> str:
    """One of our remarks, such as a fault or a weakness, in the current language; a third-party bot's is unchanged."""
    plain = remark.removeprefix(FAULT)
    name = f"cli-remark-{plain.replace(' ', '-')}"
    return say(name) if can_say(name) else printable(plain)


def counts_text(counts: Mapping[str, int]) -> str:
    """How often each remark was made."""
    shown = [f"{remark_text(name)} ({count}×)" for name, count in list(counts.items())[:MOST_REMARKS]]
    listed, rest = ", ".join(shown), len(counts) - MOST_REMARKS
    return say("cli-arena-more", listed=listed, count=rest) if rest > 0 else listed


def fault_lines(message: str, details: Mapping[str, Sentence | str]) -> list[str]:
    """Where each kind of fault happened, and what went wrong."""
    first = list(details.items())[:MOST_REMARKS]
    return [say(message, fault=remark_text(fault), detail=printable(str(detail))) for fault, detail in first]


def failure_lines(bot: str, faults: Mapping[str, int], details: Mapping[str, Sentence | str]) -> list[str]:
    """How often a bot failed and what happened the first time, one sentence each."""
    if not faults:
        return []
    failed = say("cli-arena-failed", bot=printable(bot), count=sum(faults.values()), what=counts_text(faults))
    return [failed, *fault_lines("cli-arena-first", details)]
