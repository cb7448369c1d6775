"""The same arena on a Ray cluster: same seeds, same games, any number of workers; lost ones are replaced."""

import os
import secrets
import socket
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any, TypeVar

from twelvefold.arena.many import HELD, cores
from twelvefold.arena.task import ArenaError
from twelvefold.words import Sentence
from twelvefold.world.errors import shown

RETRIES = 10
"""How often a group is given to another worker after its worker was lost."""

OBJECT_STORE = 100 * 1024 * 1024
"""Bytes of shared memory for a cluster of our own; a group's records take some 20 kB."""

PATIENCE = 10.0
"""How many seconds a cluster has to answer."""

Piece = TypeVar("Piece")
Result = TypeVar("Result")

HOW_TO_GET_IT = Sentence("error-ray-needed", command="pip install 'twelvefold[ray]'")


def on_ray(work: Callable[[Piece], Result], groups: Iterable[Piece]) -> Generator[Result, None, None]:
    """Play groups on the cluster at `RAY_ADDRESS`, or on one that is started here and stopped at the end.

    Other pieces of work will do too. Every node needs this version of Twelvefold. A cluster that this process is
    already connected to is used and kept.
    """
    ray = ray_module()
    ours = not ray.is_initialized()
    if ours:
        start()
    try:
        task = ray.remote(max_retries=RETRIES)(work_on_a_worker)
        shared = ray.put(work)
        most = HELD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: deque[Any] = deque()

        def oldest() -> Result:
            ray.wait([running[0]])
            found: Result = ray.get(running.popleft())
            return found

        try:
            for group in groups:
                running.append(task.remote(shared, group))
                if len(running) > most:
                    yield oldest()
            while running:
                yield oldest()
        except ray.exceptions.RayTaskError as error:
            raise error.cause from None  # the same error as without Ray
        except ray.exceptions.RayError as error:
            lost = Sentence("error-ray-lost", times=RETRIES + 1, why=type(error).__name__)
            raise ChildProcessError(lost) from None
        finally:
            for left in running:  # never a failed one: cancelling it could make Ray end this whole process
                ray.cancel(left, force=True)
    finally:
        if ours:
            ray.shutdown()


def work_on_a_worker(work: Callable[[Piece], Result], group: Piece) -> Result:
    """Play one group, or do another piece of work, on whichever machine this runs."""
    return work(group)


def ray_module() -> Any:  # noqa: ANN401  # it may not be installed
    """Ray, with its output and usage reports turned off."""
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(HOW_TO_GET_IT) from None
    return ray


def start() -> Any:  # noqa: ANN401
    """Join the cluster at `RAY_ADDRESS`, or start one on this machine's cores; returns Ray."""
    ray = ray_module()
    quiet = {"log_to_driver": False, "logging_level": "ERROR"}
    if address := os.environ.get("RAY_ADDRESS"):
        try:
            _knock(address)
        except (OSError, ValueError):
            raise ArenaError(Sentence("error-ray-none", address=shown(address))) from None
        try:
            ray.init(**quiet)
        except (OSError, ValueError, RuntimeError):
            raise ArenaError(Sentence("error-ray-closed", address=shown(address))) from None
    else:
        # A token of our own keeps others' processes out, and keeps Ray from reading or leaving one in the home folder.
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(32))
        ray.init(address="local", num_cpus=cores(), include_dashboard=False, object_store_memory=OBJECT_STORE, **quiet)
    return ray


def _knock(address: str) -> None:
    """Check that something answers at a cluster's address; Ray itself would wait for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if colon:
        socket.create_connection((host.strip("[]"), int(port)), PATIENCE).close()
