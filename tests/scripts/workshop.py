"""A repository with this one's scripts and a minimal web client, for tests to set up and break."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

from tests.docs.pages import ROOT

SILENT_PORT = 9
"""A port that nobody listens on, so that asking for a package fails at once."""


def workshop(place: Path, *needed: str) -> Path:
    """Make a workshop whose web client needs these packages, which no registry has."""
    shutil.copytree(ROOT / "scripts", place / "scripts", ignore=shutil.ignore_patterns("__pycache__"))
    web = place / "web"
    web.mkdir()
    versions = dict.fromkeys(needed, "1.0.0")
    packages: dict[str, object] = {"": {"name": "nothing", "version": "1.0.0", "dependencies": versions}}
    packages |= {f"node_modules/{name}": {"version": "1.0.0"} for name in needed}
    (web / "package.json").write_text(json.dumps({"name": "nothing", "version": "1.0.0", "dependencies": versions}))
    (web / "package-lock.json").write_text(
        json.dumps({"name": "nothing", "version": "1.0.0", "lockfileVersion": 3, "packages": packages})
    )
    (web / ".npmrc").write_text(f"registry=http://127.0.0.1:{SILENT_PORT}/\ncache={place / 'cache'}\n")
    return place


def run(place: Path, script: str, *arguments: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """What a script prints and its exit code; it never ends in a traceback."""
    done = subprocess.run(
        [sys.executable, str(place / "scripts" / script), *arguments],
        capture_output=True,
        text=True,
        timeout=300,
        env=os.environ | environment,
    )
    assert "Traceback" not in done.stderr, done.stderr
    return done
