"""A server with the fault that the secrecy test must find: an answer depends on hidden information."""

from twelvefold.cli.main import main
from twelvefold.protocol.messages import Presence
from twelvefold.server.node import live_table
from twelvefold.server.node.live_table import LiveTable

_send = LiveTable._send_presence


def _send_more(self: LiveTable) -> None:
    """Add a number to the spectator count that depends on the next tile to be turned up."""
    table = self.table
    extra = 0 if table.deal is None else table.deal.piles[-1][0]

    def presence(table: str, online: tuple[bool, ...], spectators: int) -> Presence:
        return Presence(table, online, spectators + extra)

    setattr(live_table, "Presence", presence)  # noqa: B010  # the fault
    _send(self)


if __name__ == "__main__":
    LiveTable._send_presence = _send_more  # type: ignore[method-assign]  # the fault
    main()
