"""Builds the kernel ahead of time: all functions of the rules and the bots in one library, for each target.

    python -m twelvefold.engine.kernel.ahead FOLDER [TARGET …]

Without targets it builds all of them, each in a folder of its name. Numba writes LLVM's language for this machine. The
kernel consists of 64-bit integers and addresses, so the same text serves any machine that is named in it. LLVM makes
an object file of each function, and zig (`pip install ziglang`), which has a linker for every system, joins them.
"""

import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Mapping
from pathlib import Path
from typing import Any

from twelvefold.engine.kernel.compile import in_llvm, load_kernels, strip
from twelvefold.engine.kernel.jit import COMPILING, KERNELS
from twelvefold.engine.kernel.library import PACKAGES
from twelvefold.engine.kernel.process import python_command
from twelvefold.engine.kernel.targets import TARGETS, Target

OF_THIS_MACHINE = re.compile(r' ?"target-(?:cpu|features)"="[^"]*"')
NAMED = re.compile(r"^target (triple|datalayout) = .*$", re.MULTILINE)
LONGEST_BUILD = 1200
"""Seconds until a build is given up. Zig prepares each system's libraries the first time."""


def build(folder: Path, targets: Iterable[Target] = tuple(TARGETS.values())) -> list[Path]:
    """Build a library for each target in another process, and return their files.

    Raises RuntimeError with the reason if a tool is missing or fails.
    """
    chosen = tuple(targets)
    names = (target.name for target in chosen)
    command = python_command("twelvefold.engine.kernel.ahead", str(folder.absolute()), *names)
    # Numba may use nothing that only this processor has.
    environment = os.environ | {"TWELVEFOLD_COMPILING": "1", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    done = subprocess.run(
        command, env=environment, stderr=subprocess.PIPE, text=True, timeout=LONGEST_BUILD, check=False
    )
    if done.returncode:
        raise RuntimeError((done.stderr.strip().splitlines() or ["the compiler stopped"])[-1])
    return [folder / target.name / target.file for target in chosen]


def _build_here(folder: Path, targets: Iterable[Target]) -> None:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for package in PACKAGES:
        load_kernels(package)
    kernels = {name: each for name, each in KERNELS.items() if each.__module__.rpartition(".")[0] in PACKAGES}
    code = {name: in_llvm(function) for name, function in sorted(kernels.items())}
    for target in targets:
        library = _library(target, code)
        file = folder / target.name / target.file
        file.parent.mkdir(parents=True, exist_ok=True)
        part = file.with_suffix(f".{os.getpid()}.part")
        part.write_bytes(library)
        part.replace(file)
        print(f"{target.name}: {file}, {len(library):,} bytes", flush=True)


def _library(target: Target, code: Mapping[str, tuple[str, str]]) -> bytes:
    """The library for a target, from each function's code and its name in it."""
    import llvmlite.binding as llvm

    machine = llvm.Target.from_triple(target.triple).create_target_machine(
        cpu=target.processor, features=target.features, opt=3, reloc="static" if target.name == "wasm" else "pic"
    )
    with tempfile.TemporaryDirectory() as name:
        for function, (text, wrapper) in code.items():
            ours = _renamed(text, {"triple": target.triple, "datalayout": str(machine.target_data)})
            Path(name, f"{function}.o").write_bytes(_compiled(ours, function, wrapper, machine))
        exports = [f"--export={each}" for each in code] if "wasm-ld" in target.link else []
        objects = [f"{each}.o" for each in code]
        _link(target, [*target.link, *exports, "-o", target.file, *objects], Path(name))
        return Path(name, target.file).read_bytes()


def _renamed(text: str, machine: Mapping[str, str]) -> str:
    """The same code for another machine."""
    return OF_THIS_MACHINE.sub("", NAMED.sub(lambda line: f'target {line[1]} = "{machine[line[1]]}"', text))


def _compiled(text: str, name: str, wrapper: str, machine: Any) -> bytes:
    import llvmlite.binding as llvm

    module = llvm.parse_assembly(text)
    function = module.get_function(wrapper)
    function.name = name
    if "windows" in module.triple:
        function.storage_class = "dllexport"
    for variable in module.global_variables:
        if not variable.is_declaration:
            variable.linkage = "internal"
    strip(module, name, machine)
    return bytes(machine.emit_object(module))


def _link(target: Target, command: list[str], folder: Path) -> None:
    zig = [sys.executable, "-m", "ziglang", *command]
    done = subprocess.run(zig, cwd=folder, capture_output=True, text=True, check=False)
    if done.returncode:
        why = (done.stderr.strip().splitlines() or ["no reason given"])[0]
        raise RuntimeError(f"zig can't link {target.name}: {why}")


def main() -> None:
    """Build for the targets that are named, or for all."""
    if len(sys.argv) < 2 or sys.argv[1].startswith("-"):
        sys.exit(f"Name a folder, then any of the targets {', '.join(TARGETS)}; without any, all are built.")
    folder, *names = sys.argv[1:]
    unknown = [name for name in names if name not in TARGETS]
    if unknown:
        sys.exit(f"There is no target {unknown[0]}: choose among {', '.join(TARGETS)}.")
    targets = [TARGETS[name] for name in names] or list(TARGETS.values())
    if COMPILING:
        _build_here(Path(folder), targets)
        return
    try:
        build(Path(folder), targets)
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
        sys.exit(f"The kernel can't be built: {error}")


if __name__ == "__main__":
    main()
