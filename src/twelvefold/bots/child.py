"""The process in which a user's bot thinks: started when needed, asked for moves, and ended if it doesn't answer.

It runs in its own session, so that Ctrl-C at the terminal doesn't reach it and ending its process group ends everything
it started. When this process ends, however that happens, the child reads the end of its pipe and exits too.
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

LONGEST_LOADING = 180.0
"""Seconds to load the bot's file and make the bot; both may compile a lot, and on a busy machine."""
COMMAND = python_command("twelvefold.bots.child_main")
"""The command that starts a process for bots to think in."""


def end_group(pid: int) -> None:
    """End a process that leads a group, and everything it started."""
    with contextlib.suppress(ProcessLookupError, PermissionError):
        os.killpg(pid, signal.SIGKILL)


def how_it_ended(status: int | None) -> Sentence:
    """What happened to a process that no longer answers, by its exit status; None if it still runs."""
    if status is None:
        return Sentence("cli-detail-closed")
    if status >= 0:
        return Sentence("cli-detail-status", status=str(status))
    return Sentence("cli-detail-signal", signal=_signal(-status))


class Child:
    """One process with one bot, which is loaded at once; a BotError says why it can't be."""

    def __init__(self, foreign: Foreign) -> None:
        self._foreign = foreign
        self._asker: int | None = None
        self._lock = Lock()  # one question at a time, from any thread
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
        """Have the bot made. If it can't be, a BotError says why, and the child has been ended."""
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
        """The answer to a turn. Gone, TimeoutError, BotError or an interrupt mean that the child has been ended.

        The bot is made anew for each asker, so that nothing it keeps can affect another's games.
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
        """Send a message and wait for the reply."""
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
        return how_it_ended(self.process.returncode)

    @property
    def is_ours(self) -> bool:
        """Whether it's running and is our own child, not one of the process that forked us."""
        return self in _RUNNING

    def end(self) -> None:
        """End the process and everything it started, and wait for it."""
        if not self.is_ours:
            return
        _RUNNING.discard(self)
        end_group(self.process.pid)
        self.process.wait()
        self.close()

    def close(self) -> None:
        """Close the pipes: the child reads the end of its own and exits."""
        for pipe in (self.process.stdin, self.process.stdout):
            if pipe is not None:
                pipe.close()


_RUNNING: set[Child] = set()


def end_all() -> None:
    """End every child of this process."""
    for child in list(_RUNNING):
        child.end()


def _leave_all() -> None:
    """In a forked process: the children belong to the parent, so only the parent may hold their pipes."""
    for child in _RUNNING:
        child.close()
        child.process.returncode = 0  # it isn't ours to wait for
    _RUNNING.clear()


def _signal(number: int) -> str:
    try:
        return signal.Signals(number).name
    except ValueError:
        return f"signal {number}"


atexit.register(end_all)
os.register_at_fork(after_in_child=_leave_all)
