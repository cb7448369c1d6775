"""Builds a wheel for each platform, from this one machine: `python scripts/wheels.py [FOLDER [TARGET …]]`."""

import os
import subprocess
import sys
import tempfile
from pathlib import Path

from failures import SetupError
from offline import ensure_offline
from twelvefold.engine.kernel.ahead import build
from twelvefold.engine.kernel.targets import TARGETS, Target

ROOT = Path(__file__).resolve().parent.parent


def build_wheels(folder: Path, targets: list[Target]) -> None:
    """Build the kernels of some targets, and a wheel around each."""
    with tempfile.TemporaryDirectory() as kernels:
        build(Path(kernels), targets)
        for target in targets:
            subprocess.run(
                [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", str(folder)],
                cwd=ROOT,
                env=os.environ | {"TWELVEFOLD_KERNELS": kernels, "TWELVEFOLD_TARGET": target.name},
                check=True,
            )


def main(folder: str = "dist", *names: str) -> None:
    """Build the wheels of the targets that are named, or of all that have wheels."""
    with_wheels = {name: target for name, target in TARGETS.items() if target.wheel}
    if unknown := [name for name in names if name not in with_wheels]:
        sys.exit(f"There are no wheels for {unknown[0]}: choose among {', '.join(with_wheels)}.")
    try:
        ensure_offline()
        build_wheels(ROOT / folder, [with_wheels[name] for name in names or with_wheels])
    except (OSError, RuntimeError, SetupError, subprocess.SubprocessError) as error:
        sys.exit(f"The wheels can't be built: {error}")


if __name__ == "__main__":
    main(*sys.argv[1:])
