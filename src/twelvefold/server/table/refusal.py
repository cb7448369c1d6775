"""A command that cannot be done, and why."""

from twelvefold.protocol.messages import Reason
from twelvefold.world.errors import TwelvefoldError


class Refused(TwelvefoldError):
    """What a client gets as `Rejected`; nothing has changed."""

    def __init__(self, reason: Reason, where: str | None = None) -> None:
        super().__init__(reason if where is None else f"{reason}: {where}")
        self.reason = reason
        self.where = where
