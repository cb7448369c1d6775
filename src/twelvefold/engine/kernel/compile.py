"""Compiles each kernel function to an object file, in a separate process that `native` starts.

Numba turns the Python source into LLVM's language; LLVM turns that into machine code for this processor.

`native` tells both what the processor can do, but not its name: LLVM's models of some processors (AMD's Zen) make it
unroll short loops so often that random games take 15% longer.
"""

import inspect
import os
import sys
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from pkgutil import iter_modules
from typing import Any

from twelvefold.engine.kernel.cache import sealed, unsealed
from twelvefold.engine.kernel.jit import COMPILING, KERNELS, NICENESS


def compile_all(package: str, folder: Path) -> None:
    """Compile every kernel function of a package into a folder; each file is written whole or not at all."""
    import llvmlite.binding as llvm

    load_kernels(package)
    machine = llvm.Target.from_default_triple().create_target_machine(
        cpu=os.environ["NUMBA_CPU_NAME"],
        features=os.environ["NUMBA_CPU_FEATURES"],
        opt=3,
        codemodel="jitdefault",
        jit=True,
    )
    for name, function in KERNELS.items():
        if function.__module__.rpartition(".")[0] != package or unsealed(folder / f"{name}.o"):
            continue
        code, wrapper = in_llvm(function)
        module = llvm.parse_assembly(code)
        module.get_function(wrapper).name = name
        strip(module, name, machine)
        part = folder / f"{name}.{os.getpid()}.part"
        part.write_bytes(sealed(machine.emit_object(module)))
        part.replace(folder / f"{name}.o")


def load_kernels(package: str) -> None:
    """Import every module of a package, which fills KERNELS."""
    for module in iter_modules(import_module(package).__path__, f"{package}."):
        import_module(module.name)


def in_llvm(function: Callable[..., Any]) -> tuple[str, str]:
    """A kernel function in LLVM's language, and its name there."""
    from numba import cfunc

    compiled: Any = cfunc(_signature(function), error_model="numpy")(function)
    return compiled._library.get_llvm_str(), compiled._wrapper_name  # noqa: SLF001  # Numba has no public way


def strip(module: Any, name: str, machine: Any) -> None:
    """Keep only what a function needs: Numba's own runtime isn't there when the function is loaded."""
    import llvmlite.binding as llvm

    for function in module.functions:
        if function.name != name and not function.is_declaration:
            function.linkage = "internal"
    # Now that nothing else can call its parts, LLVM can see that none of them ever fails, and drop the handlers.
    builder = llvm.create_pass_builder(machine, llvm.create_pipeline_tuning_options(speed_level=3))
    builder.getModulePassManager().run(module, builder)
    foreign = [f.name for f in module.functions if f.is_declaration and not f.name.startswith("llvm.")]
    if set(foreign) - {"memcpy", "memmove", "memset"}:
        raise RuntimeError(f"{name} needs {', '.join(foreign)}, which will not be there")


def _signature(function: Callable[..., Any]) -> Any:
    """A function's types as Numba names them."""
    from numba import types

    kinds = {int: types.int64, bool: types.boolean, None: types.void}
    ints = types.CPointer(types.int64)
    result, *parameters = [
        kinds.get(annotation, ints)
        for annotation in (
            inspect.signature(function).return_annotation,
            *(parameter.annotation for parameter in inspect.signature(function).parameters.values()),
        )
    ]
    return result(*parameters)


def main() -> None:
    """Compile the package into the folder, both named by the last two arguments."""
    assert COMPILING, "this is run by the kernel itself, with TWELVEFOLD_COMPILING=1"
    os.nice(int(os.environ.get(NICENESS, "0")))
    compile_all(sys.argv[-2], Path(sys.argv[-1]))
