"""Puts the built client into a wheel or a source archive; what is installed for working on it is left alone."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # its configuration is of no interest
    """Builds the client if it is not in step with its sources."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed."""
        # Without web/ the client was built elsewhere, as in the container's image.
        if version == "editable" or not (HERE.parent / "web" / "src").exists():
            return
        sys.path.insert(0, str(HERE))
        from client import ensure_client
        from failures import SetupError

        try:
            ensure_client(_no_node)
        except SetupError as error:
            sys.exit(str(error))


def _no_node() -> None:
    """There is no .venv of ours to put a Node into: whoever builds a wheel has one, or ran `make setup` before."""
