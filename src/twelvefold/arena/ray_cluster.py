"""The same arena on a Ray cluster: same seeds, same games, any number of workers; one that is lost is made good."""

import os
from collections import deque
from collections.abc import Callable, Generator, Iterable
from typing import Any

from twelvefold.arena.many import HELD, cores
from twelvefold.arena.task import ArenaError

RETRIES = 10
"""How often a group is given to another worker when the one that played it is lost."""

HOW_TO_GET_IT = "the arena on a cluster needs Ray: pip install 'twelvefold[ray]'"


def on_ray(work: Callable[[int], list[str]], groups: Iterable[int]) -> Generator[list[str], None, None]:
    """Play groups on the cluster that `RAY_ADDRESS` names, or on one that is started here and ended again.

    Every node needs this version of Twelvefold. A cluster that runs already, in this process, is used and left.
    """
    ray = _ray()
    ours = not ray.is_initialized()
    if ours:
        _start(ray)
    try:
        task = ray.remote(max_retries=RETRIES)(work_on_a_worker)
        shared = ray.put(work)
        most = HELD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        running: deque[Any] = deque()
        try:
            for group in groups:
                running.append(task.remote(shared, group))
                if len(running) > most:
                    yield ray.get(running.popleft())
            while running:
                yield ray.get(running.popleft())
        except ray.exceptions.WorkerCrashedError:
            raise ChildProcessError(f"a group was lost {RETRIES + 1} times with its worker: is there memory?") from None
        finally:
            for left in running:
                ray.cancel(left, force=True)
    finally:
        if ours:
            ray.shutdown()


def work_on_a_worker(work: Callable[[int], list[str]], group: int) -> list[str]:
    """Play one group, on whichever machine this runs."""
    return work(group)


def _ray() -> Any:  # noqa: ANN401  # a module that may not be there
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    os.environ.setdefault("RAY_ACCEL_ENV_VAR_OVERRIDE_ON_ZERO", "0")
    try:
        import ray
    except ImportError:
        raise ArenaError(HOW_TO_GET_IT) from None
    return ray


def _start(ray: Any) -> None:  # noqa: ANN401
    if os.environ.get("RAY_ADDRESS"):
        try:
            ray.init(log_to_driver=False, logging_level="ERROR")
        except ConnectionError as error:
            raise ArenaError(f"there is no Ray cluster at {os.environ['RAY_ADDRESS']}: {error}") from None
        return
    ray.init(num_cpus=cores(), include_dashboard=False, log_to_driver=False, logging_level="ERROR")
