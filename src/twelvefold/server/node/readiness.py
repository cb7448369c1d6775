"""Whether a node can serve: it proves that it can store, by storing a little."""

import asyncio
import contextlib

from twelvefold.server.node.failures import Failures
from twelvefold.server.store.base import Store

GOOD_FOR = 1.0
"""Seconds that one proof is good for, however many ask."""
WITHIN = 2.0
"""Seconds within which it must be stored; whoever waits for longer would not call it ready."""


class Readiness:
    """Whether the database takes writes. Why it does not is in the log, once, and nowhere else."""

    def __init__(self, store: Store, failures: Failures) -> None:
        self._store = store
        self._failures = failures
        self._proof: asyncio.Task[bool] | None = None
        self._proved_at = 0.0

    async def proved(self) -> bool:
        """Whether something could be stored just now. All who ask at the same time share one proof."""
        now = asyncio.get_running_loop().time()
        proof = self._proof
        if proof is None or (proof.done() and now - self._proved_at >= GOOD_FOR):
            proof = self._proof = asyncio.create_task(self._prove())
        with contextlib.suppress(TimeoutError):
            async with asyncio.timeout(WITHIN):
                return await asyncio.shield(proof)
        return False

    async def _prove(self) -> bool:
        try:
            await self._store.check()
        except Exception as error:  # noqa: BLE001  # it is logged there
            self._failures.failed(error)
            return False
        else:
            self._failures.succeeded()
            return True
        finally:
            self._proved_at = asyncio.get_running_loop().time()
