"""Who is waiting for a table's bots, and whose share of bot time they use."""

from twelvefold.server.bots import Asker, Interest
from twelvefold.server.node.client import Client
from twelvefold.server.node.live_table import LiveTable


def asker_of(live: LiveTable) -> Asker:
    """A table as the bot queue knows it."""
    return Asker(live.table.id, _payer(live), lambda: interest_in(live))


def interest_in(live: LiveTable) -> Interest:
    """Who is waiting at a table now."""
    if any(map(_is_seated, live.watchers)):
        return Interest.SEATED
    return Interest.WATCHED if live.watchers else Interest.UNWATCHED


def _payer(live: LiveTable) -> str:
    """The address of a connected player, else of a spectator, else the host."""
    seated = [client for client in live.watchers if _is_seated(client)]
    addresses = [client.address for client in seated or live.watchers if client.address]
    return min(addresses, default=live.table.host or "")


def _is_seated(client: Client) -> bool:
    return client.yours is not None and bool(client.yours.seats)
