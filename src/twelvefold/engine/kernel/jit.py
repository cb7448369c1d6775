"""How the kernel runs: as machine code where it can be compiled, else as the plain Python that it is written in.

Numba is the compiler and nothing else: a process of its own (`compile`) makes an object file of each kernel function
once, and `native` loads it. So the game starts without Numba, and its memory is not ours. `NUMBA_DISABLE_JIT=1` keeps
to plain Python; so does a Python for which there is no Numba yet.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar, cast

F = TypeVar("F", bound=Callable[..., Any])

COMPILING = os.environ.get("TWELVEFOLD_COMPILING") == "1"
"""Whether this process is the one that compiles."""

WANTED = not COMPILING and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
COMPILED = WANTED and find_spec("llvmlite") is not None
"""Whether kernel functions run as machine code here."""

if WANTED and not COMPILED:
    print("There is no compiler for this Python, so the rules run as plain Python, more slowly.", file=sys.stderr)

NICENESS = "TWELVEFOLD_COMPILE_NICENESS"
"""The variable that says how far the process that compiles steps back behind others."""

KERNELS: dict[str, Callable[..., Any]] = {}
"""Every function that Python calls, as it is written, by its name."""

if COMPILING:
    import numba


def helper(function: F) -> F:
    """A part of the kernel that is compiled into its callers."""
    return cast("F", numba.njit(forceinline=True, error_model="numpy")(function)) if COMPILING else function


def part(function: F) -> F:
    """A larger part of the kernel that is compiled once and called."""
    return cast("F", numba.njit(error_model="numpy")(function)) if COMPILING else function


def kernel(function: F) -> F:
    """A function that Python calls. Its parameters are arrays, integers and booleans; it runs without the GIL."""
    return _kernel(function, keeps_gil=False)


def brief(function: F) -> F:
    """A kernel function of some microseconds. It keeps the GIL: to give it up and get it back would take longer."""
    return _kernel(function, keeps_gil=True)


def _kernel(function: F, *, keeps_gil: bool) -> F:
    name = function.__name__
    if name in KERNELS:  # one would be compiled and called in the place of the other
        raise ValueError(f"two kernels are called {name}: in {KERNELS[name].__module__} and {function.__module__}")
    KERNELS[name] = function
    if not COMPILED:
        return function
    from twelvefold.engine.kernel.native import Native

    return cast("F", Native(function, keeps_gil=keeps_gil))  # it is called as the function is


def bind(function: Callable[..., Any], *ints: object) -> Callable[..., Any]:
    """A kernel function with its first parameters fixed, for calls that must be quick; the caller keeps the arrays."""
    return function.bind(*ints) if COMPILED else partial(function, *ints)  # type: ignore[attr-defined]  # Native's
