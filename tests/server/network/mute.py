"""A server that notifies no other node of what it has appended."""

from collections.abc import Mapping

from twelvefold.cli.main import main
from twelvefold.server.store.notifications import Notifier


def _notify_nobody(self: Notifier, appended: Mapping[str, int]) -> None:
    pass


if __name__ == "__main__":
    Notifier.notify = _notify_nobody  # type: ignore[method-assign]  # that is the point
    main()
