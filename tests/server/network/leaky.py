"""A server with the fault that the secrecy test must find: an answer depends on hidden information."""

from msgspec.structs import replace

from twelvefold.cli.main import main
from twelvefold.protocol.messages import Presence
from twelvefold.server.node.attendance import Attendance

_presence = Attendance.presence


def _more(self: Attendance) -> Presence:
    """Add a number to the spectator count that depends on the next tile to be turned up."""
    table, said = self._table(), _presence(self)
    extra = 0 if table.deal is None else table.deal.piles[-1][0]
    return replace(said, spectators=said.spectators + extra)


if __name__ == "__main__":
    Attendance.presence = _more  # type: ignore[method-assign]  # the fault
    main()
