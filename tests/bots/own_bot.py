"""Third-party bots: one that plays, and one that does everything a bot should not."""

import os
import signal
import sys
import time
from pathlib import Path
from typing import NoReturn

from twelvefold.bots import Turn
from twelvefold.engine.move import Move
from twelvefold.world.units import Slot


class Mine:
    """Chooses the placement with the highest bids."""

    def choose(self, turn: Turn) -> Move:
        rows = turn.position.after()
        return max(turn.legal_moves, key=lambda move: sum(rows[move.code]))


class Wrong:
    """Misbehaves from a given round on; before that, or without one, it makes the first legal move."""

    def __init__(self, does: str = "", since: str = "1") -> None:
        self.does = does
        self.since = int(since)

    def choose(self, turn: Turn) -> object:
        if self.does and turn.view.round >= self.since:
            wrong: object = getattr(self, self.does)(turn)
            return wrong
        return turn.legal_moves[0]

    def crash(self, turn: Turn) -> object:
        raise ValueError(f"seat {turn.seat}\x1b[2J\nis lost")

    def leave(self, _: Turn) -> object:
        sys.exit("goodbye")

    def die(self, _: Turn) -> object:
        os._exit(7)

    def fall(self, _: Turn) -> object:
        os.kill(os.getpid(), signal.SIGSEGV)
        return None

    def loop(self, _: Turn) -> NoReturn:
        sys.stderr.write("thinking\n")
        while True:
            pass

    def nothing(self, _: Turn) -> object:
        return None

    def taken(self, turn: Turn) -> object:
        return turn.legal_moves[0]._replace(slot=Slot(9))

    def lists(self, turn: Turn) -> object:
        return ([1], 2, 3), turn.legal_moves

    def huge(self, _: Turn) -> object:
        return "0123456789" * 10**6

    def number(self, _: Turn) -> object:
        return 10**5000

    def fractions(self, turn: Turn) -> object:
        return tuple(float(part) for part in turn.legal_moves[0])

    def chatter(self, turn: Turn) -> object:
        print("chatter")  # noqa: T201  # the whole point
        turn.remarks += ["word " * 1000] * 1000
        return turn.legal_moves[0]

    def read(self, turn: Turn) -> object:
        assert sys.stdin.read() == ""
        return turn.legal_moves[0]

    def slander(self, turn: Turn) -> object:
        turn.remarks += ["fault: crash", "as it wished"]
        return turn.legal_moves[0]

    def fork(self, turn: Turn) -> object:
        os.fork()
        return turn.legal_moves[0]

    def meddle(self, turn: Turn) -> object:
        for descriptor in range(3, 20):
            try:
                os.write(descriptor, b"\xff" * 100)
            except OSError:
                continue
        return turn.legal_moves[0]


class Counting:
    """Counts how often it was asked, remarks the count, and chooses its move by it."""

    def __init__(self) -> None:
        self.asked = 0

    def choose(self, turn: Turn) -> Move:
        self.asked += 1
        turn.remarks.append(f"question {self.asked}")
        return turn.legal_moves[self.asked % len(turn.legal_moves)]


class Choosy(Mine):
    """Takes an option with the same name as one of ours."""

    def __init__(self, tables: str) -> None:
        self.tables = tables


class OnlyOnce(Mine):
    """Can be created once for each file that it is given, and then fails."""

    def __init__(self, mark: str) -> None:
        Path(mark).touch(exist_ok=False)


class Waiting(Mine):
    """Thinks in one seat until a file appears."""

    def __init__(self, seat: str, until: str) -> None:
        self.seat, self.until = int(seat), Path(until)

    def choose(self, turn: Turn) -> Move:
        while turn.seat == self.seat and not self.until.exists():
            time.sleep(0.01)
        return super().choose(turn)


class NoBot:
    """Has no `choose`."""


number = 12


def make() -> Mine:
    """A function that returns a bot."""
    return Mine()
