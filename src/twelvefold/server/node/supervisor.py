"""A node's background tasks: a task that fails is restarted after a while."""

import asyncio
from collections.abc import Awaitable, Callable

from twelvefold.server.node.failures import Failures

Works = Callable[[], None]
"""A task calls this whenever it is working."""


class Supervisor:
    """A node's background tasks, by name. They run until they finish or `stop` is called."""

    def __init__(self, failures: Callable[[str], Failures] = Failures) -> None:
        """`failures` makes the object that counts and logs the failures of the task with this name."""
        self._failures = failures
        self._tasks: list[asyncio.Task[None]] = []

    def keep(self, name: str, work: Callable[[Works], Awaitable[None]]) -> None:
        """Run a task until it finishes, restarting it whenever it fails."""
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    def once(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Run a task until it has succeeded once."""
        self.keep(name, lambda _: work())

    def repeat(self, name: str, step: Callable[[], Awaitable[None]], every: float) -> None:
        """Repeat a step for ever, pausing `every` seconds."""

        async def steps(works: Works) -> None:
            while True:
                await step()
                works()
                await asyncio.sleep(every)

        self.keep(name, steps)

    async def stop(self) -> None:
        """Cancel all tasks."""
        tasks, self._tasks = self._tasks, []
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)

    async def _keep(self, name: str, work: Callable[[Works], Awaitable[None]]) -> None:
        failures = self._failures(name)
        this = asyncio.current_task()
        while True:
            try:
                await work(failures.succeeded)
            except asyncio.CancelledError as error:
                if this is None or this.cancelling():
                    raise
                wait = failures.failed(error)  # something it awaited was cancelled, not the task itself
            except Exception as error:  # noqa: BLE001  # a task may fail in any way
                wait = failures.failed(error)
            else:
                failures.succeeded()
                return
            await asyncio.sleep(wait)
