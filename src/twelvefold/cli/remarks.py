"""What bots remarked, in words that people read; in records and JSON it stays as it was noted."""

import re

from twelvefold.bots.child import FAULT
from twelvefold.drawing.lettering import printable
from twelvefold.words import can_say, say

PLACE = re.compile(r"round (?P<round>[0-9]+), seat (?P<seat>[0-9]): (?P<what>.*)", re.DOTALL)
HAPPENED = {
    "cli-detail-gave": re.compile(r"choose gave (?P<what>.*)", re.DOTALL),
    "cli-detail-late": re.compile(r"no move after (?P<seconds>[0-9.e+]+) seconds"),
    "cli-detail-code": re.compile(r"the code (?P<code>\S+)"),
    "cli-detail-ended": re.compile(r"its process has ended"),
    "cli-detail-unreadable": re.compile(r"its answer cannot be read"),
    "cli-detail-another": re.compile(r"it answered another question"),
    "cli-detail-closed": re.compile(r"it has closed its pipe"),
    "cli-detail-status": re.compile(r"its process ended with status (?P<status>[0-9]+)"),
    "cli-detail-signal": re.compile(r"its process ended by (?P<signal>.+)"),
}
"""For each sentence what a guard notes; all else, such as an exception, comes from somebody's bot."""


def remark_text(remark: str) -> str:
    """A remark of ours, such as a fault or a weakness, in the language that is spoken; a bot's own as it is."""
    plain = remark.removeprefix(FAULT)
    name = f"cli-remark-{plain.replace(' ', '-')}"
    return say(name) if can_say(name) else printable(plain)


def detail_text(detail: str) -> str:
    """Where a fault was and what happened, in the language that is spoken."""
    found = PLACE.fullmatch(detail)
    if found is None:
        return printable(detail)
    return say("cli-detail-place", round=found["round"], seat=found["seat"], what=_what(found["what"]))


def _what(noted: str) -> str:
    for name, pattern in HAPPENED.items():
        if found := pattern.fullmatch(noted):
            return say(name, **{key: printable(part) for key, part in found.groupdict().items()})
    return printable(noted)
