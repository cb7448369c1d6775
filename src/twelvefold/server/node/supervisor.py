"""What a node does in the background: a task that dies is begun again after a while."""

import asyncio
from collections.abc import Awaitable, Callable

from twelvefold.server.node.failures import Failures

Works = Callable[[], None]
"""Called by a task whenever it has seen that it works."""


class Supervisor:
    """A node's background tasks, by name. Nothing but their own end or `stop` ends them for good."""

    def __init__(self, failures: Callable[[str], Failures] = Failures) -> None:
        """`failures` makes what counts and logs the failures of a task with this name."""
        self._failures = failures
        self._tasks: list[asyncio.Task[None]] = []

    def keep(self, name: str, work: Callable[[Works], Awaitable[None]]) -> None:
        """Do something until it is done, from the beginning again whenever it dies."""
        self._tasks.append(asyncio.create_task(self._keep(name, work), name=name))

    def once(self, name: str, work: Callable[[], Awaitable[None]]) -> None:
        """Do something until it has been done once."""
        self.keep(name, lambda _: work())

    def repeat(self, name: str, step: Callable[[], Awaitable[None]], every: float) -> None:
        """Do something again and again, with a pause of so many seconds."""

        async def steps(works: Works) -> None:
            while True:
                await step()
                works()
                await asyncio.sleep(every)

        self.keep(name, steps)

    async def stop(self) -> None:
        """End all tasks."""
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
                wait = failures.failed(error)  # something that it waited for was cancelled, not the task itself
            except Exception as error:  # noqa: BLE001  # whatever it dies of
                wait = failures.failed(error)
            else:
                failures.succeeded()
                return
            await asyncio.sleep(wait)
