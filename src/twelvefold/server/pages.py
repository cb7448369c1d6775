"""Where the client lies that this server serves."""

from functools import lru_cache
from pathlib import Path

OWN = Path(__file__).parent / "web"
"""The client in the package."""


def web_folder(chosen: Path | None) -> Path:
    """The folder of the client."""
    return OWN if chosen is None else chosen


@lru_cache(maxsize=4)
def index_page(chosen: Path | None) -> str:
    """The client's page."""
    return (web_folder(chosen) / "index.html").read_text(encoding="utf-8")
