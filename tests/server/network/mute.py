"""A server that tells no other node what it has appended."""

from collections.abc import Mapping

from twelvefold.cli.main import main
from twelvefold.server.store.notifications import Teller


def _tell_nobody(self: Teller, appended: Mapping[str, int]) -> None:
    pass


if __name__ == "__main__":
    Teller.tell = _tell_nobody  # type: ignore[method-assign]  # that is the point
    main()
