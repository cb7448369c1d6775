"""A seat and who sits there; for the server alone, since it knows their tokens' hashes."""

from dataclasses import dataclass

from twelvefold.protocol.table import SeatInfo, SeatKind

KEEPER = "ranger"
"""The bot that keeps the seat of somebody who is away."""


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
    """The hash of the secret that hands it over."""
    offered_until: float = 0.0
    """From when on that secret is worthless."""
    ends: bool = False
    again: bool = False
    since: int = 0
    """The entry by which it became whose it is: what the host decides about a seat must have seen it."""

    @property
    def played_by(self) -> str | None:
        """The bot that moves here now; None where a person does."""
        if self.kind is SeatKind.BOT:
            return self.bot
        return KEEPER if self.kind is SeatKind.OPEN or self.away or self.resigned else None

    @property
    def counts(self) -> bool:
        """Whether somebody sits here whose word is asked for: a person who is there and has not given up."""
        return self.kind is SeatKind.PERSON and not self.away and not self.resigned

    def info(self, *, host: str | None, playing: bool, changed_hands: bool) -> SeatInfo:
        """The seat as all see it."""
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
