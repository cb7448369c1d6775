"""The process in which somebody's bot thinks: started when it is needed, asked, and ended when it does not answer.

It is the leader of a session of its own, so a Ctrl-C at the terminal is not for it, and ending its group ends whatever
it has started. When this process goes, however it goes, the child reads the end of its pipe and goes too.
"""

import atexit
import contextlib
import json
import os
import select
import signal
import subprocess
import sys
import time
from pathlib import Path
from threading import Lock

from msgspec import DecodeError, Struct, msgpack

import twelvefold
from twelvefold.bots.foreign import Foreign, Problem, one_line
from twelvefold.bots.options import BotError
from twelvefold.bots.pipe import HEAD, framed
from twelvefold.bots.turn import Budget, Turn
from twelvefold.engine.view import View
from twelvefold.words import Sentence
from twelvefold.world.box import Box

FAULT = "fault: "
"""What the remark about a fault begins with; no bot's own remark does."""
CRASH = FAULT + "crash"
ILLEGAL = FAULT + "illegal move"
LONGEST_LOADING = 60.0
"""Seconds for the bot's file to be loaded and the bot to be made."""
LONGEST_MESSAGE = 1 << 20
"""Bytes of a question or an answer."""

MAIN = (
    "import sys; sys.path.insert(0, sys.argv.pop()); import twelvefold; sys.path.pop(0); "
    "from twelvefold.bots.child_main import main; main()"
)
"""What the child runs: this very package, and nothing from the folder that the user is in."""


class Anew(Struct, frozen=True, tag=True):
    """Asks for a new bot in the place of the one that there is, so that nothing is left of what it kept."""


class Question(Struct, frozen=True, tag=True):
    """A turn on its way to the child."""

    view: View
    box: str | None
    """The box as JSON; None if it is the one of the question before."""
    key: bytes
    budget: Budget


class Answer(Struct, frozen=True):
    """What came of it: a move's code, or why there is none."""

    key: bytes
    """That of the question."""
    code: int | None = None
    fault: str | None = None
    detail: str = ""
    remarks: tuple[str, ...] = ()
    seconds: float = 0.0
    """CPU time of the thought."""


class Gone(Exception):
    """The child has ended, or says what nobody can read."""


class Late(Exception):
    """The child has not answered in time."""


class Child:
    """One process with one bot, which is loaded when this is made; BotError says why it cannot be."""

    def __init__(self, foreign: Foreign) -> None:
        self._foreign = foreign
        self._asker: int | None = None
        self._box: Box | None = None
        self._lock = Lock()  # one question at a time, whoever asks
        root = str(Path(twelvefold.__file__).parent.parent)
        self.process = subprocess.Popen(
            [sys.executable, "-P", "-c", MAIN, root],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            bufsize=0,
            start_new_session=True,
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._to, self._from = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        _RUNNING.add(self)
        self._make(foreign)

    def _make(self, message: Foreign | Anew) -> None:
        """Let the bot be made; BotError says why it cannot be, and then the child is no more."""
        called = one_line(self._foreign.called)
        try:
            found = msgpack.decode(self._exchange(msgpack.encode(message), LONGEST_LOADING), type=str | Problem)
            problem: str | Sentence = found.sentence if isinstance(found, Problem) else found
        except Late:
            problem = Sentence("error-bot-late", bot=called, seconds=round(LONGEST_LOADING))
        except (Gone, DecodeError) as error:
            problem = Sentence("error-bot-load", bot=called, why=error)
        except BaseException:
            self.end()
            raise
        if problem:
            self.end()
            raise BotError(problem)

    def ask(self, turn: Turn, seconds: float, asker: int) -> Answer:
        """The answer to a turn, or Gone, Late or BotError; after these, or if one is interrupted, the child is no more.

        For each asker the bot is made anew, so that nothing that it keeps reaches another's games.
        """
        with self._lock:
            if not self.is_ours:
                raise Gone("its process has ended")
            if self._asker not in (None, asker):
                self._make(Anew())
            self._asker = asker
            return self._asked(turn, seconds)

    def _asked(self, turn: Turn, seconds: float) -> Answer:
        box = None if turn.box is self._box else json.dumps(turn.box.to_json())
        try:
            said = self._exchange(msgpack.encode(Question(turn.view, box, turn.key, turn.budget)), seconds)
            answer = msgpack.decode(said, type=Answer)
        except DecodeError:
            self.end()
            raise Gone("its answer cannot be read") from None
        except BaseException:
            self.end()
            raise
        if answer.key != turn.key:
            self.end()
            raise Gone("it answered another question")
        self._box = turn.box
        return answer

    def _exchange(self, message: bytes, seconds: float) -> bytes:
        """Send a message and wait for the one that comes back."""
        until = time.monotonic() + seconds
        sending = memoryview(framed(message))
        received = bytearray()
        poll = select.poll()
        poll.register(self._from, select.POLLIN)
        poll.register(self._to, select.POLLOUT)
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise Late
            for descriptor, _ in poll.poll(1000 * left):
                try:
                    if descriptor == self._to:
                        sending = sending[os.write(self._to, sending) :]
                        if not sending:
                            poll.unregister(self._to)
                        continue
                    piece = os.read(self._from, 1 << 16)
                except BlockingIOError:
                    continue
                except OSError:
                    piece = b""
                if not piece:
                    raise Gone(self._how_it_ended())
                received += piece
            if len(received) >= HEAD:
                size = int.from_bytes(received[:HEAD], "big")
                if size > LONGEST_MESSAGE or len(received) > HEAD + size:
                    raise Gone("its answer cannot be read")
                if len(received) == HEAD + size:
                    return bytes(received[HEAD:])

    def _how_it_ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        code = self.process.returncode
        if code is None:
            return "it has closed its pipe"
        return f"its process ended with status {code}" if code >= 0 else f"its process ended by {_signal(-code)}"

    @property
    def is_ours(self) -> bool:
        """Whether it lives, and was not inherited from the process that forked us."""
        return self in _RUNNING

    def end(self) -> None:
        """End the process and all that it started, and wait for it."""
        if not self.is_ours:
            return
        _RUNNING.discard(self)
        with contextlib.suppress(ProcessLookupError, PermissionError):
            os.killpg(self.process.pid, signal.SIGKILL)
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Let go of the pipes: the child reads the end of its own, and goes."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


_RUNNING: set[Child] = set()


def end_all() -> None:
    """End every child of this process."""
    for child in list(_RUNNING):
        child.end()


def _leave_all() -> None:
    """In a process that was forked: the children are the other's, who alone may hold their pipes."""
    for child in _RUNNING:
        child.close()
        child.process.returncode = 0  # it is not ours to wait for
    _RUNNING.clear()


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


atexit.register(end_all)
os.register_at_fork(after_in_child=_leave_all)
