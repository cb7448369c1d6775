"""Other game servers to compare with ours, fetched into a folder of their own and not part of the package."""

import shutil
from pathlib import Path

HERE = Path(__file__).resolve().parent
FOLDER = HERE.parent.parent / ".bench-peers"
"""Where `python -m bench.peers` puts them."""
PEERS = {"boardgame.io": ("boardgame.mjs", "0.50.2"), "colyseus": ("colyseus.mjs", "0.18.17")}
PACKAGES = {"boardgame.io": "boardgame.io", "colyseus": "@colyseus/core"}


def why_not(name: str) -> str | None:
    """Why a peer can't be measured here, or None if it can."""
    if shutil.which("node") is None:
        return "no Node"
    if not (FOLDER / "node_modules" / PACKAGES[name]).exists():
        return "not installed; python -m bench.peers fetches it"
    return None
