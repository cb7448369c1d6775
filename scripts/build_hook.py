"""Puts the built client and the compiled kernel into a wheel; an editable install is left alone.

`TWELVEFOLD_KERNELS` is a folder of kernels built ahead of time (`python -m twelvefold.engine.kernel.ahead`), and
`TWELVEFOLD_TARGET` the target that the wheel is for, if that isn't this machine.
"""

import importlib.util
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import TYPE_CHECKING, Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

if TYPE_CHECKING:
    from twelvefold.engine.kernel.targets import Target

HERE = Path(__file__).resolve().parent
SOURCES = HERE.parent / "src"
KERNEL = "twelvefold/engine/kernel"
WITHOUT = "The package is built without the browser client. Everything else works, and make setup builds the client."
NO_LIBRARY = "The package is built without a kernel: where it runs, it needs pip install 'twelvefold[compiler]'."


class PackageHook(BuildHookInterface):  # type: ignore[type-arg]  # we don't use its configuration
    """Builds what isn't there yet, and packs it."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed. What can't be built is left out, and a message says so."""
        if version == "editable":
            return
        # If there is no web/, the client was built elsewhere, as for the container image.
        if (HERE.parent / "web" / "src").exists():
            _build_client()
        if self.target_name == "wheel":
            self._pack_kernel(build_data)

    def finalize(self, version: str, build_data: dict[str, Any], artifact_path: str) -> None:
        """Called when everything is packed."""
        if built := getattr(self, "built", None):
            built.cleanup()

    def _pack_kernel(self, build_data: dict[str, Any]) -> None:
        """Add the library of the wheel's target, and its name to the wheel's."""
        target = _target(os.environ.get("TWELVEFOLD_TARGET"))
        library = target and self._library(target)
        if target is None or library is None:
            print(NO_LIBRARY, file=sys.stderr)
            return
        build_data["force_include"][str(library)] = f"{KERNEL}/library/{target.file}"
        build_data["pure_python"] = False
        build_data["tag"] = f"py3-none-{target.wheel}"

    def _library(self, target: "Target") -> Path | None:
        """The library for a target: the one that is there, else built now; None if that isn't possible."""
        if kernels := os.environ.get("TWELVEFOLD_KERNELS"):
            return Path(kernels) / target.name / target.file
        sys.path.insert(0, str(SOURCES))
        try:
            from twelvefold.engine.kernel.ahead import build

            self.built = tempfile.TemporaryDirectory()
            return build(Path(self.built.name), [target])[0]
        except (ImportError, OSError, RuntimeError, subprocess.SubprocessError) as error:
            print(f"The kernel can't be built here ({error}).", file=sys.stderr)
            return None
        finally:
            sys.path.remove(str(SOURCES))


def _target(name: str | None) -> "Target | None":
    """The target with this name, or this machine's; without importing the package, since it may lack what it needs."""
    spec = importlib.util.spec_from_file_location("twelvefold_targets", SOURCES / KERNEL / "targets.py")
    assert spec is not None
    assert spec.loader is not None
    module = sys.modules[spec.name] = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    target: Target | None = module.TARGETS[name] if name else module.this_machine()
    return target


def _build_client() -> None:
    """Build the client if its sources have changed. Without Node you still get the rules and the bots."""
    sys.path.insert(0, str(HERE))
    from client import built_key, ensure_client, is_compressed, sources_key
    from failures import SetupError
    from node import find_node

    try:
        if built_key() == sources_key() and is_compressed():
            return
        if find_node() is None:
            raise SetupError("No Node here is new enough (get one from nodejs.org).")
        ensure_client(lambda: None)
    except SetupError as error:
        print(f"{error} {WITHOUT}", file=sys.stderr)
