"""Kernel functions as machine code: from the package's own library, or from the cache, compiled first if needed."""

import ctypes
import inspect
import os
import sys
from array import array
from collections.abc import Callable
from contextvars import ContextVar
from functools import cache, partial
from pathlib import Path
from threading import Lock
from typing import Any

from twelvefold.engine.kernel.cache import RULES, cache_folder, unsealed
from twelvefold.engine.kernel.jit import EXTRA, HAS_COMPILER, KERNELS
from twelvefold.engine.kernel.library import address_of
from twelvefold.engine.kernel.memory import ints_of
from twelvefold.engine.kernel.process import python_command

MAY_COMPILE = ContextVar("MAY_COMPILE", default=True)
"""Whether a function without machine code is compiled first, or runs as plain Python."""
LONGEST_COMPILATION = 600
"""Seconds until a compilation is given up."""


class Native:
    """One kernel function; its machine code is looked up at the first call."""

    def __init__(self, function: Callable[..., Any], *, keeps_gil: bool = False) -> None:
        self.function = function
        self._prototype = ctypes.PYFUNCTYPE if keeps_gil else ctypes.CFUNCTYPE
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._code: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        """Call it with integers, and with arrays as in `memory`."""
        code = self._code
        if code is None:
            return self._find()(*arguments)
        # Most calls take a microsecond, so the common case has no function of its own.
        return code(
            *[
                each.buffer_info()[0] if type(each) is array and each.typecode == "q" else _argument(each)
                for each in arguments
            ]
        )

    def bind(self, *ints: Any) -> Callable[..., Any]:
        """The function with its first parameters fixed: arrays whose addresses are looked up once."""
        if self._code is None and self._find() is not self:
            return partial(self.function, *ints)
        assert self._code is not None
        return partial(self._code, *map(_argument, ints))

    def _find(self) -> Callable[..., Any]:
        """Load the machine code; without any, fall back to the plain Python function."""
        with _LOCK:
            if self._code is None:
                package = self.function.__module__.rpartition(".")[0]
                address = address_of(self.__name__, package) or _compiled_address(self.__name__, package)
                if address is None:
                    return self.function
                signature = inspect.signature(self.function)
                kinds = [_KINDS.get(each.annotation, ctypes.c_void_p) for each in signature.parameters.values()]
                result = None if signature.return_annotation is None else ctypes.c_int64
                self._code = self._prototype(result, *kinds)(address)
        return self


_LOCK = Lock()
_KINDS: dict[Any, Any] = {int: ctypes.c_int64, bool: ctypes.c_bool}


def _argument(value: Any) -> int:
    """An integer as it is; of anything else, the address of its memory."""
    if isinstance(value, int):
        return value
    if type(value) is array and value.typecode == "q":
        return value.buffer_info()[0]
    ints = ints_of(memoryview(value))
    return ctypes.addressof(ctypes.c_char.from_buffer(ints)) if len(ints) else 0


@cache
def _engine() -> Any:
    import llvmlite.binding as llvm

    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(codemodel="jitdefault", jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


def _load(code: bytes, name: str) -> int:
    """The address of a function in an object file."""
    import llvmlite.binding as llvm

    _engine().add_object_file(llvm.ObjectFileRef.from_data(code))
    _engine().finalize_object()
    address: int = _engine().get_function_address(name)
    return address


def _compiled_address(name: str, package: str) -> int | None:
    """The address of a function that was compiled for this processor; None if that isn't possible."""
    if not HAS_COMPILER:
        _say_that_there_is_none(package)
        return None
    code = _object_file(name, package)
    return None if code is None else _load(code, name)


@cache
def _say_that_there_is_none(package: str) -> None:
    print(f"{package} runs as plain Python, more slowly: pip install {EXTRA} compiles it.", file=sys.stderr)


def _object_file(name: str, package: str) -> bytes | None:
    """A function's object file, compiled now if it's missing; None if that isn't possible."""
    folder = cache_folder(package)
    path = folder and folder / f"{name}.o"
    if path and (code := unsealed(path)):
        return code
    if not MAY_COMPILE.get():
        return None
    return unsealed(path) if _compile(package, folder) and path else None


def is_compiled(package: str) -> bool:
    """Whether all of a package's kernel functions that are known here are there as machine code."""
    names = [name for name, each in KERNELS.items() if each.__module__.rpartition(".")[0] == package]
    if all(address_of(name, package) is not None for name in names):
        return True
    folder = cache_folder(package) if HAS_COMPILER else None
    return folder is not None and all((folder / f"{name}.o").exists() for name in names)


_WHAT = {
    RULES: "rules",
    "twelvefold.analysis.kernel": "reviews",
    "twelvefold.dataset.kernel": "datasets",
    "twelvefold.envs.kernel": "environments",
}
"""What the functions of a package are for; all others are for bots."""


@cache
def _compile(package: str, folder: Path | None) -> bool:
    """Compile all kernel functions of a package into a folder, in another process; returns whether it succeeded."""
    import subprocess

    import llvmlite.binding as llvm

    if folder is None:
        return _give_up("the cache cannot be written; TWELVEFOLD_CACHE names another folder")
    what = _WHAT.get(package, "bots")
    print(f"Compiling the {what} for this machine, once; this takes some seconds …", file=sys.stderr, flush=True)
    command = python_command("twelvefold.engine.kernel.compile", package, str(folder))
    features = llvm.get_host_cpu_features().flatten()
    processor = {"NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": features}
    environment = os.environ | processor | {"TWELVEFOLD_COMPILING": "1"}
    try:
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LONGEST_COMPILATION, check=False
        )
    except (OSError, subprocess.TimeoutExpired) as error:
        return _give_up(str(error))
    if done.returncode:
        return _give_up((done.stderr.strip().splitlines() or ["the compiler stopped"])[-1])
    return True


def _give_up(why: str) -> bool:
    print(f"The rules cannot be compiled here ({why}), so they run as plain Python, more slowly.", file=sys.stderr)
    return False
