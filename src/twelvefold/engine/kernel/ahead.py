"""Builds the kernel ahead of time: all functions of the rules and the bots in one library, for each target.

    python -m twelvefold.engine.kernel.ahead FOLDER [TARGET …]

Without targets it builds all of them, each in a folder of its name; `here` stands for this machine. Numba writes LLVM's
language for this machine. The kernel consists of 64-bit integers and addresses, so the same text serves any machine
that is named in it. LLVM makes an object file of each function, and zig (`pip install ziglang`), which has a linker for
every system, joins them.
"""

import json
import os
import re
import subprocess
import sys
import tempfile
from collections.abc import Iterable, Iterator, Mapping, Sequence
from contextlib import contextmanager
from functools import cache
from importlib.metadata import version
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from twelvefold.engine.kernel.cache import INSTALLED, PACKAGES, cache_folder, sealed, unsealed
from twelvefold.engine.kernel.compile import in_llvm, load_kernels, strip
from twelvefold.engine.kernel.jit import COMPILING, KERNELS
from twelvefold.engine.kernel.process import python_command
from twelvefold.engine.kernel.targets import TARGETS, Target, this_machine

OF_THIS_MACHINE = re.compile(r' ?"target-(?:cpu|features)"="[^"]*"')
NAMED = re.compile(r"^target (triple|datalayout) = .*$", re.MULTILINE)
TOOLS = ("numba", "llvmlite", "ziglang")
LONGEST_BUILD = 1200
"""Seconds until a build is given up. Zig prepares each system's libraries the first time."""


def build(folder: Path, targets: Iterable[Target] = tuple(TARGETS.values())) -> list[Path]:
    """Put a library for each target into a folder, and return their files. Only what the cache lacks is built.

    Raises RuntimeError with the reason if a tool is missing or fails.
    """
    if missing := [name for name in TOOLS if find_spec(name) is None]:
        raise RuntimeError(f"{' and '.join(missing)} must be installed")
    chosen = tuple(targets)
    files = [folder / target.name / target.file for target in chosen]
    for file, library in zip(files, _libraries(chosen), strict=True):
        file.parent.mkdir(parents=True, exist_ok=True)
        _write(file, library)
    return files


def _libraries(targets: Sequence[Target]) -> list[bytes]:
    """The libraries for some targets, from the cache or built now."""
    folders = {target: cache_folder(_packages(target)[-1]) for target in targets}
    files = {target: kept / f"{target.name}-zig{version('ziglang')}" for target, kept in folders.items() if kept}
    if not files or len(files) < len(targets):
        built = _built_apart(targets)
        return [built[target] for target in targets]
    with _one_at_a_time(next(iter(files.values())).parent):
        libraries = {target: library for target, file in files.items() if (library := unsealed(file))}
        for target, library in _built_apart([each for each in targets if each not in libraries]).items():
            _write(files[target], sealed(library))
            libraries[target] = library
    return [libraries[target] for target in targets]


@contextmanager
def _one_at_a_time(folder: Path) -> Iterator[None]:
    """Let a second build wait for the first, whose work it needs, if the system can lock files."""
    try:
        import fcntl
    except ImportError:
        yield
        return
    with (folder / "ahead.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        yield


def _built_apart(targets: Sequence[Target]) -> dict[Target, bytes]:
    """The libraries for some targets, built in another process."""
    if not targets:
        return {}
    # Numba may use nothing that only this processor has.
    environment = os.environ | {"TWELVEFOLD_COMPILING": "1", "NUMBA_CPU_NAME": "generic", "NUMBA_CPU_FEATURES": ""}
    with tempfile.TemporaryDirectory() as name:
        command = python_command("twelvefold.engine.kernel.ahead", name, *(target.name for target in targets))
        done = subprocess.run(
            command, env=environment, capture_output=True, text=True, timeout=LONGEST_BUILD, check=False
        )
        if done.returncode:
            raise RuntimeError((done.stderr.strip().splitlines() or ["the compiler stopped"])[-1])
        return {target: Path(name, target.name).read_bytes() for target in targets}


def _write(file: Path, content: bytes) -> None:
    """Write a whole file or nothing."""
    part = file.with_name(f"{file.name}.{os.getpid()}.part")
    part.write_bytes(content)
    part.replace(file)


def _build_here(folder: str, targets: Iterable[Target]) -> None:
    import llvmlite.binding as llvm

    llvm.initialize_all_targets()
    llvm.initialize_all_asmprinters()
    for target in targets:
        code = {name: each for package in _packages(target) for name, each in _code(package).items()}
        Path(folder, target.name).write_bytes(_library(target, code))


def _packages(target: Target) -> tuple[str, ...]:
    """The packages in a target's library."""
    return INSTALLED if target.wheel else PACKAGES


@cache
def _code(package: str) -> dict[str, tuple[str, str]]:
    """A package's functions in LLVM's language, and their names there: the same for all targets, so they're kept."""
    kept = cache_folder(package)
    if kept and (known := unsealed(kept / "llvm")):
        code: dict[str, tuple[str, str]] = json.loads(known)
        return code
    load_kernels(package)
    kernels = {name: each for name, each in KERNELS.items() if each.__module__.rpartition(".")[0] == package}
    code = {name: in_llvm(function) for name, function in sorted(kernels.items())}
    if kept:
        _write(kept / "llvm", sealed(json.dumps(code).encode()))
    return code


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
    here = this_machine()
    known = {**TARGETS, "here": here} if here else TARGETS
    if unknown := [name for name in names if name not in known]:
        sys.exit(f"There is no target {unknown[0]}: choose among {', '.join(known)}.")
    targets = [known[name] for name in names] or list(TARGETS.values())
    if COMPILING:
        _build_here(folder, targets)
        return
    try:
        for file in build(Path(folder), targets):
            print(f"{file}: {file.stat().st_size:,} bytes")
    except (OSError, RuntimeError, subprocess.TimeoutExpired) as error:
        sys.exit(f"The kernel can't be built: {error}")


if __name__ == "__main__":
    main()
