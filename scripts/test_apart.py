"""Runs the tests that need PyTorch, Stable-Baselines3 and RLlib: `python scripts/test_apart.py [PYTHON]`.

They run in .venv-apart, which it creates the first time, or with another Python that has these libraries.
"""

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
VENV = ROOT / ".venv-apart"
NEEDED = (".[sb3,rllib,compiler]", "torch", "pytest")
TESTS = ("tests/envs/apart/check_sb3.py", "tests/envs/apart/check_rllib.py")


def ensure_venv() -> Path:
    """The Python with the heavy libraries; they're installed if they aren't there yet."""
    python = VENV / "bin" / "python"
    complete = VENV / "complete"
    if not complete.exists():
        print("Installing PyTorch, Stable-Baselines3 and Ray into .venv-apart (once; several gigabytes).", flush=True)
        shutil.rmtree(VENV, ignore_errors=True)
        subprocess.run([sys.executable, "-m", "venv", str(VENV)], check=True)
        subprocess.run([str(python), "-m", "pip", "install", "--quiet", *NEEDED], cwd=ROOT, check=True)
        complete.touch()
    return python


def main() -> int:
    """Run them; the exit status is pytest's, or 1 if the libraries can't be installed."""
    try:
        python = Path(sys.argv[1]) if len(sys.argv) > 1 else ensure_venv()
    except (OSError, subprocess.SubprocessError) as error:
        print(f"The libraries can't be installed: {error}", file=sys.stderr)
        return 1
    # The sources are those of this folder, wherever the libraries are.
    environment = os.environ | {"PYTHONPATH": str(ROOT / "src")}
    command = [str(python), "-m", "pytest", "--noconftest", "-q", "--durations=0", *TESTS]
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    except OSError as error:
        print(f"{python} can't be started: {error}", file=sys.stderr)
        return 1


if __name__ == "__main__":
    sys.exit(main())
