"""The process in which somebody's bot thinks: started when it is needed, asked, and ended when it does not answer.

It is the leader of a session of its own, so a Ctrl-C at the terminal is not for it, and ending its group ends whatever
it has started. When this process goes, however it goes, the child reads the end of its pipe and goes too.
"""

import atexit
import contextlib
import os
import select
import signal
import subprocess
import time
from threading import Lock

from twelvefold.bots.foreign import Foreign, one_line
from twelvefold.bots.messages import HEAD, Answer, Gone, Load, Loaded, Question, decoded, framed, size_in, unreadable
from twelvefold.bots.options import BotError
from twelvefold.bots.turn import Turn
from twelvefold.engine.kernel.process import python_command
from twelvefold.words import Sentence

LONGEST_LOADING = 60.0
"""Seconds for the bot's file to be loaded and the bot to be made."""
COMMAND = python_command("twelvefold.bots.child_main")
"""What a process runs in which bots think."""


def end_group(pid: int) -> None:
    """End a process that leads a group, and all that it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


class Child:
    """One process with one bot, which is loaded when this is made; BotError says why it cannot be."""

    def __init__(self, foreign: Foreign) -> None:
        self._foreign = foreign
        self._asker: int | None = None
        self._lock = Lock()  # one question at a time, whoever asks
        self.process = subprocess.Popen(
            COMMAND, stdin=subprocess.PIPE, stdout=subprocess.PIPE, bufsize=0, start_new_session=True
        )
        assert self.process.stdin is not None
        assert self.process.stdout is not None
        self._to, self._from = self.process.stdin.fileno(), self.process.stdout.fileno()
        os.set_blocking(self._to, False)
        os.set_blocking(self._from, False)
        _RUNNING.add(self)
        self._make()

    def _make(self) -> None:
        """Let the bot be made; BotError says why it cannot be, and then the child is no more."""
        called = one_line(self._foreign.called)
        try:
            found = decoded(self._exchange(framed(Load(self._foreign)), LONGEST_LOADING), Loaded).problem
            problem = found if isinstance(found, str) else found.sentence
        except TimeoutError:
            problem = Sentence("error-bot-late", bot=called, seconds=round(LONGEST_LOADING))
        except Gone as error:
            problem = Sentence("error-bot-load", bot=called, why=error)
        except BaseException:
            self.end()
            raise
        if problem:
            self.end()
            raise BotError(problem)

    def ask(self, turn: Turn, seconds: float, asker: int) -> Answer:
        """The answer to a turn, or Gone, TimeoutError or BotError; after these, or an interrupt, the child is no more.

        For each asker the bot is made anew, so that nothing that it keeps reaches another's games.
        """
        with self._lock:
            if not self.is_ours:
                raise Gone(Sentence("cli-detail-ended"))
            if self._asker not in (None, asker):
                self._make()
            self._asker = asker
            try:
                answer = decoded(self._exchange(framed(Question.of(turn)), seconds), Answer)
                if answer.key != turn.key:
                    raise Gone(Sentence("cli-detail-another"))
            except BaseException:
                self.end()
                raise
            return answer

    def _exchange(self, message: bytes, seconds: float) -> bytes:
        """Send a message and wait for the one that comes back."""
        until = time.monotonic() + seconds
        sending = memoryview(message)
        received = bytearray()
        poll = select.poll()
        poll.register(self._from, select.POLLIN)
        poll.register(self._to, select.POLLOUT)
        while True:
            left = until - time.monotonic()
            if left <= 0:
                raise TimeoutError
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
                end = HEAD + size_in(bytes(received[:HEAD]))
                if len(received) > end:
                    raise unreadable()
                if len(received) == end:
                    return bytes(received[HEAD:])

    def _how_it_ended(self) -> Sentence:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self.process.wait(1)
        code = self.process.returncode
        if code is None:
            return Sentence("cli-detail-closed")
        if code >= 0:
            return Sentence("cli-detail-status", status=str(code))
        return Sentence("cli-detail-signal", signal=_signal(-code))

    @property
    def is_ours(self) -> bool:
        """Whether it lives, and was not inherited from the process that forked us."""
        return self in _RUNNING

    def end(self) -> None:
        """End the process and all that it started, and wait for it."""
        if not self.is_ours:
            return
        _RUNNING.discard(self)
        end_group(self.process.pid)
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
