"""Where somebody's bots failed in games that `twelvefold simulate` played."""

import sys
from collections.abc import Mapping

from twelvefold.arena.tally import BotTally
from twelvefold.cli.arena_table import faults_of


class Failures:
    """For each bot that failed, so that naive moved in its place, how often, and what happened the first time."""

    def __init__(self) -> None:
        self.bots: dict[str, BotTally] = {}

    def note(self, bot: str, remarks: Mapping[str, int], details: dict[str, str]) -> None:
        """Count what a bot remarked in a game."""
        if details:
            tally = self.bots.setdefault(bot, BotTally())
            tally.remarks.update(remarks)
            tally.details = details | tally.details

    def add(self, other: "Failures") -> None:
        """Count those of other games."""
        for bot, tally in other.bots.items():
            self.note(bot, tally.remarks, tally.details)

    def show(self) -> None:
        """Say them where they do not get between figures or records."""
        for bot, tally in self.bots.items():
            for sentence in faults_of(bot, tally.faults, tally.details):
                print(sentence, file=sys.stderr)
