"""Whether a node can serve: it proves that it can write to the database by writing a little."""

import asyncio
import contextlib

from twelvefold.server.node.failures import Failures
from twelvefold.server.store.base import Store

GOOD_FOR = 1.0
"""Seconds for which one check is reused, however many ask."""
WITHIN = 2.0
"""Seconds in which the write must succeed; a load balancer wouldn't wait longer."""


class Readiness:
    """Whether the database accepts writes. The reason for a failure is logged once and never sent."""

    def __init__(self, store: Store, failures: Failures) -> None:
        self._store = store
        self._failures = failures
        self._proof: asyncio.Task[bool] | None = None
        self._proved_at = 0.0

    async def proved(self) -> bool:
        """Whether a write succeeded just now. Concurrent callers share one check."""
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
        except Exception as error:  # noqa: BLE001  # `Failures` logs it
            self._failures.failed(error)
            return False
        else:
            self._failures.succeeded()
            return True
        finally:
            self._proved_at = asyncio.get_running_loop().time()
