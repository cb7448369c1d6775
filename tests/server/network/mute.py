"""A server that never notifies the other nodes of its appends."""

from collections.abc import Sequence

from twelvefold.cli.main import main
from twelvefold.server.store.base import Notification
from twelvefold.server.store.notifications import Notifier


def _notify_nobody(self: Notifier, appended: Sequence[Notification]) -> None:
    pass


if __name__ == "__main__":
    Notifier.notify = _notify_nobody  # type: ignore[method-assign]  # the whole point
    main()
