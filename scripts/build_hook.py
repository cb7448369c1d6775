"""Puts the built client into a wheel or a source archive; an editable install is left alone."""

import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

HERE = Path(__file__).resolve().parent
WITHOUT = "The package is built without the browser client. Everything else works, and make setup builds the client."


class ClientHook(BuildHookInterface):  # type: ignore[type-arg]  # we don't use its configuration
    """Builds the client if its sources have changed."""

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Called before anything is packed. Without Node you still get the rules and the bots."""
        # If there is no web/, the client was built elsewhere, as for the container image.
        if version == "editable" or not (HERE.parent / "web" / "src").exists():
            return
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
