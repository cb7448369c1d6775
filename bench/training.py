"""Whether training with the defaults recreates the tables that come with the package, and how long it takes.

python bench/training.py
"""

import json
import subprocess
import sys
import time
from hashlib import sha256
from pathlib import Path
from tempfile import TemporaryDirectory

import twelvefold

RESULT = Path(__file__).parent / "results" / "training.json"
SHIPPED = Path(twelvefold.__file__).parent / "bots" / "data" / "standard.npz"


def main() -> None:
    """Train, compare byte for byte, and write the result."""
    with TemporaryDirectory() as folder:
        made = Path(folder) / "tables.npz"
        started = time.monotonic()
        subprocess.run([sys.executable, "-m", "twelvefold", "train", "--out", str(made)], check=True)
        minutes = (time.monotonic() - started) / 60
        same = made.read_bytes() == SHIPPED.read_bytes()
    told = {
        "command": "twelvefold train",
        "same_bytes": same,
        "sha256": sha256(SHIPPED.read_bytes()).hexdigest(),
        "minutes": round(minutes, 1),
    }
    print(json.dumps(told))
    RESULT.write_text(json.dumps(told, indent=1) + "\n")
    sys.exit(0 if same else "The tables differ from those of the package.")


if __name__ == "__main__":
    main()
