"""The processes in which registered bots think: a bounded number, shared by all tables."""

import asyncio
import logging
from collections.abc import Coroutine, Mapping
from dataclasses import dataclass, field

from twelvefold.bots.child import LONGEST_LOADING
from twelvefold.bots.foreign import Foreign
from twelvefold.bots.messages import Gone
from twelvefold.bots.options import BotError
from twelvefold.server.bots.asker import Asker
from twelvefold.server.bots.worker import ProcessWorker
from twelvefold.words import Sentence, in_english

MOST = 8
"""Processes at once, for all bots together."""
MOST_OF_ONE = 2
"""Processes of one bot, so that a bot that hangs at one table can still move at others."""

_log = logging.getLogger(__name__)


class CantStart(Exception):
    """A bot's process didn't start; the only argument is a sentence that says why."""


@dataclass(eq=False)
class OwnProcess:
    """A process for one bot, or one that is starting."""

    name: str
    worker: ProcessWorker | None = None
    """None while it starts."""
    made_for: int | None = None
    """The game for which the bot in it was made; None if it's still as new."""
    busy: bool = False
    lost: bool = False


@dataclass(eq=False)
class _Waiting:
    name: str
    game: int
    asker: Asker
    process: "asyncio.Future[OwnProcess]" = field(default_factory=lambda: asyncio.get_running_loop().create_future())


class OwnProcesses:
    """The processes, and who waits for one. The longest unused ones come first."""

    def __init__(self, foreign: Mapping[str, Foreign]) -> None:
        self._foreign = foreign
        self._all: list[OwnProcess] = []
        self._waiting: list[_Waiting] = []
        self._tasks: set[asyncio.Task[None]] = set()
        self._closed = False

    @property
    def waiting(self) -> int:
        """How many questions wait for a process."""
        return len(self._waiting)

    @property
    def process_ids(self) -> dict[int, str]:
        """The processes that run, each with the name of its bot."""
        return {each.worker.process.pid: each.name for each in self._all if each.worker is not None}

    async def take(self, name: str, game: int, asker: Asker) -> OwnProcess:
        """Wait for a process of a bot, if possible the one that has it made for this game; CantStart if none starts."""
        waiting = _Waiting(name, game, asker)
        self._waiting.append(waiting)
        self._hand_out()
        try:
            return await waiting.process
        except BaseException:
            if waiting in self._waiting:
                self._waiting.remove(waiting)
            if waiting.process.done() and not waiting.process.cancelled() and waiting.process.exception() is None:
                waiting.process.result().busy = False  # it came too late
                self._hand_out()
            raise

    async def give_back(self, process: OwnProcess, *, usable: bool) -> None:
        """Put a process back; one that can't be used any more is ended, and replaced before anybody asks."""
        process.busy = False
        if usable:
            self._all.remove(process)
            self._all.append(process)  # as the latest used
        else:
            await self._end(process)
            if not any(each.name == process.name for each in self._all):
                self.start_one(process.name)
        self._hand_out()

    def start_one(self, name: str) -> None:
        """Start a process for a bot, if there is room."""
        if len(self._all) < MOST and not self._closed:
            process = OwnProcess(name)
            self._all.append(process)
            self._run(self._start(process))

    async def close(self) -> None:
        """Kill all processes."""
        self._closed = True
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        for process in list(self._all):
            await self._end(process)

    def _hand_out(self) -> None:
        """Give idle processes to those who wait, players first, and start what is missing."""
        for waiting in sorted(self._waiting, key=lambda each: each.asker.interest()):
            process = self._idle_for(waiting)
            if process is None:
                self._make_room(waiting.name)
            elif not waiting.process.done():
                self._waiting.remove(waiting)
                process.busy = True
                waiting.process.set_result(process)

    def _idle_for(self, waiting: _Waiting) -> OwnProcess | None:
        idle = [each for each in self._all if each.name == waiting.name and each.worker is not None and not each.busy]
        return min(idle, key=lambda each: (each.made_for != waiting.game, each.made_for is not None), default=None)

    def _make_room(self, name: str) -> None:
        """Start another process for a bot if enough aren't starting, perhaps in the place of another bot's idle one."""
        mine = [each for each in self._all if each.name == name]
        starting = sum(each.worker is None for each in mine)
        if len(mine) >= MOST_OF_ONE or starting >= sum(each.name == name for each in self._waiting):
            return
        if len(self._all) >= MOST:
            idle = next((each for each in self._all if each.name != name and each.worker and not each.busy), None)
            if idle is None:
                return
            self._all.remove(idle)
            self._run(self._end(idle))
        self.start_one(name)

    async def _start(self, process: OwnProcess) -> None:
        name = process.name
        try:
            process.worker = await ProcessWorker.start_own(self._foreign[name])
        except (BotError, Gone, TimeoutError, OSError) as error:
            self._all.remove(process)
            late = Sentence("error-bot-late", bot=name, seconds=round(LONGEST_LOADING))
            self._fail(name, late if isinstance(error, TimeoutError) else error)
        except BaseException:
            self._all.remove(process)
            raise
        self._hand_out()

    def _fail(self, name: str, why: object) -> None:
        """Tell those who wait for a bot that its process doesn't start, unless another one of it is there."""
        _log.error("a bot doesn't start: %s: %s", name, in_english(_sentence(why)))
        if any(each.name == name for each in self._all):
            return
        for waiting in [each for each in self._waiting if each.name == name]:
            self._waiting.remove(waiting)
            if not waiting.process.done():
                waiting.process.set_exception(CantStart(_sentence(why)))

    async def _end(self, process: OwnProcess) -> None:
        if process in self._all:
            self._all.remove(process)
        if process.worker is not None:
            await process.worker.end()

    def _run(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)


def _sentence(why: object) -> object:
    """What an error says, so that it can be translated."""
    return why.args[0] if isinstance(why, BotError | Gone) else str(why)
