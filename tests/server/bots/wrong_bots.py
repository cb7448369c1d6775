"""A worker whose bots misbehave as ours never should: it runs like the real one, under the same bot names."""

import contextlib
import os
import threading

from twelvefold.bots.catalogue import MAKERS
from twelvefold.bots.child_main import main
from twelvefold.bots.turn import Turn
from twelvefold.engine.move import MOVES, Move


class Raises:
    def choose(self, turn: Turn) -> Move:
        raise ValueError(f"seat {turn.seat} is lost")


class Hangs:
    def choose(self, turn: Turn) -> Move:
        threading.Event().wait()
        raise AssertionError


class Cheats:
    def choose(self, turn: Turn) -> Move:
        return next(move for move in MOVES if not turn.is_legal(move))


class Babbles:
    def choose(self, turn: Turn) -> Move:
        for descriptor in range(3, 20):
            with contextlib.suppress(OSError):
                os.write(descriptor, b"babble")
        return turn.legal_moves[0]


MAKERS["random"] = lambda _: Raises()
MAKERS["builder"] = lambda _: Babbles()
MAKERS["margin"] = lambda _: Hangs()
MAKERS["learned"] = lambda _: Cheats()

if __name__ == "__main__":
    main()
