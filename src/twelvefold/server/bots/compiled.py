"""Whether the bots are compiled on this machine, and how to run them before they are."""

from collections.abc import Callable
from typing import TypeVar

from twelvefold.engine.kernel.jit import COMPILED

KERNEL = "twelvefold.bots.kernel"

T = TypeVar("T")
A = TypeVar("A")


def are_compiled() -> bool:
    """Whether bots can think without compiling anything first."""
    if not COMPILED:
        return True
    from twelvefold.engine.kernel.native import is_compiled

    return is_compiled(KERNEL)


def as_it_is(work: Callable[[A], T], argument: A) -> T:
    """Run some work without compiling anything for it. Call it in a thread of its own: the setting is per thread."""
    if COMPILED:
        from twelvefold.engine.kernel.native import MAY_COMPILE

        MAY_COMPILE.set(False)
    return work(argument)
