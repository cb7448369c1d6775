"""How the kernel runs: as machine code where there is some, else as the plain Python it's written in.

A wheel has a library for its platform (`library`). A clone compiles for the processor at hand: a separate process
(`compile`) makes an object file of each kernel function once, and `native` loads it. So the game starts without Numba
and doesn't spend memory on it. The kernel is plain Python with `NUMBA_DISABLE_JIT=1`, and where there is neither.
"""

import os
import sys
from collections.abc import Callable
from functools import partial
from importlib.util import find_spec
from typing import Any, TypeVar, cast

from twelvefold.engine.kernel.library import library_file, loaded
from twelvefold.engine.kernel.targets import this_machine

F = TypeVar("F", bound=Callable[..., Any])

COMPILING = os.environ.get("TWELVEFOLD_COMPILING") == "1"
"""Whether this process is the one that compiles."""

WANTED = not COMPILING and os.environ.get("NUMBA_DISABLE_JIT", "0") in ("", "0")
HAS_COMPILER = find_spec("llvmlite") is not None and find_spec("numba") is not None
COMPILED = WANTED and (library_file() is not None or HAS_COMPILER)
"""Whether kernel functions run as machine code here."""

EXTRA = "'twelvefold[compiler]'"
"""The package with the compiler, as pip is asked for it."""

if WANTED and not COMPILED:
    print(
        "There's no compiled kernel for this machine, so the rules run as plain Python, which is slower. "
        f"To compile one, run pip install {EXTRA}, if Numba supports this Python.",
        file=sys.stderr,
    )

NICENESS = "TWELVEFOLD_COMPILE_NICENESS"
"""The environment variable with the niceness of the process that compiles."""

KERNELS: dict[str, Callable[..., Any]] = {}
"""Every kernel function that Python calls, before compilation, by name."""

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
    """A kernel function that takes a few microseconds. It keeps the GIL, since releasing it would take longer."""
    return _kernel(function, keeps_gil=True)


def _kernel(function: F, *, keeps_gil: bool) -> F:
    name = function.__name__
    if name in KERNELS:  # one would be compiled and called instead of the other
        raise ValueError(f"two kernels are called {name}: in {KERNELS[name].__module__} and {function.__module__}")
    KERNELS[name] = function
    if not COMPILED:
        return function
    from twelvefold.engine.kernel.native import Native

    return cast("F", Native(function, keeps_gil=keeps_gil))  # it's called like the function


def bind(function: Callable[..., Any], *ints: object) -> Callable[..., Any]:
    """A kernel function with its first parameters fixed, for fast calls; the caller must keep the arrays alive."""
    return function.bind(*ints) if COMPILED else partial(function, *ints)  # type: ignore[attr-defined]  # Native's


def in_use() -> str:
    """Which kernel runs here, for people: `library linux-x86_64`, `compiled for this processor` or `plain Python`."""
    target = this_machine()
    if COMPILED and target and loaded():
        return f"library {target.name}"
    return "compiled for this processor" if COMPILED and HAS_COMPILER else "plain Python"
