"""The kernel as a library built ahead of time: a wheel carries the one for its platform, and nothing is compiled."""

import ctypes
import sys
from functools import cache
from pathlib import Path

from twelvefold.engine.kernel.cache import INSTALLED
from twelvefold.engine.kernel.targets import this_machine

FOLDER = Path(__file__).with_name("library")
"""Where a wheel has its library. A clone has none: it compiles for the processor at hand."""


@cache
def library_file() -> Path | None:
    """The library for this machine, if there is one."""
    target = this_machine()
    file = target and FOLDER / target.file
    return file if file and file.is_file() else None


@cache
def loaded() -> ctypes.CDLL | None:
    """The library in memory; None if there is none, or if the system can't load it."""
    file = library_file()
    try:
        return ctypes.CDLL(str(file)) if file else None
    except OSError as error:
        print(f"The kernel that comes with the package can't be loaded ({error}).", file=sys.stderr)
        return None


def address_of(name: str, package: str) -> int | None:
    """The address of a package's function in the library; None if it isn't there."""
    library = loaded() if package in INSTALLED else None
    function = getattr(library, name, None)
    return None if function is None else ctypes.cast(function, ctypes.c_void_p).value
