"""Kernel functions as machine code: loaded from the cache, compiled first if need be."""

import ctypes
import inspect
import os
import subprocess
import sys
from collections.abc import Callable
from functools import cache, partial
from pathlib import Path
from typing import Any

import llvmlite.binding as llvm
import numpy as np

from twelvefold.engine.kernel.cache import cache_folder

INT64 = np.dtype(np.int64)
LONGEST_COMPILATION = 600
"""Seconds after which a compilation is given up."""


class Native:
    """One kernel function; its machine code is looked for at the first call."""

    def __init__(self, function: Callable[..., Any]) -> None:
        self.function = function
        self.__name__ = function.__name__
        self.__doc__ = function.__doc__
        self._code: Callable[..., Any] | None = None

    def __call__(self, *arguments: Any) -> Any:
        """Call it; arrays must be whole and of 64-bit integers."""
        code = self._code
        if code is None:
            return self._find()(*arguments)
        return code(*[_address(value) if type(value) is np.ndarray else value for value in arguments])

    def bind(self, *words: Any) -> Callable[..., Any]:
        """The function with its first parameters fixed: arrays whose place in memory is looked up once."""
        if self._code is None and self._find() is not self:
            return partial(self.function, *words)
        assert self._code is not None
        return partial(self._code, *map(_address, words))

    def _find(self) -> Callable[..., Any]:
        folder = compiled_folder()
        if folder is None:
            return self.function
        signature = inspect.signature(self.function)
        kinds = [_KINDS.get(parameter.annotation, ctypes.c_void_p) for parameter in signature.parameters.values()]
        result = None if signature.return_annotation is None else ctypes.c_int64
        self._code = ctypes.CFUNCTYPE(result, *kinds)(_load(folder / f"{self.__name__}.o", self.__name__))
        return self


_KINDS: dict[Any, Any] = {int: ctypes.c_int64, bool: ctypes.c_bool}


def _address(array: Any) -> int:
    if (array.dtype is not INT64 and array.dtype != INT64) or not array.flags.c_contiguous:
        raise TypeError("the kernel takes whole arrays of 64-bit integers")
    address: int = array.__array_interface__["data"][0]
    return address


@cache
def _engine() -> Any:
    llvm.initialize_native_target()
    llvm.initialize_native_asmprinter()
    machine = llvm.Target.from_default_triple().create_target_machine(codemodel="jitdefault", jit=True)
    return llvm.create_mcjit_compiler(llvm.parse_assembly(""), machine)


def _load(path: Path, name: str) -> int:
    """The address of a function in an object file."""
    _engine().add_object_file(llvm.ObjectFileRef.from_data(path.read_bytes()))
    _engine().finalize_object()
    address: int = _engine().get_function_address(name)
    return address


@cache
def compiled_folder() -> Path | None:
    """The folder with the object files, compiled now if they are not there; None where that is not possible."""
    folder = cache_folder()
    if folder is None:
        _give_up("nothing can be written to the cache; TWELVEFOLD_CACHE chooses another folder")
        return None
    if not (folder / "done").exists():
        print("Compiling the rules for this machine, once; this takes some seconds …", file=sys.stderr, flush=True)
        command = [sys.executable, "-m", "twelvefold.engine.kernel.compile", str(folder)]
        package = str(Path(__file__).parents[3])
        paths = os.pathsep.join([package, *filter(None, [os.environ.get("PYTHONPATH")])])
        environment = os.environ | {"TWELVEFOLD_COMPILING": "1", "PYTHONPATH": paths}
        try:
            done = subprocess.run(
                command, env=environment, capture_output=True, text=True, timeout=LONGEST_COMPILATION, check=False
            )
        except (OSError, subprocess.TimeoutExpired) as error:
            _give_up(str(error))
            return None
        if done.returncode:
            _give_up((done.stderr.strip().splitlines() or ["the compiler stopped"])[-1])
            return None
        (folder / "done").touch()
    return folder


def _give_up(why: str) -> None:
    print(f"The rules cannot be compiled here ({why}), so they run as plain Python, more slowly.", file=sys.stderr)
