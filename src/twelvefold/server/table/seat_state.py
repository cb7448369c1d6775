"""A seat and who sits there; for the server only, since it contains token hashes."""

from dataclasses import dataclass

from twelvefold.protocol.table import SeatInfo, SeatKind

KEEPER = "ranger"
"""The bot that plays for a person who is away or has resigned, and in an open seat during a game."""


@dataclass(frozen=True, slots=True)
class SeatState:
    """A seat at the table."""

    kind: SeatKind = SeatKind.OPEN
    name: str | None = None
    bot: str | None = None
    holder: str | None = None
    away: bool = False
    resigned: bool = False
    offered: str | None = None
    """The hash of the secret that hands the seat over."""
    offered_until: float = 0.0
    """When that secret expires."""
    ends: bool = False
    again: bool = False
    since: int = 0
    """The entry that gave the seat to its player: the host's decisions about a seat must be based on it."""

    @property
    def played_by(self) -> str | None:
        """The bot that moves here now; None if a person does."""
        if self.kind is SeatKind.BOT:
            return self.bot
        return KEEPER if self.kind is SeatKind.OPEN or self.away or self.resigned else None

    @property
    def counts(self) -> bool:
        """Whether the player's agreement is needed: a person who is present and hasn't resigned."""
        return self.kind is SeatKind.PERSON and not self.away and not self.resigned

    def info(self, *, host: str | None, playing: bool, changed_hands: bool) -> SeatInfo:
        """The public view of the seat."""
        return SeatInfo(
            kind=self.kind,
            name=self.name,
            bot=self.played_by if playing else self.bot,
            away=self.away,
            resigned=self.resigned,
            host=self.holder is not None and self.holder == host,
            ends=self.ends,
            again=self.again,
            changed_hands=changed_hands,
        )
