"""The machines the kernel can be built for ahead of time, each with a baseline processor.

Every library exports the kernel functions under their own names, with 64-bit integers and addresses as parameters.
"""

import os
import sys
from dataclasses import dataclass


@dataclass(frozen=True)
class Target:
    """One kind of machine."""

    name: str
    """What we call it: the system and the processor."""
    triple: str
    """What LLVM calls it."""
    processor: str
    """The oldest processor the library runs on."""
    features: str
    """What else that processor can do."""
    file: str
    """The name of the library."""
    link: tuple[str, ...]
    """The zig command that links the library."""
    wheel: str = ""
    """What the name of a wheel calls it; empty if there are no wheels for it."""


def _shared(zig: str, *options: str) -> tuple[str, ...]:
    return ("cc", "-target", zig, "-s", *options)


# Counting bits is one instruction on these: processors since about 2009, and browsers since 2021 to 2023.
X86 = "x86-64-v2"
WASM = "+simd128,+bulk-memory,+sign-ext,+nontrapping-fptoint,+mutable-globals"
# A search's notes are on the stack. It comes first in memory, so that too deep a search is an error and not damage.
STACK = ("-z", "stack-size=1048576", "--stack-first")

TARGETS = {
    target.name: target
    for target in (
        # Without a C library, so that it fits every Linux; zig adds memset and the like.
        Target(
            name="linux-x86_64",
            triple="x86_64-unknown-linux-gnu",
            processor=X86,
            features="",
            file="kernel.so",
            link=_shared("x86_64-linux-gnu.2.17", "-shared", "-nostdlib"),
            wheel="manylinux_2_17_x86_64.musllinux_1_1_x86_64",
        ),
        Target(
            name="linux-arm64",
            triple="aarch64-unknown-linux-gnu",
            processor="generic",
            features="",
            file="kernel.so",
            link=_shared("aarch64-linux-gnu.2.17", "-shared", "-nostdlib"),
            wheel="manylinux_2_17_aarch64.musllinux_1_1_aarch64",
        ),
        Target(
            name="macos-x86_64",
            triple="x86_64-apple-macosx11.0.0",
            processor=X86,
            features="",
            file="kernel.dylib",
            link=_shared("x86_64-macos.11.0", "-dynamiclib"),
            wheel="macosx_11_0_x86_64",
        ),
        Target(
            name="macos-arm64",
            triple="arm64-apple-macosx11.0.0",
            processor="apple-m1",
            features="",
            file="kernel.dylib",
            link=_shared("aarch64-macos.11.0", "-dynamiclib"),
            wheel="macosx_11_0_arm64",
        ),
        Target(
            name="windows-x86_64",
            triple="x86_64-pc-windows-gnu",
            processor=X86,
            features="",
            file="kernel.dll",
            link=_shared("x86_64-windows-gnu", "-shared"),
            wheel="win_amd64",
        ),
        Target(
            name="wasm",
            triple="wasm32-unknown-unknown",
            processor="generic",
            features=WASM,
            file="kernel.wasm",
            link=("wasm-ld", "--no-entry", "--strip-all", "--export=__heap_base", *STACK),
        ),
        # A side module: position-independent, in the memory of the Python that loads it.
        Target(
            name="pyodide",
            triple="wasm32-unknown-emscripten",
            processor="generic",
            features=WASM,
            file="kernel.so",
            link=("wasm-ld", "-shared", "--experimental-pic", "--no-entry", "--strip-all"),
        ),
    )
}
"""All of them by name."""

_SYSTEMS = {"linux": "linux", "darwin": "macos", "win32": "windows"}
_PROCESSORS = {"x86_64": "x86_64", "amd64": "x86_64", "aarch64": "arm64", "arm64": "arm64"}


def this_machine() -> Target | None:
    """The target that fits this machine and this Python, if there is one."""
    if sys.platform == "emscripten":
        return TARGETS["pyodide"]
    machine = os.uname().machine if hasattr(os, "uname") else os.environ.get("PROCESSOR_ARCHITECTURE", "")
    if sys.maxsize < 2**32:  # a 32-bit Python on a 64-bit machine
        return None
    return TARGETS.get(f"{_SYSTEMS.get(sys.platform)}-{_PROCESSORS.get(machine.lower())}")
